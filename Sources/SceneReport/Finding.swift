import SceneText

/// A diagnostic together with the file that it is about.
public struct Finding: Sendable {
    /// What was found.
    public var diagnostic: Diagnostic
    /// The file, with its text where that could be read.
    public var file: File
    /// The other files that notes and fixes refer to.
    private var others: [Source] = []

    /// Creates a finding about a place in `source`, with notes and fixes that may be in `others`.
    public init(_ diagnostic: Diagnostic, in source: Source, and others: [Source] = []) {
        self.diagnostic = diagnostic
        file = .read(source)
        self.others = others
    }

    /// The file that `range`, a place in a note or a fix, is in.
    public func file(of range: SourceRange) -> File {
        others.first { $0.file == range.file }.map { .read($0) } ?? file
    }

    /// The edits of `fix` by file, this finding's file first; empty without text.
    public func edits(of fix: Diagnostic.Fix) -> [(source: Source, edits: [Diagnostic.Edit])] {
        guard let source = file.source else { return [] }
        return ([source] + others).compactMap { source in
            let edits = fix.edits.filter { $0.range.file == source.file }
            return edits.isEmpty ? nil : (source, edits)
        }
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
