import SceneReport
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/selectionRange`: for each position the word, and what is around it, step by step.
    func selectionRanges(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        guard let positions = parameters["positions"]?.elements else {
            throw .invalid("positions must be an array")
        }
        let tree = analysis(of: document).tree
        var chains: [[TextRange]] = []
        for value in positions {
            guard let position = TextPosition(value) else {
                throw .invalid("a position must have a line and a character")
            }
            let offset = document.lines.offset(of: position, features.encoding)
            chains.append(tree.selections(at: offset).map { textRange($0, in: document) })
        }
        return { value in
            value.array { array in
                for chain in chains { array.value(chain[...]) }
            }
        }
    }
}

extension JSONWriter {
    /// Writes a range with those around it, the smallest first.
    fileprivate mutating func value(_ ranges: ArraySlice<TextRange>) {
        object { object in
            guard let first = ranges.first else { return }
            object.member("range", first)
            let others = ranges.dropFirst()
            if !others.isEmpty { object.member("parent") { $0.value(others) } }
        }
    }
}

extension SyntaxTree {
    /// Returns the ranges around `offset`, the smallest first and each larger than the one before.
    fileprivate func selections(at offset: Int) -> [SourceRange] {
        var ranges = [source.wholeRange]
        forEachNode { node, _ in
            let range = self.range(node)
            guard range.start <= offset, offset <= range.end else { return }
            ranges.append(range)
            switch kind(node) {
            case .item:
                let item = ItemSyntax(tree: self, node: node)
                ranges += [item.header, item.head]
            case .scene: if let block = SceneSyntax(tree: self, node: node).block { ranges.append(inside(block.range)) }
            case .block: ranges.append(inside(range))
            default: break
            }
        }
        let token = token(endingAfter: max(0, offset - 1))
        // A word that ends at the offset is meant, too.
        for candidate in [token, token.next] { ranges.append(tokens.range(candidate)) }
        ranges = ranges.filter { $0.start <= offset && offset <= $0.end }
        ranges.sort { ($0.length, $0.start) < ($1.length, $1.start) }
        var chain: [SourceRange] = []
        for range in ranges where range.length > 0 || ranges.count == 1 {
            if chain.last.map({ $0 != range && range.contains($0) }) ?? true { chain.append(range) }
        }
        return chain.isEmpty ? [source.range(offset, offset)] : chain
    }

    /// Returns what is between the braces of a block, without the blanks at its ends.
    private func inside(_ block: SourceRange) -> SourceRange {
        let bytes = source.bytes
        guard block.length > 2, bytes[block.start] == UInt8(ascii: "{"), bytes[block.end - 1] == UInt8(ascii: "}")
        else { return block }
        var (start, end) = (block.start + 1, block.end - 1)
        while start < end, bytes[start].isBlank || bytes[start] == UInt8(ascii: "\n") { start += 1 }
        while end > start, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        return block.with(start: start, end: end)
    }
}
