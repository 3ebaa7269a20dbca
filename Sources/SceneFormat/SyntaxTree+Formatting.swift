import SceneSyntax

extension SyntaxTree {
    /// The text in the one layout that scenes have; `nil` if the source has syntax errors.
    ///
    /// No token changes but semicolons, which become line ends outside blocks on one line. Formatting the result again
    /// changes nothing.
    public func formatted() -> [UInt8]? {
        guard syntaxErrors.isEmpty else { return nil }
        return LayoutPrinter.print(LayoutBuilder.elements(of: self), of: source)
    }
}
