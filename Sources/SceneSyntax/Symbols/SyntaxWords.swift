/// The words that the parser knows, for completion and for the grammars of editors.
public enum SyntaxWords {
    /// The words that begin statements, and those before an item's word.
    public static let statements =
        [Keyword.let, .if, .else, .expect, .scene, .subview, .import, .component].map { $0.text }
    /// What an expectation may be besides a gesture.
    public static let expectations = [Keyword.hit, .reachable, .unreachable].map { $0.text }
    /// The words that begin gestures.
    public static let gestures = Keyword.gestures.map { $0.text }
    /// The steps of a touch that aren't gestures.
    public static let steps = Keyword.stepsOfFingers.map { $0.text }
    /// The words before a part of a gesture, and before the devices of an expectation.
    public static let connectives = [Keyword.to, .after, .over, .scale, .by, .finger, .on].map { $0.text }
    /// The outcomes of gestures that are directly followed by a view.
    public static let events = Keyword.outcomes.map { $0.text }
    /// The other words of outcomes.
    public static let outcomes = [Keyword.not, .nothing, .sends].map { $0.text }
    /// The word that turns a device, after its name.
    public static let landscape = "landscape"
    /// The units of numbers.
    public static let units = [Keyword.ms, .s, .deg, .rad].map { $0.text }
}
