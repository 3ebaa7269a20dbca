import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics

/// Whether all of a view, or a part of some size, gets its touches.
struct ReachableCheck {
    /// Whether it does.
    let passed: Bool
    /// What was expected.
    let expected: String
    /// What is so instead.
    let actual: String
    /// What is missing, part by part.
    private(set) var reasons: [String] = []

    /// How many parts are told of.
    private static let mostParts = 8

    /// Checks that a part of `view` of this size gets its touches, or, without a size, all of its frame that is not cut off.
    init(_ view: ViewID, _ size: Size?, _ targets: SceneTargets) {
        let name = targets.scene.path(of: view)
        if let size {
            let region = targets.hitRegion(of: view)
            let about = targets.isExact(region) ? "" : "about "
            expected = "a \(numberText(size.width)) by \(numberText(size.height)) part of \(name) gets its touches"
            passed = region.fits(size)
            actual =
                passed
                ? expected : "its largest square is \(about)\(numberText(rounded(region.largestSquare))) wide"
            return
        }
        let (frame, parts) = targets.missing(of: view)
        let isExact = targets.isExact(frame)
        let about = isExact ? "" : "about "
        let lost = parts.reduce(0) { $0 + $1.region.area }
        // Of a view that is not along the axes no more is known than that.
        let tolerance = isExact ? 0 : frame.area * 1e-3
        expected = "all that is seen of \(name) gets its touches"
        passed = !frame.isEmpty && lost <= tolerance
        if frame.isEmpty {
            actual = "nothing is seen of it"
            return
        }
        if passed {
            actual = expected
            return
        }
        actual = "\(about)\(Self.percent(frame.area - lost, of: frame.area)) of it does"
        for (outcome, region) in parts.prefix(Self.mostParts) {
            let taker =
                switch outcome {
                case .hit(let hit): targets.scene.path(of: hit)
                case .none: "no view"
                case .recursion: "views that ask one another for ever"
                case .orderDependent: "one view or another"
                }
            reasons.append(
                "\(about)\(Self.percent(region.area, of: frame.area)) goes to \(taker): \(Self.place(of: region))")
        }
        if parts.count > Self.mostParts { reasons.append("and \(parts.count - Self.mostParts) more views take a part") }
    }

    /// A share in percent.
    private static func percent(_ part: Double, of whole: Double) -> String {
        let percent = (part / whole * 1000).rounded() / 10
        // What is not nothing must not look like it, nor what is not all.
        if percent == 0, part > 0 { return "less than 0.1%" }
        if percent == 100, part < whole { return "more than 99.9%" }
        return "\(numberText(percent))%"
    }

    /// Where a region is: the rectangle that it is, or the largest in it.
    private static func place(of region: Region) -> String {
        guard let largest = region.largestRectangle else { return "nowhere" }
        let size = "\(numberText(rounded(largest.width)))x\(numberText(rounded(largest.height)))"
        let place = "\(numberText(rounded(largest.minX))),\(numberText(rounded(largest.minY))) \(size)"
        return region.isRectangle ? place : "\(place) and more"
    }
}
