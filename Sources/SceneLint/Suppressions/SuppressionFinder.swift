import SceneSyntax
import SceneText

/// Finds the suppressions of a file. A file without any costs no more than a look at its bytes.
struct SuppressionFinder {
    private let tree: SyntaxTree
    /// The suppressions, from the first to the last.
    private(set) var suppressions: [Suppression] = []

    /// What every suppression begins with, behind the slashes.
    private static let prefix = Array("scenec:".utf8)

    /// Looks for the suppressions of `tree`.
    init(_ tree: SyntaxTree) {
        self.tree = tree
        let bytes = tree.source.bytes
        // A colon is rare, so that looking for it is faster than looking for the first letter.
        var offset = 0
        while let colon = bytes.span.firstOffset(of: UInt8(ascii: ":"), from: offset) {
            offset = colon + 1
            let start = offset - Self.prefix.count
            guard start >= 0, bytes[start..<offset].elementsEqual(Self.prefix), let slashes = slashes(before: start)
            else { continue }
            suppressions.append(suppression(from: slashes, prefix: tree.source.range(start, offset)))
        }
    }

    /// Where the comment begins in which nothing but blanks stands before `offset`; `nil` where there is no such comment.
    private func slashes(before offset: Int) -> Int? {
        let bytes = tree.source.bytes
        let next = firstToken(behind: offset)
        let gap = next.index == 0 ? tree.source.byteOrderMarkLength : tree.tokens.range(next.previous).end
        var start = offset
        while start > gap, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
            start -= 1
        }
        let end = start
        while start > gap, bytes[start - 1] == UInt8(ascii: "/") { start -= 1 }
        // In the middle of a word or a quotation they begin nothing.
        let isFree = start == gap || bytes[start - 1].isBlank || bytes[start - 1] == UInt8(ascii: "\n")
        return end - start >= 2 && isFree ? start : nil
    }

    /// The first token that begins behind `offset`.
    private func firstToken(behind offset: Int) -> TokenID {
        let tokens = 0..<max(0, tree.tokens.count - 1)
        return TokenID(index: tokens.partitioningIndex { tree.tokens.range(TokenID(index: $0)).start > offset })
    }

    /// The suppression that begins with the slashes at `slashes`.
    private func suppression(from slashes: Int, prefix: SourceRange) -> Suppression {
        let bytes = tree.source.bytes
        var end = bytes.span.firstOffset(of: UInt8(ascii: "\n"), from: prefix.end) ?? bytes.count
        while end > prefix.end, bytes[end - 1].isBlank { end -= 1 }
        var reader = SuppressionReader(tree.source, from: prefix.end, to: end)
        let word = reader.readWord()
        var suppression = Suppression(
            comment: prefix.with(start: slashes, end: end),
            word: prefix.with(end: word.range.end), isUnderstood: word.name == "allow")
        suppression.code = code(of: prefix.start)
        guard suppression.isUnderstood else { return suppression }
        suppression.rules = reader.readRules()
        suppression.reason = reader.readReason()
        return suppression
    }

    /// The first token of the line that a comment at `offset` speaks of: its own line if there is code on it, else the next
    /// one that has some.
    private func code(of offset: Int) -> SourceRange? {
        let next = firstToken(behind: offset)
        if next.index > 0 {
            let previous = tree.tokens.range(next.previous)
            if tree.source.position(at: previous.end).line == tree.source.position(at: offset).line { return previous }
        }
        return tree.tokens.kind(next) == .endOfFile ? nil : tree.tokens.range(next)
    }
}

extension UInt8 {
    /// Whether the byte is a blank, or the first half of a line end.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }
}
