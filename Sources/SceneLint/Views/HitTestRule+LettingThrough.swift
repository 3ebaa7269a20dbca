import SceneRuntime

extension HitTestRule {
    /// Whether the rule does no more than pass touches through.
    var letsThroughAtMost: Bool {
        switch self {
        case .super, .pass: true
        default: false
        }
    }
}
