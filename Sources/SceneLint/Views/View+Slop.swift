import SceneRuntime

extension View {
    /// Whether the view's hit area extends outside its bounds.
    var hasSlop: Bool { max(hitSlop.top, hitSlop.left, hitSlop.bottom, hitSlop.right) > 0 }
}
