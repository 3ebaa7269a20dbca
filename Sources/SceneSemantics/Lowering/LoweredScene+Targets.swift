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
        var hasRecognizer = [Bool](repeating: false, count: tree.views.count)
        for view in tree.recognizers.keys { hasRecognizer[Int(view.index)] = true }
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

    /// The superviews of `view` whose recognizers get the touches that hit it, the nearest first: those with a recognizer
    /// whose gesture `view` does not keep for itself.
    public func recognizingSuperviews(of view: ViewID) -> [ViewID] {
        if tree.recognizers.isEmpty { return [] }
        var found: [ViewID] = []
        var next = tree[view].superview
        while let current = next {
            let getsTouches = tree.recognizers[current]?.contains { recognizer in
                !tree[view].isEnabled || !tree[view].kind.keeps(recognizer.kind)
            }
            if getsTouches ?? false { found.append(current) }
            next = tree[current].superview
        }
        return found
    }
}
