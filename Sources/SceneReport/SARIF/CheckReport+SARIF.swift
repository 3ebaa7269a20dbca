import SceneText

extension CheckReport {
    /// Writes the report as SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), a result a line.
    ///
    /// What a comment allows is no result: the format could say that it is suppressed, but its most common reader, GitHub's
    /// code scanning, would show it all the same.
    ///
    /// - Parameters:
    ///   - rules: What there is to say of the rules, in any order.
    ///   - version: The version of the program.
    public func writeSARIF(to stream: inout some TextOutputStream, rules: [RuleDescription], version: String) {
        var log = SARIFLog(self, rules)
        var writer = JSONWriter()
        writer.object { object in
            object.member("$schema", SARIFLog.schema)
            object.member("version", "2.1.0")
            object.member("runs") { member in
                member.array { runs in
                    runs.object { log.write(to: &$0, version: version, &stream) }
                }
            }
        }
        writer.endDocument()
        stream.write(writer.take())
    }
}

/// A report on its way to SARIF.
private struct SARIFLog {
    /// The report.
    private let report: CheckReport
    /// What there is to say of the rules.
    private let rules: [RuleDescription]
    /// The index of each rule in the list of rules.
    private var ruleIndices: [String: Int] = [:]
    /// The files that something is said of, and the index of each.
    private var files: [Finding.File] = []
    private var fileIndices: [[UInt8]: Int] = [:]

    /// Where the schema of the format is published.
    static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// Prepares `report`.
    init(_ report: CheckReport, _ rules: [RuleDescription]) {
        self.report = report
        self.rules = rules
        for (index, rule) in rules.enumerated() where ruleIndices[rule.name] == nil { ruleIndices[rule.name] = index }
        for finding in report.told {
            let path = Array(finding.file.path.utf8)
            guard fileIndices[path] == nil else { continue }
            fileIndices[path] = files.count
            files.append(finding.file)
        }
    }

    /// Writes the members of the run; what has been written goes to `stream` now and then.
    mutating func write(to run: inout JSONWriter, version: String, _ stream: inout some TextOutputStream) {
        run.member("tool") { member in
            member.object { tool in
                tool.member("driver") { $0.object { self.writeDriver(to: &$0, version: version) } }
            }
        }
        run.member("invocations") { member in
            member.array { $0.object { $0.member("executionSuccessful", report.unreadableCount == 0) } }
        }
        run.member("artifacts") { member in
            member.array { array in
                for (index, file) in files.enumerated() {
                    array.startElementLine()
                    array.object { self.writeArtifact(file, index, to: &$0) }
                }
            }
        }
        run.member("columnKind", "unicodeCodePoints")
        run.key("results")
        run.array { array in
            for finding in report.told {
                array.startElementLine()
                array.object { self.writeResult(finding, to: &$0) }
                stream.write(array.take())
            }
        }
    }

    /// Writes what the program is, and what its rules are.
    private func writeDriver(to driver: inout JSONWriter, version: String) {
        driver.member("name", "scenec")
        driver.member("version", version)
        driver.member("semanticVersion", version)
        driver.member("rules") { member in
            member.array { array in
                for rule in rules {
                    array.startElementLine()
                    array.object { object in
                        object.member("id", rule.name)
                        object.text("shortDescription", rule.summary)
                        object.text("fullDescription", rule.details)
                        object.member("help") { member in
                            member.object { help in
                                help.member("text", rule.explanation)
                                help.member("markdown", rule.explanation)
                            }
                        }
                        object.member("defaultConfiguration") {
                            $0.object { $0.member("level", rule.severity.rawValue) }
                        }
                    }
                }
            }
        }
    }

    /// Writes what a file is.
    private func writeArtifact(_ file: Finding.File, _ index: Int, to artifact: inout JSONWriter) {
        artifact.member("location") { writeLocation(of: file, to: &$0) }
        if let source = file.source {
            artifact.member("length", source.bytes.count)
            artifact.member("encoding", "UTF-8")
        }
        artifact.member("roles", ["analysisTarget"])
    }

    /// Writes where a file is.
    private func writeLocation(of file: Finding.File, to writer: inout JSONWriter) {
        writer.object { location in
            location.member("uri", file.path.uriReference)
            if let index = fileIndices[Array(file.path.utf8)] { location.member("index", index) }
        }
    }

