import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// What to write so that targets get touches that they lose.
extension LossNotes {
    /// Returns what to write so that the order of the subviews draws `target` in front of `other`, as `zPosition` does.
    func adviceReordering(_ target: ViewID, over other: ViewID) -> String {
        let (front, back) = tree.siblings(around: target, other)
        let (frontName, backName) = (quotedName(front), quotedName(back))
        if tree[front].zPosition == 0 { return "move \(backName) before \(frontName), and remove its `zPosition`" }
        return "move \(frontName) after \(backName), and remove "
            + (tree[back].zPosition == 0 ? "its `zPosition`" : "`zPosition` from both")
    }

    /// Returns what to write so that touches of `view` are those of `target`, the control around it.
    func noteLettingThrough(_ view: ViewID, inside target: ViewID) -> Diagnostic.Note {
        guard let decoration = views.decoration(around: view, inside: target),
            decoration != view || views.needsTouchesInside(view)
        else { return views.noteLettingThrough(view) }
        return Diagnostic.Note(
            sceneAdvice: "write `userInteractionEnabled .off` on \(quotedName(decoration)), "
                + "so that neither it nor a view in it is hit")
    }

    /// Returns what to write so that `target` gets the touches of `loss`, which `cover`, a view in front of it, takes.
    func advice(on loss: TouchLoss, by cover: ViewID, of target: ViewID) -> Diagnostic.Note {
        if !tree[cover].kind.isTouchTarget, let note = views.noteOnRecognizers(of: cover) { return note }
        if scene.isTouchTarget(cover) {
            // Wherever a view with recognizers is, beside a scroll view one of them gets no touches: recognizers of the
            // scroll view itself, or of a superview of both, let it scroll.
            if !tree[cover].kind.isTouchTarget, !tree[cover].isDraggable,
                tree[target].kind.isScrollView || wouldBury(cover, behind: target)
            {
                return Diagnostic.Note(
                    sceneAdvice: "\(views.advicePassing([cover])), and attach its recognizers to \(quotedName(target))")
            }
            if let sharing = sharingRecognizers(loss, of: cover, with: target) { return sharing }
            let moving = movingBehind(loss, target)
            if let attaching = adviceAttachingAround(cover, and: target) {
                return Diagnostic.Note(
                    sceneAdvice: attaching + (moving.map { ", or \($0.text())" } ?? ", or remove it"))
            }
            return moving.map { Diagnostic.Note(sceneAdvice: "move one of them, or \($0.text())") }
                ?? Diagnostic.Note("move one of them")
        }
        guard tree[cover].kind.isScrollView || tree[cover].kind == .content || tree[cover].kind == .cell else {
            let note = views.noteLettingThrough(cover)
            guard note.isSceneAdvice, let next = nextHitView(behind: cover, loss, target) else { return note }
            return Diagnostic.Note(
                sceneAdvice: "\(note.message); \(titleWithCells(next)) would take the touches then, so that needs a "
                    + "change, too")
        }
        let word =
            scene.hasBlock(against: .touchDelegate, of: cover) ? "`delegate -> …` in its `hitTest`" : "`touchDelegate`"
        // A view in front of a scroll view can keep all touches from it, so only a fix that was tried says "move it".
        return Diagnostic.Note(
            sceneAdvice: "forward the touches of \(titleWithCells(cover)) with \(word), or move one of them")
    }

    /// Returns the view beside `target` that would take all touches of `loss` if `cover` let them through, or `nil` if
    /// that gives some of them to the target.
    private func nextHitView(behind cover: ViewID, _ loss: TouchLoss, _ target: ViewID) -> ViewID? {
        guard tree.rules(of: cover).isEmpty, cover != .root,
            let map = maps.hitMap(
                changing: [cover], within: loss.region.boundingBox, { views.letTouchesThrough(cover, in: &$0) }),
            map.region(hittingIn: target, tree).intersection(loss.region).isEmpty
        else { return nil }
        let hit = map.outcomes.compactMap { outcome -> ViewID? in
            guard case .hit(let hit) = outcome, map.region(of: outcome).intersection(loss.region).isSubstantial else {
                return nil
            }
            return hit
        }
        return hit.first { !tree.isInSuperviewChain($0, of: target) && $0 != cover }
    }

