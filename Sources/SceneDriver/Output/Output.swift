import SceneReport

/// Where a command writes to.
public struct Output {
    /// What the command has to say: findings and results.
    public let standard: ByteSink
    /// What is wrong with the call, and progress.
    public let error: ByteSink
    /// The colours of what goes to `standard`.
    var palette = Palette(isOn: false)

    /// A scene can have so many views with such long paths that writing them all would take minutes.
    static let mostMegabytes = 64

    /// Lets no more be written than what a scene that somebody reads can come to.
    func limitLength() { standard.limit(to: Self.mostMegabytes * 1_000_000) }

    /// Creates an output.
    public init(standard: ByteSink, error: ByteSink) {
        self.standard = standard
        self.error = error
    }

    /// Writes a difference: for people on a terminal, else byte for byte.
    func write(_ difference: UnifiedDifference) {
        if standard.isTerminal || palette.isOn {
            standard.write(difference.text(palette))
        } else {
            standard.write(difference.bytes)
        }
    }

    /// Says what is wrong with the call or a file, and below that what may help, behind everything written before.
    func emitError(_ message: String, _ hints: [String] = []) {
        standard.flush()
        error.write("scenec: \(shownSafely(message))\n")
        for hint in hints { error.write("  \(shownSafely(hint))\n") }
        error.flush()
    }

    /// Says what is wrong with the call, what is allowed and, where `help` is given, how to read more.
    func emitError(_ problem: CallProblem, help: String? = nil) {
        let hints = [problem.hint, help.map { "see `\($0)`" }]
        emitError(problem.message, hints.compactMap { $0 })
    }
}
