import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let misleadingIndentation: Rule = Rule(
        name: "misleading-indentation", severity: .warning,
        explanation: """
            ## What it finds
            Reports attributes on a line of their own that are indented more deeply than the item above them, as if they
            belonged to it. They belong to the block around both.

            `scenec fmt` moves such a line to the left, so formatted files have none. In a file with errors nothing is
            reported.

            ## Why it is bad
            A statement ends at the end of its line. In the example the whole scene is hidden, not `Save`, and every answer is
            about something else than you meant.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save center size 200x44
                    hidden
            }
            ```

            ## Instead
            Write the attributes on the line of the item, or in a block of its own.
            ```scene
            scene Main 390x844 {
                button Save center size 200x44 hidden
            }
            ```

            ## In UIKit
            Nothing corresponds: in Swift, `save.isHidden = true` names the view that it is about.
            """,
        check: .file { file, hasErrors in hasErrors ? [] : file.tree.misleadingLines.map { .misleadingIndentation($0) }
        })
}

/// Attributes that look as if they belonged to an item.
private struct MisleadingLines {
    /// The kind of the item above them, or its Name if it has one.
    let item: String
    /// The head of the item.
    let head: SourceRange
    /// The end of the attributes on the line of the item.
    let headerEnd: Int
    /// The text of the file.
    let source: Source
    /// The lines with attributes.
    var lines: [SourceRange] = []

    init(below syntax: ItemSyntax) {
        item = syntax.name?.text ?? syntax.word?.text ?? ""
        head = syntax.head
        headerEnd = syntax.header.end
        source = syntax.tree.source
    }
}

extension SyntaxTree {
    /// The attributes on lines of their own that are indented more deeply than the item above them.
    fileprivate var misleadingLines: [MisleadingLines] {
        var found: [MisleadingLines] = []
        forEachNode { node, _ in
            if kind(node) == .block { addMisleadingLines(in: node, to: &found) }
        }
        return found
    }

    private func addMisleadingLines(in block: NodeID, to found: inout [MisleadingLines]) {
        /// The last item that nothing else seems to contain, and what seems to belong to it.
        var above: NodeID?
        var lines: MisleadingLines?
        for node in children(block) {
            let isItem = kind(node) == .item
            if isItem, let item = above, isIndented(node, deeperThan: item), isAttribute(node), !isAttribute(item) {
                if lines == nil { lines = MisleadingLines(below: ItemSyntax(tree: self, node: item)) }
                lines?.lines.append(range(node))
                continue
            }
            if let lines { found.append(lines) }
            lines = nil
            above = isItem ? node : nil
        }
        if let lines { found.append(lines) }
    }

    /// Returns whether the item at `node` is a line with attributes.
    private func isAttribute(_ node: NodeID) -> Bool {
        let word = text(firstToken(node))
        return Schema.attributes.contains { $0.word == word } && Schema.kind(word) == nil
    }

    /// Returns whether the line of `node` begins with the blanks before `other` and more.
    private func isIndented(_ node: NodeID, deeperThan other: NodeID) -> Bool {
        guard startsLine(firstToken(node)), startsLine(firstToken(other)) else { return false }
        let (start, otherStart) = (range(node).start, range(other).start)
        let blanks = source.bytes[source.startOfBlanks(before: start)..<start]
        let otherBlanks = source.bytes[source.startOfBlanks(before: otherStart)..<otherStart]
        return blanks.count > otherBlanks.count && blanks.starts(with: otherBlanks)
    }
}

extension Diagnostic {
    fileprivate static func misleadingIndentation(_ found: MisleadingLines) -> Diagnostic {
        let first = found.lines[0]
        let texts = found.lines.map { found.source.text(in: $0) }
        let end = SourceRange(at: found.headerEnd, in: first.file)
        // What has a comment or something else behind it stays where it is.
        let lines = found.lines.map { found.source.removable($0) }
        let canMove = zip(lines, found.lines).allSatisfy { $0 != $1 } && !texts.contains { $0.contains("\n") }
        let edits =
            [Edit(end, texts.map { " " + $0 }.joined())] + lines.map { Edit($0, "") }
        return Rule.misleadingIndentation.finding(
            "`\(texts[0])` doesn't belong to `\(found.item)`, though it is indented as if it did", at: first,
            notes: [
                Note("this item ends at the end of its line", at: found.head),
                Note(
                    "it belongs to the block around both: indent it like `\(found.item)`, or write it on that line"),
            ],
            fixes: canMove
                ? [Fix("write it on the line of `\(found.item)`", safe: false, edits: edits)] : [])
    }
}
