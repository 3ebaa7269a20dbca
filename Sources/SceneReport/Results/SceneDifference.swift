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

        /// Creates a target.
        public init(
            path: String, kind: String, oldArea: Double?, newArea: Double?, gain: Double, exact: Bool
        ) {
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

    /// Whether a touch target gets touches in less area than before.
    public var lostArea: Bool { only == .old && targetCount > 0 || targets.contains { $0.gain < 0 } }
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

    private mutating func members(of difference: SceneDifference) {
        member("scene", difference.scene)
        if let device = difference.device { member("device", device) }
    }

    /// Writes who gets a touch: a path, or `null`.
    private mutating func member(_ name: StaticString, _ owner: SceneDifference.Owner) {
        key(name)
        if let path = owner.path { value(path) } else { null() }
    }
}

extension SceneDifference {
    /// The number of areas that people get to see; JSON and pictures have all.
    private static let maximumAreasShown = 30

    /// Returns what changed for people.
    public func humanText(_ palette: Palette) -> String {
        let title = palette.paint(shownSafely(device.map { "\(scene) on \($0)" } ?? scene), .emphasis)
        if let only {
            let targets = "\(targetCount) touch target\(targetCount == 1 ? "" : "s")"
            let fate = only == .old ? "is gone, with \(targets)" : "is new, with \(targets)"
            return "\(title) \(palette.paint(fate, only == .old && targetCount > 0 ? .error : .help))\n"
        }
        if areas.isEmpty, targets.isEmpty {
            return "\(title): no touch goes elsewhere; what gestures do isn't compared\n"
        }
        var text = "\(title)\n"
        for group in targets.grouped(by: { $0.likeness }) {
            text += "  \(group[0].humanText(palette))\(furtherText(group.count, "target"))\n"
        }
        for group in moves.grouped(by: { $0.likeness }) {
            let isAlike = group.allSatisfy { $0.distanceText == group[0].distanceText }
            let further = furtherText(group.count, "target") + (isAlike ? "" : ", by other distances")
            text += "  \(group[0].humanText)\(further)\n"
        }
        let groups = areas.grouped { $0.likeness }
        for group in groups.prefix(Self.maximumAreasShown) {
            text += "  \(group[0].humanText)\(furtherText(group.count, "area"))\n"
        }
        let rest = groups.dropFirst(Self.maximumAreasShown).reduce(0) { $0 + $1.count }
        if rest > 0 { text += "  and \(counted(rest, "more area")); `--format json` lists all\n" }
        return text
    }
}

/// Returns how many more of the same kind there are than the one shown.
private func furtherText(_ count: Int, _ noun: String) -> String {
    count < 2 ? "" : ", and \(count - 1) more \(noun)\(count == 2 ? "" : "s") like it in other rows or instances"
}

extension Array {
    /// Returns the elements with the same key together, in the order of the first of each group.
    fileprivate func grouped(by key: (Element) -> String) -> [[Element]] {
        var indices: [String: Int] = [:]
        var groups: [[Element]] = []
        for element in self {
            let key = key(element)
            if let index = indices[key] {
                groups[index].append(element)
            } else {
                indices[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }
}

extension SceneDifference.Area {
    /// What the areas of several rows have in common.
    fileprivate var likeness: String { "\(old.text.withoutIndices) -> \(new.text.withoutIndices)" }

    /// The area for people.
    public var humanText: String {
        let (left, top) = (region.map { $0.x }.min() ?? 0, region.map { $0.y }.min() ?? 0)
        let right = region.map { $0.x + $0.width }.max() ?? 0
        let bottom = region.map { $0.y + $0.height }.max() ?? 0
        return "\(shownSafely(old.text)) -> \(shownSafely(new.text)): \(areaText(area, exact)) square points within "
            + "\(coordinateText(left)),\(coordinateText(top)) \(coordinateText(right - left))x\(coordinateText(bottom - top))"
    }
}

extension SceneDifference.Move {
    fileprivate var distanceText: String { "\(coordinateText(x)),\(coordinateText(y))" }

    /// What the moves of several rows have in common.
    fileprivate var likeness: String { "\(path.withoutIndices) \(kind)" }

    fileprivate var humanText: String {
        "\(shownSafely(path)) (\(kind)) moved by \(distanceText)"
    }
}

extension SceneDifference.Target {
    /// What the changes of several rows have in common.
    fileprivate var likeness: String {
        "\(path.withoutIndices) \(kind) \(oldArea == nil) \(newArea.map { ($0 * 10).rounded() == 0 } ?? true) \(gain < 0)"
    }

    fileprivate func humanText(_ palette: Palette) -> String {
        let name = "\(shownSafely(path)) (\(kind))"
        guard let newArea else {
            return "\(name) \(palette.paint("is gone", .error)), with \(areaText(oldArea ?? 0, exact)) square points"
        }
        guard let oldArea else {
            return "\(name) \(palette.paint("is new", .help)), with \(areaText(newArea, exact)) square points"
        }
        // What is left may only come from the tried points of a map that isn't exact.
        if gain < 0, (newArea * 10).rounded() == 0 {
            let loss = palette.paint("lost all of its touches", .error)
            return "\(name) \(loss): \(areaText(oldArea, exact)) square points"
        }
        let change = "\(gain < 0 ? "lost" : "gained") \(areaText(abs(gain), exact)) square points"
        return "\(name) \(palette.paint(change, gain < 0 ? .error : .help)): from \(areaText(oldArea, exact)) to "
            + "\(areaText(newArea, exact))"
    }
}

/// Returns a number of square points for people, to a tenth.
private func areaText(_ number: Double, _ isExact: Bool) -> String {
    (isExact ? "" : "about ") + coordinateText(number).withThousandsSeparators
}

/// Returns a number of points for people, to a tenth.
private func coordinateText(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    // A small number isn't rounded to 0.
    return shownNumber(rounded == 0 && number != 0 ? number : rounded + 0)
}
