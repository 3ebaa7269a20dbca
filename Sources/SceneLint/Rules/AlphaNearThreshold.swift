import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let alphaNearThreshold: Rule = Rule(
        "alpha-near-threshold", .warning,
        explanation: """
            ## What it finds
            Reports an `alpha` from 0.01 to 0.0101.

            ## Why it is bad
            `hitTest` skips views whose alpha is below 0.01. UIKit stores alpha as a Float, and the Float
            nearest to 0.01 is slightly less: a view with `alpha 0.01` isn't hit, one with `alpha 0.0101` is.
            Code this close to the threshold depends on rounding.

            ## Example
            ```scene
            scene Main 390x844 {
                view Catcher fill alpha 0.01
            }
            ```

            ## Instead
            Use 0.02 for an invisible view that takes touches. Use `hidden` for one that doesn't: the fix for a view with
            nothing to touch in it.
            ```scene
            scene Main 390x844 {
                view Catcher fill alpha 0.02
            }
            ```

            ## In UIKit
            ```swift
            catcher.alpha = 0.02
            ```
            """
    ) { (context: LintContext) in
        var known: AlphaUses?
        let views = context.tree.identities.filter { view in
            let alpha = context.tree[view].alpha
            return alpha >= View.minimumAlpha && alpha <= AlphaLimit.doubtful && context.wouldTakeTouches(view)
        }
        return context.work.results(of: views, "views with an alpha near the threshold") { view in
            guard let range = context.scene.range(of: .alpha, of: view),
                let getsTouches = context.getsTouchesIfOpaque(view, range)
            else { return nil }
            let uses = known ?? context.alphaUses
            known = uses
            return .alphaNearThreshold(view, range, uses, getsTouches: getsTouches, context)
        }
    }
}

/// What decides whether views can be hidden instead of almost transparent. It is found out once for all of them.
private struct AlphaUses {
    /// Where alphas are written that hit tests change.
    var changed: Set<SourceRange> = []
    /// Where alphas are written that some view has which can't be hidden.
    var needed: Set<SourceRange> = []
    /// Whether there are no other rows or items than the displayed ones. Others can use anything.
    var areAllKnown = true
}

extension LintContext {
    /// Returns whether touches could reach the view or its subviews if its alpha were 1.
    fileprivate func wouldTakeTouches(_ view: ViewID) -> Bool {
        !tree[view].isHidden && tree[view].isUserInteractionEnabled
            && tree.superviews(of: view).allSatisfy {
                (tree.isDrawn($0) || shouldTakeTouches($0)) && tree[$0].isUserInteractionEnabled
            }
            && (tree[view].hitShape == .subviews
                || !geometry.visiblePart(of: geometry.hitBoundingBox(of: view), in: view).isEmpty)
    }

    /// Returns whether `view`, whose alpha is just below the threshold, is reported, and not to be hidden, so that its
    /// subviews take touches once it is fixed.
    fileprivate func shouldTakeTouches(_ view: ViewID) -> Bool {
        let alpha = tree[view].alpha
        return alpha >= View.minimumAlpha && View.isTransparent(alpha: alpha) && !tree[view].isHidden
            && !canBeHidden(view) && scene.isLiteral(.alpha, of: view) && scene.range(of: .alpha, of: view) != nil
    }

    /// Returns whether `view` can be hidden instead of almost transparent. One that is there to be touched isn't meant
    /// to be hidden, and a stack arranges the others without a hidden one.
    fileprivate func canBeHidden(_ view: ViewID) -> Bool {
        let isArranged = tree[view].superview.map { tree[$0].kind == .stack } ?? false
        return !isReceiver(view) && !isArranged && scene.range(of: .hidden, of: view) == nil
    }

    /// Returns whether `view` or something in it is there to be touched.
    fileprivate func isReceiver(_ view: ViewID) -> Bool { scene.isTouchTarget(view) || views.hasReceivers(in: view) }

    /// The superviews of `view` that take no touches until their alpha is changed.
    fileprivate func transparentSuperviews(of view: ViewID) -> [ViewID] {
        tree.superviews(of: view).filter { !tree.isDrawn($0) }
    }

