import Testing

@testable import SceneDriver

/// Streams that can't be written to.
struct ByteSinkTests {
    @Test func nothingIsSentAfterAFailure() {
        let recorder = Recorder()
        recorder.failure = .closed
        recorder.sink.write("a")
        recorder.sink.flush()
        recorder.sink.write("b")
        recorder.sink.flush()
        #expect(recorder.sendCount == 1)
        #expect(recorder.sink.failure == .closed)
    }

    @Test func longOutputIsSentInPieces() {
        let recorder = Recorder()
        let text = String(repeating: "0123456789", count: 100)
        for _ in 0..<1000 { recorder.sink.write(text) }
        #expect(recorder.sendCount > 5)
        recorder.sink.flush()
        #expect(recorder.text.utf8.count == 1_000_000)
    }

    /// Writing more than the limit is a failure, and what doesn't fit isn't sent.
    @Test func aLimitEndsWriting() {
        let recorder = Recorder()
        recorder.sink.limit(to: 10)
        recorder.sink.write("01234567")
        recorder.sink.write("89")
        #expect(recorder.sink.failure == nil)
        recorder.sink.write("ab")
        #expect(recorder.sink.failure == .full)
        recorder.sink.write("c")
        recorder.sink.flush()
        #expect(recorder.text == "0123456789")
    }

    /// A closed pipe isn't an error; a full disk is.
    @Test(arguments: [
        (ByteSink.Failure.closed, 0, ""),
        (.other("full"), 2, "scenec: can't write to standard output: full\n"),
        (.full, 2, "scenec: the output is too long: only the first 64 MB were written\n"),
    ])
    func statusOfACall(_ failure: ByteSink.Failure, _ status: Int32, _ errorMessage: String) {
        let standard = Recorder()
        let error = Recorder()
        standard.failure = failure
        let actual = run(
            arguments: ["--version"], environment: ProcessEnvironment { _ in nil },
            files: .memory([], standardInput: ""),
            output: Output(standard: standard.sink, error: error.sink))
        #expect(actual == status)
        #expect(error.text == errorMessage)
    }
}
