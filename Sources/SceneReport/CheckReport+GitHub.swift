import SceneText

extension CheckReport {
    /// Writes a workflow command a finding, which GitHub Actions shows at the line that it is about.
    public func writeGitHub(to stream: inout some TextOutputStream) {
        for finding in told { stream.write(finding.workflowCommand) }
    }
}

extension Finding {
    /// The finding as a workflow command: one line, whatever the texts hold.
    fileprivate var workflowCommand: String {
        var properties = [("file", file.path.withoutCurrentFolder)]
        if let source = file.source {
            let start = source.position(at: diagnostic.range.start)
            let end = lastPosition(in: source)
            properties.append(("line", start.line.description))
            properties.append(("endLine", end.line.description))
            // Across lines, GitHub takes no columns.
            if start.line == end.line {
                properties.append(("col", start.column.description))
                properties.append(("endColumn", end.column.description))
            }
        }
        properties.append(("title", diagnostic.rule))
        let list = properties.map { "\($0.0)=\($0.1.escaped(isProperty: true))" }.joined(separator: ",")
        let notes = diagnostic.notes.map { note in
            note.range.map { place(of: $0) + note.message } ?? note.message
        }
        let message = ([diagnostic.message] + notes).joined(separator: "\n")
        return "::\(diagnostic.severity.rawValue) \(list)::\(message.escaped(isProperty: false))\n"
    }

    /// Where the last character of the finding's place is: GitHub's columns include it.
    private func lastPosition(in source: Source) -> SourcePosition {
        let start = source.position(at: diagnostic.range.start)
        let end = source.position(at: diagnostic.range.end)
        if end.line == start.line {
            return SourcePosition(line: end.line, column: max(start.column, end.column - 1), offset: end.offset)
        }
        // The line end itself belongs to the line that it ends.
        return source.position(at: max(start.offset, end.offset - 1))
    }

    /// The place of a note, in front of what it says.
    private func place(of range: SourceRange) -> String {
        range == diagnostic.range ? "" : "line \(file.position(at: range.start).line): "
    }
}

extension String {
    /// The path as GitHub knows it: from the root of the repository, in which the program is run.
    fileprivate var withoutCurrentFolder: String {
        var path = self[...]
        while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
        return String(path)
    }

    /// The text as a workflow command can hold it; a property ends at a colon or a comma, too.
    fileprivate func escaped(isProperty: Bool) -> String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar.shownSafely)
            }
        }
        return escaped
    }
}
