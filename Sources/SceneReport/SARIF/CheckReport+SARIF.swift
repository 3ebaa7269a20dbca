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
    public func writeSARIF(to stream: some ByteStream, rules: [RuleDescription], version: String) {
        var log = SARIFLog(self, rules)
        var writer = JSONWriter()
        writer.object { object in
            object.member("$schema", SARIFLog.schema)
            object.member("version", "2.1.0")
            object.member("runs") { member in
                member.array { runs in
                    runs.object { log.write(to: &$0, version: version, stream) }
                }
            }
        }
        writer.endDocument()
        writer.send(to: stream)
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
    /// The files that something is said of.
    private var artifacts: SARIFArtifacts

    /// Where the schema of the format is published.
    static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// Prepares `report`.
    init(_ report: CheckReport, _ rules: [RuleDescription]) {
        self.report = report
        self.rules = rules
        for (index, rule) in rules.enumerated() where ruleIndices[rule.name] == nil { ruleIndices[rule.name] = index }
        artifacts = SARIFArtifacts(of: report.told)
    }

    /// Writes the members of the run; what has been written goes to `stream` now and then.
    mutating func write(to run: inout JSONWriter, version: String, _ stream: some ByteStream) {
        run.member("tool") { member in
            member.object { tool in
                tool.member("driver") { $0.object { self.writeDriver(to: &$0, version: version) } }
            }
        }
        run.member("invocations") { member in
            member.array { $0.object { $0.member("executionSuccessful", report.isComplete) } }
        }
        run.member("artifacts") { member in
            member.array { array in
                for artifact in artifacts.all {
                    array.startElementLine()
                    array.value(artifact)
                }
            }
        }
        run.member("columnKind", "unicodeCodePoints")
        run.key("results")
        run.array { array in
            for finding in report.told {
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
}

extension JSONWriter {
    /// Writes the member `name` with a message.
    mutating func text(_ name: StaticString, _ text: String) {
        member(name) { $0.object { $0.member("text", text) } }
    }
}
