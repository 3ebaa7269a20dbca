import SceneText

/// A diagnostic together with the file that it is about.
public struct Finding: Sendable {
    /// What was found.
    public var diagnostic: Diagnostic
    /// The file, with its text where that could be read.
    public var file: File

    /// Creates a finding about a place in `source`.
    public init(_ diagnostic: Diagnostic, in source: Source) {
        self.diagnostic = diagnostic
        file = .read(source)
    }

    /// Creates a finding about a file of which there is no text.
    public init(_ diagnostic: Diagnostic, unreadable path: String) {
        self.diagnostic = diagnostic
        file = .unreadable(path: path)
    }

    /// What a finding is about.
    public enum File: Sendable {
        /// A file whose text is at hand.
        case read(Source)
        /// A file that could not be read.
        case unreadable(path: String)

        /// The path, as messages name it.
        public var path: String {
            switch self {
            case .read(let source): source.path
            case .unreadable(let path): path
            }
        }

        /// The text, where there is one.
        var source: Source? {
            switch self {
            case .read(let source): source
            case .unreadable: nil
            }
        }

        /// Where the byte at `offset` stands; the beginning of a file that could not be read.
        func position(at offset: Int) -> SourcePosition {
            source?.position(at: offset) ?? SourcePosition(line: 1, column: 1, offset: 0)
        }
    }
}
