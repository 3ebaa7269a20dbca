import SceneText

extension CheckReport {
    /// Writes one line per finding, `path:line:column: severity: message [rule]`, and nothing else.
    public func writeShort(to stream: some ByteStream) {
        var text = HumanText(Palette(isOn: false))
        for finding in printed {
            text.writeShort(finding)
            text.send(to: stream)
        }
    }
}

extension Finding {
    /// The finding on one line, without colors.
    public var shortText: String {
        var text = HumanText(Palette(isOn: false))
        text.writeShort(self)
        return text.text
    }
}

extension HumanText {
    /// Writes a finding on one line.
    mutating func writeShort(_ finding: Finding) {
        let diagnostic = finding.diagnostic
        write(finding.file.path, finding.file.position(at: diagnostic.range.start))
        write(": ")
        write(diagnostic.severity.rawValue)
        write(": ")
        writeSafely(diagnostic.message)
        write(" [")
        write(diagnostic.rule)
        write("]")
        endLine()
    }
}
