import SceneText

/// A diagnostic with the file it belongs to.
public struct Finding: Sendable {
    /// What was found, with notes about the uses of a component.
    public private(set) var diagnostic: Diagnostic
    /// ``diagnostic`` without these notes.
    private var found: Diagnostic
    /// The file, with its text if it could be read.
    public var file: File
    /// The other files that notes and fixes refer to.
    private var others: [Source] = []

    /// Creates a finding in `source`. Its notes and fixes may refer to `others`.
    public init(_ diagnostic: Diagnostic, in source: Source, and others: [Source] = []) {
        found = diagnostic
        self.diagnostic = diagnostic.withNotesAboutUses
        file = .read(source)
        self.others = others
    }

    /// Adds the uses of `other`, the same finding in a component that other files use, too.
    public mutating func add(usesOf other: Finding) {
        let oldCount = found.uses.count
        found.uses += other.found.uses
        // Only the first ones are named.
        if oldCount >= Diagnostic.maximumNamedUses, found.uses.count > oldCount + 1 {
            diagnostic.notes.removeLast()
            diagnostic.notes += [Diagnostic.note(aboutFurtherUses: found.uses.count)].compactMap { $0 }
            return
        }
        for source in [other.file.source].compactMap({ $0 }) + other.others
        where source.file != found.range.file && !others.contains(where: { $0.file == source.file }) {
            others.append(source)
        }
        diagnostic = found.withNotesAboutUses
    }

    /// The notes about the finding, and those about the uses of the component that it is in.
    var notes: (own: ArraySlice<Diagnostic.Note>, aboutUses: ArraySlice<Diagnostic.Note>) {
        (diagnostic.notes.prefix(found.notes.count), diagnostic.notes.dropFirst(found.notes.count))
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
        found = diagnostic
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

extension Diagnostic {
    /// The number of uses of a component that a finding names.
    fileprivate static let maximumNamedUses = 5

    /// The diagnostic with a note for each of the first uses of a component that have it.
    fileprivate var withNotesAboutUses: Diagnostic {
        if uses.isEmpty { return self }
        var copy = self
        copy.notes += notes(aboutUses: uses[...])
        return copy
    }

    /// Returns a note for each of the first of `uses` of a component, which have the finding, and one about the rest.
    public func notes(aboutUses uses: ArraySlice<SourceRange>) -> [Note] {
        uses.prefix(Self.maximumNamedUses).map { Note("in this use", at: $0) }
            + [Self.note(aboutFurtherUses: uses.count)].compactMap { $0 }
    }

    /// Returns the note about the uses that aren't named, of `count` uses in all.
    fileprivate static func note(aboutFurtherUses count: Int) -> Note? {
        let rest = count - maximumNamedUses
        return rest > 0 ? Note("and \(rest) more \(rest == 1 ? "use has" : "uses have") it") : nil
    }
}
