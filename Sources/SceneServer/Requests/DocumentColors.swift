import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/documentColor`: the colors of attributes, as names or digits.
    func documentColors(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        let colors = analysis(of: document).tree.writtenColors.map { color in
            (range: textRange(color.range, in: document), color: color.color)
        }
        return { value in
            value.array { array in
                for found in colors {
                    array.object { object in
                        object.member("range", found.range)
                        object.member("color") { member in
                            member.object { color in
                                for (name, shift) in HexadecimalColor.components {
                                    color.member(name, Double(found.color.value >> shift & 0xFF) / 0xFF)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Answers `textDocument/colorPresentation`: how a color that was picked is written.
    func colorPresentations(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        _ = try document(parameters)
        var value: UInt32 = 0
        for (name, shift) in HexadecimalColor.components {
            guard let component = parameters["color"]?["\(name)"]?.number, component >= 0, component <= 1 else {
                throw ResponseError(code: .invalidParams, message: "`color` needs numbers from 0 to 1")
            }
            value |= UInt32((component * 0xFF).rounded()) << shift
        }
        let label = HexadecimalColor(value: value).text
        return { reply in
            reply.array { array in
                array.object { $0.member("label", label) }
            }
        }
    }
}

/// A color as `0xRRGGBBAA`.
struct HexadecimalColor {
    var value: UInt32

    /// The components, with the places of their bits.
    static let components: [(name: StaticString, shift: UInt32)] = [
        ("red", 24), ("green", 16), ("blue", 8), ("alpha", 0),
    ]

    /// The color as a scene spells it: by name if it has one, or else with digits.
    var text: String {
        Schema.colors.first { $0.value == value }.map { "." + $0.name } ?? digits
    }

    /// The color with digits, those of the opacity only if it matters.
    var digits: String {
        let isOpaque = value & 0xFF == 0xFF
        let digits = String(isOpaque ? value >> 8 : value, radix: 16)
        return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.utf8.count) + digits
    }
}

extension SyntaxTree {
    /// The colors that are written as values of attributes, with their digits or with the dot and the name.
    fileprivate var writtenColors: [(range: SourceRange, color: HexadecimalColor)] {
        var colors: [(range: SourceRange, color: HexadecimalColor)] = []
        for index in 0..<tokens.count {
            let token = TokenID(index: index)
            switch tokens.kind(token) {
            case .color:
                guard let (value, count) = hexadecimal(token), count == 6 || count == 8 else { continue }
                let color = HexadecimalColor(value: count == 6 ? value << 8 | 0xFF : value)
                colors.append((tokens.range(token), color))
            case .word where index > 1 && tokens.kind(token.previous) == .dot:
                guard let attribute = Attribute(word: text(token.previous.previous)),
                    case .color = Schema.entry(of: attribute).shape
                else { continue }
                let name = text(token)
                guard let color = Schema.colors.first(where: { $0.name == name }) else { continue }
                let range = tokens.range(token.previous).union(tokens.range(token))
                colors.append((range, HexadecimalColor(value: color.value)))
            default: continue
            }
        }
        return colors
    }
}
