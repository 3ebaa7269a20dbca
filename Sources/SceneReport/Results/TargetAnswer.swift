import SceneText

/// How much of one touch target can be touched.
public struct TargetAnswer: Sendable {
    /// The file of the scene.
    public var file: String
    /// The name of the scene.
    public var scene: String
    /// The device or size that the scene is on, if it has several.
    public var device: String?
    /// The path of the target.
    public var target: String
    /// The word of its kind, such as `button`.
    public var kind: String
    /// The visible area, in square points.
    public var visibleArea: Double
    /// The hit area, in square points.
    public var hitArea: Double
    /// The fraction of the visible area that is hit, from 0 to 1; 0 if nothing is visible.
    public var fraction: Double
    /// The views that get the touches on the rest of the visible area, by path, with their areas; the largest first.
    public var takenBy: [(view: String, area: Double)]
    /// The side of the largest square within the hit area, in points.
    public var largestSquare: Double
    /// Whether the numbers are exact.
    public var exact: Bool
    /// Whether it is a control that is disabled, so that touches of it send nothing.
    public var isDisabled = false
    /// Whether the work limit was too low for exact numbers; for people only.
    public var isCoarse = false
    /// Why nothing of it is visible, if that is known; for people only.
    public var invisibilityReason: InvisibilityReason?
    /// The visible area on which no view gets the touches because views ask each other forever.
    public var recursionArea = 0.0
    /// The visible area on which no view gets the touches because none answers.
    public var unansweredArea = 0.0
    /// Whether some scroll offset makes it touchable, if requested.
    public var sweep: Sweep?
    /// Where the target comes from, if the scene was imported.
    public var origin: AnswerOrigin?

    /// Why a target is not visible. Views are named by path.
    public enum InvisibilityReason: Sendable {
        /// What follows the name of `view`: `is hidden`, `clips it away`.
        case because(_ view: String, isTarget: Bool, _ reason: String)
        /// The scroll views have to scroll.
        case until(scrolling: [String])

        /// The end of the sentence that the target is not visible.
        public var humanText: String {
            switch self {
            case .because(let view, let isTarget, let reason): " because \(isTarget ? "it" : view) \(reason)"
            case .until(scrolling: let views): " until you scroll \(views.joinedAsList())"
            }
        }
    }

    /// Whether some offset of the scroll views around a target makes it touchable.
    public struct Sweep: Sendable {
        /// Whether there is such an offset.
        public var isTouchable: Bool
        /// The scroll views to scroll, by path, with their offsets; empty if no scrolling is needed.
        public var offsets: [(view: String, x: Double, y: Double)]
        /// Whether the result is proved.
        public var exact: Bool

        /// Creates an answer.
        public init(isTouchable: Bool, offsets: [(view: String, x: Double, y: Double)], exact: Bool) {
            self.isTouchable = isTouchable
            self.offsets = offsets
            self.exact = exact
        }
    }

    /// Creates an answer.
    public init(
        file: String, scene: String, target: String, kind: String, visibleArea: Double, hitArea: Double,
        fraction: Double,
        takenBy: [(view: String, area: Double)], largestSquare: Double, exact: Bool, device: String? = nil
    ) {
        self.device = device
        self.file = file
        self.scene = scene
        self.target = target
        self.kind = kind
        self.visibleArea = visibleArea
        self.hitArea = hitArea
        self.fraction = fraction
        self.takenBy = takenBy
        self.largestSquare = largestSquare
        self.exact = exact
    }
}

extension JSONWriter {
    /// Writes an answer on one line.
    public mutating func line(_ answer: TargetAnswer) {
        line { object in
            object.member("file", answer.file)
            object.member("scene", answer.scene)
            if let device = answer.device { object.member("device", device) }
            object.member("target", answer.target)
            object.member("kind", answer.kind)
            if let origin = answer.origin { object.members(of: origin) }
            object.member("visibleArea", answer.visibleArea)
            object.member("hitArea", answer.hitArea)
            object.member("share", answer.fraction)
            object.member("takenBy", answer.takenBy) { array, taker in
                array.object { object in
                    object.member("view", taker.view)
                    object.member("area", taker.area)
                }
            }
            object.member("largestSquare", answer.largestSquare)
            object.member("exact", answer.exact)
            if let sweep = answer.sweep {
                object.member("sweep") { member in member.object { $0.members(of: sweep) } }
            }
            if answer.isDisabled { object.member("disabled", true) }
            if answer.recursionArea > 0 { object.member("recursionArea", answer.recursionArea) }
            if answer.unansweredArea > 0 { object.member("unansweredArea", answer.unansweredArea) }
        }
    }
}

