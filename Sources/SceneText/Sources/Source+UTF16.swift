extension Source {
    /// Whether the text starts as UTF-16 does: with a byte order mark, or with one zero byte in the first two.
    public var isUTF16: Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            || bytes.count > 1 && bytes.prefix(2).filter { $0 == 0 }.count == 1
    }
}
