import SceneRuntime
import SceneText

extension Point {
    /// Parses `X,Y` with two numbers of the language and optional blanks. Fails if `text` isn't a point or exceeds the
    /// range of coordinates.
    public init?(written text: String) {
        self.init(Array(text.utf8)[...], mayLackComma: false)
    }

    /// Parses a line of a file of points, `X,Y` or `X Y`, in UTF-8.
    public init?(line: ArraySlice<UInt8>) {
        self.init(line, mayLackComma: true)
    }

    /// Parses two numbers separated by a comma or, if allowed, by blanks.
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
    /// Removes leading blanks. Returns whether there were any.
    @discardableResult
    fileprivate mutating func skipBlanks() -> Bool {
        let before = startIndex
        while let byte = first, byte.isBlank { removeFirst() }
        return startIndex > before
    }
}
