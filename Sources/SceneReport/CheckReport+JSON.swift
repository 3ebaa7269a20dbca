extension CheckReport {
    /// Writes the report as one JSON object with one finding per line.
    ///
    /// The counts include findings that aren't printed. The number of applied fixes comes last, and only if fixes were
    /// requested.
    public func writeJSON(to stream: some ByteStream) {
        writeJSON(to: stream) { report in
            report.member("diagnostics", printed) { array, finding in
                array.startElementLine()
                array.value(finding)
                array.send(to: stream)
            }
            if let fixedCount { report.member("fixed", fixedCount) }
        }
    }

    /// Writes the version, the counts and what `body` adds as one JSON object.
    func writeJSON(to stream: some ByteStream, _ body: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        let counts = counts
        writer.object { report in
            report.member("version", JSONWriter.version)
            report.member("files", fileCount)
            report.member("errors", counts.errors)
            report.member("warnings", counts.warnings)
            body(&report)
        }
        writer.endDocument()
        writer.send(to: stream)
    }
}
