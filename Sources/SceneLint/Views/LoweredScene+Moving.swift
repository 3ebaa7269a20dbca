import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Edits that move views.
extension LoweredScene {
    /// Moves the statement of `view`, with the comments above, to the other side of the statement of `sibling`.
    func moving(_ view: ViewID, past sibling: ViewID) -> [Diagnostic.Edit]? { moving([view], past: sibling) }

    /// Moves the statements of `views` to the other side of the statement of `sibling`, in their order. Repetitions
    /// that make nothing but these views move as a whole. What has lines of its own keeps them, with the comments
    /// above, and everything else is separated by `;`.
    ///
    /// Returns `nil` unless all statements are in one block, with only views between them.
    func moving(_ views: [ViewID], past sibling: ViewID) -> [Diagnostic.Edit]? {
        guard let target = statement(of: sibling) else { return nil }
        let statements = views.compactMap { statement(of: $0) }
        guard statements.count == views.count, statements.allSatisfy({ $0.file == target.file }) else { return nil }
        let tree = tree(of: target)
        var place: NodeID?
        var found: Set<NodeID> = []
        for statement in statements {
            guard let (moved, beside) = tree.statementsInOneBlock(statement, target), place == nil || place == beside,
                tree.movesOnly(statements, with: moved), tree.isRepetitionOr(target, beside)
            else { return nil }
            place = beside
            found.insert(moved)
        }
        let nodes = found.sorted()
        guard let place, let first = nodes.first, let last = nodes.last else { return nil }
        let isForward = last < place
        guard isForward || place < first, tree.crossesNoLet(from: min(first, place), to: max(last, place)),
            let pieces = tree.pieces(of: nodes)
        else { return nil }
        let insertion = tree.inserting(pieces, isForward ? .after : .before, place)
        let removals = tree.runs(of: nodes).map { Diagnostic.Edit(tree.rangeToRemove($0), "") }
        return (removals + [insertion]).sorted { $0.range.start < $1.range.start }
    }
}

extension Source {
    /// Returns the lines `range` with the comment lines directly above, which describe what follows.
    fileprivate func withCommentsAbove(_ range: SourceRange) -> SourceRange {
        var start = range.start
        while start > byteOrderMarkLength {
            var above = start - 1
            while above > byteOrderMarkLength, bytes[above - 1] != UInt8(ascii: "\n") { above -= 1 }
            let text = endOfBlanks(from: above)
            guard bytes[text..<start].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { break }
            start = above
        }
        return range.with(start: start)
    }

    /// Returns the text of `range`, byte for byte, or `nil` if it isn't UTF-8.
    fileprivate func exactText(in range: SourceRange) -> String? {
        let bytes = bytes[range.start..<range.end]
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}

/// The text of a statement that moves.
private struct MovedText {
    /// The statement, or its lines with the line end.
    let text: String
    let hasOwnLines: Bool
}

/// On which side of a statement something is inserted.
private enum InsertionSide {
    case before
    case after
}

extension SyntaxTree {
    /// The fix moves nothing across more tokens than this.
    private static let maximumTokensToCross = 2000

    /// Returns the statements of the innermost block around both ranges that contain one of them each, or `nil` if one
    /// statement contains both.
    fileprivate func statementsInOneBlock(
        _ first: SourceRange, _ second: SourceRange
    ) -> (NodeID, NodeID)? {
        guard nodeCount > 0 else { return nil }
        var node = NodeID(index: 0)
        while true {
            var (one, other) = (NodeID?.none, NodeID?.none)
            for child in children(node) {
                let range = range(child)
                if range.start <= first.start, first.end <= range.end { one = child }
                if range.start <= second.start, second.end <= range.end { other = child }
                if one != nil, other != nil { break }
            }
            guard let one, let other else { return nil }
            if one != other { return kind(node) == .block ? (one, other) : nil }
            node = one
        }
    }

    /// Returns whether `node` is the statement at `range`, or a repetition around it.
    fileprivate func isRepetitionOr(_ range: SourceRange, _ node: NodeID) -> Bool {
        let own = self.range(node)
        return own.start == range.start && own.end == range.end
            || kind(node) == .item && text(firstToken(node)) == "repeat"
    }

    /// Returns whether `node` is one of `statements`, or a repetition that contains nothing else than some of them.
    fileprivate func movesOnly(_ statements: [SourceRange], with node: NodeID) -> Bool {
        let range = range(node)
        if statements.contains(where: { $0.start == range.start && $0.end == range.end }) { return true }
        guard isRepetitionOr(range.atStart, node), let block = block(ofItem: node) else { return false }
        return children(block).allSatisfy { kind($0) == .letStatement || movesOnly(statements, with: $0) }
    }

