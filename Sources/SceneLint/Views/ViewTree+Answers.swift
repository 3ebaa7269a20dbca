import SceneRuntime

/// Queries about whether views can answer a hit test at any point.
extension ViewTree {
    /// Returns why the view's own flags or size keep it from answering.
    func untouchableReason(of view: ViewID) -> UntouchableReason? {
        if self[view].isHidden { return .hidden }
        if !self[view].isUserInteractionEnabled { return .notInteractive }
        if View.isTransparent(alpha: self[view].alpha) { return .transparent }
        if self[view].hitBounds.isEmpty, self[view].hitShape != .subviews { return .noSize }
        return nil
    }

    /// Returns whether the override of `view` can answer where the walk gives nil.
    func answersBesideWalk(_ view: ViewID) -> Bool {
        rules(of: view).contains { $0.traits.contains(.answersBesideWalk) && !$0.views.isEmpty }
    }

    /// Returns whether the override of `view` can return other views instead of the view itself.
    func forwardsTouches(_ view: ViewID) -> Bool {
        rules(of: view).contains { $0.replacesOwnHitWithView }
    }

    /// Returns whether the view itself is never hit, but its subviews are.
    func letsThrough(_ view: ViewID) -> Bool {
        rules(of: view).contains { $0.traits.letsItselfThrough }
    }
}

/// What keeps a view from answering at any point.
enum UntouchableReason {
    case hidden
    /// Its `isUserInteractionEnabled` is off.
    case notInteractive
    /// Its alpha is too low.
    case transparent
    /// Its bounds contain no point.
    case noSize

    /// The end of a sentence about the view.
    var words: String {
        switch self {
        case .hidden: "is hidden"
        case .notInteractive: "has `userInteractionEnabled` off"
        case .transparent: "has an alpha below 0.01"
        case .noSize: "has no size"
        }
    }
}

extension HitTestRule {
    /// Whether it returns nil where overhanging views of other cells are.
    var isYieldToOverhang: Bool {
        if case .yieldToOverhang = self { true } else { false }
    }
}
