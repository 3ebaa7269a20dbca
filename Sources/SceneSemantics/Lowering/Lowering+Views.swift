import SceneRuntime

/// Creates views that have been instantiated.
extension Lowering {
    /// Places everything in the view at `root`, which is placed, and reports what can't be placed.
    mutating func layOut(in root: Int) {
        for (node, problem) in views.layOut(in: root, isMirrored: records.isMirrored) {
            let view = views.views[node]
            guard let item = view.origin.item else { continue }
            evaluator.report(problem, of: boundScene.items[item], view.block)
        }
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
        if let item = made.origin.item { note(made.block, of: identity, boundScene.items[item]) }
        if made.kind == .content, let around, let item = views.views[around].origin.item {
            noteShortWords(views.views[around].block, of: identity, boundScene.items[item])
        }
        switch made.kind {
        case .table: lowerTable(identity, index)
        case .collection: lowerCollection(identity, index)
        default: lower(index + 1, to: views.nodes[index].end, in: identity, index)
        }
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