    /// Returns the advice to attach the recognizers of `cover` to the view around it and `target`, if it fills the
    /// scene, so that neither can be moved away. Returns `nil` for other views.
    private func adviceAttachingAround(_ cover: ViewID, and target: ViewID) -> String? {
        guard !tree[cover].kind.isTouchTarget, !tree[cover].isDraggable,
            geometry.hitBoundingBox(of: cover).contains(tree[.root].bounds),
            let superview = tree.commonSuperview(of: cover, target), superview != cover
        else { return nil }
        return "\(views.advicePassing([cover])), and attach its recognizers to \(quotedName(superview))"
    }

    /// Returns what to call `view`, or the table or collection around it together with its cells: all of them can come
    /// to be in front of something.
    private func titleWithCells(_ view: ViewID) -> String {
        let container = tree[view].kind.containsCells ? view : tree.cell(around: view).flatMap { tree[$0].superview }
        guard let container, !tree.cells(of: container).isEmpty else { return quotedName(view) }
        return "\(quotedName(container)) and its cells"
    }

    /// Returns the advice to attach the recognizers of `cover` to `target`, both of which only need recognizers, as a
    /// scrubber in front of a video that can be tapped does. Returns `nil` if their recognizers compete, or if `target`
    /// wouldn't get all touches that `cover` has.
    private func sharingRecognizers(_ loss: TouchLoss, of cover: ViewID, with target: ViewID) -> Diagnostic.Note? {
        guard !tree[cover].kind.isTouchTarget, !tree[target].kind.isTouchTarget, !tree[cover].isDraggable,
            !tree[target].isDraggable, tree.rules(of: cover).isEmpty, views.canTurnOff(cover)
        else { return nil }
        let (own, others) = (gestures(of: cover), gestures(of: target))
        guard !own.isEmpty, !others.isEmpty, own.isDisjoint(with: others) else { return nil }
        let box = geometry.hitBoundingBox(of: cover)
        guard geometry.hitBoundingBox(of: target).contains(box),
            let map = maps.hitMap(changing: [cover], within: box, { $0.setRules([.pass], of: cover) })
        else { return nil }
        let lost = maps.region(hittingIn: cover, near: box)
        guard !lost.isEmpty, lost.subtracting(map.region(hittingIn: target, tree)).withoutSlivers.isEmpty else {
            return nil
        }
        return Diagnostic.Note(
            sceneAdvice: "\(views.advicePassing([cover])), and attach its recognizers to \(quotedName(target)), too: "
                + "one view can have all of them")
    }

    /// Returns what the recognizers of a view wait for: fingers that lift, stay or move. Those that wait for the same
    /// compete.
    private func gestures(of view: ViewID) -> Set<String> {
        let recognizers = (tree.recognizers[view] ?? []).filter { $0.isEnabled }
        return Set(
            recognizers.map { recognizer in
                switch recognizer.kind {
                case .tap, .longPress: recognizer.kind.word
                case .pan, .swipe, .pinch, .rotation, .screenEdgePan: "move"
                }
            })
    }

    /// Returns what makes `superviews` large enough for `target`: cells and their content views are as large as their
    /// row or item.
    func adviceEnlarging(_ superviews: [ViewID], toContain target: ViewID) -> String {
        let isCell = superviews.first.map { tree[$0].kind == .cell || tree[$0].kind == .content } ?? false
        let cell = superviews.first.flatMap { tree.cell(around: $0) }
        guard isCell, let container = cell.flatMap({ tree[$0].superview }) else {
            return "enlarge \(superviews.map { quotedName($0) }.joinedAsList()) until "
                + "\(superviews.count == 1 ? "it contains" : "they contain") \(quotedName(target))"
        }
        let what = tree[container].kind == .table ? "rows" : "items"
        return "make the \(what) of \(quotedName(container)) large enough for \(quotedName(target))"
    }

