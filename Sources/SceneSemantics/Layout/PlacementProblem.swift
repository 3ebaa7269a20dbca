import SceneRuntime

/// Why a view can't be where its layout places it.
enum PlacementProblem: Sendable {
    /// The view is further out than the limit for views.
    case tooFarOut
    /// The view has a negative length along an axis.
    case negative(Axis, Double)
}
