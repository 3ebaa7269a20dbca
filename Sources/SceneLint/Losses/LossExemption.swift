import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Why touches that a target doesn't get are no loss.
struct LossExemption {
    var reason: Reason
    /// The loss if it weren't exempt, or `nil` if nothing is lost.
    var loss: TouchLoss?

    init(_ reason: Reason, _ loss: TouchLoss? = nil) {
        self.reason = reason
        self.loss = loss
    }

    /// Why touches are no loss, or which rule reports them.
    enum Reason {
        /// Views ask each other forever.
        case recursion
        /// The display order of cells decides.
        case order
        /// `dead-overhang`.
        case overhang
        /// `overlapping-targets`.
        case overlap
        /// Another rule.
        case reportedElsewhere
        /// A view in the target is there to be touched, too.
        case inside
        /// An override leaves the points to others with `yield`.
        case yielded
        /// The scene says that it is intended.
        case intended
    }
}
