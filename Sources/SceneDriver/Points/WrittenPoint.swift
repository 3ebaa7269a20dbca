import SceneRuntime

extension Point {
    /// Reads `X,Y` with two numbers of the scene language, blanks around them or not; `nil` where `text` is no such
    /// point, or where it lies further out than scenes reach.
    init?(written text: String) {
        self.init(Array(text.utf8)[...], mayLackComma: false)
    }

    /// Reads a line of a file of points, `X,Y` or `X Y`, given as UTF-8.
    init?(line: ArraySlice<UInt8>) {
        self.init(line, mayLackComma: true)
    }

    /// Reads two numbers with a comma or, where that is allowed, only blanks between them.
    private init?(_ text: ArraySlice<UInt8>, mayLackComma: Bool) {
        var rest = text
        rest.skipBlanks()
        guard let x = Double(written: &rest) else { return nil }
        let hasBlank = rest.skipBlanks()
        if rest.first == UInt8(ascii: ",") {
            rest.removeFirst()
            rest.skipBlanks()
        } else if !mayLackComma || !hasBlank {
            return nil
        }
        guard let y = Double(written: &rest) else { return nil }
        rest.skipBlanks()
        guard rest.isEmpty else { return nil }
        self.init(x: x, y: y)
    }
}

extension ArraySlice<UInt8> {
    /// Drops the blanks at the beginning; whether there were any.
    @discardableResult
    fileprivate mutating func skipBlanks() -> Bool {
        let before = startIndex
        while let byte = first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
            removeFirst()
        }
        return startIndex > before
    }
}
