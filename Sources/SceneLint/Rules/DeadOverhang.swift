import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let deadOverhang: Rule = Rule(
        "dead-overhang", .warning, drawn: .lostArea,
        explanation: """
            ## What it finds
            Reports controls that extend outside a superview. UIKit never hit-tests a subview outside its
            superview's bounds, so that part of the control is visible but dead. The finding gives the dead
            share and every superview that rejects the touch.

            A control that a scroll view can scroll into its bounds isn't reported, unless its pages are meant to
            show beside it (`pagingEnabled clipsToBounds .off`). Of a control that shows outside a scroll view with
            `clipsToBounds .off`, what no offset brings into its bounds is dead, also if its content is no larger
            than they are. A control scrolled out of view is reported if no offset brings it inside its superview,
            as in a content view that is too short.

            Tables, collections and scroll views that scroll or select are reported if at least a quarter of them
            is outside. The controls in one are then not reported again.

            If a view in front takes another part of what is outside, a note says how much is dead in all.

            ## Why it is bad
            People tap the part they see, and nothing happens. `clipsToBounds` makes no difference to hit
            testing.

            ## Example
            ```scene
            scene Main 390x844 {
                view Bar leading 0 trailing 0 bottom 0 height 100 {
                    button Play centerX top -30 size 80x80
                }
            }
            ```

            ## Instead
            Add `overhang` to the control, so that its superview claims it, or `hitSlop` to the superview, which
            then takes all of the strip. For several controls, or for round ones, write `hitShape .subviews` on the
            superview: it contains no more than its subviews do. If a control is outside several superviews, claim
            it in the outermost of them: `hitTest { claim -> Play }`. `overhang` and `claim` return the view itself,
            so for a menu or a list, write `hitTest { ask -> Menu }`, which asks its subviews too.
            ```scene
            scene Main 390x844 {
                view Bar leading 0 trailing 0 bottom 0 height 100 {
                    button Play overhang centerX top -30 size 80x80
                }
            }
            ```

            ## In UIKit
            Override `point(inside:with:)` in every superview that the control extends outside of:
            ```swift
            final class BarView: UIView {
                let play = UIButton()

                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    super.point(inside: point, with: event)
                        || play.point(inside: convert(point, to: play), with: event)
                }
            }
            ```
            """
    ) { (context: TargetContext) in
        var reported: Set<SourceRange> = []
        // The superviews that scroll views were reported to be outside of.
        var rejectingSuperviews: [ViewID: [ViewID]] = [:]
        let dead = context.work.results(
            of: context.targetsThatMayOverhang(), "touch targets that may extend outside a superview"
        ) { view -> DeadTarget? in
            guard !reported.contains(context.scene.range(of: view)),
                let overhang = context.overhangs.overhang(of: view),
                context.isDeadAtEveryOffset(view, overhang), !context.isUnreachableItself(view)
            else { return nil }
            let around = context.tree.superviews(of: view).compactMap { rejectingSuperviews[$0] }
            if around.contains(where: { $0.contains(overhang.rejectingSuperviews[0]) }) { return nil }
            if context.tree.isScrollTarget(view) {
                guard overhang.fraction >= TargetContext.minimumFractionOfScrollView else { return nil }
                rejectingSuperviews[view] = overhang.rejectingSuperviews
            }
            reported.insert(context.scene.range(of: view))
            return DeadTarget(
                view: view, overhang: overhang, furtherInstances: context.furtherDeadInstances(of: view))
        }
        // Fixes cost much more. They must not use up what other findings need.
        return dead.map { dead in
            Diagnostic.deadOverhang(dead.view, dead.overhang, context).with(furtherInstances: dead.furtherInstances)
        }
            + context.resultsOnceScrolled { view -> Diagnostic? in
                guard !reported.contains(context.scene.range(of: view)),
                    let scrolled = context.scrolledToDeadOverhang(of: view),
                    let overhang = scrolled.overhangs.overhang(of: view)
                else { return nil }
                return .deadOverhang(view, overhang, scrolled)
            }
    }
}

/// A target that is partly dead.
private struct DeadTarget {
    var view: ViewID
    var overhang: OverhangPart
    /// How many other instances of its line are dead.
    var furtherInstances: Int
}

