import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Edits to the source of a view.
extension LoweredScene {
    /// Returns the edit that replaces `attribute` of `view` by `text`, or inserts `text` after the view's kind and
    /// Name. Returns `nil` if the view has no line of its own.
    func writing(_ text: String, for attribute: Attribute, of view: ViewID) -> Diagnostic.Edit? {
        if let range = range(of: attribute, of: view) { return Diagnostic.Edit(range, text) }
        return adding(text, to: view)
    }

    /// Returns the edit that removes `attribute` of `view`, and its line if nothing else is on it. Returns `nil` if the
    /// attribute isn't in the source.
    func removing(_ attribute: Attribute, of view: ViewID) -> Diagnostic.Edit? {
        guard let range = range(of: attribute, of: view) else { return nil }
        let line = syntax.source.wholeLine(of: range)
        return Diagnostic.Edit(line == range ? syntax.source.withBlanksBefore(range) : line, "")
    }

    /// Returns whether `attribute` of `view` is written without an expression, so that all instances share its value.
    func isWrittenOut(_ attribute: Attribute, of view: ViewID) -> Bool {
        guard let range = range(of: attribute, of: view) else { return false }
        return !syntax.source.bytes[range.start..<range.end].contains(UInt8(ascii: "("))
    }

    /// Returns the edit that inserts `text` after the kind and the Name of `view`, or `nil` if the view has no line of
    /// its own.
    func adding(_ text: String, to view: ViewID) -> Diagnostic.Edit? {
        guard view != .root, statement(of: view) != nil else { return nil }
        return Diagnostic.Edit(range(of: view).atEnd, " " + text)
    }
}
