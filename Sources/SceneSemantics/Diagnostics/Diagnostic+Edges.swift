import SceneSyntax
import SceneText

/// Diagnostics about edges of views in expressions.
extension Diagnostic {
    /// Reports that `word` is no edge.
    ///
    /// - Parameter direction: The direction in which edges count from the leading side, which `frame` doesn't do.
    static func unknownEdge(_ word: SpelledToken, in direction: LayoutDirection) -> Diagnostic {
        let names = Edge.allCases.map { $0.rawValue }
        let isSide = ["left", "leftAnchor", "right", "rightAnchor", "x"].contains(word.text)
        let foreign = foreignEdges[word.text].map { edge in
            !isSide || direction != .rightToLeft ? edge : edge == "minX" ? "maxX" : "minX"
        }
        let meant = foreign ?? Misspelling.word(word.text, among: names)
        let remark = isSide && direction == .rightToLeft ? ", which counts from the right edge" : ""
        return error(
            .unknownName, "a view has no edge `\(word.text)`", at: word.range,
            meant.map { "write `\($0)`\(remark)" } ?? suggestion(NearestWord.of(word.text, among: names)),
            "the edges are \(names.map { "`\($0)`" }.joinedAsList())",
            fix: meant.map { .replace(word.range, by: $0, safe: !isSide || direction == .leftToRight) })
    }

    /// An unknown edge of the view `name` is the offset of `attribute`, `centerX` or `centerY`. What you mean is a
    /// place, which takes another attribute. `half` is half the length of the view that is laid out, if that is known.
    static func unknownEdge(
        _ word: SpelledToken, of name: SpelledToken, insteadOfOffset attribute: Attribute, half: String?
    ) -> Diagnostic {
        let (pin, length) = attribute == .centerX ? ("leading", "width") : ("top", "height")
        let edge = foreignEdges[word.text] ?? (attribute == .centerX ? "midX" : "midY")
        let place = name.text.isQuotable ? "\(name.text).\(edge)" : "Title.\(edge)"
        return error(
            .unknownName, "a view has no edge `\(word.text)`", at: word.range,
            "`\(attribute.word)` takes the distance from the middle of the superview, not a place",
            half.map { "for its middle at that place write `\(pin) (\(place) - \($0))`, less half its \(length)" }
                ?? "for its middle at that place write `\(pin) (\(place) - 30)`, if its \(length) is 60")
    }

    /// What Auto Layout and other tools call the edges.
    private static let foreignEdges = [
        "top": "minY", "topAnchor": "minY", "y": "minY", "bottom": "maxY", "bottomAnchor": "maxY", "left": "minX",
        "leftAnchor": "minX", "x": "minX", "leading": "minX", "leadingAnchor": "minX", "right": "maxX",
        "rightAnchor": "maxX", "trailing": "maxX", "trailingAnchor": "maxX", "centerX": "midX",
        "centerXAnchor": "midX", "centerY": "midY", "centerYAnchor": "midY", "widthAnchor": "width",
        "heightAnchor": "height",
    ]

    /// An edge is written where no view is laid out; `scene` is the Name of the scene if it is an edge of that.
    /// Elsewhere `length` is the same edge of the scene, which can be used there.
    static func edgeOutsideLayout(
        _ range: SourceRange, of scene: SpelledToken?, length: String? = nil
    ) -> Diagnostic {
        if let scene {
            return error(
                .misplaced, "only the `width` and `height` of the scene can be used here", at: range,
                "write `\(scene.text).width` or `\(scene.text).height`")
        }
        return error(
            .misplaced, "edges of views can only be used in layout attributes", at: range,
            length.map {
                "write a number, or the width or height of the scene: `(\($0))`\n"
                    + "or use the edge where a view is laid out: `width (Title.width - 32)`"
            }
                ?? "write it where a view is laid out: `top (Title.maxY + 8)`")
    }

    static func selfOutsideComponent(_ word: SpelledToken) -> Diagnostic {
        error(
            .unknownName, "`self` has no meaning here", at: word.range,
            "write the Name of the superview, or of an earlier view of the same block: `(Title.maxY + 8)`")
    }

    static func edge(
        _ problem: EdgeProblem, _ name: SpelledToken, _ edge: Edge, at range: SourceRange, declared: SourceRange?
    ) -> Diagnostic {
        let (name, word) = (name.text, edge.rawValue)
        let (message, remark): (String, String)
        switch problem {
        case .itself:
            message = "the layout of `\(name)` refers to `\(name)` itself"
            remark = "use an edge of an earlier view of the same block, or of the superview"
        case .later:
            message = "`\(name).\(word)` isn't known yet, because `\(name)` comes further below"
            remark =
                "views are laid out in the order written: lay out `\(name)` by this view\n"
                + "or write `\(name)` first, which also puts it behind what follows"
        case .elsewhere:
            message = "`\(name)` isn't in the same superview, so its edges can't be used here"
            remark =
                "use an edge of an earlier view of the same block or of the superview, or the `width` or `height` of a view "
                + "further out"
        case .otherInstance:
            message = "`\(name)` has several instances, so `\(name).\(word)` has no single value here"
            remark = "use it in the same instance, in the block of the `repeat` or cell that `\(name)` is in"
        case .placeOfAncestor:
            message = "only the `width` and `height` of `\(name)` can be used here, because it is further out"
            remark = "pins are relative to the superview; all its edges can be used"
        case .inStack:
            message = "the stack places `\(name)`, so its edges can't be used here"
            remark = "views in a stack follow each other: write `spacing`, or `customSpacing` on the view before"
        }
        let diagnostic = error(.layout, message, at: range, remark)
        return diagnostic.with("`\(name)` is declared here", at: declared)
    }

    /// The view that an edge belongs to is in a branch that isn't taken.
    static func edgeOfMissingView(_ name: String, at range: SourceRange) -> Diagnostic {
        error(
            .layout, "there is no `\(name)` here, because its `if` doesn't apply", at: range,
            "write this view in the same branch, or give `\(name)` in the other branch, too")
    }
}
