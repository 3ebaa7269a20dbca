import SceneRegions
import SceneRuntime

/// A part of a touch target that is seen, and whose touches go elsewhere.
struct TouchLoss {
    /// Who is hit there; `nil` where nobody is.
    var taker: ViewID?
    /// The points.
    var region: Region
    /// Why they are lost.
    var cause: Cause
    /// Whether the taker also lies in front of the target there, so that two mistakes hide each other: a superview does not
    /// contain the points, and if it did, the taker would still be hit.
    var isCoveredOutside = false

    /// Why a touch does not come to a target.
    enum Cause: Equatable {
        /// The taker lies in front of the target, to the eye as to the touch.
        case inFront
        /// The taker lies in the target.
        case inside
        /// The taker is drawn behind the target, but is found first.
        case order
        /// The `hitTest` of this view answers without asking the target, or without answering with it.
        case override(ViewID)
        /// This superview does not contain the points.
        case outside(ViewID)
        /// The target's own `hitSlop` leaves no point of it.
        case noPoint
        /// The target's bounds are empty, though something is drawn in it.
        case noSize
    }
}

/// What of a touch target is lost, as far as no other rule says so.
struct TouchLosses {
    /// The target, with what is seen and hit of it.
    var reach: TargetReach
    /// What is lost, the largest part first.
    var losses: [TouchLoss]
    /// Whether no point hits the target, and the losses are why.
    var isUnreachable: Bool

    /// How much is lost, in square points.
    var area: Double { losses.reduce(0) { $0 + $1.region.area } }
}
