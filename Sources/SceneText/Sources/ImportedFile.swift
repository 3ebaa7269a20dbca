/// A file that others import, shared by all of them. The stage that checks the file adds what it brings.
///
/// It adds that in a subclass, because this target can't name its types, and values of protocol type don't exist in
/// Embedded Swift. It is in another module, for which Swift requires `open`.
open class ImportedFile: @unchecked Sendable {
    /// The text of the file, without what it imports itself.
    public let source: Source

    /// Creates an imported file.
    public init(_ source: Source) {
        self.source = source
    }
}
