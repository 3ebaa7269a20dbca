import SceneSyntax

/// On which side the views of a scene have their `leading`, as far as its text says that.
enum LayoutDirection {
    case leftToRight, rightToLeft
    /// It depends on a condition, or on the scene that uses a component.
    case unknown

    /// Finds the direction of the scene at `node`.
    init(of node: NodeID, in tree: SyntaxTree) {
        self = .leftToRight
        guard let direction = tree.symbols.symbol(for: Attribute.direction.word),
            let mirrored = tree.symbols.symbol(for: UserInterfaceLayoutDirection.rightToLeft.rawValue)
        else { return }
        var depth = 0
        var token = tree.firstToken(node)
        let end = tree.endToken(node)
        while token < end {
            switch tree.kind(token) {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .word where tree.symbol(of: token) == direction:
                let value = tree.kind(token.next) == .dot ? token.next.next : token.next
                if value < end, tree.symbol(of: value) == mirrored { self = depth > 1 ? .unknown : .rightToLeft }
            default: break
            }
            token = token.next
        }
    }
}
