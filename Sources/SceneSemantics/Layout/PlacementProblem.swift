import SceneRuntime

/// Why a view can't be where its layout places it.
enum PlacementProblem: Sendable {
    /// Further out than the limit for views.
    case tooFarOut
    /// A negative length along an axis.
    case negative(Axis, Double)
}
