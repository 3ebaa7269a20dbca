import SceneText

extension CheckReport {
    /// Writes the report as SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), one result per line.
    ///
    /// Suppressed findings are left out. SARIF can mark them as suppressed, but its most common reader, GitHub code
    /// scanning, would show them anyway.
    ///
    /// - Parameters:
    ///   - rules: The descriptions of the rules, in any order.
    ///   - version: The version of the program.
    public func writeSARIF(to stream: some ByteStream, rules: [RuleDescription], version: String) {
        var log = SARIFLog(self, rules)
        var writer = JSONWriter()
        writer.object { object in
            object.member("$schema", SARIFLog.schema)
            object.member("version", "2.1.0")
            object.member("runs") { $0.array { $0.object { log.write(to: &$0, version: version, stream) } } }
        }
        writer.endDocument()
        writer.send(to: stream)
    }
}

/// Writes a report as SARIF.
private struct SARIFLog {
    private let report: CheckReport
    private let rules: [RuleDescription]
    /// The index of each rule in the list of rules.
    private var ruleIndices: [String: Int] = [:]
    /// The files that results refer to.
    private var artifacts: SARIFArtifacts

    /// The address of the published schema.
    static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    init(_ report: CheckReport, _ rules: [RuleDescription]) {
        self.report = report
        self.rules = rules
        for (index, rule) in rules.enumerated() where ruleIndices[rule.name] == nil { ruleIndices[rule.name] = index }
        artifacts = SARIFArtifacts(of: report.printed)
    }

    /// Writes the members of the run, and sends text to `stream` from time to time.
    mutating func write(to run: inout JSONWriter, version: String, _ stream: some ByteStream) {
        run.member("tool") {
            $0.object { $0.member("driver") { $0.object { writeDriver(to: &$0, version: version) } } }
        }
        run.member("invocations") { $0.array { $0.object { $0.member("executionSuccessful", report.isComplete) } } }
        run.member("artifacts", artifacts.all) { array, artifact in
            array.startElementLine()
            array.value(artifact)
        }
        run.member("columnKind", "unicodeCodePoints")
        run.key("results")
        run.array { array in
            for finding in report.printed {
                array.startElementLine()
                array.object { result in
                    result.member("ruleId", finding.diagnostic.rule)
                    if let index = ruleIndices[finding.diagnostic.rule] { result.member("ruleIndex", index) }
                    result.members(of: finding, in: &artifacts)
                }
                array.send(to: stream)
            }
        }
    }

    /// Writes the description of the program and its rules.
    private func writeDriver(to driver: inout JSONWriter, version: String) {
        driver.member("name", "scenec")
        driver.member("version", version)
        driver.member("semanticVersion", version)
        driver.member("rules", rules) { array, rule in
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
                object.member("defaultConfiguration") { $0.object { $0.member("level", rule.severity.rawValue) } }
            }
        }
    }
}

extension JSONWriter {
    /// Writes the member `name` with a message.
    mutating func text(_ name: StaticString, _ text: String) {
        member(name) { $0.object { $0.member("text", text) } }
    }
}
