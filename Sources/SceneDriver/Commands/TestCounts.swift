/// What a run of `scenec test` has found so far, which decides its exit status.
struct TestCounts {
    var passed = 0
    var failed = 0
    /// The number of expectations in all shards.
    var wanted = 0
    var brokenScenes = 0
    /// The number of files with errors that another shard reports.
    var brokenScenesElsewhere = 0
    var hasErrorsOutsideScenes = false
    var hasErrorsInImports = false
    var couldReadAll = true
    /// Whether a file without expectations is a document, such as a printed view hierarchy.
    var hasDocuments = false

    /// Whether there are errors that may hide scenes.
    var hasErrorsBesideScenes: Bool { hasErrorsOutsideScenes || hasErrorsInImports }

    private var hasErrors: Bool { brokenScenes > 0 || hasErrorsBesideScenes }

    /// Whether there was nothing to test, and no error is to blame.
    var isEmpty: Bool { wanted == 0 && brokenScenesElsewhere == 0 && !hasErrors }

    /// The exit status at the end of the run.
    var status: ExitStatus {
        if !couldReadAll || isEmpty { return .unreadable }
        return failed > 0 || hasErrors ? .findings : .success
    }
}
