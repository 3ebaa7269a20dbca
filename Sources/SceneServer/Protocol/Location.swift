/// A range of a file.
struct Location: Hashable {
    var uri: String
    var range: TextRange
}
