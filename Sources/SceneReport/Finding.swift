import SceneText

/// A diagnostic with the file it belongs to.
public struct Finding: Sendable {
    /// What was found.
    public var diagnostic: Diagnostic
    /// The file, with its text if it could be read.
    public var file: File
    /// The other files that notes and fixes refer to.
    private var others: [Source] = []

    /// Creates a finding in `source`. Its notes and fixes may refer to `others`.
    public init(_ diagnostic: Diagnostic, in source: Source, and others: [Source] = []) {
        self.diagnostic = diagnostic
        file = .read(source)
        self.others = others
    }

    /// Returns the file of `range`, a place in a note or a fix.
    public func file(of range: SourceRange) -> File {
        others.first { $0.file == range.file }.map { .read($0) } ?? file
    }

    /// Returns the edits of `fix` grouped by file, this finding's file first; empty without text.
    public func edits(of fix: Diagnostic.Fix) -> [(source: Source, edits: [Diagnostic.Edit])] {
        guard let source = file.source else { return [] }
        return ([source] + others).compactMap { source in
            let edits = fix.edits.filter { $0.range.file == source.file }
            return edits.isEmpty ? nil : (source, edits)
        }
    }

    /// Creates a finding at `position` in a file whose text is missing or incomplete.
    public init(
        _ diagnostic: Diagnostic, unreadable path: String,
        at position: SourcePosition = SourcePosition(line: 1, column: 1, offset: 0)
    ) {
        self.diagnostic = diagnostic
        file = .unreadable(path: path, position)
    }

    /// The file of a finding.
    public enum File: Sendable {
        /// A file with its text.
        case read(Source)
        /// A file without text, and the position of the finding.
        case unreadable(path: String, SourcePosition)

        /// The path for messages.
        public var path: String {
            switch self {
            case .read(let source): source.path
            case .unreadable(let path, _): path
            }
        }

        /// The text, if available.
        var source: Source? {
            switch self {
            case .read(let source): source
            case .unreadable: nil
            }
        }

        /// Returns the position of the byte at `offset`. Without text, returns the position of the finding.
        func position(at offset: Int) -> SourcePosition {
            switch self {
            case .read(let source): source.position(at: offset)
            case .unreadable(_, let position): position
            }
        }
    }
}
