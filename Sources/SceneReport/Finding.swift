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

    /// Creates a finding about a file of which there is no text, or not all of it at hand: about what is at `position`.
    public init(
        _ diagnostic: Diagnostic, unreadable path: String,
        at position: SourcePosition = SourcePosition(line: 1, column: 1, offset: 0)
    ) {
        self.diagnostic = diagnostic
        file = .unreadable(path: path, position)
    }

    /// What a finding is about.
    public enum File: Sendable {
        /// A file whose text is at hand.
        case read(Source)
        /// A file whose text is not at hand, and the place in it that matters.
        case unreadable(path: String, SourcePosition)

        /// The path, as messages name it.
        public var path: String {
            switch self {
            case .read(let source): source.path
            case .unreadable(let path, _): path
            }
        }

        /// The text, where there is one.
        var source: Source? {
            switch self {
            case .read(let source): source
            case .unreadable: nil
            }
        }

        /// The position of the byte at `offset`; of a file whose text is not at hand, the place that matters.
        func position(at offset: Int) -> SourcePosition {
            switch self {
            case .read(let source): source.position(at: offset)
            case .unreadable(_, let position): position
            }
        }
    }
}
