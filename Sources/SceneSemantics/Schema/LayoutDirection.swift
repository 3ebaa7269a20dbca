import SceneRuntime
import SceneSyntax
import SceneText

/// On which side the views of a scene have their `leading`, as far as its text says that.
enum LayoutDirection {
    case leftToRight, rightToLeft
    /// The direction depends on a condition, on the scene that uses a component, or on how a mistake in the text is
    /// corrected.
    case unknown

    /// Finds the direction of the scene at `node`.
    init(of node: NodeID, in tree: SyntaxTree) {
        self = .leftToRight
        var depth = 0
        var token = tree.firstToken(node)
        let end = tree.endToken(node)
        while token < end {
            switch tree.kind(token) {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .word where Self.mayMirror(tree.text(token)):
                let before = tree.kind(token.previous) == .dot ? token.previous.previous : token.previous
                guard depth <= 1, tree.text(token) == Self.mirrored, tree.text(before) == Attribute.direction.word
                else {
                    self = .unknown
                    return
                }
                self = .rightToLeft
            default: break
            }
            token = token.next
        }
    }

    private static let mirrored = UserInterfaceLayoutDirection.rightToLeft.rawValue

    /// Returns whether `word` means that lines go from right to left, perhaps misspelled or as in UIKit.
    private static func mayMirror(_ word: String) -> Bool {
        let letters = word.lowercased()
        return letters.hasText(mirrored.lowercased()) || letters == "rtl"
            || Misspelling.word(word, among: CollectionOfOne(mirrored)) != nil
    }
}
