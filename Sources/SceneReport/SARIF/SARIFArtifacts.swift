import SceneText

/// The files that a SARIF log refers to.
struct SARIFArtifacts {
    /// The files, in the order of their first use.
    private(set) var all: [Artifact] = []
    /// The index of each file, by the bytes of its path.
    private var indices: [[UInt8]: Int] = [:]
    /// The index of the last file looked up, because findings of one file come together.
    private var last = 0

    /// A file in the log.
    struct Artifact {
        let file: Finding.File
        /// Its URI reference.
        let address: String
        /// Its index among all files.
        let index: Int
    }

    /// Collects the files of `findings`.
    init(of findings: some Sequence<Finding>) {
        for finding in findings {
            _ = artifact(of: finding.file)
            for note in finding.diagnostic.notes { _ = note.range.map { artifact(of: finding.file(of: $0)) } }
            for fix in finding.diagnostic.fixes
            where fix.edits.contains(where: { $0.range.file != finding.diagnostic.range.file }) {
                for edit in fix.edits { _ = artifact(of: finding.file(of: edit.range)) }
            }
        }
    }

    /// Returns the artifact for `file`, and adds it if it is new.
    mutating func artifact(of file: Finding.File) -> Artifact {
        let path = file.path
        if last < all.count, all[last].file.path.utf8Span.span.isEqual(to: path.utf8Span.span) { return all[last] }
        let bytes = Array(path.utf8)
        last = indices[bytes] ?? all.count
        if last == all.count {
            indices[bytes] = last
            all.append(Artifact(file: file, address: path.uriReference, index: last))
        }
        return all[last]
    }
}

extension JSONWriter {
    /// Writes an artifact.
    mutating func value(_ artifact: SARIFArtifacts.Artifact) {
        object { object in
            object.member("location") { $0.location(of: artifact) }
            if let source = artifact.file.source {
                object.member("length", source.bytes.count)
                object.member("encoding", "UTF-8")
            }
            object.member("roles", ["analysisTarget"])
        }
    }

    /// Writes the location of an artifact.
    mutating func location(of artifact: SARIFArtifacts.Artifact) {
        object { location in
            location.member("uri", artifact.address)
            location.member("index", artifact.index)
        }
    }
}
