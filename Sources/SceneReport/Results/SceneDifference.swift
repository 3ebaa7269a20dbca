import SceneText

/// What changed between two versions of a scene, for results.
public struct SceneDifference: Sendable {
    /// The name of the scene.
    public var scene: String
    /// The device or size that the scene is on, if it has several.
    public var device: String?
    /// Whether only one of the files has the scene: `old` or `new`.
    public var only: Version?
    /// The touch targets of a scene that only one file has.
    public var targetCount = 0
    /// The areas whose touches go elsewhere now.
    public var areas: [Area] = []
    /// The touch targets whose area changed.
    public var targets: [Target] = []
    /// The touch targets that get touches in an area of the same size and shape at another place.
    public var moves: [Move] = []
    /// The touch targets on which taps do nothing any more, or do something now.
    public var activations: [Activation] = []
    /// The gesture recognizers that changed, with those that are new or gone.
    public var recognizers: [Recognizer] = []
    /// Whether recognizers were compared.
    public var comparesRecognizers = true

    /// A gesture recognizer that is new, gone or set otherwise.
    public struct Recognizer: Sendable {
        /// The path of its view.
        public var view: String
        /// Its Name, or else its kind.
        public var word: String
        /// Its kind and what is set, as a scene spells them; `nil` where it isn't there.
        public var old, new: String?

        /// Creates a change of a recognizer.
        public init(view: String, word: String, old: String?, new: String?) {
            self.view = view
            self.word = word
            (self.old, self.new) = (old, new)
        }
    }

    /// A touch target that only moved.
    public struct Move: Sendable {
        /// The path, which is the same in both versions.
        public var path: String
        /// The word of its kind.
        public var kind: String
        /// How far it moved, in points.
        public var x, y: Double

        /// Creates a move.
        public init(path: String, kind: String, x: Double, y: Double) {
            self.path = path
            self.kind = kind
            (self.x, self.y) = (x, y)
        }
    }

    /// A touch target that was disabled or enabled.
    public struct Activation: Sendable {
        /// The path, which is the same in both versions.
        public var path: String
        /// The word of its kind.
        public var kind: String
        /// Whether a tap on it does something now.
        public var isEnabled: Bool

        /// Creates a change of a touch target that was disabled or enabled.
        public init(path: String, kind: String, isEnabled: Bool) {
            self.path = path
            self.kind = kind
            self.isEnabled = isEnabled
        }
    }

    /// One of the two versions.
    public enum Version: String, Sendable {
        case old
        case new
    }

    /// An area whose touches go elsewhere now.
    public struct Area: Sendable {
        /// Who got the touches, and who gets them now.
        public var old, new: Owner
        /// The area in square points.
        public var area: Double
        /// Disjoint rectangles that cover the area.
        public var region: [Evidence.Box]
        /// Whether the area is exact.
        public var exact: Bool

        /// Creates an area.
        public init(old: Owner, new: Owner, area: Double, region: [Evidence.Box], exact: Bool) {
            (self.old, self.new) = (old, new)
            self.area = area
            self.region = region
            self.exact = exact
        }
    }

    /// Who gets a touch.
    public enum Owner: Hashable, Sendable {
        /// The view with this path.
        case view(String)
        /// No view takes the touch.
        case none
        /// Views ask each other forever.
        case recursion
        /// The display order of cells decides.
        case orderDependent

        /// The path of the view, if one gets the touch.
        public var path: String? { if case .view(let path) = self { path } else { nil } }

        /// The owner for people: the path, or why there is none.
        public var text: String {
            switch self {
            case .view(let path): path
            case .none: OutcomeText.none
            case .recursion: OutcomeText.recursion
            case .orderDependent: OutcomeText.orderDependent
            }
        }
    }

    /// A touch target whose area changed.
    public struct Target: Sendable {
        /// The path, which is the same in both versions.
        public var path: String
        /// The word of its kind.
        public var kind: String
        /// The areas in square points; `nil` where the target isn't there.
        public var oldArea, newArea: Double?
        /// How much the area grew.
        public var gain: Double
        /// Whether these numbers are exact.
        public var exact: Bool
        /// Whether the view is in both versions, and became a touch target or isn't one any more.
        public var isInBoth: Bool

