/// The kinds of text in a document. The kind decides what is replaced in it.
enum XMLTextContext {
    /// Between tags: references are replaced.
    case content
    /// In quotation marks: references are replaced, and line ends and tabs become spaces.
    case attributeValue
    /// In a CDATA section: nothing is replaced.
    case verbatim
}

extension ArraySlice<UInt8> {
    /// Returns the text that these bytes encode. A carriage return counts as a line end, together with a line feed
    /// that follows it.
    func decodedXML(_ context: XMLTextContext) -> String {
        guard contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else {
            return String(decoding: self, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(count)
        var offset = startIndex
        while offset < endIndex {
            let byte = self[offset]
            if byte == UInt8(ascii: "&"), context != .verbatim, let reference = XMLReference(at: offset, in: self) {
                UTF8.encode(reference.scalar)?.forEach { result.append($0) }
                offset = reference.end
                continue
            }
            offset += 1
            if byte == UInt8(ascii: "\r"), offset < endIndex, self[offset] == UInt8(ascii: "\n") { continue }
            let isBlank = byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            if isBlank, context == .attributeValue {
                result.append(UInt8(ascii: " "))
            } else {
                result.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
