import SceneRuntime

extension View {
    /// Whether the view's hit area extends outside its bounds.
    var hasSlop: Bool { max(hitSlop.top, hitSlop.left, hitSlop.bottom, hitSlop.right) > 0 }

    /// Whether a part of the view's bounds is outside its hit area because of a negative slop.
    var isShrunk: Bool { min(hitSlop.top, hitSlop.left, hitSlop.bottom, hitSlop.right) < 0 }
}
