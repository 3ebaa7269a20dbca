import SceneText

/// Results in the XML that CI systems read: a suite for each scene, a case for each expectation.
///
/// The shape is that of JUnit's Ant task, which is the common denominator of its readers.
public struct JUnitReport {
    private var suites: [(name: String, cases: [Case])] = []
    /// The index of each suite, by its name.
    private var suiteIndices: [String: Int] = [:]

    /// One case with what is wrong with it, if anything.
    private struct Case {
        var file: String
        var line: Int
        var name: String
        /// What failed, and how it came to that.
        var failure: (message: String, text: String)?
        /// What kept it from being run.
        var error: String?
    }

    /// Creates an empty report.
    public init() {}

    /// Adds what became of an expectation.
    public mutating func add(_ result: ExpectationResult) {
        let failure =
            result.passed
            ? nil
            : (
                message: "expected \(result.expected), got \(result.actual)",
                text: result.reasons.joined(separator: "\n")
            )
        let line = result.source.position(at: result.range.start).line
        add(
            Case(file: result.source.path, line: line, name: result.text, failure: failure),
            to: "\(result.source.path): \(result.scene)")
    }

    /// Adds an error that keeps a scene, or a whole file, from being tested.
    public mutating func add(_ finding: Finding) {
        let line = finding.file.position(at: finding.diagnostic.range.start).line
        let rule = finding.diagnostic.rule
        let name = finding.file.source == nil ? rule : "\(rule) in line \(line)"
        add(
            Case(file: finding.file.path, line: line, name: name, error: finding.diagnostic.message),
            to: finding.file.path)
    }

    private mutating func add(_ testCase: Case, to suite: String) {
        if let index = suiteIndices[suite] {
            suites[index].cases.append(testCase)
        } else {
            suiteIndices[suite] = suites.count
            suites.append((suite, [testCase]))
        }
    }

    /// The report.
    public var text: String {
        let all = suites.flatMap(\.cases)
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"scenec\" \(Self.counts(of: all))>\n"
        for suite in suites {
            text += "  <testsuite name=\"\(escaped(suite.name))\" \(Self.counts(of: suite.cases))>\n"
            for testCase in suite.cases { text += xml(testCase, in: suite.name) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func counts(of cases: [Case]) -> String {
        let failures = cases.count { $0.failure != nil }
        let errors = cases.count { $0.error != nil }
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    private func xml(_ testCase: Case, in suite: String) -> String {
        let head =
            "    <testcase name=\"\(escaped(testCase.name))\" classname=\"\(escaped(suite))\" "
            + "file=\"\(escaped(testCase.file))\" line=\"\(testCase.line)\""
        if let failure = testCase.failure {
            return
                "\(head)>\n      <failure message=\"\(escaped(failure.message))\">\(escaped(failure.text))</failure>\n"
                + "    </testcase>\n"
        }
        if let error = testCase.error {
            return "\(head)>\n      <error message=\"\(escaped(error))\"/>\n    </testcase>\n"
        }
        return "\(head)/>\n"
    }

    /// `text` as it stands in XML 1.0, which has no control characters but tab and line ends.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