extension TargetContext {
    /// A scroll view still scrolls where the rest of it is touched, so less than this fraction does little harm.
    fileprivate static let minimumFractionOfScrollView = 0.25

    /// Returns the touch targets and the scroll views that scroll or select, each before what is in it.
    fileprivate func targetsThatMayOverhang() -> [ViewID] {
        let scrollViews = tree.scrollViews.keys.filter { tree.isScrollTarget($0) && !scene.isTouchTarget($0) }
        return (scrollViews + views.touchTargets).sorted()
    }

    /// Returns how many other instances of the line of `target` are dead outside superviews, too.
    fileprivate func furtherDeadInstances(of target: ViewID) -> Int {
        furtherInstances(of: target) { !isUnreachableItself($0) && overhangs.overhang(of: $0) != nil }
    }

    /// Returns the scene with `target`, which is out of view, scrolled into view, if part of it is dead there and at
    /// every other offset, because the superviews that it is outside of scroll along with it.
    fileprivate func scrolledToDeadOverhang(of target: ViewID) -> TargetContext? {
        guard let (scrollView, _) = tree.scrollingView(around: target),
            case let box = geometry.boundingBox(of: target), !isUnreachable(target),
            // Most targets are inside their superviews, which costs little to find out.
            tree.superviews(of: target).prefix(while: { $0 != scrollView }).contains(where: {
                !geometry.contains($0, box)
            }),
            work.spendUpTo(.scrolling(views: tree.views.count))
        else { return nil }
        for scrolled in scrolledContexts(for: target) {
            // At some offsets, something else may hide it or take its touches, such as a bar.
            guard let overhang = scrolled.overhangs.overhang(of: target) else { continue }
            let scrollAlong = overhang.rejectingSuperviews.allSatisfy {
                $0 != scrollView && tree.isInSuperviewChain(scrollView, of: $0)
            }
            return scrollAlong ? scrolled : nil
        }
        return nil
    }

    /// Returns whether no scroll offset makes all of the target touchable. Peeking pages keep their offset.
    fileprivate func isDeadAtEveryOffset(_ target: ViewID, _ overhang: OverhangPart) -> Bool {
        let rejecting = overhang.rejectingSuperviews.filter { tree[$0].kind.isScrollView }
        // Another offset can show the part where a negative slop leaves something of the scroll view.
        if !rejecting.contains(where: { tree[$0].isShrunk }) {
            if !rejecting.isEmpty { return true }
            // If only superviews of the target get the touches, no offset changes that.
            if overhang.hitView.map({ tree.isInSuperviewChain($0, of: target) }) ?? true { return true }
        }
        let corners = overhang.dead.boundingBox.corners.compactMap { geometry.point($0, in: target) }
        return isTrue(atEveryOffsetOf: target) {
            $0.overhangs.overhang(of: target) != nil || $0.isHidden(target) || $0.hides(corners, of: target)
        }
    }

    /// Returns whether nothing is visible of the part of `target` that has these corners, in its own coordinates.
    private func hides(_ corners: [Point], of target: ViewID) -> Bool {
        let part = Rectangle(around: corners.map { geometry.rootPoint($0, from: target) })
        return !corners.isEmpty && maps.visibleRegion(of: target).intersection(part).area <= Tolerance.nothing
    }
}

extension Diagnostic {
    /// Creates the finding for a touch target with a part outside a superview.
    fileprivate static func deadOverhang(
        _ view: ViewID, _ overhang: OverhangPart, _ context: TargetContext
    ) -> Diagnostic {
        let words = OverhangWords(view, overhang, context)
        let fixes = words.fixes.all()
        let isOutsideSuperview = overhang.rejectingSuperviews.contains { $0 == context.tree[view].superview }
        let outward = isOutsideSuperview ? context.outwardDistances(of: view, isBetweenPins: true) : []
        let views = overhang.rejectingSuperviews.map { context.path($0) }
        return Rule.deadOverhang.finding(
            words.message, at: context.scene.range(of: view),
            notes: words.causes + words.extent + outward.map { $0.note } + [words.advice(fixes)],
            fixes: fixes.map { $0.fix },
            // The region is for another offset than the one in the source.
            data: context.isScrolled(to: view)
                ? Evidence(views: views)
                : Evidence(
                    point: (overhang.point.x, overhang.point.y), views: views, about: overhang.dead,
                    fraction: overhang.fraction, isExact: overhang.isExact))
    }
}

