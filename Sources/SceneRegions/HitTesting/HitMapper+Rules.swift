import SceneRuntime

extension HitMapper {
    /// Runs the next rule of the view on top of the stack, at all points where nothing is decided.
    mutating func runNextRule(_ top: Int) {
        let index = stack[top].nextRule
        stack[top].nextRule += 1
        let isLate = lateEffects.rules.contains(index)
        switch tree.rules[index] {
        case .claim(let views, _):
            let undecided = stack[top].undecided
            let claimed = painted(claimLayers(of: views, within: undecided.boundingBox)).restricted(to: undecided)
            if isLate { stack[top].changing = stack[top].changing.union(claimed.region { _ in true }) }
            stack[top].decide(claimed)
        case .yield(let views):
            yield(to: views.filter(tree.contains), top)
        case .yieldToOverhang(let container):
            yieldToOverhang(in: container, before: index, top)
        case .none:
            stack[top].leave(.empty)
        case .super:
            startWalk(top)
        case .ask(let other):
            stack[top].phase = .ask
            ask(other, about: stack[top].undecided)
        case .delegate(let delegate):
            guard tree.contains(delegate) else { return }
            stack[top].phase = .delegate(delegate)
            ask(delegate, about: stack[top].ownRegion)
        case .forward(let other):
            guard tree.contains(other) else { return }
            stack[top].phase = .forward
            ask(other, about: stack[top].ownRegion)
        case .return(let other):
            guard tree.contains(other) else { return }
            let own = stack[top].ownRegion
            stack[top].replaceOwnResult(with: own.patches(label: other.index), otherwiseItself: false)
        case .pass:
            stack[top].replaceOwnResult(with: [], otherwiseItself: false)
        case .effects(let isOneOf, let views, _):
            guard isLate else { return }
            let labels = Set(views.map { $0.index })
            let found = stack[top].result.region(where: labels.contains)
            let region = isOneOf ? found : stack[top].undecided.subtracting(found)
            stack[top].changing = stack[top].changing.union(region)
        }
    }
}

extension HitMapper {
    /// Returns where `views` accept points of `box`. Earlier views are in front of later ones.
    mutating func claimLayers(of views: [ViewID], within box: Rectangle) -> [Patch] {
        spend(views.count)
        var layers: [Patch] = []
        for view in views.reversed() where tree.contains(view) && !isExhausted {
            layers += hitAreas.region(of: view).intersection(box).patches(label: view.index)
        }
        return layers
    }

    /// Returns where the rules of a view can make it answer, or `nil` if that can be anywhere.
    mutating func answerRegion(of view: ViewID) -> Region? {
        let rules = tree.rules(of: view)
        // Effects can apply where the view gives nil.
        if rules.isEmpty || lateEffects.concern(view, of: tree) { return nil }
        var region = hitAreas.region(of: view)
        spend(region.pieceCount)
        for rule in rules where rule.traits.contains(.answersBesideWalk) {
            // The view is asked before anybody looks where the point is.
            if rule.traits.contains(.asksView) { return nil }
            // More than what is claimed does no harm: where nothing is claimed, the rule decides nothing.
            let views = rule.views
            var box = region.boundingBox
            for claimed in views where tree.contains(claimed) {
                let other = hitAreas.region(of: claimed).boundingBox
                if !other.isEmpty { box = box.isEmpty ? other : box.united(with: other) }
            }
            spend(views.count)
            region = Region(box)
        }
        return region
    }

    /// Decides nil for the cell on top of the stack, whose rule at `index` this is, where an overhanging view of
    /// another cell of `container` is.
    ///
    /// Each of many cells does this, so the overhanging views of all of them are joined once. The views of the cell
    /// itself may be among them, because it has claimed them.
    private mutating func yieldToOverhang(in container: ViewID, before index: Int, _ top: Int) {
        let cell = stack[top].view
        let areas = overhangAreas(in: container)
        if isExhausted { return }
        guard hasClaimed(areas.viewsByCell[cell] ?? [], before: index, top) else {
            let others = (tree.overhangs[container] ?? []).lazy.filter { $0.cell != cell }.map { $0.view }
            return yield(to: others, top)
        }
        narrowToHitArea(from: index, top)
        let undecided = stack[top].undecided
        if undecided.isEmpty { return }
        let near = areas.region(meeting: undecided.boundingBox)
        spend(1 + near.pieceCount)
        stack[top].leave(undecided.subtracting(near))
    }

