import SceneText

extension Diagnostic {
    /// The message with its place and the notes, a line each.
    func listing(in source: Source) -> String {
        let place = source.position(at: range.start)
        var lines = "\(place.line):\(place.column): \(severity): \(message) [\(rule)]\n"
        for note in notes {
            let place = note.range.map { source.position(at: $0.start) }
            lines += place.map { "\($0.line):\($0.column): note: " } ?? "help: "
            lines += note.message + "\n"
        }
        return lines
    }
}