/// What the finding about the part of a touch target outside its superviews says.
private struct OverhangWords {
    let view: ViewID
    let overhang: OverhangPart
    let context: TargetContext
    /// The superviews that don't contain the part.
    let rejectingSuperviews: [ViewID]
    let title: String
    /// The names of the superviews.
    let superviews: String

    init(_ view: ViewID, _ overhang: OverhangPart, _ context: TargetContext) {
        self.view = view
        self.overhang = overhang
        self.context = context
        // A content view fills its cell.
        rejectingSuperviews = overhang.rejectingSuperviews.filter { view in
            !overhang.rejectingSuperviews.contains {
                context.tree[$0].kind == .content && context.tree[$0].superview == view
            }
        }
        title = context.quotedName(view)
        superviews = rejectingSuperviews.map { context.quotedName($0) }.joinedAsList()
    }

    var fixes: OverhangFixes { OverhangFixes(target: view, overhang: overhang, targets: context) }

    /// The superview that is asked last, and rejects the touch.
    private var superview: ViewID { overhang.rejectingSuperviews[0] }

    var message: String {
        let what =
            isWhole(overhang.fraction)
            ? "no \(isHitWhereCovered ? "visible part" : "part") of \(title) can be touched"
            : "\(percentText(overhang.fraction, isExact: overhang.isExact)) of \(title) can't be touched"
        return isExcludedBySlop
            ? "\(what): the negative `hitSlop` of \(superviews) excludes it" : "\(what): it is outside \(superviews)"
    }

    /// Whether the part is in the bounds of the only superview that rejects it, but not in its slop.
    private var isExcludedBySlop: Bool {
        guard rejectingSuperviews.count == 1, let point = context.geometry.point(overhang.point, in: superview) else {
            return false
        }
        return context.tree[superview].hitShape == .rectangle && context.tree[superview].bounds.contains(point)
    }

    /// Whether touches reach a part of the target behind something opaque.
    private var isHitWhereCovered: Bool { context.maps.targetReach(of: view)?.hit.isEmpty == false }

    /// The superview that answers for the part without asking the target, and the view whose `hitTest` makes it do so.
    private var claim: (claimed: ViewID, claimer: ViewID)? {
        context.claim(around: view, hitting: overhang.hitView, at: [overhang.point])
    }

    /// Why no touch arrives.
    var causes: [Diagnostic.Note] {
        if let claim {
            let (claimer, claimed) = (context.quotedName(claim.claimer), context.quotedName(claim.claimed))
            return [
                Diagnostic.Note(
                    "`hitTest` of \(claimer) claims \(claimed), so it returns \(claimed) without asking \(title)",
                    at: context.scene.range(of: claim.claimer))
            ]
        }
        let name = context.quotedName(superview)
        let hitView = overhang.hitView.map { context.quotedName($0) }
        let reason: String
        if missingLength != nil {
            let size = context.tree[superview].size
            reason =
                "\(name) is \(hundredthText(size.width)) × \(hundredthText(size.height)), so UIKit never asks its subviews"
                + (hitView.map { "; the touch goes to \($0)" } ?? "")
        } else {
            reason =
                (isExcludedBySlop
                    ? "the negative `hitSlop` of \(name) excludes touches there" : "touches there are outside \(name)")
                + ", so its `hitTest` returns nil without asking its subviews"
                + (hitView.map { ", and \($0) is hit" } ?? "")
        }
        let first = Diagnostic.Note(reason, at: context.scene.range(of: superview))
        return [first]
            + rejectingSuperviews.filter { $0 != superview }.map {
                Diagnostic.Note(
                    "some are outside \(context.quotedName($0)), too",
                    at: context.scene.range(of: $0))
            }
    }

