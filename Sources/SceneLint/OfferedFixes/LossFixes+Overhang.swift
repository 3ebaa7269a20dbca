import SceneRuntime
import SceneSemantics
import SceneText

/// The fix for a target that another view covers where it extends outside its superview: its
/// superview must ask it there, and the other view must leave it the touches.
extension LossFixes {
    /// Returns the tested fix for such `losses`, the one that changes least if there are several.
    func reachingOutside(_ losses: [TouchLoss], _ target: ViewID) -> TriedFix? {
        guard trials.areAllowed, losses.contains(where: { $0.isCoveredOutside }),
            losses.allSatisfy({ loss in
                if case .outside = loss.cause { true } else { loss.cause == .inFront }
            }),
            let reaching = reachingOutsideSuperviews(losses, target)
        else { return nil }
        let covered = losses.filter { $0.isCoveredOutside || $0.cause == .inFront }
        let candidates = [lettingThroughEmpty(covered), movingBehind(covered, target)].compactMap { $0 }
        // Another control beside it may be lost for the same reason, and would still be.
        for reaching in [reaching] + [reachingOutsideWithOthers(target, reaching)].compactMap({ $0 }) {
            for other in candidates {
                let edits = (other.edits + reaching.edits).sorted { $0.range.start < $1.range.start }
                guard let trial = SceneTrial(of: scene, edits, work.budget),
                    trial.hits(path(target), at: losses.region.witnesses),
                    trials.leavesFewerFindings(trial)
                else { continue }
                return triedFix(
                    "\(reaching.title), and \(other.title)", edits, for: target,
                    takingFrom: receivers(of: losses), in: trial, other.kind)
            }
        }
        return nil
    }

    /// Returns the edits with which `target` and the controls beside it that extend outside their superview, too, are
    /// hit there, if `reaching` writes `overhang` on the target. Returns `nil` if it is the only one.
    private func reachingOutsideWithOthers(
        _ target: ViewID, _ reaching: (title: String, edits: [Diagnostic.Edit])
    ) -> (title: String, edits: [Diagnostic.Edit])? {
        guard let superview = tree[target].superview, reaching.edits.count == 1,
            reaching.edits.first == scene.writing("overhang", for: .overhang, of: target)
        else { return nil }
        let box = geometry.boundingBox(of: superview)
        var (views, edits) = ([target], reaching.edits)
        for other in tree.subviews(of: superview).prefix(Self.maximumOthers)
        where other != target && tree[other].kind.isTouchTarget && !self.views.hasReceivers(in: other)
            && !box.contains(geometry.boundingBox(of: other))
        {
            guard let edit = scene.writing("overhang", for: .overhang, of: other) else { continue }
            views.append(other)
            // Instances of one line share an edit.
            if !edits.contains(edit) { edits.append(edit) }
        }
        if edits.count == 1 { return nil }
        return ("write `overhang` on \(self.views.quotedList(views.sorted()))", edits)
    }

    /// More than the buttons in a bar.
    private static let maximumOthers = 64

    /// Returns the edits with which `target` is hit outside the superviews that reject it, if nothing is in front.
    private func reachingOutsideSuperviews(
        _ losses: [TouchLoss], _ target: ViewID
    ) -> (title: String, edits: [Diagnostic.Edit])? {
        let rejectingSuperviews = losses.compactMap { loss in
            if case .outside(let view) = loss.cause { view } else { nil }
        }
        let inner = tree.innermost(of: rejectingSuperviews)
        // What extends outside may be a menu around the target, with further targets in it.
        let menu = tree.chain(from: target).first { tree[$0].superview == inner } ?? target
        guard menu != target || views.hasReceivers(in: target) else {
            return scene.writing("overhang", for: .overhang, of: target).map {
                ("write `overhang` on \(quotedName(target))", [$0])
            }
        }
        guard let outer = tree.outermost(of: rejectingSuperviews), tree[menu].kind != .content,
            let link = context.link(to: menu, at: scene.range(of: outer)),
            let edits = scene.adding(statement: "hitTest { ask -> \(link) }", inBlockOf: outer)
        else { return nil }
        return ("let `hitTest` of \(quotedName(outer)) ask \(quotedName(menu)) first", edits)
    }

    /// Returns the fix that lets touches through the hit views if they are clear and empty, and each is on a line of
    /// its own.
    private func lettingThroughEmpty(_ losses: [TouchLoss]) -> TriedFix? {
        let hitViews = Set(losses.compactMap { $0.hitView }).sorted()
        let areEmpty = hitViews.allSatisfy {
            canLetThrough($0) && !tree.drawsItself($0) && !views.needsTouchesInside($0)
        }
        guard !hitViews.isEmpty, areEmpty, let fix = lettingThrough(hitViews), fix.edits.count == hitViews.count else {
            return nil
        }
        return fix
    }

    /// Returns the fix that moves the view that contains all hit views behind the one beside it that contains the
    /// target.
    private func movingBehind(_ losses: [TouchLoss], _ target: ViewID) -> TriedFix? {
        guard let (cover, container) = siblings(of: losses, target), container != target,
            let edits = scene.moving(cover, past: container)
        else { return nil }
        return TriedFix(title: titleOfMoving(cover, behind: container), edits: edits, kind: .move)
    }
}

extension ContextQueries {
    /// Returns the title of a fix that moves a view behind a sibling.
    func titleOfMoving(_ cover: ViewID, behind container: ViewID) -> String {
        "write \(quotedName(cover)) before \(quotedName(container)), so that it is behind"
    }

    /// Returns two siblings: the one that contains all hit views of `losses`, and the one that contains `target`.
    func siblings(of losses: [TouchLoss], _ target: ViewID) -> (cover: ViewID, container: ViewID)? {
        var found: (cover: ViewID, container: ViewID)?
        let around = Array(tree.chain(from: target))
        for loss in losses {
            guard let hitView = loss.hitView,
                let cover = tree.chain(from: hitView).first(where: { view in
                    tree[view].superview.map { around.contains($0) } ?? false
                }),
                let container = around.first(where: { tree[$0].superview == tree[cover].superview }),
                cover != container, found == nil || found?.cover == cover
            else { return nil }
            found = (cover, container)
        }
        return found
    }
}
