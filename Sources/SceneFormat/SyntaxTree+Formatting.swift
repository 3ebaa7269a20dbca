import SceneSyntax

extension SyntaxTree {
    /// Returns the text in the standard layout, or `nil` if the source has syntax errors.
    ///
    /// Only semicolons change: outside one-line blocks they become line ends. Formatting is idempotent.
    public func formatted() -> [UInt8]? {
        guard syntaxErrors.isEmpty else { return nil }
        return LayoutPrinter.print(LayoutBuilder.elements(of: self), of: source)
    }
}
