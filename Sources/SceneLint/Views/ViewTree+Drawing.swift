import SceneRegions
import SceneRuntime

/// Queries about what is drawn, and in front of what.
extension ViewTree {
    /// Returns whether the view itself is drawn: neither hidden nor transparent.
    func isDrawn(_ view: ViewID) -> Bool {
        !self[view].isHidden && !View.isTransparent(alpha: self[view].alpha)
    }

    /// Returns whether the view and all its superviews are drawn.
    func isSeen(_ view: ViewID) -> Bool {
        chain(from: view).allSatisfy { isDrawn($0) }
    }

    /// Returns whether the view and its superviews are interactive and neither hidden nor transparent, so that it gets
    /// touches where nothing is in front.
    func isTouchable(_ view: ViewID) -> Bool {
        chain(from: view).allSatisfy { isDrawn($0) && self[$0].isUserInteractionEnabled }
    }

    /// Returns the product of the alphas of the view and its superviews, or 0 if one of them is hidden.
    func effectiveAlpha(of view: ViewID) -> Double {
        chain(from: view).reduce(1) { alpha, next in
            self[next].isHidden ? 0 : alpha * max(0, min(1, self[next].alpha))
        }
    }

    /// Returns how much the view's own background covers what is behind it, from 0 to 1.
    func backgroundCoverage(of view: ViewID) -> Double {
        self[view].backgroundCoverage * effectiveAlpha(of: view)
    }

    /// Returns whether the view itself draws something: its background, or the look of a control, label or image.
    func drawsItself(_ view: ViewID) -> Bool {
        self[view].kind.drawsItself || isDrawn(withCoverage: backgroundCoverage(of: view))
    }

    /// Returns whether a background that covers this much of what is behind it is visible. UIKit treats a view of
    /// a lower alpha as invisible, too.
    func isDrawn(withCoverage coverage: Double) -> Bool { coverage >= View.minimumAlpha }

    /// Returns whether `view` is drawn in front of `other` because of a `zPosition`.
    func isLifted(_ view: ViewID, over other: ViewID) -> Bool {
        let (one, another) = siblings(around: view, other)
        return self[one].zPosition > self[another].zPosition
    }

    /// Returns the two siblings that contain `view` and `other`, or these two themselves if one contains the other.
    func siblings(around view: ViewID, _ other: ViewID) -> (ViewID, ViewID) {
        zip(path(to: view), path(to: other)).first { $0 != $1 } ?? (view, other)
    }

    /// Returns whether the view's background is opaque.
    func hasOpaqueBackground(_ view: ViewID) -> Bool {
        self[view].hasOpaqueColor && self[view].alpha >= View.opaqueAlpha && self[view].cornerRadius == 0
    }
}
