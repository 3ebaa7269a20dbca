import SceneText

extension XMLReader {
    /// Reads the XML declaration at the start of the text, if there is one.
    mutating func readDeclaration() throws(XMLProblem) {
        guard has("<?xml", at: offset), byte(at: offset + 5).isXMLBlank else { return }
        let start = offset
        guard let close = find("?>", from: start) else { throw problem(.unclosedInstruction, end, end) }
        var position = start + 5
        var expected = ["version", "encoding", "standalone"][...]
        while true {
            let next = endOfBlanks(at: position)
            if next >= close { break }
            let nameEnd = endOfName(at: next)
            // Each of the three once, in this order.
            guard let index = expected.firstIndex(where: { bytes[next..<nameEnd].elementsEqual($0.utf8) }),
                expected.first != "version" || index == expected.startIndex
            else { throw problem(.invalidDeclaration, start, close + 2) }
            position = try readAttribute(at: next, hasBlank: next > position)
            guard let value = document.attributes.popLast(), position <= close else {
                throw problem(.invalidDeclaration, start, close + 2)
            }
            let range = Int(value.valueStart)..<Int(value.valueEnd)
            guard isAllowed(bytes[range], as: expected[index]) else {
                throw index == 1
                    ? problem(.encoding, range.lowerBound, range.upperBound)
                    : problem(.invalidDeclaration, start, close + 2)
            }
            expected = expected[(index + 1)...]
        }
        if expected.first == "version" { throw problem(.invalidDeclaration, start, close + 2) }
        offset = close + 2
    }

    /// Whether the item `name` of the declaration may have `value`.
    private func isAllowed(_ value: ArraySlice<UInt8>, as name: String) -> Bool {
        switch name {
        case "version":
            value.count > 2 && value.starts(with: "1.".utf8) && value.dropFirst(2).allSatisfy { $0 &- 0x30 < 10 }
        case "encoding":
            value.elementsEqual("utf-8".utf8) { $0 | 0x20 == $1 | 0x20 }
                || value.elementsEqual("us-ascii".utf8) { $0 | 0x20 == $1 | 0x20 }
        default: value.elementsEqual("yes".utf8) || value.elementsEqual("no".utf8)
        }
    }
}
