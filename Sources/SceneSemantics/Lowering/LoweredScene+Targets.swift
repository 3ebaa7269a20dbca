import SceneRuntime

/// The views that users are meant to touch.
extension LoweredScene {
    /// The touch targets, in tree order.
    public var touchTargets: [ViewID] { tree.identities.filter { isTouchTarget($0) } }

    /// The touch target that gets a touch on each view, by the view's index: the view itself if it is one, else the
    /// nearest superview with a recognizer, unless there is a control in between. A control doesn't get touches on its
    /// subviews.
    public var touchOwners: [ViewID?] {
        var hasRecognizer = [Bool](repeating: false, count: tree.views.count)
        for view in tree.recognizers.keys { hasRecognizer[Int(view.index)] = self.hasRecognizer(view) }
        var owners = [ViewID?](repeating: nil, count: tree.views.count)
        for view in tree.identities {
            let place = Int(view.index)
            if hasRecognizer[place] || tree[view].kind.isTouchTarget {
                owners[place] = view
            } else if let superview = tree[view].superview,
                hasRecognizer[Int(superview.index)]
                    || !tree[superview].kind.isTouchTarget
            {
                owners[place] = owners[Int(superview.index)]
            }
        }
        return owners
    }

    /// Returns the superviews of `view` that have an enabled recognizer, nearest first. Recognizers get the touches of all
    /// descendants, even if a control then keeps the gesture for itself.
    public func recognizingSuperviews(of view: ViewID) -> [ViewID] {
        tree.recognizers.isEmpty ? [] : tree.superviews(of: view).filter(hasRecognizer)
    }
}
