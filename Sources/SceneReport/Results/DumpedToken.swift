import SceneText

extension JSONWriter {
    /// Writes a token as one line: its kind, its place in bytes and its text.
    public mutating func tokenLine(kind: String, _ range: SourceRange, in source: Source) {
        line { object in
            object.member("kind", kind)
            object.member("start", range.start)
            object.member("end", range.end)
            object.member("text", source.text(in: range))
        }
    }

    /// Writes a node of the syntax tree as one line: how deep it is, its kind and its place in bytes.
    public mutating func nodeLine(kind: String, depth: Int, _ range: SourceRange) {
        line { object in
            object.member("depth", depth)
            object.member("kind", kind)
            object.member("start", range.start)
            object.member("end", range.end)
        }
    }
}
