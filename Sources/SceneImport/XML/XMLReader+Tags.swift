import SceneText

extension XMLReader {
    /// Reads the start tag at the `<` at `offset`, with its attributes.
    mutating func readStartTag() throws(XMLProblem) {
        let start = offset
        let nameEnd = endOfName(at: start + 1)
        guard nameEnd > start + 1 else { throw problem(.strayLess, start, start + 1) }
        if open == nil, !document.elements.isEmpty { throw problem(.secondRoot, start, nameEnd) }
        let attributeCount = document.attributes.count
        var position = nameEnd
        while true {
            let next = endOfBlanks(at: position)
            switch byte(at: next) {
            case UInt8(ascii: ">"):
                try open(start, nameEnd, upTo: next + 1, attributes: attributeCount)
                return
            case UInt8(ascii: "/") where byte(at: next + 1) == UInt8(ascii: ">"):
                try open(start, nameEnd, upTo: next + 2, attributes: attributeCount)
                if let open { close(open, at: offset) }
                return
            case 0: throw problem(.unclosedTag, end, end)
            default: position = try readAttribute(at: next, hasBlank: next > position)
            }
        }
    }

    /// Adds the element whose start tag ends at `tagEnd`; `attributes` is the index of its first attribute.
    private mutating func open(_ start: Int, _ nameEnd: Int, upTo tagEnd: Int, attributes: Int) throws(XMLProblem) {
        try checkDuplicates(from: attributes)
        let element = XMLElementID(index: document.elements.count)
        document.elements.append(
            XMLDocument.Element(
                start: UInt32(clamping: start), nameEnd: UInt32(clamping: nameEnd), tagEnd: UInt32(clamping: tagEnd),
                parent: open?.index ?? element.index, firstAttribute: UInt32(clamping: attributes),
                attributeCount: UInt32(clamping: document.attributes.count - attributes),
                firstText: UInt32(clamping: document.texts.count)))
        open = element
        offset = tagEnd
    }

    /// Reads the end tag at the `<` at `offset`.
    mutating func readEndTag() throws(XMLProblem) {
        let nameStart = offset + 2
        let nameEnd = endOfName(at: nameStart)
        let tagEnd = endOfBlanks(at: nameEnd) + 1
        guard byte(at: tagEnd - 1) == UInt8(ascii: ">") else {
            throw tagEnd > end ? problem(.unclosedTag, end, end) : problem(.invalidTag, offset, tagEnd)
        }
        guard let open else { throw problem(.strayEndTag, offset, tagEnd) }
        let opened = document.elements[Int(open.index)]
        guard bytes[Int(opened.start) + 1..<Int(opened.nameEnd)].elementsEqual(bytes[nameStart..<nameEnd]) else {
            throw XMLProblem(
                reason: .wrongEndTag, range: range(offset, tagEnd), related: document.rangeOfTag(of: open))
        }
        close(open, at: tagEnd)
        offset = tagEnd
    }

    /// Returns the end of the name at `offset`; `offset` if there is none.
    func endOfName(at offset: Int) -> Int {
        var position = offset
        while position < end {
            let byte = bytes[position]
            if byte >= 0x80 {
                guard let (scalar, length) = scalar(at: position) else { return position }
                guard position == offset ? scalar.startsXMLName : scalar.continuesXMLName else { return position }
                position += length
            } else if byte.startsXMLName || position > offset && byte.continuesXMLName {
                position += 1
            } else {
                return position
            }
        }
        return position
    }

    /// Returns the character at `offset`, which isn't ASCII, and the number of its bytes.
    private func scalar(at offset: Int) -> (Unicode.Scalar, Int)? {
        var iterator = bytes[offset..<min(offset + 4, end)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }
}

extension UInt8 {
    /// Whether a name may start with this ASCII character.
    fileprivate var startsXMLName: Bool {
        self | 0x20 &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
    }

    /// Whether a name may contain this ASCII character, but not start with it.
    fileprivate var continuesXMLName: Bool {
        self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}
