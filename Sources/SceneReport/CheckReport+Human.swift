import SceneText

extension CheckReport {
    /// Writes the report for people: every finding with its source line, then what there was of them.
    public func writeHuman(to stream: some ByteStream, _ palette: Palette) {
        var text = HumanText(palette)
        for finding in told {
            text.write(finding)
            text.endLine()
            text.send(to: stream)
        }
        for line in [untoldSummary, fixedSummary, summary].compactMap(\.self) {
            text.write(line)
            text.endLine()
        }
        text.send(to: stream)
    }

    /// What there was, in one line; `nil` where nothing could be read.
    private var summary: String? {
        let readable = fileCount - unreadableCount
        guard readable > 0 else { return nil }
        let summary = "\(counts.words ?? "nothing wrong") in \(counted(readable, "file"))"
        return unreadableCount == 0 ? summary : "\(summary), \(unreadableCount) more could not be read"
    }
}
