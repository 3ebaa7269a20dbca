import SceneRuntime
import SceneSemantics
import SceneText

/// The fixes for a control behind clear views with gestures, such as the halves of a video that a double tap seeks in.
extension LossFixes {
    /// Returns the fixes that put the clear views with gestures that take `losses` of `target`, and the others beside
    /// them, behind all controls that they cover, or let them leave these controls their touches.
    func uncoveringControls(behind losses: [TouchLoss], _ target: ViewID) -> [TriedFix] {
        guard trials.areAllowed, tree[target].kind.isTouchTarget, losses.allSatisfy({ $0.cause == .inFront }),
            let superview = losses.first?.hitView.flatMap({ tree[$0].superview }),
            losses.allSatisfy({ loss in loss.hitView.map { isGestureView($0, in: superview) } ?? false })
        else { return [] }
        let changes = trials.changes(ofGestureViewsIn: superview) {
            self.changes(ofGestureViewsIn: superview)
        }
        return changes.filter { $0.trial.hits(path(target), at: losses.region.witnesses) }.map { change in
            TriedFix(
                title: change.title, edits: change.trial.edits,
                affected: affected(leaving: change.areas, for: target, []), kind: change.kind)
        }
    }

    /// Returns whether `view` is a subview of `superview` that nobody sees, and that needs its touches for gestures.
    private func isGestureView(_ view: ViewID, in superview: ViewID) -> Bool {
        tree[view].superview == superview && scene.isTouchTarget(view) && !tree[view].kind.isTouchTarget
            && !tree[view].kind.isScrollView && !tree.drawsItself(view) && tree.rules(of: view).isEmpty
    }

    /// A view with gestures, and the controls behind it.
    private typealias Cover = (view: ViewID, controls: [ViewID])

    /// Returns the changes of the clear views with gestures in `superview` that a trial has shown to help.
    private func changes(ofGestureViewsIn superview: ViewID) -> [GestureViewChange] {
        let siblings = tree.subviews(of: superview)
        guard work.spend(.visits(tree.views.count)) else { return [] }
        let gestureViews = siblings.filter { isGestureView($0, in: superview) }
        guard gestureViews.count <= Self.maximumGestureViews else { return [] }
        let controls = views.touchTargets.filter { control in
            tree[control].kind.isTouchTarget && tree.isTouchable(control)
                && tree.isInSuperviewChain(superview, of: control)
                && !gestureViews.contains { tree.isInSuperviewChain($0, of: control) }
        }
        let covers = gestureViews.compactMap { view -> Cover? in
            let box = geometry.hitBoundingBox(of: view)
            let covered = controls.filter {
                geometry.hitBoundingBox(of: $0).meets(box) && views.order.isInFront(view, of: $0)
            }
            return covered.isEmpty ? nil : (view, covered)
        }
        let all = covers.flatMap { $0.controls }
        let backmost = siblings.first { sibling in all.contains { tree.isInSuperviewChain(sibling, of: $0) } }
        guard let backmost else { return [] }
        let names = covers.map { quotedName($0.view) }.joinedAsList()
        let (are, they) = covers.count == 1 ? ("is", "it") : ("are", "they")
        let cover = covers.count == 1 ? "covers" : "cover"
        let isBelow = "so that \(they) \(are) behind all controls that \(they) \(cover)"
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

    /// More halves, corners and edges of a view than have gestures of their own.
    private static let maximumGestureViews = 8

    /// Returns the change with `edits` if it leaves fewer findings, and touches to all of `covers`.
    private func change(
        _ title: String, _ edits: [Diagnostic.Edit]?, of covers: [Cover], _ kind: TriedFix.Kind
    ) -> GestureViewChange? {
        guard let edits, let trial = SceneTrial(of: scene, edits, work.budget), trials.leavesFewerFindings(trial),
            let areas = trial.targetAreas(within: work.budget),
            covers.allSatisfy({ areas[path($0.view)] ?? 0 > 0 })
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
    private func yielding(_ covers: [Cover]) -> [Diagnostic.Edit]? {
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

    /// More controls are rather in a view of their own.
    private static let maximumLinks = 8
}

/// A change of all clear views with gestures in a view, which was tried once for all controls behind them.
struct GestureViewChange {
    let title: String
    let trial: SceneTrial
    /// The area in which each touch target gets touches then, by path.
    let areas: [String: Double]
    let kind: TriedFix.Kind
}
