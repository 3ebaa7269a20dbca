import SceneRegions
import SceneRuntime

/// A visible part of a touch target whose touches go elsewhere.
struct TouchLoss {
    /// The view that is hit there, or `nil` if none is.
    var hitView: ViewID?
    var region: Region
    /// Why the touches are lost.
    var cause: Cause
    /// Whether the hit view is also in front of the target there, so that two mistakes hide each other: a superview
    /// does not contain the points, and if it did, this view would still be hit.
    var isCoveredOutside = false

    /// Why a touch doesn't reach a target.
    enum Cause: Equatable {
        /// The hit view is in front of the target, in drawing and in hit testing.
        case inFront
        /// The hit view is in the target.
        case inside
        /// The hit view is drawn behind the target, but is found first.
        case order
        /// The `hitTest` of this view answers without asking the target, or without returning it.
        case override(ViewID)
        /// This superview doesn't contain the points.
        case outside(ViewID)
        /// The target's own `hitSlop` leaves no point of it.
        case noPoint
        /// The target's bounds are empty, though something is drawn in it.
        case noSize
        /// Views ask each other forever.
        case recursion
    }
}

/// What a touch target loses, without what other rules report.
struct TouchLosses {
    /// What is visible and hit of the target.
    var reach: TargetReach
    /// The losses, the largest part first.
    var losses: [TouchLoss]
    /// What others take with their slops, which `overlapping-targets` reports, but which counts in the share.
    var lossesBySlops: [TouchLoss] = []
    /// Whether no point hits the target because of the losses.
    var isUnreachable: Bool
    /// How many other instances of the target's line lose touches, too, at the offsets in the source.
    var furtherInstanceCount = 0

    /// The area of the losses, in square points.
    var area: Double { losses.area }
}

extension [TouchLoss] {
    /// All points of the losses, which don't overlap.
    var region: Region { Region(disjoint: flatMap { $0.region.rectangles }) }

    /// The area of the losses, in square points.
    var area: Double { reduce(0) { $0 + $1.region.area } }
}

extension SceneTouches {
    /// Returns a point of the loss at which the hit view really gets the touch, or `nil` if none was found.
    func witness(of loss: TouchLoss) -> Point? {
        loss.region.witnesses.first { point in
            let outcome = touch(at: point).outcome
            guard loss.cause == .recursion else { return outcome.isAnswer(loss.hitView) }
            if case .recursion = outcome { return true }
            return false
        }
    }
}
