import SceneRuntime
import SceneSemantics
import SceneText

/// The fixes for a control behind clear views with gestures, such as the halves of a video that a double tap seeks in.
extension LossFixes {
    /// Returns the fixes that put the clear views with gestures that take `losses` of `target`, and those that cover
    /// the same controls, behind all controls that they cover, or let them leave these controls their touches.
    func uncoveringControls(behind losses: [TouchLoss], _ target: ViewID) -> [TriedFix] {
        guard trials.areAllowed, tree[target].kind.isTouchTarget, losses.allSatisfy({ $0.cause == .inFront }) else {
            return []
        }
        // Around each view that takes touches, or it itself, and beside the target.
        let fronts = losses.compactMap { loss in loss.hitView.flatMap { front(around: $0, beside: target) } }
        guard fronts.count == losses.count, let superview = fronts.first.flatMap({ tree[$0].superview }),
            fronts.allSatisfy({ isGestureView($0, in: superview) })
        else { return [] }
        let groups = trials.groups(ofGestureViewsIn: superview) { self.groups(ofGestureViewsIn: superview) }
        guard let group = groups.first(where: { $0.contains { $0.controls.contains(target) } }), let first = group.first
        else { return [] }
        let changes = trials.changes(ofGestureView: first.view) { self.changes(of: group, in: superview) }
        return changes.filter { $0.trial.hits(path(target), at: losses.region.witnesses) }.map { change in
            TriedFix(
                title: change.title, edits: change.trial.edits,
                affected: affected(leaving: change.areas, for: target, []), kind: change.kind)
        }
    }

    /// Returns the view around `hit`, or `hit` itself, that is a sibling of a view around `target`, or `nil` if
    /// something in it may need the touches on `hit`, such as a table.
    private func front(around hit: ViewID, beside target: ViewID) -> ViewID? {
        let front = tree.siblings(around: hit, target).0
        let isPlain = tree.chain(from: hit).prefix { $0 != front }.allSatisfy { inside in
            !tree[inside].kind.isScrollView && !tree[inside].kind.isTouchTarget && tree[inside].kind != .cell
                && tree.rules(of: inside).isEmpty
        }
        return isPlain ? front : nil
    }

    /// Returns whether `view` is a subview of `superview` that nobody sees, and that needs its touches for gestures, or
    /// that contains such views and nothing else that needs touches.
    private func isGestureView(_ view: ViewID, in superview: ViewID) -> Bool {
        guard tree[view].superview == superview, !tree[view].kind.isTouchTarget, !tree[view].kind.isScrollView,
            !tree.drawsItself(view), tree.rules(of: view).isEmpty
        else { return false }
        if scene.isTouchTarget(view) { return true }
        var hasGestures = false
        let other = tree.firstDescendant(of: view) { inside in
            let isTarget = scene.isTouchTarget(inside)
            hasGestures = hasGestures || isTarget
            return tree[inside].kind.isScrollView || isTarget && tree[inside].kind.isTouchTarget
                || !tree.rules(of: inside).isEmpty
        }
        return hasGestures && other == nil
    }

    /// Returns the clear views with gestures in `superview` that cover controls, in groups of those that cover the same
    /// ones, such as the halves of a video.
    private func groups(ofGestureViewsIn superview: ViewID) -> [[GestureCover]] {
        guard work.spend(.visits(tree.views.count)) else { return [] }
        let gestureViews = tree.subviews(of: superview).filter { isGestureView($0, in: superview) }
        let inside = Set(gestureViews)
        let controls = views.touchTargets.filter { control in
            tree[control].kind.isTouchTarget && tree.isTouchable(control)
                && tree.isInSuperviewChain(superview, of: control)
                && tree.chain(from: control).allSatisfy { !inside.contains($0) }
        }
        let boxes = RectangleIndex(controls.map { geometry.hitBoundingBox(of: $0) })
        var groups: [[GestureCover]] = []
        var groupsOfControls: [ViewID: Int] = [:]
        for view in gestureViews {
            let near = boxes.indices(meeting: geometry.hitBoundingBox(of: view)).sorted()
            guard work.spend(.visits(near.count)) else { break }
            let covered = near.map { controls[Int($0)] }.filter { views.order.isInFront(view, of: $0) }
            if covered.isEmpty { continue }
            var group = [GestureCover(view: view, controls: covered)]
            for other in Set(covered.compactMap { groupsOfControls[$0] }).sorted() {
                group = groups[other] + group
                groups[other] = []
            }
            for control in group.flatMap({ $0.controls }) { groupsOfControls[control] = groups.count }
            // More aren't changed together, so nothing has to look for the others.
            groups.append(Array(group.prefix(Self.maximumGestureViews + 1)))
        }
        return groups
    }

