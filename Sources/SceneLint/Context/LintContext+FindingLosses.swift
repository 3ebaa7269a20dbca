import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What the rules about losses share.
extension LintContext {
    /// Returns the losses that satisfy `isMeant` at every scroll offset. Of the instances of one line, it returns only
    /// the losses of the one that loses most.
    func losses(where isMeant: (TouchLosses) -> Bool) -> [TouchLosses] {
        var lines: [SourceRange] = []
        var candidates: [SourceRange: [TouchLosses]] = [:]
        for losses in losses where isMeant(losses) {
            let line = scene.range(of: losses.reach.target)
            if candidates[line] == nil { lines.append(line) }
            candidates[line, default: []].append(losses)
        }
        return results(of: lines, "lines with touch targets that lose touches") { line in
            let copies = (candidates[line] ?? []).enumerated().sorted { one, other in
                (other.element.area, one.offset) < (one.element.area, other.offset)
            }
            return copies.first { appliesWhenScrolled($0.element, isMeant) }?.element
        }
    }

    /// Finds what each touch target loses. A view with a recognizer counts only if it has a look of its own or shows
    /// something in most of its area; otherwise nobody can aim at a part of it.
    func findLosses() -> [TouchLosses] {
        let candidates = touchTargets.filter {
            tree[$0].kind.isTouchTarget || paintsItself($0) || isFilledWithLook($0)
        }
        return results(of: candidates, "touch targets that may lose touches") { target in
            guard let reach = targetReach(of: target) else { return nil }
            charge(pieces: 4 * reach.pieceCount * (2 + scrims.count / 16))
            return touchLosses(of: reach)
        }
    }

    /// Returns whether visible views that aren't targets fill at least half of `target`.
    private func isFilledWithLook(_ target: ViewID) -> Bool {
        guard isSeen(target), let look = largestDrawn(in: target) else { return false }
        charge(pieces: 1)
        return 2 * seenMap.visibleRegion(of: look).area >= seenMap.extent(of: target).area
    }

    /// Returns whether a point shows the losses, and `isMeant` holds at every scroll offset, too.
    private func appliesWhenScrolled(_ losses: TouchLosses, _ isMeant: (TouchLosses) -> Bool) -> Bool {
        guard losses.losses.contains(where: { witness(of: $0) != nil }) else { return false }
        let target = losses.reach.target
        return appliesWhenScrolled(target) { scene in
            scene.targetReach(of: target).flatMap { scene.touchLosses(of: $0) }.map(isMeant) ?? false
        }
    }

    /// Returns whether `condition` holds wherever the scroll views around `target` move it. It must hold at the offsets
    /// in the source.
    func appliesWhenScrolled(_ target: ViewID, _ condition: (LintContext) -> Bool) -> Bool {
        guard scrollingView(around: target) != nil else { return true }
        // Each way to scroll builds another tree.
        guard spendTrials(3 * tree.views.count) else { return false }
        return isTrue(atEveryOffsetOf: target, isPaidFor: true, condition)
    }

    /// Returns a point of the loss at which the taker really gets the touch, or `nil` if none was found.
    func witness(of loss: TouchLoss) -> Point? {
        for point in loss.region.witnesses {
            switch touch(at: point).outcome {
            case .hit(let hit): if hit == loss.taker { return point }
            case .none: if loss.taker == nil { return point }
            case .recursion: continue
            }
        }
        return nil
    }

    /// Returns the rule's evidence: a point, the target and the takers, and the area and fraction of the visible target
    /// that is lost.
    func evidence(of losses: [TouchLoss], _ reach: TargetReach) -> Evidence {
        var point: Point?
        for loss in losses where point == nil { point = witness(of: loss) }
        var views = [path(reach.target)]
        for loss in losses {
            if let taker = loss.taker, !views.contains(path(taker)) { views.append(path(taker)) }
        }
        let lost = Region(disjoint: losses.flatMap { $0.region.rectangles })
        let visible = reach.visible.area
        return Evidence(
            point: point.map { ($0.x, $0.y) }, views: views, about: lost,
            share: visible > 0 ? min(1, lost.area / visible) : 0, isExact: isFigureExact(reach.visible, lost))
    }

    /// Returns tested fixes to the takers that give `target` the touches it loses to them.
    ///
    /// - Parameter countsInside: Whether touches on the target's descendants count as its own, whoever owns them.
    func takerFixes(of losses: [TouchLoss], _ target: ViewID, countsInside: Bool = false) -> [Diagnostic.Fix] {
        guard let first = losses.first, let taker = first.taker, !budget.isUsedUp,
            losses.allSatisfy({ $0.taker == taker && ($0.cause == .inFront || $0.cause == .inside) }),
            tree.rules(of: taker).isEmpty, !scene.isTouchTarget(taker), !tree[taker].kind.isScrollView,
            tree[taker].kind != .cell, tree[taker].kind != .content
        else { return [] }
        let isNonempty = hasAnsweringSubview(taker)
        let limit = WorkLimit.Map(work: budget.left)
        // Only points in the box matter, but strips of rotated views would be cut elsewhere.
        let box = losses.dropFirst().reduce(first.region.boundingBox) { $0.union($1.region.boundingBox) }
        let isPlain = settable.isEmpty && isExact(in: box)
        let hits = changed.trying([taker]) { tree in
            if isNonempty {
                tree.setRules([.pass], of: taker)
            } else {
                tree[taker].isUserInteractionEnabled = false
            }
        } use: { [askingGraph] in
            HitMap(of: $0, within: isPlain ? box : nil, askingGraph, limit: limit)
        }
        budget.charge(hits.work)
        // The pieces of a map don't overlap.
        let reached = Region(
            disjoint: hits.pieces.compactMap { piece in
                guard case .hit(let hit) = piece.outcome,
                    owner(of: hit) == target || countsInside && tree.isInSuperviewChain(target, of: hit)
                else { return nil }
                return piece.rectangle
            })
        guard losses.allSatisfy({ $0.region.subtracting(reached).isEmpty }) else { return [] }
        let word = isNonempty ? "passthrough" : "userInteractionEnabled .off"
        let attribute: Attribute = isNonempty ? .passthrough : .userInteractionEnabled
        guard let edit = writing(word, for: attribute, of: taker) else { return [] }
        return [Diagnostic.Fix("write `\(word)` on \(title(taker))", safe: false, edits: [edit])]
    }

    /// Returns the fraction of `evidence` for display.
    func share(_ evidence: Evidence) -> String {
        percentText(evidence.share ?? 0, isExact: evidence.isExact ?? false)
    }

    /// Returns the names of the views as in a sentence, with "and 5 others" after the third.
    func names(_ views: [ViewID]) -> String {
        var titles: [String] = []
        var known: Set<String> = []
        for view in views where known.insert(title(view)).inserted { titles.append(title(view)) }
        if titles.count > 3 { titles = Array(titles.prefix(2)) + ["\(titles.count - 2) others"] }
        guard let last = titles.popLast() else { return "nobody" }
        return titles.isEmpty ? last : titles.joined(separator: ", ") + " and " + last
    }
}
