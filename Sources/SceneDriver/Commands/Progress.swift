import SceneReport
import SceneText

/// A progress line on a terminal.
///
/// It appears after a second and disappears when the work is done.
struct Progress {
    /// The number of steps.
    private let total: Int
    /// The noun for a step, such as `file`.
    private let noun: String
    private let sink: ByteSink
    /// Returns the time in seconds, from any origin.
    private let now: () -> Double
    /// The time to draw the line next.
    private var nextDrawing: Double
    /// Whether the line is on the terminal.
    private var isDrawn = false

    /// The time before the line first appears, in seconds.
    private static let firstDelay = 1.0
    /// The time between updates, in seconds.
    private static let interval = 0.1
    /// The maximum length of a name; a longer one shows only its end, so that the line doesn't wrap.
    private static let maximumNameLength = 40

    /// Starts the progress of `total` steps.
    init(of total: Int, _ noun: String, on sink: ByteSink, now: @escaping () -> Double = secondsOfClock) {
        self.total = total
        self.noun = noun
        self.sink = sink
        self.now = now
        nextDrawing = sink.isTerminal ? now() + Self.firstDelay : .infinity
    }

    /// Shows that `done` steps are done and that `name` is next.
    mutating func advance(to done: Int, _ name: String) {
        guard sink.isTerminal else { return }
        let time = now()
        guard time >= nextDrawing else { return }
        nextDrawing = time + Self.interval
        isDrawn = true
        let shown = name.count > Self.maximumNameLength ? "…" + name.suffix(Self.maximumNameLength - 1) : name
        sink.write("\r\u{1B}[K\(done) of \(counted(total, noun)): \(shownSafely(shown))")
        sink.flush()
    }

    /// Removes the line.
    mutating func finish() {
        guard isDrawn else { return }
        isDrawn = false
        sink.write("\r\u{1B}[K")
        sink.flush()
    }
}

#if hasFeature(Embedded)
    /// A page has no terminal, so nothing asks for the time.
    func secondsOfClock() -> Double { 0 }
#endif
