import SceneQueries
import SceneReport
import SceneText

/// The output streams of a command.
public struct Output {
    /// Findings and results.
    public let standard: ByteSink
    /// Errors in the call, and progress.
    public let error: ByteSink
    /// The colors for `standard`.
    var palette = Palette(isOn: false)

    /// A scene can have so many views with such long paths that writing them all would take minutes.
    static let maximumMegabytes = 64

    /// Lets no more be written than what a scene of readable size can come to.
    func limitLength() { standard.limit(to: Self.maximumMegabytes * 1_000_000) }

    /// Creates an output.
    public init(standard: ByteSink, error: ByteSink) {
        self.standard = standard
        self.error = error
    }

    /// The output of a command whose result may go to standard output: all else goes to standard error.
    var onStandardError: Output { Output(standard: error, error: error) }

    /// Writes a difference: for people on a terminal, otherwise byte for byte.
    func write(_ difference: UnifiedDifference) {
        if standard.isTerminal || palette.isOn {
            standard.write(difference.text(palette))
        } else {
            standard.write(difference.bytes)
        }
    }

    /// Writes that the middle of a view can't be touched.
    func emitError(_ message: UnseenMessage) { emitError(message.text, [message.advice].compactMap { $0 }) }

    /// Writes problems in an argument that describes a touch, after all previous output.
    func emitError(_ problems: [Diagnostic], in argument: TouchArgument) {
        standard.flush()
        for problem in problems { error.write(Finding(problem, in: argument.source).humanText(Palette(isOn: false))) }
    }

    /// Writes an error about the call or a file, with hints below, after all previous output.
    func emitError(_ message: String, _ hints: [String] = []) {
        standard.flush()
        error.write("scenec: \(shownSafely(message))\n")
        for hint in hints { error.write("  \(shownSafely(hint))\n") }
        error.flush()
    }
}
