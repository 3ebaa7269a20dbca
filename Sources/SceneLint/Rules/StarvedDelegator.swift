import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let starvedDelegator: Rule = Rule(
        "starved-delegator", .warning, about: .hitViews,
        explanation: """
            ## What it finds
            Reports a table, scroll view, cell or touch target that passes its touches to a view where a plain
            view takes all of them. That view fills the delegate and isn't a touch target.

            ## Why it is bad
            A touch goes to the view that is hit and to its superviews. If a plain view behind a table is hit,
            the table gets nothing: it neither scrolls nor selects rows.

            ## Example
            ```scene
            scene Main 390x844 {
                background Back {
                    view Map fill
                    button Help trailing 16 bottom 34 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 3 height 60
                }
            }
            ```

            ## Instead
            Add `passthrough` to the plain view, so that only its subviews are hit, or turn its interaction off.
            ```scene
            scene Main 390x844 {
                background Back {
                    view Map fill passthrough
                    button Help trailing 16 bottom 34 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 3 height 60
                }
            }
            ```

            ## In UIKit
            Use this class for the plain view. If nothing in the view needs touches, set
            `isUserInteractionEnabled` to false instead.
            ```swift
            final class MapContainerView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    let hit = super.hitTest(point, with: event)
                    return hit === self ? nil : hit
                }
            }
            ```
            """
    ) { (context: LintContext) in
        var reported: Set<SourceRange> = []
        let links = context.scene.links.filter { $0.kind.asksInItsPlace }
        return context.work.results(of: links, "views that forward touches") { link in
            guard !reported.contains(link.range), let delegate = link.targets.first,
                let (hitView, point, losers) = context.starvation(of: link.view, by: delegate)
            else { return nil }
            reported.insert(link.range)
            return .starved(link, hitView, point, losers, context)
        }
    }
}

extension LintContext {
    /// Returns the view that takes what `view` forwards to `delegate`, with a point and the views that lose by it.
    fileprivate func starvation(
        of view: ViewID, by delegate: ViewID
    ) -> (hitView: ViewID, point: Point, losers: [ViewID])? {
        let above = Array(tree.chain(from: view))
        let losers = above.filter {
            (tree[$0].kind.isScrollView || scene.isTouchTarget($0)) && !tree.isInSuperviewChain($0, of: delegate)
        }
        guard !losers.isEmpty else { return nil }
        work.charge(.filtering(views: tree.views.count))
        var region = geometry.visiblePart(of: geometry.hitBoundingBox(of: view), in: view)
        if tree[delegate].hitShape != .subviews { region = region.intersection(geometry.hitBoundingBox(of: delegate)) }
        guard !region.isEmpty, hasIdleView(for: view, in: delegate, filling: region, above),
            let samples = touches.samples(of: region)
        else { return nil }
        for cell in samples.cells {
            guard let hitView = hitView(at: cell.point, from: view, delegate, region, above) else { continue }
            for point in cell.extent.clearPoints
            where self.hitView(at: point, from: view, delegate, region, above) == hitView {
                return (hitView, point, losers)
            }
            return (hitView, cell.point, losers)
        }
        return nil
    }

    /// Returns the view that takes a touch that `view` forwards to `delegate`, if it fills `region` and does nothing
    /// with it.
    private func hitView(
        at point: Point, from view: ViewID, _ delegate: ViewID, _ region: Rectangle, _ above: [ViewID]
    ) -> ViewID? {
        let result = touches.touch(at: point)
        guard case .hit(let hitView) = result.outcome, result.via.contains(view),
            tree.isInSuperviewChain(delegate, of: hitView), fills(hitView, region), wantsNothing(hitView, beside: above)
        else { return nil }
        return hitView
    }

    /// Returns whether a view in `delegate` would take all touches in `region` that `owner` forwards, and do nothing
    /// with them.
    private func hasIdleView(
        for owner: ViewID, in delegate: ViewID, filling region: Rectangle, _ above: [ViewID]
    ) -> Bool {
        // If only the delegate itself is hit, the view that asks it stays the answer.
        let neverHitsDelegate = tree.rules(of: owner).allSatisfy { rule in
            rule.traits.walksOrGivesNil
                || rule.traits.offersItself && rule.askedView == delegate
        }
        return tree.identities.contains { view in
            !(neverHitsDelegate && view == delegate) && geometry.hitBoundingBox(of: view).contains(region)
                && fills(view, region)
                && tree.isInSuperviewChain(delegate, of: view) && wantsNothing(view, beside: above)
        }
    }

    /// Returns whether the view itself can be hit in all of `region`.
    private func fills(_ view: ViewID, _ region: Rectangle) -> Bool {
        tree.rules(of: view).isEmpty && geometry.isAxisAligned(view) && !tree[view].hitShape.isCurved
            && geometry.hitBoundingBox(of: view).contains(region)
    }

    /// Returns whether neither the view nor any superview of it outside `views` is there to be touched.
    private func wantsNothing(_ view: ViewID, beside views: [ViewID]) -> Bool {
        tree.chain(from: view).allSatisfy {
            views.contains($0) || !scene.isTouchTarget($0) && !tree[$0].kind.isScrollView
        }
    }
}

extension Diagnostic {
    /// Creates the finding for a view that takes touches and does nothing with them.
    fileprivate static func starved(
        _ link: SceneLink, _ hitView: ViewID, _ point: Point, _ losers: [ViewID], _ context: LintContext
    ) -> Diagnostic {
        let title = context.quotedName(hitView)
        let loser = losers.first { context.tree[$0].kind.isScrollView } ?? link.view
        let lost =
            switch context.tree[loser].kind {
            case .table, .collection: "\(context.quotedName(loser)) neither scrolls nor selects there"
            case .scroll, .textView: "\(context.quotedName(loser)) doesn't scroll there"
            default: "\(context.quotedName(loser)) gets nothing there"
            }
        let containsTargets = context.views.needsTouchesInside(hitView)
        let fix = containsTargets ? "passthrough" : "userInteractionEnabled .off"
        let attribute: Attribute = containsTargets ? .passthrough : .userInteractionEnabled
        let written = context.views.writtenView(of: hitView)
        let edit = context.scene.writing(fix, for: attribute, of: written)
        return Rule.starvedDelegator.finding(
            "\(title) takes the touches that \(context.quotedName(link.view)) forwards, but isn't a touch target",
            at: link.range,
            notes: [
                Note(
                    "\(title) covers the area and is hit at \(context.text(point))",
                    at: context.scene.range(of: hitView)),
                Note("the touch belongs to \(title) and its superviews: \(lost)"),
                Note(
                    sceneAdvice: "\(context.views.advicePassing([hitView])), so that only its subviews are hit"
                        + (containsTargets ? "" : ", or `userInteractionEnabled .off`")),
            ],
            fixes: edit.map {
                [Fix("write `\(fix)` on \(context.quotedName(written))", safe: false, edits: [$0])]
            } ?? [],
            data: Evidence(point: (point.x, point.y), views: [context.path(hitView)]))
    }
}
