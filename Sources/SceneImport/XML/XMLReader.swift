import SceneText

/// Reads XML 1.0 into an ``XMLDocument``: a strict reader without document types, and so without entities other than
/// the five predefined ones. It takes time linear in the text and nests without recursion.
struct XMLReader {
    let bytes: [UInt8]
    /// The end of the text to read: before the first character that XML doesn't allow.
    let end: Int
    var offset: Int
    var document: XMLDocument
    /// The innermost open element.
    var open: XMLElementID?

    fileprivate static func read(_ source: Source) -> XMLDocument {
        let first = source.firstXMLProblem()
        var reader = XMLReader(source, upTo: first?.range.start ?? source.bytes.count)
        do throws(XMLProblem) {
            try reader.readDocument()
            reader.document.problem = first
        } catch {
            // What is missing at a character that can't be read isn't a mistake of its own.
            reader.document.problem = error.range.end >= reader.end ? first ?? error : error
        }
        reader.closeAll()
        return reader.document
    }

    private init(_ source: Source, upTo end: Int) {
        bytes = source.bytes
        self.end = end
        offset = min(source.byteOrderMarkLength, end)
        document = XMLDocument(of: source)
        // An element of Interface Builder takes some 80 bytes, an attribute 20.
        document.elements.reserveCapacity(end / 80)
        document.attributes.reserveCapacity(end / 20)
    }

    private mutating func readDocument() throws(XMLProblem) {
        try readDeclaration()
        while true {
            try readText()
            guard offset < end else { break }
            switch byte(at: offset + 1) {
            case UInt8(ascii: "/"): try readEndTag()
            case UInt8(ascii: "?"): try readInstruction()
            case UInt8(ascii: "!"): try readCommentOrSection()
            default: try readStartTag()
            }
        }
        if let open {
            throw XMLProblem(reason: .unclosedElement, range: range(end, end), related: document.rangeOfTag(of: open))
        }
        if document.elements.isEmpty { throw problem(.noElement, end, end) }
    }

    /// Closes the elements that are open at a mistake.
    private mutating func closeAll() {
        // Attributes of a tag with a mistake belong to no element.
        let count = document.elements.last.map { Int($0.firstAttribute + $0.attributeCount) } ?? 0
        document.attributes.removeLast(document.attributes.count - count)
        document.openAtProblem = open
        while let element = open { close(element, at: offset) }
    }

    /// Ends the element at `end`, which makes its parent the innermost open one.
    mutating func close(_ element: XMLElementID, at end: Int) {
        open = document.parent(of: element)
        document.elements[Int(element.index)].end = UInt32(clamping: end)
        document.elements[Int(element.index)].next = UInt32(clamping: document.elements.count)
    }

    /// Returns the byte at `offset`, or 0 past the end. Text contains no 0.
    func byte(at offset: Int) -> UInt8 {
        offset < end ? bytes[offset] : 0
    }

    /// Whether the text continues with `text` at `offset`.
    func has(_ text: String, at offset: Int) -> Bool {
        offset + text.utf8.count <= end && bytes[offset..<offset + text.utf8.count].elementsEqual(text.utf8)
    }

    /// Returns the offset of the first `text`, which is ASCII, at or after `offset`.
    func find(_ text: String, from offset: Int) -> Int? {
        guard let first = text.utf8.first else { return nil }
        var offset = offset
        while let index = bytes.span.firstOffset(of: first, from: offset), index < end {
            if has(text, at: index) { return index }
            offset = index + 1
        }
        return nil
    }

    /// Returns the end of the white space at `offset`.
    func endOfBlanks(at offset: Int) -> Int {
        var offset = offset
        while byte(at: offset).isXMLBlank { offset += 1 }
        return offset
    }

    /// Returns the range from `start` up to `end`, within the text.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        document.source.range(min(start, self.end), min(end, self.end))
    }

    /// Returns the problem with the text from `start` up to `end`.
    func problem(_ reason: XMLProblem.Reason, _ start: Int, _ end: Int) -> XMLProblem {
        XMLProblem(reason: reason, range: range(start, end))
    }
}

extension UInt8 {
    /// Whether the byte is a space, a tab or a line end.
    var isXMLBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
            || self == UInt8(ascii: "\r")
    }
}

extension XMLDocument {
    /// Reads the document in `source`, up to its first mistake.
    static func read(_ source: Source) -> XMLDocument { XMLReader.read(source) }
}
