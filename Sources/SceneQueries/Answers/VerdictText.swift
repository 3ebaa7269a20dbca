import SceneRuntime

/// The answer of a view in a trace, in words.
public struct VerdictText {
    /// The text, which follows the view's path.
    public let text: String

    /// Describes `entry` of a hit test in `tree`; `path` returns the path of a view.
    public init(_ entry: HitTestTrace.Entry, in tree: ViewTree, path: (ViewID) -> String) {
        let answer = entry.answer.map { "answers \(path($0))" } ?? "answers nil"
        let rule = entry.rule.flatMap { tree.rules.indices.contains($0) ? tree.rules[$0] : nil }
        let words =
            switch entry.verdict {
            case .hidden: "is hidden\(Self.untouchable)"
            case .notInteractive: "has userInteractionEnabled off\(Self.untouchable)"
            case .alpha: "has an alpha below 0.01\(Self.untouchable)"
            case .outside: "doesn't contain the point\(Self.consequence)"
            case .itself: "contains the point, and no subview answers: it answers itself"
            case .subview: "contains the point and asks its subviews, front to back: it \(answer)"
            case .passed:
                if case .pass = rule {
                    "would answer itself, but lets the touch pass: nil"
                } else {
                    "lets the touch pass: nil"
                }
            case .delegated: Self.delegated(rule, path) + answer
            case .claimed: "claims the touch: it \(answer)"
            case .yielded: "yields to a view that contains the point: nil"
            case .recursion: "never answers"
            }
        text = words + (entry.isRepeated ? " (as before)" : "")
    }

    /// What a view does that doesn't contain the point.
    private static let consequence = ": nil, and its subviews aren't asked"
    /// What follows wherever the point is.
    private static let untouchable = ", so neither it nor its subviews get touches"

    /// Returns `words` without what follows for the subviews.
    static func withoutConsequence(_ words: String) -> String {
        for ending in [consequence, untouchable] where words.hasSuffix(ending) {
            return String(words.dropLast(ending.count))
        }
        return words
    }

    private static func delegated(_ rule: HitTestRule?, _ path: (ViewID) -> String) -> String {
        switch rule {
        case .delegate(let view): "would answer itself, so its delegate \(path(view)) was asked: it "
        case .forward(let view): "would answer itself, so it forwards to \(path(view)): it "
        case .ask(let view): "asks \(path(view)) first: it "
        case .return(let view): "would answer itself, but returns \(path(view)): it "
        default: ""
        }
    }
}
