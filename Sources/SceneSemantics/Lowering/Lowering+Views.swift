import SceneRuntime

/// Creates views that have been instantiated.
extension Lowering {
    /// Places everything in the view at `root`, which is placed, and reports what can't be placed. `superview` is the
    /// view around it, if that is in the tree.
    mutating func layOut(in root: Int, in superview: ViewID? = nil, safeArea: Edges? = nil) {
        let additional = views.extra(of: root)?.additionalSafeArea ?? .zero
        // What scrolls has no other safe area.
        let safeArea = safeArea ?? (additional == .zero ? nil : additional)
        views.layOut(
            in: root, isMirrored: records.isMirrored, surroundings(of: superview), safeArea: safeArea, &evaluator)
    }

    /// Returns `superview` and the views around it, if a layout may refer to their sizes.
    func surroundings(of superview: ViewID?) -> [LayoutPass.Surrounding] {
        var found: [LayoutPass.Surrounding] = []
        guard evaluator.tracksEdges else { return found }
        var next = superview
        while let current = next {
            if let item = records.origins[Int(current.index)].item {
                found.append(LayoutPass.Surrounding(item: item, size: tree[current].size))
            }
            next = tree[current].superview
        }
        return found
    }

    /// Creates the view at `index`, if it is placed, with everything in it, in front of the subviews of `superview`.
    /// `around` is the index of the view around it.
    mutating func lower(_ index: Int, in superview: ViewID, _ around: Int? = nil) {
        guard let placement = views.nodes[index].placement else { return }
        let made = views.views[index]
        var view = View(kind: made.kind, frame: placement.frame, size: placement.size)
        view.boundsOrigin = views.nodes[index].boundsOrigin
        configure(&view, made.block)
        let identity = add(view, to: superview, made.origin)
        if let item = made.origin.item {
            note(made.block, of: identity, boundScene.items[item])
            if let text = boundScene.interpolations[item] {
                evaluator.check(text, made.block.environment)
                records.titleEnvironments[identity] = made.block.environment
            }
        }
        if let adjustment = views.extra(of: index)?.adjustment, !made.kind.containsCells {
            adjustInset(of: identity, adjustment, movingOffset: false)
        }
        if made.kind == .content, let around, let item = views.views[around].origin.item {
            recordShortWords(views.views[around].block, of: identity, boundScene.items[item])
        }
        switch made.kind {
        case .table: lowerTable(identity, index)
        case .collection: lowerCollection(identity, index)
        default: lower(index + 1, to: views.nodes[index].end, in: identity, index)
        }
    }

    /// Adds what the safe area adds to the content inset of `view`, whose content has its size.
    mutating func adjustInset(of view: ViewID, _ adjustment: InsetAdjustment, movingOffset: Bool) {
        guard let properties = tree.scrollViews[view] else { return }
        let inset = adjustment.inset(of: properties.contentSize, in: tree[view].size)
        tree.scrollViews.update(view) { $0.insetAdjustment = inset }
        guard movingOffset, adjustment.isAtRest else { return }
        tree[view].boundsOrigin.x -= inset.left
        tree[view].boundsOrigin.y -= inset.top
    }

    /// Creates the views from the index `start` to `end`, which are in the view at `around`.
    mutating func lower(_ start: Int, to end: Int, in superview: ViewID, _ around: Int) {
        var next = start
        while next < end {
            lower(next, in: superview, around)
            next = views.nodes[next].end
        }
    }
}
