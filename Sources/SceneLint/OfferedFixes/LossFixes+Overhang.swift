import SceneRuntime
import SceneSemantics
import SceneText

/// The fix for a target that another view covers where it extends outside its superview: it needs both `overhang` and
/// touches that the other view takes.
extension LossFixes {
    /// Returns the tested fix for such `losses`, the one that changes least if there are several.
    func reachingOutside(_ losses: [TouchLoss], _ target: ViewID) -> TriedFix? {
        guard losses.contains(where: { $0.isCoveredOutside }),
            losses.allSatisfy({ $0.isCoveredOutside || $0.cause == .inFront }),
            let overhang = scene.writing("overhang", for: .overhang, of: target)
        else { return nil }
        let candidates = [lettingThrough(losses, to: target, overhang), movingBehind(losses, target, overhang)]
        return candidates.lazy.compactMap { $0 }.first { fix in
            guard let trial = SceneTrial(of: scene, fix.fix.edits, work.budget) else { return false }
            return trial.hits(path(target), at: losses.region.witnesses)
                && trial.leavesFewerFindings(within: work.budget, findings)
        }
    }

    /// Returns the fix that lets touches through the takers if they are clear and empty.
    private func lettingThrough(
        _ losses: [TouchLoss], to target: ViewID, _ overhang: Diagnostic.Edit
    ) -> TriedFix? {
        let takers = Set(losses.compactMap { $0.taker }).sorted()
        let edits = takers.compactMap { view -> Diagnostic.Edit? in
            guard canLetThrough(view), !tree.paintsItself(view), !views.hasAnsweringSubview(view) else { return nil }
            return scene.writing("userInteractionEnabled .off", for: .userInteractionEnabled, of: view)
        }
        guard !takers.isEmpty, edits.count == takers.count, Set(edits.map { $0.range.start }).count == edits.count
        else { return nil }
        let title =
            "write `overhang` on \(title(target)), and `userInteractionEnabled .off` on \(views.names(takers))"
        let all = (edits + [overhang]).sorted { $0.range.start < $1.range.start }
        return TriedFix(fix: Diagnostic.Fix(title, safe: false, edits: all), kind: .move)
    }

    /// Returns the fix that moves the view with all takers behind the one beside it that contains the target.
    private func movingBehind(_ losses: [TouchLoss], _ target: ViewID, _ overhang: Diagnostic.Edit) -> TriedFix? {
        guard let (cover, container) = siblings(of: losses, target), let edits = scene.moving(cover, past: container)
        else { return nil }
        let title =
            "write `overhang` on \(title(target)), and \(title(cover)) before \(title(container)), so that it is behind"
        let all = (edits + [overhang]).sorted { $0.range.start < $1.range.start }
        return TriedFix(fix: Diagnostic.Fix(title, safe: false, edits: all), kind: .move)
    }
}

extension ContextQueries {
    /// Returns two siblings: the one that contains all takers of `losses`, and the one that contains `target`.
    func siblings(of losses: [TouchLoss], _ target: ViewID) -> (cover: ViewID, container: ViewID)? {
        var found: (cover: ViewID, container: ViewID)?
        let around = Array(tree.chain(from: target))
        for loss in losses {
            guard let taker = loss.taker,
                let cover = tree.chain(from: taker).first(where: { view in
                    tree[view].superview.map { around.contains($0) } ?? false
                }),
                let container = around.first(where: { tree[$0].superview == tree[cover].superview }),
                cover != container, container != target, found == nil || found?.cover == cover
            else { return nil }
            found = (cover, container)
        }
        return found
    }
}
