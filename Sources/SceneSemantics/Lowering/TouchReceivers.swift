import SceneRuntime

/// The touch targets that get a touch, by the view that it hits.
public struct TouchReceivers: Equatable, Sendable {
    /// The first receiver for each view, by the view's index.
    private let owners: [ViewID?]
    /// The next superview with an enabled recognizer for each view, by the view's index. Empty if the scene has none.
    private let recognizingSuperviews: [ViewID?]

    init(_ scene: LoweredScene) {
        let tree = scene.tree
        var hasRecognizer = [Bool](repeating: false, count: tree.views.count)
        for view in tree.recognizers.keys { hasRecognizer[Int(view.index)] = scene.hasRecognizer(view) }
        var owners = [ViewID?](repeating: nil, count: tree.views.count)
        var recognizing = owners
        for view in tree.identities {
            let index = Int(view.index)
            let superview = tree[view].superview
            if let superview {
                let above = Int(superview.index)
                recognizing[index] = hasRecognizer[above] ? superview : recognizing[above]
            }
            if hasRecognizer[index] || tree[view].kind.isTouchTarget {
                owners[index] = view
            } else if let superview, hasRecognizer[Int(superview.index)] || !tree[superview].kind.isTouchTarget {
                owners[index] = owners[Int(superview.index)]
            }
        }
        self.owners = owners
        recognizingSuperviews = hasRecognizer.contains(true) ? recognizing : []
    }

    /// Returns the target that a touch of `view` is meant for: the view itself if it is one, else the nearest superview
    /// with a recognizer, unless there is a control in between. A control doesn't get touches on its subviews.
    public func owner(of view: ViewID) -> ViewID? { owners[Int(view.index)] }

    /// Returns the targets that get a touch of `view`: its owner, then the superviews with an enabled recognizer,
    /// nearest first. Recognizers get the touches of all descendants, even if a control then keeps the gesture for
    /// itself.
    public func targets(touchedBy view: ViewID) -> [ViewID] {
        let owner = owner(of: view)
        var targets = owner.map { [$0] } ?? []
        if recognizingSuperviews.isEmpty { return targets }
        var next = recognizingSuperviews[Int(view.index)]
        while let superview = next {
            if superview != owner { targets.append(superview) }
            next = recognizingSuperviews[Int(superview.index)]
        }
        return targets
    }

    /// Returns the targets from ``targets(touchedBy:)`` that can do something with the touch: its owner, and the
    /// superviews with a recognizer that no control in between keeps the touch from.
    public func targets(reactingToTouchesOf view: ViewID, in tree: ViewTree) -> [ViewID] {
        let targets = targets(touchedBy: view)
        guard targets.count > 1, let owner = targets.first, tree[owner].isEnabled else { return targets }
        return targets.filter { target in
            target == owner || !(tree.recognizers[target] ?? []).allSatisfy { tree[owner].kind.keeps($0) }
        }
    }
}
