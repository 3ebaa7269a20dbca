extension CheckReport {
    /// Writes the report as one JSON object, a finding a line.
    ///
    /// The counts are those of all findings, also of those that are not told. The number of mends that were made comes
    /// behind everything else, and only where some were to be made.
    public func writeJSON(to stream: some ByteStream) {
        var writer = JSONWriter()
        let counts = counts
        writer.object { report in
            report.member("version", JSONWriter.version)
            report.member("files", fileCount)
            report.member("errors", counts.errors)
            report.member("warnings", counts.warnings)
            report.member("diagnostics") { member in
                member.array { array in
                    for finding in told {
                        array.startElementLine()
                        array.value(finding)
                        array.send(to: stream)
                    }
                }
            }
            if let fixedCount { report.member("fixed", fixedCount) }
        }
        writer.endDocument()
        writer.send(to: stream)
    }
}
