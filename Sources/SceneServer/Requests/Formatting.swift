import SceneFormat
import SceneReport
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/formatting`. A document with syntax errors stays as it is.
    func formatting(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        return reply(layoutEdits(of: document), in: document)
    }

    /// Answers `textDocument/rangeFormatting`: the edits on the lines of a range.
    func formattingOfRange(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        let range = try range(parameters, in: document)
        let start = document.lines.start(ofLine: document.lines.line(at: range.start))
        let end = document.lines.end(ofLine: document.lines.line(at: range.end))
        return reply(layoutEdits(of: document).filter { $0.isWithin(start, end) }, in: document)
    }

    /// Answers `textDocument/onTypeFormatting`: a `}` lays out its block, a `;` its line, and a line end the line
    /// before and the blanks of the new line. Where the document has syntax errors, only the indentation is corrected.
    func formattingOnType(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let (document, offset) = try place(parameters)
        guard let typed = parameters["ch"]?.string else { throw .invalid("ch must be a string") }
        let lines = document.lines
        let line = lines.line(at: offset)
        let tree = analysis(of: document).tree
        let start: Int
        var edits: [ByteEdit] = []
        switch typed {
        case "\n":
            start = lines.start(ofLine: max(0, line - 1))
            // The new line may be empty, which the layout would remove.
            let end = lines.end(ofLine: max(0, line - 1))
            edits = layoutEdits(of: document).filter { $0.isWithin(start, end) }
            if let edit = tree.indentation(ofLine: line, in: lines) { edits.append(edit) }
            return reply(edits, in: document)
        case "}": start = tree.startOfBlock(endingAt: offset) ?? lines.start(ofLine: line)
        default: start = lines.start(ofLine: line)
        }
        let first = lines.start(ofLine: lines.line(at: start))
        // A semicolon just written stays, because something will follow it.
        let end = typed == ";" ? offset - 1 : offset
        edits = layoutEdits(of: document).filter { $0.isWithin(first, end) }
        if edits.isEmpty, typed == "}", let edit = tree.indentation(ofLine: line, in: lines) { edits = [edit] }
        return reply(edits, in: document)
    }

    /// Returns the edits that give `document` the standard layout.
    private func layoutEdits(of document: TextDocument) -> [ByteEdit] {
        guard let text = analysis(of: document).tree.formatted() else { return [] }
        return MinimalEdits.blanks(from: document.lines.bytes, to: text)
    }

    private func reply(_ edits: [ByteEdit], in document: TextDocument) -> Reply {
        let edits = textEdits(edits, in: document)
        return { $0.value(edits) }
    }
}

extension ByteEdit {
    /// Whether the edit begins and ends within the bytes from `first` up to `last`.
    fileprivate func isWithin(_ first: Int, _ last: Int) -> Bool { start >= first && end <= last }
}

extension SyntaxTree {
    /// Returns the start of the block that ends with the `}` before `offset`, or `nil` if there is none.
    fileprivate func startOfBlock(endingAt offset: Int) -> Int? {
        var open: [Int] = []
        for index in 0..<tokens.count {
            let token = TokenID(index: index)
            let range = tokens.range(token)
            switch tokens.kind(token) {
            case .leftBrace: open.append(range.start)
            case .rightBrace:
                let start = open.popLast()
                if range.end == offset { return start }
            default: break
            }
            if range.start >= offset { return nil }
        }
        return nil
    }

    /// Returns the edit that indents a line by its level, or `nil` if it already is.
    fileprivate func indentation(ofLine line: Int, in lines: TextLines) -> ByteEdit? {
        let (start, end) = (lines.start(ofLine: line), lines.end(ofLine: line))
        let textStart = source.endOfBlanks(from: start)
        var level = 0
        for index in 0..<tokens.count {
            let token = TokenID(index: index)
            let range = tokens.range(token)
            if range.start >= end, tokens.kind(token) != .rightBrace || range.start > textStart { break }
            if range.start >= start {
                if tokens.kind(token) == .rightBrace, range.start == textStart { level -= 1 }
                break
            }
            switch tokens.kind(token) {
            case .leftBrace: level += 1
            case .rightBrace: level = max(0, level - 1)
            default: break
            }
        }
        let blanks = [UInt8](repeating: UInt8(ascii: " "), count: max(0, level) * Source.blanksPerLevel)
        let last = min(textStart, end)
        if source.bytes[start..<max(start, last)].elementsEqual(blanks) { return nil }
        return ByteEdit(start: start, end: max(start, last), text: blanks[...])
    }
}
