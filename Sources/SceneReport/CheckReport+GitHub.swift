import SceneText

extension CheckReport {
    /// Writes a workflow command for each finding. GitHub Actions shows it at the line of the finding.
    public func writeGitHub(to stream: some ByteStream) {
        var command = WorkflowCommand()
        for finding in printed {
            command.write(finding)
            command.send(to: stream)
        }
    }
}

/// Writes workflow commands. Each is one line, whatever its texts contain.
private struct WorkflowCommand {
    /// The text not yet sent.
    private var bytes: [UInt8] = []

    /// Sends the text written so far and clears it.
    mutating func send(to stream: some ByteStream) {
        stream.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes the command for a finding.
    mutating func write(_ finding: Finding) {
        let diagnostic = finding.diagnostic
        bytes.append("::")
        bytes.append(diagnostic.severity.command)
        bytes.append(" file=")
        bytes.appendEscaped(finding.file.path.withoutCurrentFolder, isProperty: true)
        if let source = finding.file.source { writePlace(of: diagnostic.range, in: source) }
        bytes.append(",title=")
        bytes.appendEscaped(diagnostic.rule, isProperty: true)
        bytes.append("::")
        bytes.appendEscaped(diagnostic.message, isProperty: false)
        for note in diagnostic.notes {
            bytes.appendEscaped("\n", isProperty: false)
            if let range = note.range, range != diagnostic.range {
                let file = finding.file(of: range)
                if range.file != diagnostic.range.file {
                    bytes.appendEscaped(file.path.withoutCurrentFolder, isProperty: false)
                    bytes.append(", ")
                }
                bytes.append("line ")
                bytes.appendDigits(of: file.position(at: range.start).line)
                bytes.append(": ")
            }
            bytes.appendEscaped(note.message, isProperty: false)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes the properties that locate a finding.
    private mutating func writePlace(of range: SourceRange, in source: Source) {
        let start = source.position(at: range.start)
        let end = source.lastPosition(of: range, from: start)
        write("line", start.line)
        write("endLine", end.line)
        // GitHub ignores columns of a range that spans lines.
        if start.line == end.line {
            write("col", start.column)
            write("endColumn", end.column)
        }
    }

    /// Writes another property.
    private mutating func write(_ property: String, _ number: Int) {
        bytes.append(UInt8(ascii: ","))
        bytes.append(property)
        bytes.append(UInt8(ascii: "="))
        bytes.appendDigits(of: number)
    }
}

extension Diagnostic.Severity {
    /// The workflow command for findings of this severity.
    fileprivate var command: String {
        switch self {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
    }
}

extension Source {
    /// Returns the position of the last character in `range`, because GitHub's end column is inclusive.
    fileprivate func lastPosition(of range: SourceRange, from start: SourcePosition) -> SourcePosition {
        let end = position(at: range.end)
        if end.line == start.line {
            return SourcePosition(line: end.line, column: max(start.column, end.column - 1), offset: end.offset)
        }
        // A line end belongs to the line it ends.
        return position(at: max(start.offset, end.offset - 1))
    }
}

extension [UInt8] {
    /// Appends `text` escaped for a workflow command. A property needs `:` and `,` escaped, too.
    fileprivate mutating func appendEscaped(_ text: String, isProperty: Bool) {
        append(
            text, suspecting: { $0.maskOfEscapes },
            replacement: { scalar, _ in
                switch scalar {
                case "%": return "%25"
                case "\r": return "%0D"
                case "\n": return "%0A"
                case ":" where isProperty: return "%3A"
                case "," where isProperty: return "%2C"
                default: return scalar.safeReplacement
                }
            })
    }
}

extension SWARWord {
    /// The positions of bytes that a workflow command may need escaped.
    fileprivate var maskOfEscapes: ByteMask {
        maskBeyondPrintableASCII | mask(of: UInt8(ascii: "%")) | mask(of: UInt8(ascii: ":"))
            | mask(of: UInt8(ascii: ","))
    }
}