    /// Returns the advice `enlarging` superviews, and what to do besides if another view is in front of `target` there.
    func advice(_ enlarging: String, for target: ViewID, _ loss: TouchLoss) -> Diagnostic.Note {
        let advice = enlarging + ", "
        guard loss.isCoveredOutside else { return Diagnostic.Note(advice + "or move \(quotedName(target)) inside") }
        let end = ": you need both"
        guard let hitView = loss.hitView else {
            return Diagnostic.Note("\(advice)and move \(quotedName(target))\(end)")
        }
        let isNeitherTargetNorScrolled =
            !scene.isTouchTarget(hitView) && !tree[hitView].kind.isScrollView
            && tree.scrollingView(around: hitView) == nil
        if isNeitherTargetNorScrolled, !views.needsTouchesInside(hitView), !tree.drawsItself(hitView),
            views.canTurnOff(hitView)
        {
            return Diagnostic.Note(sceneAdvice: "\(advice)and \(views.adviceLettingThrough(hitView))\(end)")
        }
        // A row and a page can't be moved, but the table or page can be drawn behind.
        guard tree.cell(around: hitView) != nil || isPage(around: hitView, loss, target) else {
            return Diagnostic.Note("\(advice)and move \(quotedName(hitView)) away\(end)")
        }
        guard let (cover, container) = siblings(of: [loss], target), container != target else {
            return Diagnostic.Note("\(advice)and move \(quotedName(target)) away from \(titleWithCells(hitView))\(end)")
        }
        let asking = tree.cell(around: hitView) == nil ? askingOutside(loss, for: target) : nil
        return Diagnostic.Note(
            sceneAdvice: "\(asking ?? enlarging), and \(titleOfMoving(cover, behind: container))\(end)")
    }

    /// Returns how the superview that rejects `loss` asks the view in it that contains `target`, such as a menu that
    /// drops down from a bar. Returns `nil` if the target itself is in that superview, or if a link can't name the
    /// menu.
    private func askingOutside(_ loss: TouchLoss, for target: ViewID) -> String? {
        guard case .outside(let superview) = loss.cause,
            superviews(rejecting: loss, of: target, like: superview) == [superview],
            let menu = tree.chain(from: target).first(where: { tree[$0].superview == superview }), menu != target,
            context.link(to: menu, at: scene.range(of: superview)) != nil, tree.rules(of: superview).isEmpty
        else { return nil }
        let ask = context.advice("ask", menu, at: scene.range(of: superview))
        return "let `hitTest` of \(quotedName(superview)) ask \(quotedName(menu)) first, \(ask)"
    }

    /// Returns whether `hitView` is in a view in front of `target` that scrolls or takes up most of the scene, and that
    /// can be drawn behind.
    private func isPage(around hitView: ViewID, _ loss: TouchLoss, _ target: ViewID) -> Bool {
        guard let (cover, container) = siblings(of: [loss], target), container != target,
            scene.moving(cover, past: container) != nil
        else { return false }
        let scrolls = tree.chain(from: hitView).contains {
            tree[$0].kind.isScrollView && tree.isInSuperviewChain(cover, of: $0)
        }
        let whole = geometry.boundingBox(of: .root)
        let shown = geometry.hitBoundingBox(of: cover).intersection(whole).orEmpty
        return scrolls || shown.area > whole.area / 2
    }

    /// Returns the change of order that gives `target` the touches of `loss`, if a trial shows that one does.
    private func movingBehind(_ loss: TouchLoss, _ target: ViewID) -> TriedFix? {
        // The text that a trial reads isn't scrolled.
        guard context.scrolledTarget == nil, let (cover, container) = siblings(of: [loss], target),
            let edits = scene.moving(cover, past: container), let trial = SceneTrial(of: scene, edits, work.budget),
            trial.hits(path(target), at: loss.region.witnesses)
        else { return nil }
        return triedFix(
            titleOfMoving(cover, behind: container), edits, for: target, takingFrom: [], in: trial, .move)
    }

    /// Returns whether `target` would take touches from controls in `cover` if it were in front, and covers all of it.
    private func wouldBury(_ cover: ViewID, behind target: ViewID) -> Bool {
        let box = geometry.hitBoundingBox(of: target)
        return box.contains(geometry.hitBoundingBox(of: cover))
            && views.touchTargets.contains { $0 != cover && tree.isInSuperviewChain(cover, of: $0) }
    }
}
