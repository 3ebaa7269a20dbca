extension CheckReport {
    /// Writes a line a finding, `path:line:column: severity: message [rule]`, and nothing else.
    public func writeShort(to stream: inout some TextOutputStream) {
        for finding in told {
            stream.write(finding.shortLine)
        }
    }
}

extension Finding {
    /// The finding in one line.
    public var shortLine: String {
        let start = file.position(at: diagnostic.range.start)
        let place = "\(shownSafely(file.path)):\(start.line):\(start.column)"
        let severity = diagnostic.severity.rawValue
        return "\(place): \(severity): \(shownSafely(diagnostic.message)) [\(diagnostic.rule)]\n"
    }
}