    /// Returns whether `view` or its subviews would get touches with an alpha of ``AlphaLimit/surelyHit``, which its
    /// superviews get, too, or `nil` if the budget doesn't suffice to find out.
    fileprivate func getsTouchesIfOpaque(_ view: ViewID, _ range: SourceRange) -> Bool? {
        guard work.spend(.changedTrees(views: tree.views.count)) else { return nil }
        var changed = tree
        for superview in transparentSuperviews(of: view) { changed[superview].alpha = AlphaLimit.surelyHit }
        for other in tree.identities where scene.range(of: .alpha, of: other) == range {
            changed[other].alpha = AlphaLimit.surelyHit
        }
        let map = maps.hitMap(of: changed)
        if !map.region(hittingIn: view, changed).withoutSlivers.isEmpty { return true }
        if map.isOfAllPoints { return false }
        work.leaveOut()
        return nil
    }

    fileprivate var alphaUses: AlphaUses {
        var uses = AlphaUses()
        for view in tree.identities {
            if let range = scene.range(of: .alpha, of: view), !canBeHidden(view) { uses.needed.insert(range) }
            uses.areAllKnown = uses.areAllKnown && displaysAllCells(of: view)
            for rule in tree.rules(of: view) {
                for effect in rule.effects {
                    if let range = scene.range(of: .alpha, of: effect.view) { uses.changed.insert(range) }
                }
            }
        }
        return uses
    }
}

extension Diagnostic {
    /// Creates the finding for an alpha so near to the threshold that it is probably a mistake.
    fileprivate static func alphaNearThreshold(
        _ view: ViewID, _ range: SourceRange, _ uses: AlphaUses, getsTouches: Bool, _ context: LintContext
    ) -> Diagnostic {
        let (title, alpha) = (context.quotedName(view), context.tree[view].alpha)
        let isHit = !View.isTransparent(alpha: alpha)
        // An expression can give other instances of the same line another alpha.
        let isForAll = context.scene.isLiteral(.alpha, of: view)
        let around = context.transparentSuperviews(of: view)
        let once =
            around.isEmpty ? "" : " once \(context.views.quotedList(around)) \(around.count == 1 ? "does" : "do")"
        var fixes: [Fix] = []
        if isForAll, getsTouches {
            fixes = [
                Fix(
                    "write `alpha \(written(AlphaLimit.surelyHit))`, so that it \(isHit ? "surely " : "")takes touches\(once)",
                    safe: isHit, edits: [Edit(range, "alpha \(written(AlphaLimit.surelyHit))")])
            ]
        }
        if !isHit, isForAll, !uses.needed.contains(range) {
            // A hidden view gets no touches, even if a hit test changes its alpha, which one in another row may do.
            let isSafe = uses.areAllKnown && !uses.changed.contains(range)
            fixes.insert(Fix("write `hidden`", safe: isSafe, edits: [Edit(range, "hidden")]), at: 0)
        }
        let stored = "UIKit stores an alpha as a Float: \(written(alpha)) becomes \(Double(Float(alpha)))"
        return Rule.alphaNearThreshold.finding(
            isHit && (!getsTouches || !around.isEmpty)
                ? "with `alpha \(written(alpha))` \(title) is invisible, and just above the threshold of hit testing"
                : isHit
                    ? "with `alpha \(written(alpha))` \(title) is invisible but still takes touches"
                    : "with `alpha \(written(alpha))` \(title) takes no touches: alpha is just below the threshold",
            at: range,
            notes: [
                Note("\(stored), and hit testing skips views whose alpha is below 0.01"),
                Note(
                    sceneAdvice: !getsTouches
                        ? "with 0.02 it would get no touches either, because something is in front of it or a superview "
                            + "ends before it"
                        : context.isReceiver(view) && !isHit
                            ? "write 0.02, so that it takes touches\(once)"
                            : "write 0.02 if you want it to take touches, `hidden` if you don't"),
            ],
            fixes: fixes, data: Evidence(views: [context.path(view)]))
    }
}