    /// Returns the changes of the clear views with gestures in `group`, subviews of `superview`, that a trial has shown
    /// to help.
    private func changes(of group: [GestureCover], in superview: ViewID) -> [GestureViewChange] {
        if group.count > Self.maximumGestureViews { return [] }
        let siblings = tree.subviews(of: superview)
        // An edit changes all instances of a line.
        var lines: Set<SourceRange> = []
        let covers = group.sorted { $0.view < $1.view }.filter { lines.insert(scene.range(of: $0.view)).inserted }
        let all = covers.flatMap { $0.controls }
        let backmost = siblings.first { sibling in all.contains { tree.isInSuperviewChain(sibling, of: $0) } }
        guard let backmost else { return [] }
        let names = covers.map { quotedName($0.view) }.joinedAsList()
        let (verb, pronoun) = covers.count == 1 ? ("is", "it") : ("are", "they")
        let cover = covers.count == 1 ? "covers" : "cover"
        let isBelow = "so that \(pronoun) \(verb) behind all controls that \(pronoun) \(cover)"
        let moving = change(
            "move \(names) before \(quotedName(backmost)), \(isBelow) (in Swift: `insertSubview(_:belowSubview:)`)",
            moving(covers.map { $0.view }, before: backmost), of: covers, .move)
        let yielding = change(
            "let `hitTest` of \(names) yield to \(views.quotedList(Set(all).sorted()))", yielding(covers), of: covers,
            .change)
        // What the views show in front of controls would no longer be seen behind them.
        if moving != nil, yielding != nil, covers.contains(where: { hasDrawing(in: $0.view, over: siblings) }) {
            return [yielding].compactMap { $0 }
        }
        return [moving, yielding].compactMap { $0 }
    }

    /// Returns whether a view in `view` is drawn over what one of `siblings` behind it shows.
    private func hasDrawing(in view: ViewID, over siblings: [ViewID]) -> Bool {
        var boxes: [Rectangle] = []
        tree.forEachDescendant(of: view) { inside in
            if isShown(inside) { boxes.append(geometry.drawnBox(of: inside)) }
            return .enter
        }
        if boxes.isEmpty { return false }
        func isCovered(_ other: ViewID) -> Bool {
            isShown(other) && boxes.contains { $0.meets(geometry.drawnBox(of: other)) }
        }
        return siblings.prefix { $0 != view }.contains { sibling in
            isCovered(sibling) || tree.firstDescendant(of: sibling, where: isCovered) != nil
        }
    }

    /// Returns whether `view` itself draws something that is seen.
    private func isShown(_ view: ViewID) -> Bool {
        tree.drawsItself(view) && tree.isSeen(view) && !geometry.drawnBox(of: view).isEmpty
    }

    /// The maximum number of views that one fix changes.
    private static let maximumGestureViews = 8

    /// Returns the change with `edits` if it leaves fewer findings, and touches to all of `covers`.
    private func change(
        _ title: String, _ edits: [Diagnostic.Edit]?, of covers: [GestureCover], _ kind: TriedFix.Kind
    ) -> GestureViewChange? {
        guard let edits, let trial = SceneTrial(of: scene, edits, work.budget), trials.leavesFewerFindings(trial),
            let areas = trial.targetAreas(within: work.budget),
            maps.targetAreas.keys.allSatisfy({ target in
                areas[path(target)] ?? 0 > 0 || !covers.contains { tree.isInSuperviewChain($0.view, of: target) }
            })
        else { return nil }
        return GestureViewChange(title: title, trial: trial, areas: areas, kind: kind)
    }

    /// Returns the edits that move `views`, which come after `sibling`, before it in their order.
    private func moving(_ views: [ViewID], before sibling: ViewID) -> [Diagnostic.Edit]? {
        var (place, text): (SourceRange?, String) = (nil, "")
        var removals: [Diagnostic.Edit] = []
        for view in views {
            guard let edits = scene.moving(view, past: sibling), edits.count == 2, edits[1].text.isEmpty else {
                return nil
            }
            place = edits[0].range
            text += edits[0].text
            removals.append(edits[1])
        }
        return place.map { [Diagnostic.Edit($0, text)] + removals }
    }

    /// Returns the edits that let each of `covers` leave the touches on its controls to what is behind it.
    private func yielding(_ covers: [GestureCover]) -> [Diagnostic.Edit]? {
        var edits: [Diagnostic.Edit] = []
        for cover in covers {
            let links = cover.controls.compactMap { context.link(to: $0, at: scene.range(of: cover.view)) }
            let rule = "yield -> \(links.joined(separator: ", "))"
            guard links.count == cover.controls.count, links.count <= Self.maximumLinks,
                let adding = scene.addingLine("hitTest { \(rule) }", inBlockOf: cover.view)
            else { return nil }
            edits += adding
        }
        return edits.isEmpty ? nil : edits
    }

    /// The maximum number of controls in one `yield`.
    private static let maximumLinks = 8
}

/// A clear view with gestures, and the controls behind it.
struct GestureCover {
    let view: ViewID
    let controls: [ViewID]
}

/// A change of clear views with gestures, which was tried once for all controls behind them.
struct GestureViewChange {
    let title: String
    let trial: SceneTrial
    /// The area in which each touch target gets touches then, by path.
    let areas: [String: Double]
    let kind: TriedFix.Kind
}