        /// Creates a target.
        public init(
            path: String, kind: String, oldArea: Double?, newArea: Double?, gain: Double, exact: Bool,
            isInBoth: Bool = false
        ) {
            self.isInBoth = isInBoth
            self.path = path
            self.kind = kind
            (self.oldArea, self.newArea) = (oldArea, newArea)
            self.gain = gain
            self.exact = exact
        }
    }

    /// Creates the difference of a scene in which nothing changed yet.
    public init(scene: String, device: String?) {
        self.scene = scene
        self.device = device
    }

    /// Whether nothing changed that was compared.
    public var isEmpty: Bool {
        areas.isEmpty && targets.isEmpty && activations.isEmpty && recognizers.isEmpty && only == nil
    }

    /// Whether a touch target gets touches in less area than before, or does nothing with them any more.
    public var lostArea: Bool {
        only == .old && targetCount > 0 || targets.contains { $0.gain < 0 } || activations.contains { !$0.isEnabled }
    }
}

extension JSONWriter {
    /// Writes the areas of all scenes, a line each, the largest first, and then the scenes that only one file has.
    public mutating func lines(_ differences: [SceneDifference]) {
        let areas = differences.indices.flatMap { scene in differences[scene].areas.map { (scene, $0) } }
        // Sorting is stable.
        for (scene, area) in areas.sorted(by: { $0.1.area > $1.1.area }) {
            line { object in
                object.members(of: differences[scene])
                object.member("area", area.area)
                object.member("old", area.old)
                object.member("new", area.new)
                if area.old == .recursion { object.member("oldOutcome", "recursion") }
                if area.new == .recursion { object.member("newOutcome", "recursion") }
                object.member("region", area.region) { $0.value($1) }
                object.member("exact", area.exact)
            }
        }
        for difference in differences {
            guard let only = difference.only else { continue }
            line { object in
                object.members(of: difference)
                object.member("only", only.rawValue)
            }
        }
    }

    /// Writes a finding that one version has and the other hasn't.
    public mutating func line(_ finding: Finding, onlyIn version: SceneDifference.Version) {
        line { object in
            object.member("change", version == .new ? "new" : "gone")
            object.member("diagnostic") { $0.value(finding) }
        }
    }

    /// Writes the views that became touch targets or aren't any more, those that were disabled or enabled, and the
    /// recognizers that changed, a line each.
    public mutating func gestureLines(_ differences: [SceneDifference]) {
        for difference in differences {
            for target in difference.targets where target.isInBoth {
                line { object in
                    object.member("change", "target")
                    object.members(of: difference)
                    object.member("view", target.path)
                    object.member("old", target.oldArea == nil ? nil : target.kind)
                    object.member("new", target.newArea == nil ? nil : target.kind)
                }
            }
            for activation in difference.activations {
                line { object in
                    object.member("change", "enabled")
                    object.members(of: difference)
                    object.member("view", activation.path)
                    object.member("old", !activation.isEnabled)
                    object.member("new", activation.isEnabled)
                }
            }
            for recognizer in difference.recognizers {
                line { object in
                    object.member("change", "recognizer")
                    object.members(of: difference)
                    object.member("view", recognizer.view)
                    object.member("recognizer", recognizer.word)
                    object.member("old", recognizer.old)
                    object.member("new", recognizer.new)
                }
            }
        }
    }

    private mutating func members(of difference: SceneDifference) {
        member("scene", difference.scene)
        if let device = difference.device { member("device", device) }
    }

    /// Writes who gets a touch: a path, or `null`.
    private mutating func member(_ name: StaticString, _ owner: SceneDifference.Owner) { member(name, owner.path) }

    /// Writes a text, or `null`.
    private mutating func member(_ name: StaticString, _ text: String?) {
        key(name)
        if let text { value(text) } else { null() }
    }
}
