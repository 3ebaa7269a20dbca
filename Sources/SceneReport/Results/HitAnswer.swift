/// The answer of `scenec eval --at`: which view gets a touch at a point, and why.
public struct HitAnswer: Sendable {
    /// The file of the scene.
    public var file: String
    /// The name of the scene.
    public var scene: String
    /// The device or size that the scene is on, if it has several.
    public var device: String?
    /// The point, in the coordinates of the root's bounds.
    public var point: (x: Double, y: Double)
    /// Which view gets the touch, if any.
    public var outcome: Outcome
    /// Whether that view is a disabled control; for people only.
    public var isDisabled = false
    /// The views whose rule changed or ended the result on its way, by path.
    public var via: [String]
    /// The views that were asked, if a trace is requested.
    public var trace: [TraceEntry]?
    /// The view for the middle of whose visible part this is, by path.
    public var asked: String?
    /// Why the touch doesn't hit that view, as a sentence.
    public var reasonForMiss: String?
    /// The size of the scene if the point is outside; for people only.
    public var sizeIfOutside: (width: Double, height: Double)?
    /// Where the view comes from, if the scene was imported.
    public var origin: AnswerOrigin?

    /// Creates an answer.
    public init(
        file: String, scene: String, point: (x: Double, y: Double), outcome: Outcome, via: [String] = [],
        trace: [TraceEntry]? = nil, device: String? = nil
    ) {
        self.device = device
        self.file = file
        self.scene = scene
        self.point = point
        self.outcome = outcome
        self.via = via
        self.trace = trace
    }

    /// The result of a hit test; views are given by path.
    public enum Outcome: Sendable {
        /// A view of this kind, with its superviews.
        case hit(String, kind: String, path: [String])
        /// No view.
        case none
        /// The views call each other forever; the last one repeats the first.
        case recursion(cycle: [String])
        /// The view depends on the order in which cells were displayed.
        case orderDependent(hits: [String])

        /// Its name in JSON.
        var word: String {
            switch self {
            case .hit: "hit"
            case .none: "none"
            case .recursion: "recursion"
            case .orderDependent: "order-dependent"
            }
        }
    }

    /// A view that was asked during a hit test.
    public struct TraceEntry: Sendable {
        /// The view, by path.
        public var view: String
        /// The number of views waiting for its answer.
        public var depth: Int
        /// Its answer, as the word used in JSON.
        public var verdict: String
        /// Its answer, for people.
        public var explanation: String

        /// Creates an entry of a trace.
        public init(view: String, depth: Int, verdict: String, explanation: String) {
            self.view = view
            self.depth = depth
            self.verdict = verdict
            self.explanation = explanation
        }
    }
}
