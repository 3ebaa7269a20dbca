/// A property of style sheets, whose words have hyphens.
///
/// The checker knows other foreign words, but a hyphen is a syntax error before it sees them.
struct StyleSheetWord {
    /// The advice on what to write instead.
    let remark: String
    /// The attribute that takes the same values, or `nil` if changing the word isn't enough.
    let spelling: String?

    /// Returns what is known about `word`.
    static func called(_ word: String) -> StyleSheetWord? {
        for (words, remark, spelling) in table where words.split(separator: " ").contains(Substring(word)) {
            return StyleSheetWord(remark: remark, spelling: spelling)
        }
        return nil
    }

    /// Words, what to write instead, and the attribute that takes the same values.
    private static let table: [(words: String, remark: String, spelling: String?)] = [
        ("border-radius corner-radius", "write `cornerRadius 8`", "cornerRadius"),
        (
            "z-index z-position",
            "hit testing follows only the order of the views: write the one in front later; `zPosition` changes the drawing "
                + "order", nil
        ),
        (
            "pointer-events touch-action user-select",
            "write `passthrough`, or `userInteractionEnabled .off` if the subviews take no touches either", nil
        ),
        ("margin-left margin-inline-start", "write `leading 8`, the distance to that edge of the superview", nil),
        ("margin-right margin-inline-end", "write `trailing 8`, the distance to that edge of the superview", nil),
        ("margin-top margin-block-start", "write `top 8`, the distance to that edge of the superview", nil),
        ("margin-bottom margin-block-end", "write `bottom 8`, the distance to that edge of the superview", nil),
        (
            "padding-left padding-right padding-top padding-bottom",
            "write `fill 8` on the view inside; on a stack `margins T,L,B,R` is the room around its views", nil
        ),
        (
            "align-items align-content align-self",
            "write `alignment .fill`, `.center`, `.leading` or `.top` on a stack", nil
        ),
        (
            "justify-content justify-items justify-self",
            "write `distribution .fill`, `.fillEqually`, `.equalSpacing` or `.equalCentering` on a stack", nil
        ),
        ("flex-direction flex-flow", "write the direction after the kind: `stack Page .vertical`", nil),
        (
            "flex-grow flex-shrink flex-basis",
            "in a stack with `distribution .fill` the views without a length share what is left", nil
        ),
        ("row-gap column-gap grid-gap", "write `spacing 8` on a stack or on items", nil),
        (
            "min-width max-width min-height max-height aspect-ratio", "write the resulting `width` and `height`", nil
        ),
        ("background-color", "write `backgroundColor .red`", nil),
        (
            "overflow-x overflow-y clip-path", "write `clipsToBounds`, or a `scroll` view for content that scrolls", nil
        ),
    ]
}
