import SceneText

/// The answer to "can it be touched?" for one touch target.
public struct TargetAnswer: Sendable {
    /// The file of the scene.
    public var file: String
    /// The Name of the scene.
    public var scene: String
    /// The target, by path.
    public var target: String
    /// Its kind.
    public var kind: String
    /// How much of it is seen, in square points.
    public var visibleArea: Double
    /// Where it is hit, in square points.
    public var hitArea: Double
    /// Which share of what is seen of it is hit, from 0 to 1; a share of nothing is 0.
    public var share: Double
    /// The views that get the touches on the rest of what is seen, by path, with how much; the largest first.
    public var takenBy: [(view: String, area: Double)]
    /// The side of the largest square in which it is hit, in points.
    public var largestSquare: Double
    /// Whether the numbers are exact.
    public var exact: Bool
    /// Whether it can be touched at some offset, where that was asked.
    public var sweep: Sweep?

    /// Whether some offset of the scroll views around a target makes it touchable.
    public struct Sweep: Sendable {
        /// Whether one does.
        public var isTouchable: Bool
        /// The scroll views that have to be scrolled for that, by path, with the offsets; empty where none has to be.
        public var offsets: [(view: String, x: Double, y: Double)]
        /// Whether that is proved; what was found touchable is.
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
        file: String, scene: String, target: String, kind: String, visibleArea: Double, hitArea: Double, share: Double,
        takenBy: [(view: String, area: Double)], largestSquare: Double, exact: Bool
    ) {
        self.file = file
        self.scene = scene
        self.target = target
        self.kind = kind
        self.visibleArea = visibleArea
        self.hitArea = hitArea
        self.share = share
        self.takenBy = takenBy
        self.largestSquare = largestSquare
        self.exact = exact
    }
}

extension JSONWriter {
    /// Writes an answer as one line.
    public mutating func line(_ answer: TargetAnswer) {
        line { object in
            object.member("file", answer.file)
            object.member("scene", answer.scene)
            object.member("target", answer.target)
            object.member("kind", answer.kind)
            object.member("visibleArea", answer.visibleArea)
            object.member("hitArea", answer.hitArea)
            object.member("share", answer.share)
            object.member("takenBy") { member in
                member.array { array in
                    for taker in answer.takenBy {
                        array.object { object in
                            object.member("view", taker.view)
                            object.member("area", taker.area)
                        }
                    }
                }
            }
            object.member("largestSquare", answer.largestSquare)
            object.member("exact", answer.exact)
            if let sweep = answer.sweep {
                object.member("sweep") { member in member.object { $0.members(of: sweep) } }
            }
        }
    }
}

extension JSONWriter {
    /// Writes what a sweep over all offsets has found.
    fileprivate mutating func members(of sweep: TargetAnswer.Sweep) {
        member("touchable", sweep.isTouchable)
        member("offsets") { member in
            member.array { array in
                for (view, x, y) in sweep.offsets {
                    array.object { object in
                        object.member("view", view)
                        object.member("offset", x: x, y: y)
                    }
                }
            }
        }
        member("exact", sweep.exact)
    }
}

extension TargetAnswer {
    /// The answer for people, in one line or, where others take touches, a few.
    public func humanText(_ palette: Palette) -> String {
        let about = exact ? "" : "about "
        let name = "\(palette.paint(target, .emphasis)) (\(kind))"
        if visibleArea == 0 {
            return "  \(name): it is not visible\(hitArea > 0 ? ", but it is hit" : "")\n" + sweepText(palette)
        }
        if share == 0, largestSquare == 0 {
            return "  \(name): \(palette.paint("no point of it can be touched", .error))\n" + takersText
                + sweepText(palette)
        }
        let role: Palette.Role = share == 1 ? .help : share == 0 ? .error : .warning
        let verdict = percentText(share, isExact: exact)
        let side = shownNumber(exact ? largestSquare : (largestSquare * 10).rounded() / 10)
        return "  \(name): \(palette.paint(verdict, role)) of its visible part can be touched; "
            + "the largest square is \(about)\(side) points wide\n" + takersText + sweepText(palette)
    }

    /// A line for each view that gets touches on what is seen of the target.
    private var takersText: String {
        takenBy.map { taker in
            "    \(percentText(taker.area / visibleArea, isExact: exact)) goes to \(taker.view)\n"
        }.joined()
    }

    /// A line on what a sweep over all offsets has found; nothing where there was none.
    private func sweepText(_ palette: Palette) -> String {
        guard let sweep else { return "" }
        if sweep.isTouchable {
            if sweep.offsets.isEmpty { return "    \(palette.paint("touchable", .help)) as the scene is written\n" }
            let places = sweep.offsets.map {
                "\($0.view) is scrolled to \(shownNumber($0.x)),\(shownNumber($0.y))"
            }
            return "    \(palette.paint("touchable", .help)) once \(places.joined(separator: " and "))\n"
        }
        let proof = sweep.exact ? "" : ", as far as was checked"
        return "    \(palette.paint("not touchable", .error)) at any offset\(proof)\n"
    }
}
