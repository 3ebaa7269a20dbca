/// How the class of a view decides about touches.
public enum ImportedHitTesting: Equatable, Sendable {
    /// As UIView does.
    case `default`
    /// The view never takes a touch itself, but its subviews do.
    case passthrough
    /// As React Native's `RCTView` does: subviews are hit outside its bounds, unless it clips them, and its opacity
    /// doesn't matter.
    case reactNative
    /// As `RCTViewComponentView` of React Native's new architecture does: subviews are hit outside its bounds, unless
    /// it clips them.
    case reactNativeFabric
}
