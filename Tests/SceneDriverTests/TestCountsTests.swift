import Testing

@testable import SceneDriver

/// The exit status of a run of tests.
struct TestCountsTests {
    @Test func status() {
        var counts = TestCounts()
        #expect(counts.isEmpty && counts.status == .unreadable)
        counts.wanted = 1
        #expect(counts.status == .success)
        for change: (inout TestCounts) -> Void in [
            { $0.failed = 1 }, { $0.brokenScenes = 1 }, { $0.hasErrorsOutsideScenes = true },
            { $0.hasErrorsInImports = true },
        ] {
            var changed = counts
            change(&changed)
            #expect(changed.status == .findings)
        }
        counts.couldReadAll = false
        #expect(counts.status == .unreadable)
    }
}
