import SceneRuntime

extension LoweredScene {
    /// Calls `body` for every view with its number of superviews, each view before its subviews, siblings back to
    /// front.
    public func forEachViewInOrder(_ body: (_ view: ViewID, _ depth: Int) -> Void) {
        var view = ViewID.root
        var depth = 0
        while true {
            body(view, depth)
            if let first = tree[view].firstSubview {
                view = first
                depth += 1
                continue
            }
            while tree[view].nextSibling == nil, let superview = tree[view].superview {
                view = superview
                depth -= 1
            }
            guard view != .root, let next = tree[view].nextSibling else { return }
            view = next
        }
    }
}
