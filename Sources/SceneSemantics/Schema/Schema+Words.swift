import SceneRuntime

/// The words that aren't kinds, attributes or rules.
extension Schema {
    /// The cases of a flag.
    public static let flagWords = ["on", "off"]
    /// The constant conditions.
    public static let conditionWords = ["true", "false"]
    /// The directions of a stack.
    public static let stackDirections = Axis.allCases.map { $0.rawValue }
    /// The functions of expressions.
    public static let functions = Expression.Function.allCases.map { $0.rawValue }
    /// The edges, middles and lengths of a view.
    public static let edges = Edge.allCases.map { $0.rawValue }
    /// The events that `sends` names.
    public static let controlEvents = ControlEvents.names
    /// What a recognizer recognizes, as written after the dot.
    public static let recognizerWords = recognizers.map { $0.word }
    /// The directions of a swipe.
    public static let swipeWords = swipeDirections.map { $0.word }
    /// The edges of a screen edge pan.
    static let screenEdgeWords = ["left", "right", "top", "bottom"]
    /// Returns what may be written after `word`, a kind of recognizer or the direction of a swipe, which can have
    /// several.
    public static func words(afterRecognizerWord word: String) -> [String] {
        switch recognizers.first(where: { $0.word == word })?.kind {
        case .swipe: swipeWords
        case .screenEdgePan: screenEdgeWords
        case nil: swipeWords.contains(word) ? swipeWords : []
        default: []
        }
    }
    /// The kind of recognizer that needs an edge after it.
    public static let recognizerOfEdges = "screenEdgePan"
    /// The results of `expect hit` that aren't views, and what they mean.
    public static let hitResults: [(word: String, summary: String)] = [
        ("none", "no view gets the touch"),
        ("recursion", "the hit test recurses forever"),
        ("orderDependent", "the answer depends on which cell was displayed last"),
    ]
}
