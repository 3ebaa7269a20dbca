import SceneText

/// The difference between two texts of a file, as `diff -u` prints it and `patch` reads it.
public struct UnifiedDifference {
    private let path: String
    /// The lines of both sides, with their line ends.
    private let old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]
    private let changes: [LineChange]

    /// The number of unchanged lines around a change.
    private static let context = 3

    /// Compares two texts of one file.
    public init(_ old: Source, _ new: Source) {
        path = old.path
        self.old = old.linesWithEnds
        self.new = new.linesWithEnds
        changes = old.bytes == new.bytes ? [] : LineComparison(self.old, self.new).changes
    }

    /// Whether both texts are equal.
    public var isEmpty: Bool { changes.isEmpty }

    /// The exact bytes, for programs.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            bytes += line.mark.utf8
            bytes += line.text
            if line.text.last != UInt8(ascii: "\n") { bytes += "\n".utf8 }
        }
        return bytes
    }

    /// Returns the difference for display. Control characters are replaced, so that a file can't move the reader's
    /// cursor.
    public func text(_ palette: Palette) -> String {
        lines.map { line in
            let end = line.text.last == UInt8(ascii: "\n") ? 1 : 0
            let shown = shownSafely(String(decoding: line.text.dropLast(end), as: UTF8.self), keepingTabs: true)
            let text = line.mark + shown
            return (line.role.map { palette.paint(text, $0) } ?? text) + "\n"
        }.joined()
    }

    /// A line of the difference.
    private struct Line {
        /// The text at its start, such as `+`.
        var mark: String
        /// The rest of the line.
        var text: ArraySlice<UInt8> = []
        /// Its color.
        var role: Palette.Role?
    }

    private var lines: [Line] {
        if changes.isEmpty { return [] }
        let name = path.nameInDifference
        let head = [Line(mark: "--- \(name)", role: .emphasis), Line(mark: "+++ \(name)", role: .emphasis)]
        return head + hunks.flatMap(lines)
    }

    /// The changes, grouped so that the context of two groups doesn't meet.
    private var hunks: [ArraySlice<LineChange>] {
        var hunks: [ArraySlice<LineChange>] = []
        for index in changes.indices {
            let isNear =
                index > 0 && changes[index].old.lowerBound - changes[index - 1].old.upperBound <= 2 * Self.context
            if isNear, let last = hunks.last {
                hunks[hunks.count - 1] = changes[last.startIndex...index]
            } else {
                hunks.append(changes[index...index])
            }
        }
        return hunks
    }

    private func lines(of hunk: ArraySlice<LineChange>) -> [Line] {
        guard let first = hunk.first, let last = hunk.last else { return [] }
        let before = min(Self.context, first.old.lowerBound)
        let after = min(Self.context, old.count - last.old.upperBound)
        let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
        let newLines = first.new.lowerBound - before..<last.new.upperBound + after
        var lines = [Line(mark: "@@ -\(place(oldLines)) +\(place(newLines)) @@", role: .frame)]
        var next = oldLines.lowerBound
        for change in hunk {
            for index in next..<change.old.lowerBound { add(" ", old[index], nil, to: &lines) }
            for index in change.old { add("-", old[index], .removed, to: &lines) }
            for index in change.new { add("+", new[index], .added, to: &lines) }
            next = change.old.upperBound
        }
        for index in next..<oldLines.upperBound { add(" ", old[index], nil, to: &lines) }
        return lines
    }

    /// Adds a line of one side, and a remark if it has no line end.
    private func add(_ mark: String, _ text: ArraySlice<UInt8>, _ role: Palette.Role?, to lines: inout [Line]) {
        lines.append(Line(mark: mark, text: text, role: role))
        if text.last != UInt8(ascii: "\n") { lines.append(Line(mark: "\\ No newline at end of file")) }
    }

    /// Returns the start and length of `lines` for the header of a hunk; a length of 1 is left out.
    private func place(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }
}

extension Source {
    /// The lines with their line ends; an empty source has none.
    fileprivate var linesWithEnds: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...offset])
            start = offset + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }
}

extension String {
    /// The path for the header of a difference: quoted if it contains characters that would end it, and followed by a
    /// tab if it contains a blank.
    fileprivate var nameInDifference: String {
        let needsNoQuotes = unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && $0.shownSafely == $0 }
        if needsNoQuotes { return utf8.contains(UInt8(ascii: " ")) ? self + "\t" : self }
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.shownSafely != scalar:
                // `patch` reads each byte as an octal number.
                for byte in String(scalar).utf8 {
                    let digits = String(byte, radix: 8)
                    quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
                }
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
