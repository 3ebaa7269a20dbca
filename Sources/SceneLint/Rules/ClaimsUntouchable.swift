import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let claimsUntouchable: Rule = Rule(
        "claims-untouchable", .warning, about: .hitViews,
        explanation: """
            ## What it finds
            Reports a `claim` or `overhang` of a view that is hidden, transparent or not interactive, or that is
            inside a hidden or transparent view. A view that claims itself isn't reported.

            ## Why it is bad
            A claim calls `point(inside:)`, which ignores these flags. So a view that is hidden or turned off
            takes the touch from the view you see there.

            ## Example
            ```scene
            scene Main 390x844 {
                view Menu frame 20,20 200x200 {
                    button Save frame 40,180 120x44 overhang hidden
                }
            }
            ```

            ## Instead
            Claim the view only while it is shown. One constant can control both.
            ```scene
            let saving = (false)
            scene Main 390x844 {
                view Menu frame 20,20 200x200 {
                    button Save frame 40,180 120x44 overhang (saving) hidden (!saving)
                }
            }
            ```

            ## In UIKit
            Call the button's `hitTest` instead of its `point(inside:)`. It checks the button's flags:
            ```swift
            final class MenuView: UIView {
                let save = UIButton()

                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
                    let hit = save.hitTest(convert(point, to: save), with: event)
                    return hit ?? super.hitTest(point, with: event)
                }
            }
            ```
            """
    ) { (context: LintContext) in
        var reported: Set<SourceRange> = []
        let claims = context.scene.links.filter { $0.kind == .claim || $0.kind == .overhang }
        let pairs = claims.flatMap { link in
            // An override that answers with its own view has decided about that view's flags.
            link.targets.filter { $0 != link.view }.compactMap { target in
                context.cause(of: target).map { (link: link, target: target, cause: $0) }
            }
        }
        return context.work.results(of: pairs, "claims of views that aren't to be touched") { link, target, cause in
            guard !reported.contains(link.range), let point = context.claimedPoint(of: target, by: link.view) else {
                return nil
            }
            reported.insert(link.range)
            return .claimsUntouchable(link, target, cause, point, context)
        }
    }
}

/// What should keep a view from being hit.
private struct UntouchableCause {
    /// The view itself or a superview.
    var view: ViewID
    var reason: UntouchableReason
}

extension ViewTree {
    /// Returns the nearest superview of `view` that isn't drawn, and why. A claim of a view in a disabled superview is
    /// deliberate; a claim of an invisible view isn't.
    fileprivate func invisibleSuperview(of view: ViewID) -> UntouchableCause? {
        superviews(of: view).first { !isDrawn($0) }
            .map { UntouchableCause(view: $0, reason: self[$0].isHidden ? .hidden : .transparent) }
    }
}

extension LintContext {
    /// Returns what should keep `view` from being hit, unless an override controls exactly that.
    fileprivate func cause(of view: ViewID) -> UntouchableCause? {
        let own = tree.untouchableReason(of: view).map { UntouchableCause(view: view, reason: $0) }
        guard let cause = own ?? tree.invisibleSuperview(of: view), cause.reason != .noSize,
            !views.isToggled(cause.view)
        else { return nil }
        return cause
    }

    /// Returns whether nothing but its own interaction should keep `view` from being hit.
    fileprivate func isOnlyInteraction(of view: ViewID) -> Bool {
        let flags = tree[view]
        return !flags.isHidden && !View.isTransparent(alpha: flags.alpha) && tree.invisibleSuperview(of: view) == nil
    }

    /// Returns a point where `view` is hit because `claimer` claims it.
    fileprivate func claimedPoint(of view: ViewID, by claimer: ViewID) -> Point? {
        guard let samples = touches.samples(of: geometry.hitBoundingBox(of: view)) else { return nil }
        for cell in samples.cells {
            guard isClaimed(view, by: claimer, at: cell.point) else { continue }
            for point in cell.extent.clearPoints where isClaimed(view, by: claimer, at: point) { return point }
            return cell.point
        }
        return nil
    }

    /// Returns whether `view` is hit at `point` because `claimer` claims it.
    private func isClaimed(_ view: ViewID, by claimer: ViewID, at point: Point) -> Bool {
        let result = touches.touch(at: point)
        return result.outcome == .hit(view) && result.via.contains(claimer)
    }
}

extension Diagnostic {
    /// Creates the finding for a claim of a view that shouldn't be hit.
    fileprivate static func claimsUntouchable(
        _ link: SceneLink, _ target: ViewID, _ cause: UntouchableCause, _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        let title = context.quotedName(target)
        let claimer = context.quotedName(link.view)
        let message =
            switch cause.view {
            case target: "\(claimer) claims \(title), which \(cause.reason.words)"
            case link.view: "\(claimer), which \(cause.reason.words), still claims \(title)"
            default: "\(claimer) claims \(title), in \(context.quotedName(cause.view)), which \(cause.reason.words)"
            }
        var notes = [
            Note("a claim checks only `point(inside:)`, so \(title) is hit at \(context.text(point))")
        ]
        if link.kind == .claim || cause.view != target {
            notes.append(
                Note("\(context.quotedName(cause.view)) is written here", at: context.scene.range(of: cause.view)))
        }
        notes.append(
            Note(
                cause.reason == .notInteractive
                    ? "turn on user interaction of \(title) if it should be touchable; otherwise remove the claim"
                    : "claim \(title) only while \(cause.view == target ? "it" : context.quotedName(cause.view)) is shown"
            ))
        var fixes: [Fix] = []
        if cause.reason == .notInteractive, context.isOnlyInteraction(of: target),
            let fix = context.turningOnInteraction(
                of: [cause.view], for: [target],
                works: { !$0.region(hittingIn: target, context.tree).withoutSlivers.isEmpty })
        {
            fixes.append(fix)
        }
        if link.kind == .overhang, context.scene.isLiteral(.overhang, of: target),
            let edit = context.scene.removing(.overhang, of: target)
        {
            fixes.append(Fix("remove `overhang`", safe: false, edits: [edit]))
        }
        return Rule.claimsUntouchable.finding(
            message, at: link.range, notes: notes, fixes: fixes,
            data: Evidence(point: (point.x, point.y), views: [context.path(cause.view)]))
    }
}
