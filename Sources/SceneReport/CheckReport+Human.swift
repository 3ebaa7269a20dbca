import SceneText

extension CheckReport {
    /// Writes the report for people: every finding with its source line, then what there was of them.
    public func writeHuman(to stream: inout some TextOutputStream, _ palette: Palette) {
        for finding in told {
            stream.write(finding.humanText(palette))
            stream.write("\n")
        }
        if let untoldSummary { stream.write(untoldSummary + "\n") }
        if let fixedSummary { stream.write(fixedSummary + "\n") }
        if let summary { stream.write(summary + "\n") }
    }

    /// What there was, in one line; `nil` where nothing could be read.
    private var summary: String? {
        let readable = fileCount - unreadableCount
        guard readable > 0 else { return nil }
        let summary = "\(counts.words ?? "nothing wrong") in \(counted(readable, "file"))"
        return unreadableCount == 0 ? summary : "\(summary), \(unreadableCount) more could not be read"
    }
}
