import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics about layout.
extension Diagnostic {
    /// Returns the translation that moves a view as far out as a pin with a negative distance asks, or `nil` for any
    /// other attribute: it asks for a place, which the stack gives.
    private static func translation(for attribute: BoundAttribute, in tree: SyntaxTree) -> String? {
        let words = tree.source.text(in: attribute.range(in: tree)).split { $0 == " " || $0 == "\t" }
        guard words.count == 2, let text = words.last, let distance = Double(text), distance < 0 else { return nil }
        let (near, far) = (numberText(distance), numberText(-distance))
        return switch attribute.attribute {
        case .top: "0,\(near)"
        case .bottom: "0,\(far)"
        case .leading: "\(near),0"
        case .trailing: "\(far),0"
        default: nil
        }
    }

    static func layout(
        _ problem: LayoutProblem, of title: String, with attributes: [BoundAttribute], at range: SourceRange,
        in tree: SyntaxTree
    ) -> Diagnostic {
        switch problem {
        case .nothing:
            return error(
                .layout, "\(title) has no position and no size", at: range,
                "write `frame 0,0 120x44`, or pins: `leading 16 top 8 size 120x44`, `fill`")
        case .noSize:
            return error(
                .layout, "\(title) has no size", at: range,
                "few views have a size of their own in a scene: write `size 120x44`")
        case .missing(let axis, let hasPlace):
            let names = AxisNames(axis)
            if !hasPlace {
                return error(
                    .layout, "\(title) has no \(names.length) and no \(names.adjective) position", at: range,
                    "write `\(names.length) 44`, and where it is with `\(names.start)`, `\(names.end)` or `\(names.center)`; "
                        + "or both `\(names.start)` and `\(names.end)`")
            }
            return error(
                .layout, "\(title) has no \(names.length)", at: range,
                "few views have a size of their own in a scene: write `\(names.length) 44`, or both `\(names.start)` and "
                    + "`\(names.end)`"
            )
        case .placedInStack(let place):
            let word = attributes[place].attribute.word
            return error(
                .layout, "the stack around \(title) places it, so it takes no `\(word)`",
                at: attributes[place].range(in: tree),
                "write only its size, and arrange it with `spacing`, `distribution` and `alignment` on the stack",
                translation(for: attributes[place], in: tree).map {
                    "to move it out of its place in the stack, write `translate \($0)`"
                })
        case .safeAreaOfFrame(let safeArea):
            return error(
                .layout, "`safeArea` has no effect beside a `frame`", at: attributes[safeArea].range(in: tree),
                "a frame is in the superview's coordinates; write pins: `fill safeArea`, `top 8 leading 16 safeArea`")
        case .tooMuch(let axis, let all, let first, let second):
            let names = AxisNames(axis)
            let (first, second) = (attributes[first], attributes[second])
            let words = all.map { "`\(attributes[$0].attribute.word)`" }.joinedAsList()
            let written = insets(first, second, in: tree)
            var finding = error(
                .layout, "\(title) has too many \(names.adjective) pins: \(words)", at: second.range(in: tree),
                written.map {
                    "write all four distances after `fill`, in the order top, left, bottom, right: `fill \($0)`"
                }
                    ?? "a \(names.length) and one of `\(names.start)`, `\(names.end)` and `\(names.center)` are enough, or "
                    + "`\(names.start)` and `\(names.end)`")
            if first.node != second.node {
                finding = finding.with("`\(first.attribute.word)` is one of them", at: first.range(in: tree))
            }
            return finding
        }
    }

    /// Returns the four distances of a `fill` in which `pin` replaces one, if both are written as plain numbers.
    private static func insets(_ fill: BoundAttribute, _ pin: BoundAttribute, in tree: SyntaxTree) -> String? {
        let places: [Attribute: Int] = [.top: 0, .leading: 1, .bottom: 2, .trailing: 3]
        guard fill.attribute == .fill, let place = places[pin.attribute] else { return nil }
        let values = { (attribute: BoundAttribute) in
            tree.source.text(in: attribute.range(in: tree)).dropFirst(attribute.attribute.word.utf8.count)
                .split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
        }
        var insets = values(fill)
        if insets.count < 2 { insets = Array(repeating: insets.first ?? "0", count: 4) }
        let distance = values(pin)
        guard insets.count == 4, distance.count == 1 else { return nil }
        insets[place] = distance[0]
        let areNumbers = insets.allSatisfy { text in
            text.isQuotableNumber
                && text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
        }
        return areNumbers ? insets.joined(separator: ",") : nil
    }

    static func negativeSize(_ title: String, _ axis: Axis, _ value: Double, at range: SourceRange) -> Diagnostic {
        let names = AxisNames(axis)
        return error(
            .layout, "the \(names.length) of \(title) comes out as \(numberText(value))", at: range,
            "`\(names.start)` and `\(names.end)` leave no room between them in its superview")
    }

    static func tooManyCells(at range: SourceRange) -> Diagnostic {
        error(
            .limit, "these rows or items and those before them are too many", at: range,
            "a table or collection has at most 1e9 of them")
    }

    static func coordinateTooLarge(_ title: String, at range: SourceRange) -> Diagnostic {
        error(
            .limit, "\(title) is too far out", at: range, "coordinates must be finite and between -1e9 and 1e9")
    }
}

/// The words that messages use for an axis.
private struct AxisNames {
    var start: String
    var end: String
    var center: String
    var length: String
    var adjective: String

    init(_ axis: Axis) {
        switch axis {
        case .horizontal: self.init("leading", "trailing", "centerX", "width", "horizontal")
        case .vertical: self.init("top", "bottom", "centerY", "height", "vertical")
        }
    }

    private init(
        _ start: String, _ end: String, _ center: String, _ length: String, _ adjective: String
    ) {
        self.start = start
        self.end = end
        self.center = center
        self.length = length
        self.adjective = adjective
    }
}

extension Diagnostic {
    static func tooManyViews(_ limit: SceneLimit, at range: SourceRange) -> Diagnostic {
        if let ofFile = limit.ofFile {
            return error(
                .limit, "the scenes of this file have more than \(ofFile) views up to here", at: range,
                "each instance and each recognizer counts, long lines more than once, and each expectation on further "
                    + "devices; cells count only where they are displayed",
                "a longer file may have one for every two bytes")
        }
        return error(
            .limit, "the scene has more than \(limit.views) views", at: range,
            "each instance and each recognizer counts; cells count only where they are displayed")
    }

    /// The items that uses of components make, before conditions leave any out.
    static func tooManyItems(at range: SourceRange) -> Diagnostic {
        error(
            .limit, "the uses of components have too many items in them", at: range,
            "each use counts all items of its component and of those used in it, also under an `if` that leaves them out; one "
                + "use in a `repeat` counts once")
    }

    static func attributeForOneCell(_ attribute: Attribute, at range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "`\(attribute.word)` can't depend on the row or item", at: range,
            "write rows of different heights one by one with `row`")
    }

    static func percentOfNothing(_ range: SourceRange) -> Diagnostic {
        error(
            .wrongValue, "the height of a row or header can't be a percentage", at: range, "write its height in points"
        )
    }
}
