import SceneRuntime

/// Why a view can't be where its layout places it.
enum PlacementProblem: Sendable {
    /// It is further out than the limit for views.
    case tooFarOut
    /// It has a negative length along an axis.
    case negative(Axis, Double)
}
