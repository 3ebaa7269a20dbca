import SceneText

extension Double {
    /// The largest absolute value of a coordinate, in points. Scenes have the same limit.
    public static let maximumCoordinate = 1e9

    /// Reads a number in scene syntax, such as `12`, `-0.5`, `.5` or `1e3`, and removes it from the front of `text`.
    /// Returns `nil` if there is none, or if it is larger than any coordinate of a scene.
    init?(written text: inout ArraySlice<UInt8>) {
        let whole = text
        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative { text.removeFirst() }
        let start = text.startIndex
        let hasWholePart = text.skipDigits()
        if text.first == UInt8(ascii: ".") {
            text.removeFirst()
            if !text.skipDigits() { return nil }
        } else if !hasWholePart {
            return nil
        }
        if text.first == UInt8(ascii: "e") || text.first == UInt8(ascii: "E") {
            text.removeFirst()
            if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") { text.removeFirst() }
            if !text.skipDigits() { return nil }
        }
        let written = whole[..<text.startIndex]
        let bytes = written.span
        let plain = bytes.plainNumber(from: start - written.startIndex, to: written.count)
        guard let number = plain.map({ isNegative ? -$0 : $0 }) ?? Double(String(decoding: written, as: UTF8.self)),
            abs(number) <= Self.maximumCoordinate
        else { return nil }
        self = number
    }
}

extension ArraySlice<UInt8> {
    /// Drops the digits at the beginning. Returns whether there were any.
    fileprivate mutating func skipDigits() -> Bool {
        let before = startIndex
        while let byte = first, byte &- UInt8(ascii: "0") < 10 { removeFirst() }
        return startIndex > before
    }
}
