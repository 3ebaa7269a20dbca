import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Says why touches are lost, and what to write instead.
struct LossNotes: ContextQueries {
    let context: LintContext

    /// Returns why `target` loses the largest of `losses`, and what to write so that it gets the touches of the first.
    func notes(on losses: [TouchLoss], _ target: ViewID) -> [Diagnostic.Note] {
        let advice = losses.first.map { explanation(of: $0, target).advice() }
        // The other views in front can't just be turned off like the first.
        let further = losses.dropFirst().filter { $0.cause == .inFront }.compactMap { $0.hitView }
            .compactMap { views.noteOnRecognizers(of: $0) }.filter { $0.message != advice?.message }
        return reasons(for: losses, target) + (advice.map { [$0] } ?? [])
            + (adviceOnceInside(losses, target).map { [$0] } ?? Array(further.prefix(1)))
    }

    /// Returns what else to write so that `target` gets touches, if its superviews reject the largest of `losses`, and
    /// what is in front of the rest would take all of them once they don't.
    private func adviceOnceInside(_ losses: [TouchLoss], _ target: ViewID) -> Diagnostic.Note? {
        guard let first = losses.first, case .outside = first.cause, !first.isCoveredOutside,
            let other = losses.first(where: { $0.cause == .inFront }), let cover = other.hitView,
            losses.allSatisfy({ $0.cause == first.cause || $0.hitView == cover }),
            geometry.hitBoundingBox(of: cover).contains(losses.region.boundingBox)
        else { return nil }
        let advice = explanation(of: other, target).advice()
        let message = "\(quotedName(cover)) would take its touches there, too, so you need both: \(advice.message)"
        return advice.isSceneAdvice ? Diagnostic.Note(sceneAdvice: message) : Diagnostic.Note(message)
    }

    /// Returns ``notes(on:_:)`` for losses with `fixes`: if the best one changes several views, it is the advice.
    func notes(
        on losses: [TouchLoss], _ target: ViewID, fixedBy fixes: [TriedFix]
    ) -> [Diagnostic.Note] {
        let isTakenByOthers = losses.allSatisfy { $0.cause == .inFront }
        // The fix was tried, so its words can be relied on.
        guard let first = fixes.first else { return notes(on: losses, target) }
        if losses.contains(where: { $0.isCoveredOutside }) {
            return reasons(for: losses, target)
                + [Diagnostic.Note(sceneAdvice: first.text(remarking: ": you need both"))]
        }
        guard isTakenByOthers else { return notes(on: losses, target) }
        switch first.kind {
        case .move, .enlarge, .change:
            return reasons(for: losses, target) + [Diagnostic.Note(sceneAdvice: first.text())]
        case .letThrough where first.edits.count > 1:
            let remark = ": each of them takes touches there, so one alone isn't enough"
            return reasons(for: losses, target) + [Diagnostic.Note(sceneAdvice: first.text(remarking: remark))]
        case .letThrough: return notes(on: losses, target)
        }
    }

    /// Returns why `target` loses the largest of `losses`.
    func reasons(for losses: [TouchLoss], _ target: ViewID) -> [Diagnostic.Note] {
        var explained: [TouchLoss.Cause] = []
        var reasons: [Diagnostic.Note] = []
        for loss in losses where reasons.count < 3 {
            switch loss.cause {
            // Several views that are hit because of one superview have one reason.
            case .outside, .override:
                if explained.contains(loss.cause) { continue }
                explained.append(loss.cause)
            default: break
            }
            reasons.append(explanation(of: loss, target).reason)
        }
        return reasons
    }

    /// Returns the rule's evidence: a point, the target and the hit views, and the area and fraction of the visible
    /// target that is lost.
    func evidence(of losses: [TouchLoss], _ reach: TargetReach) -> Evidence {
        var point: Point?
        for loss in losses where point == nil { point = touches.witness(of: loss) }
        var hitViews = DistinctViews()
        hitViews.insert(reach.target)
        for hitView in losses.lazy.compactMap({ $0.hitView }) { hitViews.insert(hitView) }
        let paths = hitViews.views.map { path($0) }
        let lost = losses.region
        let visible = reach.visible.area
        return Evidence(
            point: point.map { ($0.x, $0.y) }, views: paths, about: lost,
            fraction: visible > 0 ? min(1, lost.area / visible) : 0,
            isExact: reach.isExact && maps.isFigureExact(reach.visible, lost))
    }

    /// Returns the fraction of `evidence` for display.
    func shareText(_ evidence: Evidence) -> String {
        percentText(evidence.fraction ?? 0, isExact: evidence.isExact ?? false)
    }
}
