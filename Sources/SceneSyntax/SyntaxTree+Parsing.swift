import SceneText

extension SyntaxTree {
    /// Parses `source`. Every source has a tree; ``problems`` lists its syntax errors.
    public static func parse(_ source: Source) -> SyntaxTree {
        Parser.parse(source)
    }
}

extension SyntaxTree {
    /// Parses a source that contains a single gesture, such as `touch { down 60,30; wait 200ms; up }`.
    public static func parseGesture(_ source: Source) -> SyntaxTree {
        Parser.parseGesture(source)
    }

    /// The gesture of a tree that ``parseGesture(_:)`` returned.
    public var gesture: GestureSyntax? {
        child(.file, SyntaxKinds(.gesture)).map { GestureSyntax(tree: self, node: $0) }
    }
}
