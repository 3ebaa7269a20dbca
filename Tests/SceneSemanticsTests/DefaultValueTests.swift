import SceneRuntime
import SceneSyntax
import SceneText
import Testing

@testable import SceneSemantics

/// The defaults in the table of words are those that lowering applies.
struct DefaultValueTests {
    /// The attributes whose default is a value, not a description of one.
    static let attributes = Schema.attributes.filter { entry in
        entry.defaultText.first.map { $0 == "." || $0.isNumber } ?? false
    }

    @Test(arguments: attributes.map { $0.word })
    func writingTheDefaultChangesNothing(_ word: String) throws {
        let entry = try #require(Self.attributes.first { $0.word == word })
        let container = try #require(Self.container(of: entry), "no kind takes it")
        let plain = try Self.lowered(container(""))
        #expect(try Self.lowered(container("\(word) \(entry.defaultText)")) == plain)
        guard let other = Self.otherValue(of: entry) else { return }
        #expect(try Self.lowered(container("\(word) \(other)")) != plain, "\(other) is the default, too")
    }

    /// Returns a value that isn't the default, if there is a simple one.
    private static func otherValue(of entry: AttributeEntry) -> String? {
        switch entry.shape {
        case .flag: entry.defaultText == ".on" ? ".off" : ".on"
        case .number(let range), .count(let range):
            Double(entry.defaultText).map { numberText(range.contains($0 + 1) ? $0 + 1 : $0 / 2) }
        case .time: "7ms"
        default: nil
        }
    }

    /// Returns a function that writes a scene with further attributes where `entry` is possible.
    private static func container(of entry: AttributeEntry) -> ((String) -> String)? {
        switch entry.group {
        case .scene: return { "scene Main 100x100 \($0) {\nbutton B frame 0,0 50x50\n}\n" }
        case .recognizer:
            return { "scene Main 100x100 {\nview V frame 0,0 50x50 { recognizer .tap \($0) }\n}\n" }
        case .items:
            return {
                "scene Main 100x100 {\ncollection C frame 0,0 80x90 {\nitems 4 size 20x20 \($0) { cell { button B fill } }\n}\n}\n"
            }
        default: break
        }
        let kinds: [(ViewKind, String)] = [
            (.view, "view V leading 5 top 5 size 20x20 %"), (.button, "button V leading 5 top 5 size 20x20 %"),
            (.switch, "switch V leading 5 top 5 %"), (.slider, "slider V leading 5 top 5 width 50 %"),
            (
                .scroll,
                "scroll V frame 0,0 90x90 viewForZooming -> A contentSize 200x200 % {\nview A frame 0,0 20x20\n}"
            ),
            (.table, "table V frame 0,0 90x90 % { rows 3 height 30 { cell { button B frame 0,0 20x40 overhang } } }"),
            (.collection, "collection V frame 0,0 90x90 % { items 3 size 20x20 { cell { button B fill } } }"),
            (.stack, "stack V .horizontal frame 0,0 90x90 % {\nview A\nview B\n}"),
        ]
        guard let (_, text) = kinds.first(where: { Schema.entry(of: .view($0.0))?.takes(entry.attribute) ?? false })
        else { return nil }
        return { "scene Main 100x100 safeArea 10 {\n\(text.replacing("%", with: $0))\n}\n" }
    }

    /// Returns everything that a scene's evaluation depends on.
    private static func lowered(_ text: String) throws -> String {
        let file = BoundFile.bind(SyntaxTree.parse(Source(path: "a.scene", text: text)))
        #expect(file.diagnostics.filter { $0.severity == .error }.isEmpty, "\(text)")
        let bound = try #require(file.scenes.first, "\(text)")
        var budget = ViewBudget(for: file.tree.source)
        guard case .scene(let scene) = bound.lowered(on: 0, displayOrder: nil, within: &budget) else {
            Issue.record("\(text)")
            return text
        }
        return "\(scene.tree) \(scene.touchSettings) \(scene.minimumTarget) \(scene.safeArea)"
    }
}
