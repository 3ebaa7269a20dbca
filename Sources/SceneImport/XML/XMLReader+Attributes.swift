import SceneText

extension XMLReader {
    /// Reads the attribute at `start` and returns the offset after it.
    ///
    /// - Parameters:
    ///   - start: The offset of the attribute's name.
    ///   - hasBlank: Whether white space precedes it, as it must.
    mutating func readAttribute(at start: Int, hasBlank: Bool) throws(XMLProblem) -> Int {
        let nameEnd = endOfName(at: start)
        guard nameEnd > start else { throw problem(.invalidAttribute, start, start + 1) }
        guard hasBlank else { throw problem(.missingBlank, start, nameEnd) }
        let equals = endOfBlanks(at: nameEnd)
        guard byte(at: equals) == UInt8(ascii: "=") else {
            throw equals < end ? problem(.invalidAttribute, start, nameEnd) : problem(.unclosedTag, end, end)
        }
        let opening = endOfBlanks(at: equals + 1)
        let quote = byte(at: opening)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw opening < end ? problem(.unquotedValue, opening, opening + 1) : problem(.unclosedTag, end, end)
        }
        guard let closing = bytes.span.firstOffset(of: quote, from: opening + 1), closing < end else {
            throw problem(.unclosedValue, end, end)
        }
        try checkValue(from: opening + 1, upTo: closing)
        document.attributes.append(
            XMLDocument.Attribute(
                nameStart: UInt32(clamping: start), nameEnd: UInt32(clamping: nameEnd),
                valueStart: UInt32(clamping: opening + 1), valueEnd: UInt32(clamping: closing)))
        return closing + 1
    }

    /// Checks that no two attributes from the index `first` have the same name.
    func checkDuplicates(from first: Int) throws(XMLProblem) {
        var names: Set<ArraySlice<UInt8>> = []
        for index in first..<document.attributes.count where !names.insert(name(index)).inserted {
            throw duplicate(index)
        }
    }

    private func name(_ index: Int) -> ArraySlice<UInt8> {
        let attribute = document.attributes[index]
        return bytes[Int(attribute.nameStart)..<Int(attribute.nameEnd)]
    }

    private func duplicate(_ index: Int) -> XMLProblem {
        let name = name(index)
        return problem(.duplicateAttribute, name.startIndex, name.endIndex)
    }

    private func checkValue(from start: Int, upTo end: Int) throws(XMLProblem) {
        var offset = start
        while offset < end {
            switch bytes[offset] {
            case UInt8(ascii: "<"): throw problem(.lessInValue, offset, offset + 1)
            case UInt8(ascii: "&"): offset = try checkReference(at: offset, upTo: end)
            default: offset += 1
            }
        }
    }

    /// Returns the end of the reference at the `&` at `offset`.
    func checkReference(at offset: Int, upTo end: Int) throws(XMLProblem) -> Int {
        guard let reference = XMLReference(at: offset, in: bytes[offset..<end]) else {
            let nameEnd = endOfName(at: offset + 1)
            throw problem(.unknownReference, offset, byte(at: nameEnd) == UInt8(ascii: ";") ? nameEnd + 1 : nameEnd)
        }
        return reference.end
    }
}
