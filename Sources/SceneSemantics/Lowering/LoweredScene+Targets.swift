import SceneRuntime

/// Which views people mean to touch.
extension LoweredScene {
    /// The touch targets, in the order of the tree.
    public var touchTargets: [ViewID] { tree.identities.filter { isTouchTarget($0) } }

    /// The touch target to which a touch belongs that hits `view`: the view itself if it is one, else the nearest view around
    /// it with a recognizer, unless a control lies between. A control gets nothing of touches that hit what is in it.
    public func touchOwner(of view: ViewID) -> ViewID? {
        if isTouchTarget(view) { return view }
        var next = tree[view].superview
        while let current = next {
            if hasRecognizer(current) { return current }
            if tree[current].kind.isTouchTarget { return nil }
            next = tree[current].superview
        }
        return nil
    }

    /// The same for every view, by its index.
    public var touchOwners: [ViewID?] {
        var owners: [ViewID?] = []
        // The view with a recognizer that gets what hits the view and what is in it, but for targets.
        var around: [ViewID?] = []
        for view in tree.identities {
            let inherited = tree[view].superview.flatMap { around[Int($0.index)] }
            let hasRecognizer = hasRecognizer(view)
            let isControl = tree[view].kind.isTouchTarget
            owners.append(hasRecognizer || isControl ? view : inherited)
            around.append(hasRecognizer ? view : isControl ? nil : inherited)
        }
        return owners
    }
}
