extension String {
    /// The path with all indices replaced by `[]`: the same for all instances of one line.
    public var withoutIndices: String {
        var bytes: [UInt8] = []
        var isIndex = false
        for byte in utf8 {
            if byte == UInt8(ascii: "]") { isIndex = false }
            if !isIndex { bytes.append(byte) }
            if byte == UInt8(ascii: "[") { isIndex = true }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