    /// Writes a finding.
    private func writeResult(_ finding: Finding, to result: inout JSONWriter) {
        let diagnostic = finding.diagnostic
        result.member("ruleId", diagnostic.rule)
        if let index = ruleIndices[diagnostic.rule] { result.member("ruleIndex", index) }
        result.member("level", diagnostic.severity.rawValue)
        result.text("message", message(of: diagnostic).sarifMessage)
        result.member("locations") { member in
            member.array { $0.object { self.writePlace(diagnostic.range, in: finding.file, to: &$0) } }
        }
        let places = diagnostic.notes.filter { $0.range != nil }
        if !places.isEmpty {
            result.member("relatedLocations") { member in
                member.array { array in
                    for (index, note) in places.enumerated() {
                        array.object { object in
                            object.member("id", index + 1)
                            self.writePlace(note.range ?? diagnostic.range, in: finding.file, to: &object)
                            object.text("message", note.message.sarifMessage)
                        }
                    }
                }
            }
        }
        let fixes = diagnostic.fixes.filter { !$0.edits.isEmpty }
        if let source = finding.file.source, !fixes.isEmpty {
            result.member("fixes") { member in
                member.array { array in
                    for fix in fixes { array.object { self.writeFix(fix, finding.file, source, to: &$0) } }
                }
            }
        }
        if diagnostic.data != Evidence() { result.member("properties") { $0.value(diagnostic.data) } }
    }

    /// What is wrong and, a line each, the notes that speak of no other place.
    private func message(of diagnostic: Diagnostic) -> String {
        ([diagnostic.message] + diagnostic.notes.filter { $0.range == nil }.map(\.message)).joined(separator: "\n")
    }

    /// Writes where something is; of a file that could not be read, no more than which one that is.
    private func writePlace(_ range: SourceRange, in file: Finding.File, to writer: inout JSONWriter) {
        writer.member("physicalLocation") { member in
            member.object { location in
                location.member("artifactLocation") { self.writeLocation(of: file, to: &$0) }
                if let source = file.source { location.member("region") { $0.region(range, in: source) } }
            }
        }
    }

    /// Writes a mend.
    private func writeFix(
        _ fix: Diagnostic.Fix, _ file: Finding.File, _ source: Source, to writer: inout JSONWriter
    ) {
        writer.text("description", fix.title.sarifMessage)
        writer.member("artifactChanges") { member in
            member.array { array in
                array.object { change in
                    change.member("artifactLocation") { self.writeLocation(of: file, to: &$0) }
                    change.member("replacements") { member in
                        member.array { array in
                            for edit in fix.edits { array.replacement(edit, in: source) }
                        }
                    }
                }
            }
        }
        writer.member("properties") { $0.object { $0.member("safe", fix.safe) } }
    }
}

extension JSONWriter {
    /// Writes the member `name` with a message.
    fileprivate mutating func text(_ name: String, _ text: String) {
        member(name) { $0.object { $0.member("text", text) } }
    }

    /// Writes the region `range`: as people and editors count, and in bytes from the start of the file.
    fileprivate mutating func region(_ range: SourceRange, in source: Source) {
        let start = source.position(at: range.start)
        let end = source.position(at: range.end)
        object { region in
            region.member("startLine", start.line)
            region.member("startColumn", start.column)
            region.member("endLine", end.line)
            region.member("endColumn", end.column)
            region.member("byteOffset", start.offset)
            region.member("byteLength", end.offset - start.offset)
        }
    }

    /// Writes an edit.
    fileprivate mutating func replacement(_ edit: Diagnostic.Edit, in source: Source) {
        object { replacement in
            replacement.member("deletedRegion") { $0.region(edit.range, in: source) }
            if !edit.text.isEmpty { replacement.text("insertedContent", edit.text) }
        }
    }
}

extension String {
    /// The text as a message string: braces, between which the number of an argument could stand, are doubled (3.11.5).
    fileprivate var sarifMessage: String {
        if !utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) { return self }
        var message = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            message.append(scalar)
            if scalar == "{" || scalar == "}" { message.append(scalar) }
        }
        return String(message)
    }
}
