import SceneText

extension JSONWriter {
    /// Writes a token on one line: its kind, byte range and text.
    public mutating func tokenLine(kind: String, _ range: SourceRange, in source: Source) {
        line { object in
            object.member("kind", kind)
            object.member("start", range.start)
            object.member("end", range.end)
            object.member("text", source.text(in: range))
        }
    }

    /// Writes a node of the syntax tree on one line: its depth, kind and byte range.
    public mutating func nodeLine(kind: String, depth: Int, _ range: SourceRange) {
        line { object in
            object.member("depth", depth)
            object.member("kind", kind)
            object.member("start", range.start)
            object.member("end", range.end)
        }
    }
}
