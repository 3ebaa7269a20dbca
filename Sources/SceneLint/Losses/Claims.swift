import SceneRuntime
import SceneSemantics

extension ContextQueries {
    /// Returns the view around `target` that is hit instead of `target` because a superview claims it, and that
    /// superview.
    func claim(around target: ViewID, hitting hitView: ViewID?, at points: [Point]) -> (
        claimed: ViewID, claimer: ViewID
    )? {
        guard let hitView, hitView != target, tree.isInSuperviewChain(hitView, of: target),
            let claimer = views.linksTo[hitView]?.first(where: { link in
                (link.kind == .claim || link.kind == .overhang) && link.view != hitView
            })?.view,
            points.contains(where: { point in
                let result = touches.touch(at: point)
                return result.outcome.isAnswer(hitView) && result.via.contains(claimer)
            })
        else { return nil }
        return (hitView, claimer)
    }
}
