import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Edits to the source of a view.
extension LoweredScene {
    /// Returns the edit that replaces `attribute` of `view` by `text`, or inserts `text` after the view's kind and
    /// Name. Returns `nil` if the view has no line of its own, if an expression gives the attribute its value, which
    /// may be another one for other instances, or if a `hitTest` block excludes the attribute.
    func writing(_ text: String, for attribute: Attribute, of view: ViewID) -> Diagnostic.Edit? {
        if hasBlock(against: attribute, of: view) { return nil }
        if let range = range(of: attribute, of: view), isOwn(range, of: view) {
            return isLiteral(attribute, of: view) ? Diagnostic.Edit(range, text) : nil
        }
        return adding(text, to: view)
    }

    /// Returns the edit that removes `attribute` of `view`, and its line if nothing else is on it. Returns `nil` if the
    /// attribute isn't in the source, or an expression gives it its value.
    func removing(_ attribute: Attribute, of view: ViewID) -> Diagnostic.Edit? {
        guard let range = range(of: attribute, of: view), isLiteral(attribute, of: view) else { return nil }
        guard isOwn(range, of: view) else { return nil }
        let source = tree(of: range).source
        let line = source.wholeLine(of: range.written)
        return Diagnostic.Edit(line == range.written ? source.withBlanksBefore(range.written) : line, "")
    }

    /// Returns whether an attribute at `range` is in the statement of `view`, not in the component that it uses, where
    /// an edit would change all uses.
    private func isOwn(_ range: SourceRange, of view: ViewID) -> Bool {
        // A cell's attributes may apply to its content view.
        statement(of: view).map { $0.contains(range) || range.use == 0 } ?? true
    }

    /// Returns the edit that inserts the line `text` at the end of the block of `view`. Returns `nil` if the block
    /// isn't on lines of its own, or if `view` has a `hitTest` block or words that exclude one.
    func addingLine(_ text: String, inBlockOf view: ViewID) -> Diagnostic.Edit? {
        guard view != .root, let statement = statement(of: view), !hasBlock(against: .passthrough, of: view),
            range(of: .passthrough, of: view) == nil, range(of: .touchDelegate, of: view) == nil,
            case let source = tree(of: statement).source, statement.length > 1,
            source.bytes[statement.end - 1] == UInt8(ascii: "}")
        else { return nil }
        let brace = statement.with(start: statement.end - 1)
        let line = source.wholeLine(of: brace)
        guard line != brace else { return nil }
        return Diagnostic.Edit(line.atStart, source.line(of: text, indentedAsAt: brace.start, levels: 1))
    }

    /// Returns the edit that inserts `text` after the kind and the Name of `view`, or `nil` if the view has no line of
    /// its own.
    private func adding(_ text: String, to view: ViewID) -> Diagnostic.Edit? {
        guard view != .root, statement(of: view) != nil else { return nil }
        return Diagnostic.Edit(range(of: view).atEnd, " " + text)
    }
}
