import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Changes of what is written of a view.
extension LintContext {
    /// Writes `text` where `attribute` of `view` is written, or else behind the view's kind and Name; `nil` where the
    /// view has no line of its own.
    func writing(_ text: String, for attribute: Attribute, of view: ViewID) -> Diagnostic.Edit? {
        if let range = scene.range(of: attribute, of: view) { return Diagnostic.Edit(range, text) }
        return adding(text, to: view)
    }

    /// Takes `attribute` of `view` away, with its line if nothing else stands there; `nil` where it is not written.
    func removing(_ attribute: Attribute, of view: ViewID) -> Diagnostic.Edit? {
        guard let range = scene.range(of: attribute, of: view) else { return nil }
        let line = scene.syntax.wholeLine(of: range)
        return Diagnostic.Edit(line == range ? scene.syntax.withBlanksBefore(range) : line, "")
    }

    /// Whether `attribute` of `view` is written without an expression, so that it is the same for all copies.
    func isWrittenOut(_ attribute: Attribute, of view: ViewID) -> Bool {
        guard let range = scene.range(of: attribute, of: view) else { return false }
        return !scene.syntax.source.bytes[range.start..<range.end].contains(UInt8(ascii: "("))
    }

    /// Writes `text` behind the kind and the Name of `view`; `nil` where the view has no line of its own.
    func adding(_ text: String, to view: ViewID) -> Diagnostic.Edit? {
        guard view != .root, scene.statement(of: view) != nil else { return nil }
        return Diagnostic.Edit(scene.range(of: view).atEnd, " " + text)
    }
}

/// The number as it would be written in a scene.
func written(_ number: Double) -> String {
    // A zero has no sign for people.
    numberText(number + 0)
}

/// The number for people, to a hundredth.
func rounded(_ number: Double) -> String {
    abs(number) < 1e12 ? written((number * 100).rounded() / 100) : written(number)
}

/// The point as it would be written in a scene.
func written(_ point: Point) -> String {
    "\(written(point.x)),\(written(point.y))"
}

/// The names in the order in which they are asked: `List -> Back -> Help`.
func chained(_ names: [String]) -> String {
    names.joined(separator: " -> ")
}
