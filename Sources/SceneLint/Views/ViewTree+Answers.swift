import SceneRuntime
import SceneSemantics

/// Queries about whether views can answer a hit test at any point.
extension LintContext {
    /// Returns why the view's own flags or size keep it from answering.
    func deadness(of view: ViewID) -> UntouchableReason? {
        if tree[view].isHidden { return .hidden }
        if !tree[view].isUserInteractionEnabled { return .notInteractive }
        if View.isTransparent(alpha: tree[view].alpha) { return .transparent }
        if tree[view].hitBounds.isEmpty, tree[view].hitShape != .subviews { return .noSize }
        return nil
    }

    /// Returns whether the override of `view` can answer where the walk gives nil.
    func answersBesideWalk(_ view: ViewID) -> Bool {
        tree.rules(of: view).contains { $0.traits.contains(.answersBesideWalk) && !$0.views.isEmpty }
    }

    /// Returns whether the override of `view` can return other views instead of the view itself.
    func handsOn(_ view: ViewID) -> Bool {
        tree.rules(of: view).contains { $0.handsOn }
    }

    /// Returns whether the hit test of `view` can return anything but nil.
    func canAnswer(_ view: ViewID) -> Bool {
        if answersBesideWalk(view) || isToggled(view) { return true }
        if deadness(of: view) != nil || geometry.isDegenerate(view) { return false }
        if handsOn(view) { return true }
        let silent = tree.rules(of: view).filter { $0.isSilent }
        return !silent.contains { $0.traits.contains(.decides) } && (silent.isEmpty || hasAnsweringSubview(view))
    }

    /// Returns whether the hit test of any subview of `view` can return anything but nil.
    func hasAnsweringSubview(_ view: ViewID) -> Bool {
        tree.subviews(of: view).contains { canAnswer($0) }
    }

    /// Returns whether touches can reach `view`: through the walk, or through a link that starts a hit test on it or
    /// around it.
    func isAsked(_ view: ViewID) -> Bool {
        var next = tree[view].superview
        if deadness(of: view) != nil { return false }
        if asked.contains(view) { return true }
        while let current = next {
            if !isDrawn(current) || !tree[current].isUserInteractionEnabled { return false }
            if asked.contains(current) { return true }
            next = tree[current].superview
        }
        return !visiblePart(of: hitBox(view), in: view).isEmpty
    }
}

/// What keeps a view from answering at any point.
enum UntouchableReason {
    /// Its `isHidden` is on.
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
