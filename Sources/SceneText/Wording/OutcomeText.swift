/// Who gets a touch, in texts for people, if it isn't one view.
public enum OutcomeText {
    /// Nothing is hit.
    public static let none = "no view"
    /// The hit test has no end.
    public static let recursion = "no view, because views ask each other forever"
    /// A hit test exceeded its step limit.
    public static let noEnd = "views still ask each other after 200,000 questions"
    /// The display order of cells decides.
    public static let orderDependent = "whatever was displayed last"
}
