/// The answer to one question of `scenec eval --at`: which view gets a touch at a point, and why.
public struct HitAnswer: Sendable {
    /// The file of the scene.
    public var file: String
    /// The Name of the scene.
    public var scene: String
    /// The point, in the root's bounds coordinates.
    public var point: (x: Double, y: Double)
    /// What the touch comes to.
    public var outcome: Outcome
    /// The views whose rule changed or ended the result that became the answer, by path.
    public var via: [String]
    /// The views that were asked, if somebody wants to know.
    public var trace: [AskedView]?

    /// Creates an answer.
    public init(
        file: String, scene: String, point: (x: Double, y: Double), outcome: Outcome, via: [String] = [],
        trace: [AskedView]? = nil
    ) {
        self.file = file
        self.scene = scene
        self.point = point
        self.outcome = outcome
        self.via = via
        self.trace = trace
    }

    /// What a touch comes to; views are given by path.
    public enum Outcome: Sendable {
        /// It belongs to a view of this kind, below these views.
        case hit(String, kind: String, path: [String])
        /// It belongs to none.
        case none
        /// The views ask one another for ever, the last one first again.
        case recursion(cycle: [String])
        /// Which view it belongs to depends on the order in which cells were displayed.
        case orderDependent(hits: [String])

        /// The word for it in JSON.
        var word: String {
            switch self {
            case .hit: "hit"
            case .none: "none"
            case .recursion: "recursion"
            case .orderDependent: "order-dependent"
            }
        }
    }

    /// A view that was asked.
    public struct AskedView: Sendable {
        /// The view, by path.
        public var view: String
        /// How many views were waiting for its answer.
        public var depth: Int
        /// The word for what it said.
        public var verdict: String
        /// What it said, for people.
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