    /// Returns whether the statements of a block from `first` to `last` have few tokens, and none is a `let`.
    fileprivate func crossesNoLet(from first: NodeID, to last: NodeID) -> Bool {
        guard endToken(last).index - firstToken(first).index <= Self.maximumTokensToCross else { return false }
        var node = first
        while node < last {
            if kind(node) == .letStatement { return false }
            node = nodeAfter(node)
        }
        return true
    }

    /// Returns whether nothing but a comment is on the lines of `statement`.
    private func hasOwnLines(_ statement: NodeID) -> Bool {
        let end = endToken(statement)
        return startsLine(firstToken(statement)) && (startsLine(end) || kind(end) == .endOfFile)
    }

    /// Returns the lines of the statements from `first` to `last`, with the line end.
    private func lines(_ first: NodeID, _ last: NodeID) -> SourceRange {
        let range = range(from: firstToken(first), upTo: endToken(last))
        return range.with(
            start: source.startOfBlanks(before: range.start),
            end: source.nextLineStart(after: max(range.start, range.end - 1)) ?? source.bytes.count)
    }

    /// Returns the texts of `statements`, or `nil` if one isn't UTF-8.
    fileprivate func pieces(of statements: [NodeID]) -> [MovedText]? {
        var pieces: [MovedText] = []
        for statement in statements {
            let hasOwnLines = hasOwnLines(statement)
            let place = hasOwnLines ? source.withCommentsAbove(lines(statement, statement)) : range(statement)
            guard let text = source.exactText(in: place) else { return nil }
            let isWithoutEnd = hasOwnLines && text.utf8.last != UInt8(ascii: "\n")
            pieces.append(MovedText(text: isWithoutEnd ? text + source.lineEnd : text, hasOwnLines: hasOwnLines))
        }
        return pieces
    }

    /// Returns the edit that inserts `pieces` beside `statement`.
    fileprivate func inserting(
        _ pieces: [MovedText], _ side: InsertionSide, _ statement: NodeID
    ) -> Diagnostic.Edit {
        let own = range(statement)
        let (first, end) = (firstToken(statement), endToken(statement))
        let startsHere = startsLine(first)
        let endsHere = startsLine(end) || kind(end) == .endOfFile
        let isLineFree = side == .before ? startsHere : endsHere
        if !(startsHere && endsHere), !pieces.contains(where: { $0.hasOwnLines }) {
            let text = pieces.map { $0.text }.joined(separator: "; ")
            return side == .before
                ? Diagnostic.Edit(own.atStart, text + "; ") : Diagnostic.Edit(own.atEnd, "; " + text)
        }
        let text = pieces.map { piece in
            piece.hasOwnLines ? piece.text : source.line(of: piece.text, indentedAsAt: own.start)
        }.joined()
        let place = lines(statement, statement)
        if isLineFree {
            return Diagnostic.Edit(
                side == .before ? source.withCommentsAbove(place).atStart : place.atEnd, text)
        }
        // The rest of the line moves to a line of its own.
        let indentation = source.indentation(at: own.start)
        if side == .before {
            return Diagnostic.Edit(source.withBlanksBefore(own.atStart), source.lineEnd + text + indentation)
        }
        let separated = kind(end) == .semicolon ? range(end).end : own.end
        return Diagnostic.Edit(
            own.with(start: own.end, end: source.endOfBlanks(from: separated)), source.lineEnd + text + indentation)
    }

    /// Returns `statements`, in order, as runs of statements that only `;` separates.
    fileprivate func runs(of statements: [NodeID]) -> [(first: NodeID, last: NodeID)] {
        var runs: [(first: NodeID, last: NodeID)] = []
        for statement in statements {
            let start = firstToken(statement)
            if let last = runs.last?.last, !startsLine(start), endToken(last).next == start {
                runs[runs.count - 1].last = statement
            } else {
                runs.append((statement, statement))
            }
        }
        return runs
    }

    /// Returns what to remove with a run of statements: its lines with the comments above, or one `;`.
    fileprivate func rangeToRemove(_ run: (first: NodeID, last: NodeID)) -> SourceRange {
        let (start, end) = (firstToken(run.first), endToken(run.last))
        let own = range(from: start, upTo: end)
        if startsLine(start), startsLine(end) || kind(end) == .endOfFile {
            return source.withCommentsAbove(lines(run.first, run.last))
        }
        if !startsLine(start), start.index > 0, kind(start.previous) == .semicolon {
            return source.withBlanksBefore(own.with(start: range(start.previous).start))
        }
        if kind(end) == .semicolon {
            return own.with(end: source.endOfBlanks(from: range(end).end))
        }
        return source.withBlanksBefore(own)
    }
}
