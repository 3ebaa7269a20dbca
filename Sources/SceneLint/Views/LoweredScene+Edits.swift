import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Edits to the source of a view.
extension LintContext {
    /// Returns the edit that replaces `attribute` of `view` by `text`, or inserts `text` after the view's kind and
    /// Name. Returns `nil` if the view has no line of its own.
    func writing(_ text: String, for attribute: Attribute, of view: ViewID) -> Diagnostic.Edit? {
        if let range = scene.range(of: attribute, of: view) { return Diagnostic.Edit(range, text) }
        return adding(text, to: view)
    }

    /// Returns the edit that removes `attribute` of `view`, and its line if nothing else is on it. Returns `nil` if the
    /// attribute isn't in the source.
    func removing(_ attribute: Attribute, of view: ViewID) -> Diagnostic.Edit? {
        guard let range = scene.range(of: attribute, of: view) else { return nil }
        let line = scene.syntax.wholeLine(of: range)
        return Diagnostic.Edit(line == range ? scene.syntax.withBlanksBefore(range) : line, "")
    }

    /// Returns whether `attribute` of `view` is written without an expression, so that all instances share its value.
    func isWrittenOut(_ attribute: Attribute, of view: ViewID) -> Bool {
        guard let range = scene.range(of: attribute, of: view) else { return false }
        return !scene.syntax.source.bytes[range.start..<range.end].contains(UInt8(ascii: "("))
    }

    /// Returns the edit that inserts `text` after the kind and the Name of `view`, or `nil` if the view has no line of
    /// its own.
    func adding(_ text: String, to view: ViewID) -> Diagnostic.Edit? {
        guard view != .root, scene.statement(of: view) != nil else { return nil }
        return Diagnostic.Edit(scene.range(of: view).atEnd, " " + text)
    }
}

/// Returns the number in scene syntax.
func written(_ number: Double) -> String {
    // Adding 0 turns -0 into 0.
    numberText(number + 0)
}

/// Returns the number rounded to a hundredth for display.
func rounded(_ number: Double) -> String {
    abs(number) < 1e12 ? written((number * 100).rounded() / 100) : written(number)
}

/// Returns the point in scene syntax.
func written(_ point: Point) -> String {
    "\(written(point.x)),\(written(point.y))"
}

/// Returns the names in the order in which they are asked: `List -> Back -> Help`.
func chained(_ names: [String]) -> String {
    names.joined(separator: " -> ")
}
