import SceneText

extension SyntaxTree {
    /// The tree of `source`; any bytes have one, and ``problems`` says where they are no sentence of the language.
    public static func parse(_ source: Source) -> SyntaxTree {
        Parser.parse(source)
    }
}
