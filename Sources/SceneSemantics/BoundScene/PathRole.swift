/// What a path can lead to at its place.
enum PathRole {
    case view
    case viewOrRecognizer
    /// A recognizer, or a scroll view, whose own pan is meant.
    case competitor
}
