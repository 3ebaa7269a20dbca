import Testing

@testable import SceneDriver

/// The progress line.
struct ProgressTests {
    /// Makes progress in 30 steps of `secondsPerStep` each.
    private func work(on recorder: Recorder, secondsPerStep: Double) {
        var time = 0.0
        var progress = Progress(of: 30, "file", on: recorder.sink) { time }
        for step in 0..<30 {
            progress.advance(to: step, "folder/\(step).scene")
            time += secondsPerStep
        }
        progress.finish()
        recorder.sink.flush()
    }

    @Test func shortWorkShowsNothing() {
        let recorder = Recorder(isTerminal: true)
        work(on: recorder, secondsPerStep: 0.03)
        #expect(recorder.text.isEmpty)
    }

    @Test func nothingIsShownWithoutTerminal() {
        let recorder = Recorder()
        work(on: recorder, secondsPerStep: 1)
        #expect(recorder.text.isEmpty)
    }

    @Test func longWorkIsShownAfterASecondAndErasedAtTheEnd() {
        let recorder = Recorder(isTerminal: true)
        work(on: recorder, secondsPerStep: 0.25)
        #expect(recorder.text.hasPrefix("\r\u{1B}[K4 of 30 files: folder/4.scene\r\u{1B}[K5 of 30"))
        #expect(recorder.text.hasSuffix("29 of 30 files: folder/29.scene\r\u{1B}[K"))
    }
}