    /// What else is dead, and at which offsets.
    var extent: [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        let covered = context.overhangs.coveredPart(of: view, overhang)
        let fraction = overhang.fraction < 1 ? covered.region.area / overhang.visible.area : 0
        if fraction >= TargetReach.minimumFractionLost {
            let all = percentText(min(1, overhang.fraction + fraction), isExact: overhang.isExact)
            notes.append(
                Diagnostic.Note(
                    "another \(percentText(fraction, isExact: overhang.isExact)) is outside \(superviews) too, but in front of "
                        + "it there \(covered.hitViews.count == 1 ? "is" : "are") \(context.views.quotedList(covered.hitViews)): "
                        + "\(all) of \(title) is dead in all"))
        }
        if context.isScrolled(to: view) {
            notes.append(
                Diagnostic.Note(
                    "it is out of view until you scroll to it; \(superviews) "
                        + "\(rejectingSuperviews.count == 1 ? "scrolls" : "scroll") with it, so no offset changes that")
            )
        }
        return notes
    }

    /// What to do about it, given the fixes that work.
    func advice(_ fixes: [TriedFix]) -> Diagnostic.Note {
        if missingLength == nil, let (short, height) = self.fixes.shortContentView() {
            let title = self.fixes.titleOfHeightening(short, to: height)
            let others = fixes.filter { $0.title != title }
            return Diagnostic.Note(
                sceneAdvice: "\(title): in UIKit, a constraint at its bottom is missing"
                    + (others.isEmpty ? "" : "; otherwise \(action(others))"))
        }
        let giving = missingLength.map { "give \(context.quotedName(superview)) a \($0), " } ?? ""
        return Diagnostic.Note(sceneAdvice: giving + action(fixes))
    }

    private func action(_ fixes: [TriedFix]) -> String {
        if fixes.isEmpty, isBetweenCells, let cell = context.tree.cell(around: view),
            let container = context.tree[cell].superview
        {
            return "write `overhang` on \(title), and `cellsYieldToOverhang` on \(context.quotedName(container))"
        }
        let around = overhang.hitView.flatMap { context.tree.commonSuperview(of: $0, view) } ?? .root
        if let claim, fixes.isEmpty {
            return
                "let `hitTest` of \(context.quotedName(claim.claimer)) ask \(context.quotedName(claim.claimed)) instead of "
                + "claiming it: \(context.context.advice("ask", claim.claimed, at: context.scene.range(of: claim.claimer)))"
        }
        if fixes.isEmpty {
            let naming = context.path(view).utf8.contains(UInt8(ascii: "#")) ? "give \(title) a Name, and " : ""
            return "\(naming)move it out of \(superviews), or claim it in `hitTest` of \(context.quotedName(around)): "
                + "`hitTest { claim -> … }`"
        }
        if claim == nil, canEnlargeSuperview(fixes) {
            return "enlarge \(context.quotedName(superview)) with `hitSlop`"
                + (context.tree.isScrollTarget(view) ? "" : ", or write `overhang` on \(title)")
        }
        // The fixes say what each of them takes from others.
        let harmless = fixes.filter { !$0.isHarmful }
        return (harmless.isEmpty ? fixes.prefix(1) : harmless[...]).map { $0.title }.joined(separator: ", or ")
    }

    /// Whether its superview alone rejects the touch, and can be larger without harm.
    private func canEnlargeSuperview(_ fixes: [TriedFix]) -> Bool {
        overhang.rejectingSuperviews.count == 1 && superview == context.tree[view].superview
            && fixes.contains { $0.kind == .enlarge } && !fixes.contains { $0.isHarmful }
            && !context.views.hasReceivers(in: view)
            && !context.tree[superview].kind.isScrollView
    }

    /// Whether both the target and what is hit instead are in cells.
    private var isBetweenCells: Bool {
        overhang.hitView.flatMap { context.tree.cell(around: $0) } != nil && context.tree.cell(around: view) != nil
    }

    /// What the superview lacks to contain any point.
    private var missingLength: String? {
        guard context.geometry.hitRectangle(of: superview)?.isEmpty ?? false else { return nil }
        let size = context.tree[superview].size
        if size.height <= 0 && size.width <= 0 { return "size" }
        return size.height <= 0 ? "height" : size.width <= 0 ? "width" : nil
    }
}
