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

    /// Returns the edits that insert the statement `text` at the end of the block of `view`: on a line of its own, or
    /// behind a `;` if something else follows the block on its line. A block that is on one line is put on several.
    /// A view without a block gets one. Returns `nil` if `view` has a `hitTest` block or words that exclude one.
    func adding(statement text: String, inBlockOf view: ViewID) -> [Diagnostic.Edit]? {
        guard view != .root, let statement = statement(of: view), !hasBlock(against: .passthrough, of: view),
            range(of: .passthrough, of: view) == nil, range(of: .touchDelegate, of: view) == nil,
            case let tree = tree(of: statement), case let source = tree.source, statement.length > 1
        else { return nil }
        guard source.bytes[statement.end - 1] == UInt8(ascii: "}") else {
            return [Diagnostic.Edit(statement.atEnd, " { \(text) }")]
        }
        let brace = statement.with(start: statement.end - 1)
        let closing = tree.token(endingAfter: brace.start)
        if tree.startsLine(closing) {
            let line = brace.with(start: source.startOfBlanks(before: brace.start))
            return [Diagnostic.Edit(line.atStart, source.line(of: text, indentedAsAt: brace.start, levels: 1))]
        }
        let opening = tree.openingBrace(onLineOf: closing)
        let isAlone =
            (tree.startsLine(closing.next) || tree.kind(closing.next) == .endOfFile)
            && (opening == nil || opening?.next == closing
                || tree.startsLine(tree.token(endingAfter: statement.start)))
        guard isAlone else {
            let separator = [.leftBrace, .semicolon].contains(tree.kind(closing.previous)) ? " " : "; "
            return [Diagnostic.Edit(source.withBlanksBefore(brace.atStart), "\(separator)\(text) ")]
        }
        let end = source.lineEnd + source.indentation(at: statement.start)
        let inner = end + String(repeating: " ", count: Source.blanksPerLevel)
        let last = Diagnostic.Edit(source.withBlanksBefore(brace.atStart), inner + text + end)
        guard let opening, opening.next != closing else { return [last] }
        return [Diagnostic.Edit(source.withBlanksBefore(tree.range(opening.next).atStart), inner), last]
    }

    /// Returns the edit that inserts `text` after the kind and the Name of `view`, or `nil` if the view has no line of
    /// its own.
    private func adding(_ text: String, to view: ViewID) -> Diagnostic.Edit? {
        guard view != .root, statement(of: view) != nil else { return nil }
        return Diagnostic.Edit(range(of: view).atEnd, " " + text)
    }
}

extension SyntaxTree {
    /// Returns the brace that `closing` closes if it is on the same line.
    fileprivate func openingBrace(onLineOf closing: TokenID) -> TokenID? {
        var (token, depth) = (closing, 0)
        for _ in 0..<Self.maximumTokensOfLine {
            if kind(token) == .rightBrace { depth += 1 }
            if kind(token) == .leftBrace { depth -= 1 }
            if depth == 0 { return token }
            if startsLine(token) || token.index == 0 { return nil }
            token = token.previous
        }
        return nil
    }

    /// Longer lines are written by programs.
    private static let maximumTokensOfLine = 1000
}
