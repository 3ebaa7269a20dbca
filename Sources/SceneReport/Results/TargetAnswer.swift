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
        object { object in
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
        }
        endDocument()
    }
}

extension TargetAnswer {
    /// The answer for people, in one line or, where others take touches, a few.
    public func humanText(_ palette: Palette) -> String {
        let about = exact ? "" : "about "
        let name = "\(palette.paint(target, .emphasis)) (\(kind))"
        if visibleArea == 0 { return "  \(name): nothing of it is seen\(hitArea > 0 ? ", but it is hit" : "")\n" }
        let percent = shownNumber((share * 1000).rounded() / 10)
        let role: Palette.Role = share == 1 ? .help : share == 0 ? .error : .warning
        let verdict = share == 1 ? "all" : share == 0 ? "none" : "\(about)\(percent)%"
        var text =
            "  \(name): \(palette.paint(verdict, role)) of what is seen of it can be touched; "
            + "the largest square is \(about)\(shownNumber(largestSquare)) points wide\n"
        for taker in takenBy {
            let share = shownNumber((taker.area / visibleArea * 1000).rounded() / 10)
            text += "    \(about)\(share)% goes to \(taker.view)\n"
        }
        return text
    }
}