extension JSONWriter {
    /// Writes on one line that a sweep left out `count` rows or items of a table or collection.
    public mutating func line(
        leftOutRows count: Int, of container: String, scene: String, _ device: String?, file: String
    ) {
        line { object in
            object.member("file", file)
            object.member("scene", scene)
            if let device { object.member("device", device) }
            object.member("container", container)
            object.member("leftOut", count)
        }
    }
}

extension JSONWriter {
    /// Writes the result of a sweep over all offsets.
    fileprivate mutating func members(of sweep: TargetAnswer.Sweep) {
        member("touchable", sweep.isTouchable)
        member("offsets", sweep.offsets) { array, offset in
            array.object { object in
                object.member("view", offset.view)
                object.member("offset", x: offset.x, y: offset.y)
            }
        }
        member("exact", sweep.exact)
    }
}

extension TargetAnswer {
    /// Returns the answer for people: one line, or a few if other views take touches.
    public func humanText(_ palette: Palette) -> String {
        let about = exact ? "" : "about "
        let place = (isDisabled ? ", disabled" : "") + (origin.map { ", \($0.humanText)" } ?? "")
        let name = "\(palette.paint(target, .emphasis)) (\(kind)\(place))"
        if visibleArea == 0, isCoarse {
            return
                "  \(name): too much overlaps here to find out whether it is visible\(hitArea > 0 ? "; it is hit" : "")\n"
                + sweepText(palette)
        }
        if visibleArea == 0 {
            return
                "  \(name): it isn't visible\(invisibilityReason?.humanText ?? "")\(hitArea > 0 ? ", but it is hit" : "")\n"
                + sweepText(palette)
        }
        if fraction == 0, largestSquare == 0 {
            let verdict = !isCoarse ? "it can't be touched anywhere" : "no point was found at which it can be touched"
            return "  \(name): \(palette.paint(verdict, .error))\n" + takersText + sweepText(palette)
        }
        let role: Palette.Role = fraction == 1 ? .help : fraction == 0 ? .error : .warning
        let verdict = isWhole(fraction) && isCoarse ? "about all" : percentText(fraction, isExact: exact)
        let side = shownNumber(exact ? largestSquare : (largestSquare * 10).rounded() / 10)
        let square =
            side == "0" && !exact
            ? "it is too narrow to find a square in it"
            : "the largest touchable square is \(about)\(side) × \(side) points"
        return "  \(name): \(palette.paint(verdict, role)) of its visible part can be touched; \(square)\n"
            + takersText + sweepText(palette)
    }

    /// The line after the answers about a scene, if some of them are coarse.
    public static let remarkAboutCoarseMaps =
        "  what \"about\" says is approximate: more overlaps in the scene than can be computed exactly within the work limit\n"

    /// One line for each of ``takers(atMost:named:)``.
    private var takersText: String { takers(named: { $0 }).map { "    \($0)\n" }.joined() }

    /// Returns the shares of the views that get most of the touches on the visible area of the target, and of what no
    /// view gets, in words. `name` writes the path of a view.
    public func takers(atMost count: Int = Self.maximumTakersShown, named name: (String) -> String) -> [String] {
        var texts = takenBy.prefix(count).map { taker in
            "\(percentText(taker.area / visibleArea, isExact: exact)) goes to \(name(taker.view))"
        }
        let isLostToo = recursionArea > 0 || unansweredArea > 0
        let further = takenBy.count - count
        if further > 0 {
            texts.append("\(isLostToo ? "more" : "the rest") goes to \(further) other view\(further == 1 ? "" : "s")")
        }
        if recursionArea > 0 {
            let fraction = percentText(recursionArea / visibleArea, isExact: exact)
            texts.append("\(fraction) goes to \(OutcomeText.recursion)")
        }
        if unansweredArea > 0 {
            texts.append("\(percentText(unansweredArea / visibleArea, isExact: exact)) goes to \(OutcomeText.none)")
        }
        return texts
    }

    /// The number of views with touches on a target that people get to see; JSON lists all.
    public static let maximumTakersShown = 5

    /// Returns a line about the sweep over all offsets, or nothing if there was none.
    private func sweepText(_ palette: Palette) -> String {
        guard let sweep else { return "" }
        if sweep.isTouchable {
            if sweep.offsets.isEmpty { return "    \(palette.paint("touchable", .help)) without scrolling\n" }
            let places = sweep.offsets.map {
                "\($0.view) is scrolled to \(shownNumber($0.x)),\(shownNumber($0.y))"
            }
            return "    \(palette.paint("touchable", .help)) once \(places.joinedAsList())\n"
        }
        if !sweep.exact {
            return "    \(palette.paint("not touchable", .error)): no scroll offset that was checked makes it "
                + "touchable\n"
        }
        return "    \(palette.paint("not touchable", .error)) at any offset\n"
    }
}
