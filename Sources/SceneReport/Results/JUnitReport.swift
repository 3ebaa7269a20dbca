import SceneText

/// Results as JUnit XML for CI systems: a suite for each scene, a case for each expectation.
///
/// Follows JUnit's Ant task, the common denominator of the tools that read it.
public struct JUnitReport {
    private var suites: [(name: String, cases: [Case])] = []
    /// The index of each suite, by name.
    private var suiteIndices: [String: Int] = [:]

    /// One test case and its problem, if any.
    private struct Case {
        var file: String
        var line: Int
        var name: String
        /// The failure and what led to it.
        var failure: (message: String, text: String)?
        /// The error that kept the case from running.
        var error: String?
    }

    /// Creates an empty report.
    public init() {}

    /// Adds the result of an expectation.
    public mutating func add(_ result: ExpectationResult) {
        let failure = result.failure.map { (message: $0.message, text: result.reasons.joined(separator: "\n")) }
        let line = result.source.position(at: result.range.start).line
        add(
            Case(
                file: result.source.path, line: line, name: sceneTitle(result.text, on: result.device), failure: failure
            ),
            to: "\(result.source.path): \(result.scene)")
    }

    /// Adds an error that keeps a scene or a whole file from being tested.
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

    /// The XML.
    public var text: String {
        let all = suites.flatMap { $0.cases }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"scenec\" \(Self.counts(of: all))>\n"
        for suite in suites {
            let name = escaped(suite.name)
            text += "  <testsuite name=\"\(name)\" \(Self.counts(of: suite.cases))>\n"
            for testCase in suite.cases { add(testCase, inSuite: name, to: &text) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func counts(of cases: [Case]) -> String {
        let failures = cases.count { $0.failure != nil }
        let errors = cases.count { $0.error != nil }
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    private func add(_ testCase: Case, inSuite suite: String, to text: inout String) {
        text += "    <testcase name=\"\(escaped(testCase.name))\" classname=\"\(suite)\" "
        text += "file=\"\(escaped(testCase.file))\" line=\"\(testCase.line)\""
        if let failure = testCase.failure {
            text += ">\n      <failure message=\"\(escaped(failure.message))\">\(escaped(failure.text))</failure>\n"
            text += "    </testcase>\n"
        } else if let error = testCase.error {
            text += ">\n      <error message=\"\(escaped(error))\"/>\n    </testcase>\n"
        } else {
            text += "/>\n"
        }
    }

    /// Returns `text` escaped so that it keeps its line ends and tabs in attributes, too.
    private func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0.isPlainInXML }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\r": result += "&#13;"
            case _ where scalar.isASCII && UInt8(ascii: scalar).isPlainInXML: result.unicodeScalars.append(scalar)
            default: result += scalar.xmlReplacement ?? String(scalar)
            }
        }
        return result
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII character that XML has as it is.
    fileprivate var isPlainInXML: Bool {
        switch self {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: UInt8(ascii: " ")...UInt8(ascii: "~") ~= self
        }
    }
}
