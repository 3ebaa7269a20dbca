import SceneText

extension SyntaxTree {
    /// The tree of `source`; any bytes have one, and ``problems`` says where they are no sentence of the language.
    public static func parse(_ source: Source) -> SyntaxTree {
        Parser.parse(source)
    }
}

extension SyntaxTree {
    /// The tree of a source that holds one gesture, such as `touch { down 60,30; wait 200ms; up }`, and nothing else.
    public static func parseGesture(_ source: Source) -> SyntaxTree {
        Parser.parseGesture(source)
    }

    /// The gesture of a tree that ``parseGesture(_:)`` made.
    public var gesture: GestureSyntax? {
        child(.file, SyntaxKinds(.gesture)).map { GestureSyntax(tree: self, node: $0) }
    }
}
