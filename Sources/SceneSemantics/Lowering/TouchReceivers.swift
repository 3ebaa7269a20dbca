import SceneRuntime

/// The touch targets that get a touch, by the view that it hits.
public struct TouchReceivers: Equatable, Sendable {
    /// The first receiver for each view, by the view's index.
    private let owners: [ViewID?]
    /// The next superview that recognizers serve for each view, by the view's index. Empty if the scene has none.
    private let recognizingSuperviews: [ViewID?]

    init(_ scene: LoweredScene) {
        let tree = scene.tree
        var isServed = [Bool](repeating: false, count: tree.views.count)
        for view in tree.recognizers.keys {
            let kind = tree[view].kind
            isServed[Int(view.index)] = (tree.recognizers[view] ?? []).contains { kind.isServed(by: $0) }
        }
        if scene.hasUnknownRecognizers {
            for view in tree.identities where scene.hasUnknownRecognizer(view) { isServed[Int(view.index)] = true }
        }
        var owners = [ViewID?](repeating: nil, count: tree.views.count)
        var recognizing = owners
        for view in tree.identities {
            let index = Int(view.index)
            let superview = tree[view].superview
            if let superview {
                let above = Int(superview.index)
                recognizing[index] = isServed[above] ? superview : recognizing[above]
            }
            if isServed[index] || tree[view].kind.isTouchTarget || tree[view].isDraggable {
                owners[index] = view
            } else if let superview, tree[superview].isDraggable, !isServed[Int(superview.index)] {
                // A touch on a subview doesn't drag it.
                owners[index] = recognizing[index]
            } else if let superview, isServed[Int(superview.index)] || !tree[superview].kind.isTouchTarget {
                owners[index] = owners[Int(superview.index)]
            }
        }
        self.owners = owners
        recognizingSuperviews = isServed.contains(true) ? recognizing : []
    }

    /// Returns the target that a touch of `view` is meant for: the view itself if it is one, else the nearest superview
    /// with a recognizer, unless there is a control in between. A control doesn't get touches on its subviews. Only a
    /// recognizer of taps on a button or plain control does there what a tap on it should do.
    public func owner(of view: ViewID) -> ViewID? { owners[Int(view.index)] }

    /// Returns the targets that get a touch of `view`: its owner, then the superviews that enabled recognizers serve,
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
            target == owner || (tree.recognizers[target] ?? []).recognizeTaps { tree[owner].kind.keeps($0) }
        }
    }
}

extension ViewKind {
    /// Returns whether a view of this kind does what it is there for if `recognizer` recognizes a touch of a subview.
    /// What UIKit's own controls do, such as the switching of a switch, no recognizer does for them.
    fileprivate func isServed(by recognizer: GestureRecognizer) -> Bool {
        guard recognizer.isEnabled, isTouchTarget else { return recognizer.isEnabled }
        return (self == .button || self == .control) && recognizer.kind == .tap
            && recognizer.numberOfTapsRequired == 1 && recognizer.numberOfTouchesRequired == 1
    }
}
