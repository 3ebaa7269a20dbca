/// Why the file of an import can't be read.
public struct UnreadableImport: Error, Sendable {
    /// The end of a sentence: "it does not exist".
    public var reason: String
    /// The path to write for a file that is there and has a similar name.
    public var nearest: String?

    /// Creates a reason.
    public init(_ reason: String, nearest: String? = nil) {
        self.reason = reason
        self.nearest = nearest
    }
}
