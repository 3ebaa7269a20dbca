import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Tests `expect reachable`: whether all of a view, or a part of a given size, gets its touches.
struct ReachableCheck {
    let passed: Bool
    let expected: String
    let actual: String
    /// The actual result as a sentence that makes sense without the expected one.
    let sentence: String
    /// The missing parts.
    private(set) var reasons: [String] = []

    /// The maximum number of parts to list.
    private static let maximumParts = 8

    /// Tests whether a part of `view` of this size gets its touches or, without a size, all of its unclipped frame.
    /// Subtracts the cost from `work`.
    init(_ view: ViewID, _ size: Size?, _ targets: SceneTargets, _ work: inout Int) {
        let name = targets.scene.path(of: view)
        if let size {
            let region = targets.hitRegion(of: view)
            expected = "a \(numberText(size.width)) by \(numberText(size.height)) part of \(name) gets its touches"
            // Searching for squares takes little time per piece.
            var squareWork = 8 * work
            defer { work = squareWork / 8 }
            let factor = targets.maps.factor(fitting: size, into: region, of: view, within: &squareWork).factor
            passed = factor >= 1 - Tolerance.nothing
            if passed {
                (actual, sentence) = (expected, expected)
                return
            }
            let square = targets.maps.largestSquare(in: region, of: view, within: &squareWork)
            let isExact = square.isExact && targets.isExact(region)
            let side = numberText(isExact ? square.side.toMillionth : (square.side * 100).rounded(.down) / 100)
            actual = "its largest touchable square is \(isExact ? "" : "about ")\(side) × \(side) points"
            sentence = actual
            return
        }
        let (frame, parts) = targets.missing(of: view, within: &work)
        let isExact = targets.isExact(frame)
        let lost = parts.reduce(0) { $0 + $1.region.area }
        let tolerance = isExact ? 0 : frame.area * Tolerance.remeasuredFraction
        expected = "all of the visible part of \(name) gets its touches"
        passed = !frame.isEmpty && lost <= tolerance
        if frame.isEmpty {
            actual = "it isn't visible\(targets.clause(aboutInvisible: view))"
            sentence = actual
            return
        }
        if passed {
            (actual, sentence) = (expected, expected)
            return
        }
        // What is left at the edges of strips is nothing that anyone can touch.
        let isHit = !targets.hitRegion(of: view).isEmpty
        let fraction = percentText(isHit ? 1 - lost / frame.area : 0, isExact: isExact)
        actual = "\(fraction) of it does"
        sentence = "\(fraction) of \(name) gets its touches"
        let wide = parts.filter { $0.region.largestRectangle?.isSliver == false }
        let shown = wide.isEmpty ? parts : wide
        for (outcome, region) in shown.prefix(Self.maximumParts) {
            let taker = outcome.text { targets.scene.path(of: $0) }
            let isAll = !isHit && parts.count == 1
            let fraction = percentText(isAll ? 1 : region.area / frame.area, isExact: isExact)
            reasons.append("\(fraction) goes to \(taker): \(Self.place(of: region))")
        }
        if shown.count > Self.maximumParts {
            let rest = shown.count - Self.maximumParts
            reasons.append(rest == 1 ? "and 1 more view takes a part" : "and \(rest) more views take a part")
        }
    }

    /// Returns the place of a region: its rectangle if it is one, otherwise the largest rectangle within it, or the
    /// rectangle around it if it is cut into strips.
    private static func place(of region: Region) -> String {
        guard let largest = region.largestRectangle else { return "nowhere" }
        let isStriped = largest.isSliver && !region.boundingBox.isSliver
        let box = isStriped ? region.boundingBox : largest
        let text = { (number: Double) in
            numberText(box.isSliver ? number.toMillionth : (number * 10).rounded() / 10)
        }
        let place = "\(text(box.minX)),\(text(box.minY)) \(text(box.width))x\(text(box.height))"
        return isStriped ? "within \(place)" : region.isRectangle ? place : "\(place) and more"
    }
}

extension Rectangle {
    /// Whether this is too narrow for a finger to notice.
    fileprivate var isSliver: Bool { shorterSide < 1 }
}
