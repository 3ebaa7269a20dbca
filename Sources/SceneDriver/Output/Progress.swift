import SceneReport

/// A line on a terminal that tells how far long work has come.
///
/// It appears once the work has taken a second, and is gone when the work is done.
struct Progress {
    /// How many steps there are.
    private let total: Int
    /// What the steps are, `file`.
    private let noun: String
    /// Where the line goes.
    private let sink: ByteSink
    /// The time in seconds, from whenever.
    private let now: () -> Double
    /// When the line is to be drawn next.
    private var nextDrawing: Double
    /// Whether the line stands on the terminal.
    private var isDrawn = false

    /// Nothing is shown before so many seconds have passed.
    private static let patience = 1.0
    /// The line is drawn anew after so many seconds.
    private static let interval = 0.1
    /// Of a longer name, only the end is shown, so that the line does not break.
    private static let longestName = 40

    /// Begins work of `total` steps.
    init(of total: Int, _ noun: String, on sink: ByteSink, now: @escaping () -> Double = secondsOfClock) {
        self.total = total
        self.noun = noun
        self.sink = sink
        self.now = now
        nextDrawing = sink.isTerminal ? now() + Self.patience : .infinity
    }

    /// Says that `done` steps are done and that the one called `name` comes next.
    mutating func advance(to done: Int, _ name: String) {
        guard sink.isTerminal else { return }
        let time = now()
        guard time >= nextDrawing else { return }
        nextDrawing = time + Self.interval
        isDrawn = true
        let shown = name.count > Self.longestName ? "…" + name.suffix(Self.longestName - 1) : name
        sink.write("\r\u{1B}[K\(done) of \(counted(total, noun)): \(shownSafely(shown))")
        sink.flush()
    }

    /// Takes the line away.
    mutating func finish() {
        guard isDrawn else { return }
        isDrawn = false
        sink.write("\r\u{1B}[K")
        sink.flush()
    }
}
