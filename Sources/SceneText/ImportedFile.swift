/// A file that others import, shared by all of them. The stage that checks the file adds what it brings.
open class ImportedFile: @unchecked Sendable {
    /// The text of the file, without what it imports itself.
    public let source: Source

    /// Creates an imported file.
    public init(_ source: Source) {
        self.source = source
    }
}
