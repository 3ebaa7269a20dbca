import SceneQueries
import SceneReport

/// The results and errors of a run of `scenec test`, for formats that are written at the end.
struct TestRecord {
    /// Whether such a format is asked for: as the output, or besides it.
    let keepsResults: Bool
    private var results: [ExpectationResult] = []
    var problems: [Finding] = []

    init(keepsResults: Bool) { self.keepsResults = keepsResults }

    /// Adds the result of an expectation, if results are kept.
    mutating func add(_ result: ExpectationResult) {
        if keepsResults { results.append(result) }
    }

    /// The results and errors as JUnit XML.
    var junitReport: String {
        var report = JUnitReport()
        for result in results { report.add(result) }
        for problem in problems { report.add(problem) }
        return report.text
    }
}
