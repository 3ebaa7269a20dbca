import SceneRegions
import SceneRuntime
import SceneSemantics

extension TargetContext {
    /// Returns whether `view` would hide a target of this extent rather than decorate it.
    func canHide(_ view: ViewID, _ extent: Region) -> Bool {
        hides(view) && Self.isMore(maps.visibilityMap.extent(of: view), than: extent)
    }

    /// Returns whether `view` hides what is behind it rather than decorating it: labels, images and controls are often
    /// placed on other controls.
    private func hides(_ view: ViewID) -> Bool {
        tree[view].kind != .label && tree[view].kind != .image && !scene.isTouchTarget(view)
    }

    /// Returns whether a view of this extent is too large to decorate one of the other extent.
    private static func isMore(_ extent: Region, than other: Region) -> Bool {
        extent.area > other.area && !extent.subtracting(other).isEmpty
    }
}
