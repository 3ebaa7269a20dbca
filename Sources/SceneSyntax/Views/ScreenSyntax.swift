/// A device or size that a scene is evaluated on: `.iPhoneSE`, `.iPhoneSE.landscape`, `390x844`.
public typealias ScreenSyntax = SyntaxView<ScreenMark>

/// Marks a ``ScreenSyntax``.
public enum ScreenMark {}

extension ScreenSyntax {
    /// The word of a device, or `nil` for a size.
    public var device: SpelledToken? {
        guard tree.kind(node) == .device, first.next < end else { return nil }
        return spelled(first.next)
    }

    /// Whether the device is turned.
    public var isLandscape: Bool {
        let word = first.next.next.next
        return tree.kind(node) == .device && word < end && tree.text(word) == SyntaxWords.landscape
    }

    /// The two sides of a size.
    public var sides: LengthPair? { tree.sides(of: node) }
}