    /// Returns the overhanging views of the cells of `container`.
    private mutating func overhangAreas(in container: ViewID) -> OverhangAreas {
        if let areas = overhangAreas[container] { return areas }
        let overhangs = tree.overhangs[container] ?? []
        var patches: [Patch] = []
        for overhang in overhangs where !isExhausted {
            let region = hitAreas.region(of: overhang.view)
            spend(region.pieceCount)
            patches += region.patches(label: 0)
        }
        let areas = OverhangAreas(of: overhangs, covering: painted(patches).map { $0.rectangle })
        overhangAreas[container] = areas
        return areas
    }

    /// Returns whether the view on top of the stack has claimed all of `views` in a rule before the one at `index`.
    private func hasClaimed(_ views: [ViewID], before index: Int, _ top: Int) -> Bool {
        if views.isEmpty { return true }
        var claimed: Set<ViewID> = []
        for rule in tree.rules[tree[stack[top].view].rules.lowerBound..<index] {
            if case .claim(let views, _) = rule { claimed.formUnion(views) }
        }
        return views.allSatisfy(claimed.contains)
    }

    /// Leaves out the points at which the view on top of the stack gives nil in any case, because it doesn't contain
    /// them and none of its rules from the one at `index` on answers beside the walk.
    private mutating func narrowToHitArea(from index: Int, _ top: Int) {
        let call = stack[top]
        // Effects can apply where the view gives nil.
        if lateEffects.concern(call.view, of: tree) { return }
        if tree.rules[index..<call.rulesEnd].contains(where: { $0.traits.contains(.answersBesideWalk) }) { return }
        let area = hitAreas.region(of: call.view)
        spend(call.undecided.paintedPieceCount(intersecting: area))
        if isExhausted { return }
        stack[top].leave(call.undecided.intersection(area))
    }

    /// Decides nil for the view on top of the stack where one of `views` is.
    private mutating func yield(to views: some Sequence<ViewID>, _ top: Int) {
        let box = stack[top].undecided.boundingBox
        var patches: [Patch] = []
        for view in views where !isExhausted {
            spend(1)
            let region = hitAreas.region(of: view)
            if region.boundingBox.meets(box) { patches += region.patches(label: 0) }
        }
        guard !patches.isEmpty else { return }
        let yielded = Region(disjoint: painted(patches).map { $0.rectangle })
        stack[top].leave(stack[top].undecided.subtracting(yielded))
    }
}

extension RegionHitTestCall {
    /// Where the result is the view itself.
    var ownRegion: Region { result.region { $0 == view.index } }

    /// Makes `patches` the final answer where they are.
    mutating func decide(_ patches: [Patch]) {
        guard !patches.isEmpty else { return }
        answers += patches
        leave(undecided.subtracting(patches.region { _ in true }))
    }

    /// Continues in `region` only, the rest of the undecided points.
    mutating func leave(_ region: Region) {
        undecided = region
        if !result.isEmpty { result = region.isEmpty ? [] : result.restricted(to: region) }
    }

    /// Replaces the view's own result with `answer`. Where `answer` has no patch, the result stays or becomes nil.
    mutating func replaceOwnResult(with answer: [Patch], otherwiseItself staysItself: Bool) {
        let own = ownRegion
        result.removeAll { $0.label == view.index }
        if staysItself {
            let left = own.subtracting(answer.region { _ in true })
            result += left.patches(label: view.index)
        }
        result += answer
        decideFinalResults()
    }

    /// Decides recursions, because nothing runs after them. Order-dependent results count as decided, too, because
    /// later rules may not make them equal again; trying the orders settles that.
    mutating func decideFinalResults() {
        let isFinal = { (patch: Patch) in Label.isRecursion(patch.label) || patch.label == Label.orderDependent }
        guard result.contains(where: isFinal) else { return }
        decide(result.filter(isFinal))
    }
}
