extension UInt8 {
    /// Whether the byte is a blank, or the first half of a line end.
    public var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }
}
