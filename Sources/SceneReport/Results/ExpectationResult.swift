import SceneText

/// The result of one expectation.
public struct ExpectationResult: Sendable {
    /// The file.
    public var source: Source
    /// The name of the scene.
    public var scene: String
    /// The device or size that the scene is on, if it has several.
    public var device: String?
    /// The place of the expectation.
    public var range: SourceRange
    /// Whether the expectation is met.
    public var passed: Bool
    /// The expected result, for people.
    public var expected: String
    /// The actual result, for people.
    public var actual: String
    /// What led to the result; empty if there is nothing to add.
    public var reasons: [String]
    private let writtenFailure: Failure?

    /// What failed, in a sentence that makes sense without the expectation.
    public struct Failure: Sendable {
        /// What comes after "expected".
        public var expected: String
        /// What comes after "but".
        public var actual: String

        /// Creates a failure.
        public init(expected: String, actual: String) {
            self.expected = expected
            self.actual = actual
        }

        /// The sentence.
        public var message: String { "expected \(expected), but \(actual)" }
    }

    /// Creates a result.
    public init(
        source: Source, scene: String, range: SourceRange, passed: Bool, expected: String, actual: String,
        reasons: [String] = [], device: String? = nil, failure: Failure? = nil
    ) {
        writtenFailure = failure
        self.device = device
        self.source = source
        self.scene = scene
        self.range = range
        self.passed = passed
        self.expected = expected
        self.actual = actual
        self.reasons = reasons
    }

    /// The source text of the expectation.
    public var text: String { source.text(in: range) }

    /// What failed, or `nil` if the expectation is met.
    public var failure: Failure? {
        passed ? nil : writtenFailure ?? Failure(expected: expected, actual: "got \(actual)")
    }
}

extension JSONWriter {
    /// Writes a result on one line.
    public mutating func line(_ result: ExpectationResult) {
        line { object in
            object.member("file", result.source.path)
            object.member("line", result.source.position(at: result.range.start).line)
            object.member("scene", result.scene)
            if let device = result.device { object.member("device", device) }
            object.member("expectation", result.text)
            object.member("passed", result.passed)
            object.member("expected", result.expected)
            object.member("actual", result.actual)
        }
    }
}

extension ExpectationResult {
    /// Whether `other` says the same of the same expectation, on whatever device.
    public func isSame(as other: ExpectationResult) -> Bool {
        range == other.range && scene == other.scene && expected == other.expected && actual == other.actual
            && reasons == other.reasons
    }

    /// Returns a failure for people: the line, expected and actual side by side, and the reasons. `further` are the
    /// other devices that have it.
    public func humanText(_ palette: Palette, alsoOn further: [String] = []) -> String {
        let gutter = Gutter(lastLine: source.position(at: range.end).line)
        let named = further.prefix(2).map { ", \($0)" }.joined()
        let devices = device.map { $0 + named + (further.count > 2 ? " and \(further.count - 2) more" : "") }
        var text = HumanText(palette)
        text.paint(.error) { $0.write("failed") }
        text.paint(.emphasis) {
            $0.write(": scene \(sceneTitle(scene, on: devices)) doesn't behave as expected")
        }
        text.endLine()
        Excerpt(source, range).write(to: &text, gutter, .error)
        gutter.writeRemark("expected", expected, to: &text)
        gutter.writeRemark("actual", actual, to: &text)
        for reason in reasons { gutter.writeRemark("note", reason, to: &text) }
        text.endLine()
        return text.text
    }
}
