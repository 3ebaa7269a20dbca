import SceneReport

/// A position in a document as the protocol counts: lines from 0, and characters of the client's encoding from 0.
struct TextPosition: Hashable {
    var line: Int
    var character: Int

    init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// Reads a position, or returns `nil` if `value` is none.
    init?(_ value: JSONValue?) {
        guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0,
            character >= 0
        else { return nil }
        self.init(line: line, character: character)
    }
}

/// A range of a document as the protocol counts. The end isn't part of it.
struct TextRange: Hashable {
    var start: TextPosition
    var end: TextPosition

    init(start: TextPosition, end: TextPosition) {
        self.start = start
        self.end = end
    }

    /// Reads a range, or returns `nil` if `value` is none.
    init?(_ value: JSONValue?) {
        guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
        self.init(start: start, end: end)
    }
}

extension JSONWriter {
    /// Writes a position.
    mutating func value(_ position: TextPosition) {
        object { object in
            object.member("line", position.line)
            object.member("character", position.character)
        }
    }

    /// Writes a range.
    mutating func value(_ range: TextRange) {
        object { object in
            object.member("start") { $0.value(range.start) }
            object.member("end") { $0.value(range.end) }
        }
    }

    /// Writes the member `name` with a range.
    mutating func member(_ name: StaticString, _ range: TextRange) {
        member(name) { $0.value(range) }
    }
}
