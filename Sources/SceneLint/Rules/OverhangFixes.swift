import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Fixes that make the part of a touch target outside its superviews touchable.
struct OverhangFixes: TargetQueries {
    let target: ViewID
    let overhang: OverhangPart
    let targets: TargetContext

    /// A target, and the part of it outside its superviews.
    private typealias OverhangInstance = (target: ViewID, part: OverhangPart?)

    /// Returns the changes that a trial has shown to help, those first that take nothing from other touch targets.
    func all() -> [TriedFix] {
        let others = triedFixes().harmlessFirst
        return [heighteningFix()].compactMap { $0 } + others
    }

    /// Returns the content view of a scroll view that is too short for `target`, and how high it has to be for all that
    /// is dead below it, as if a constraint at its bottom were missing. Returns `nil` if that isn't why `target` is
    /// dead.
    func shortContentView() -> (view: ViewID, height: Double)? {
        guard let view = overhang.rejectingSuperviews.first, overhang.rejectingSuperviews.count == 1,
            tree[view].kind == .view || tree[view].kind == .stack, tree[view].hitSlop == .zero,
            let scrollView = tree[view].superview, tree[scrollView].kind == .scroll,
            let slop = slop(of: view, toHoldAllOf: companions()),
            slop.bottom > 0, slop.top == 0, slop.left == 0, slop.right == 0
        else { return nil }
        return (view, tree[view].size.height + slop.bottom)
    }

    /// Returns the title of the fix that makes a content view high enough.
    func titleOfHeightening(_ view: ViewID, to height: Double) -> String {
        "make \(quotedName(view)) \(written(height)) points high"
    }

    /// Returns the fix that makes a content view high enough, if its height is a written number.
    private func heighteningFix() -> TriedFix? {
        // The text that a trial reads isn't scrolled.
        guard targets.scrolledTarget == nil, let (view, height) = shortContentView(),
            let edit = writingHeight(height, of: view), let trial = SceneTrial(of: scene, [edit], work.budget),
            trial.hits(path(target), at: overhang.dead.witnesses)
        else { return nil }
        return triedFix(
            titleOfHeightening(view, to: height), [edit], for: target, takingFrom: [], in: trial, .change)
    }

    /// Returns the edit that writes `height` instead of the number that is the height of `view` now.
    private func writingHeight(_ height: Double, of view: ViewID) -> Diagnostic.Edit? {
        for attribute in [Attribute.frame, .size, .height] {
            guard scene.range(ofLayout: attribute, of: view) != nil else { continue }
            guard let number = scene.lastNumber(ofLayout: attribute, of: view), number.value == tree[view].size.height
            else { return nil }
            return Diagnostic.Edit(number.range, written(height))
        }
        return nil
    }

    private func triedFixes() -> [TriedFix] {
        let instances = deadInstances()
        if let fix = roundingFix(instances) { return [fix] }
        var fixes = [claimingFix(instances)].compactMap { $0 }
        // One fix for all that is dead for the same reason: fixes of several kinds would be applied on top of each
        // other.
        let companions = self.companions()
        // The nearest superview isn't asked either if one around it rejects the touch.
        if fixes.isEmpty {
            if let fix = askingFromOutside(companions) {
                fixes.append(fix)
            } else if companions.count == 1, !views.hasReceivers(in: target),
                let fix = claimingFromOutside()
            {
                fixes.append(fix)
            }
        }
        // Another instance may extend outside further superviews, such as its cell.
        let areAlike = instances.allSatisfy { instance in
            instance.part.map { $0.rejectingSuperviews.count == overhang.rejectingSuperviews.count } ?? true
        }
        guard areAlike, let (fix, box) = enlargingFix(instances, companions) else {
            return fixes
        }
        // Pages take turns, so a fix of one of them isn't enough.
        if overhang.rejectingSuperviews.contains(where: { tree[$0].kind.isScrollView }) { return [fix] }
        fixes.append(fix)
        // A strip may be much larger than what is outside.
        let strip = box.area - geometry.boundingBox(of: overhang.rejectingSuperviews[0]).area
        let needed = companions.reduce(0) { $0 + ($1.part?.dead.area ?? 0) }
        if strip > 2 * needed, let fix = containingSubviews(companions) { fixes.append(fix) }
        return fixes
    }

    /// Returns the fix that makes `target`, which is drawn as a circle or capsule, touchable only where it is seen, if
    /// just the corners of `instances` are dead.
    private func roundingFix(_ instances: [OverhangInstance]) -> TriedFix? {
        let side = min(tree[target].size.width, tree[target].size.height)
        guard tree[target].hitShape == .rectangle, tree[target].hitSlop == .zero, side > 0,
            tree[target].cornerRadius >= side / 2 - Tolerance.rounding
        else { return nil }
        let shape = tree[target].size.width == tree[target].size.height ? HitShape.circle : .capsule
        let word = "hitShape .\(shape.rawValue)"
        guard let edit = scene.writing(word, for: .hitShape, of: target) else { return nil }
        work.charge(.visits(tree.views.count))
        var rounded = tree
        for instance in instances { rounded[instance.target].hitShape = shape }
        var areas = HitAreas(HitTestGeometry(rounded))
        for case (let instance, let part?) in instances {
            let dead = part.dead.intersection(areas.region(of: instance))
            guard dead.area <= Tolerance.fractionInCombinedStrips * part.dead.area else { return nil }
        }
        return TriedFix(title: "write `\(word)` on \(quotedName(target)), whose corners aren't drawn", edits: [edit])
    }

    /// Returns the fix that lets cells or superviews claim `target` and its other dead `instances`.
    private func claimingFix(_ instances: [OverhangInstance]) -> TriedFix? {
        let targetsByClaimer = Dictionary(grouping: instances.map { $0.target }) { claimer(of: $0) }
            .compactMap { claimer, targets in claimer.map { (view: $0, targets: targets) } }
            .sorted { $0.view < $1.view }
        let claimers = targetsByClaimer.map { $0.view }
        // A superview that claims a view doesn't ask what is in it.
        guard !tree.isScrollTarget(target), !views.hasReceivers(in: target),
            let edit = scene.writing("overhang", for: .overhang, of: target),
            targetsByClaimer.reduce(0, { $0 + $1.targets.count }) == instances.count
        else { return nil }
        let claim = { (tree: inout ViewTree) in
            for (claimer, claimed) in targetsByClaimer {
                self.letOverhang(claimed, claimedBy: claimer, in: &tree)
            }
        }
        let container = tree.cell(around: target).flatMap { tree[$0].superview }
        if let after = mapIfHelpful(claimers, instances, claim) {
            return triedFix(
                "write `overhang` on \(quotedName(target))", [edit], for: instances.map { $0.target },
                within: domain(of: instances), after: after)
        }
        guard let container,
            let yield = scene.writing("cellsYieldToOverhang", for: .cellsYieldToOverhang, of: container)
        else { return nil }
        let changed = claimers + tree.cells(of: container).filter { !claimers.contains($0) }
        let claimFirst = { (tree: inout ViewTree) in
            claim(&tree)
            tree.letCellsYield(in: container)
        }
        guard let after = mapIfHelpful(changed, instances, claimFirst) else { return nil }
        return triedFix(
            "write `overhang` on \(quotedName(target)), and `cellsYieldToOverhang` on \(quotedName(container))",
            [yield, edit], for: instances.map { $0.target }, within: domain(of: instances), after: after)
    }

    /// Returns the fix that enlarges the superviews that reject touches of `target` until they hold all of
    /// `companions`, and the box around them then.
    private func enlargingFix(
        _ instances: [OverhangInstance], _ companions: [OverhangInstance]
    ) -> (fix: TriedFix, box: Rectangle)? {
        var slops: [(view: ViewID, slop: Edges)] = []
        for superview in overhang.rejectingSuperviews {
            guard let slop = slop(of: superview, toHoldAllOf: companions) else { return nil }
            slops.append((superview, slop))
        }
        guard let fix = slopFix(writing: slops),
            mapIfHelpful(fix.views, [(target, overhang)], { fix.apply(to: &$0) }) != nil
                || areCirclesEnough(fix)
        else { return nil }
        let enlarged = (instances + companions).map { $0.target }
        return (enlargingSuperviews(by: fix, for: enlarged, includingRows: true), box(around: slops))
    }

    /// Returns whether `fix`, which enlarges the superviews, lets touches hit a target at the edge of a circle: its map
    /// is cut into other strips there, so that touches have to show it.
    private func areCirclesEnough(_ fix: SlopFix) -> Bool {
        guard targets.scrolledTarget == nil,
            overhang.rejectingSuperviews.contains(where: { tree[$0].hitShape == .circle }),
            let trial = SceneTrial(of: scene, fix.edits, work.budget)
        else { return false }
        // Strips may extend a little outside the target.
        let points = overhang.dead.witnesses.filter { touches.tester.contains($0, in: target) }
        return !points.isEmpty && trial.hits(path(target), at: points)
    }

    /// Returns the fix that lets the superview of `target` contain what its subviews do, as an override of
    /// `point(inside:)` does.
    private func containingSubviews(_ companions: [OverhangInstance]) -> TriedFix? {
        guard let superview = tree[target].superview, overhang.rejectingSuperviews == [superview],
            tree[superview].hitShape == .rectangle, tree[superview].kind != .cell, tree[superview].kind != .content,
            companions.allSatisfy({ tree[$0.target].superview == superview }),
            let edit = scene.writing("hitShape .subviews", for: .hitShape, of: superview)
        else { return nil }
        let contain = { (tree: inout ViewTree) in tree[superview].hitShape = .subviews }
        guard mapIfHelpful([superview], companions, contain) != nil else { return nil }
        let boxes = tree.subviews(of: superview).map { geometry.hitBoundingBox(of: $0) }
        let domain = boxes.reduce(geometry.boundingBox(of: superview)) { $0.unitedIfFinite(with: $1) }
        return triedFix(
            "write `hitShape .subviews` on \(quotedName(superview))",
            [edit], for: companions.map { $0.target }, within: domain, includingRows: true,
            after: maps.hitMap(changing: [superview], within: domain, orders: .all, contain))
    }

    /// Returns `target` and the other touch targets that are dead outside the same superviews, with their dead parts.
    private func companions() -> [OverhangInstance] {
        var companions: [OverhangInstance] = [(target, overhang)]
        var rest = overhang.rejectingSuperviews.prefix(1).flatMap { tree.subviews(of: $0) }
        var visited = 0
        while visited < Self.maximumViewsVisited, let view = rest.popLast() {
            visited += 1
            rest += tree.subviews(of: view)
            guard view != target, scene.isTouchTarget(view), let part = overhangs.overhang(of: view),
                Set(part.rejectingSuperviews) == Set(overhang.rejectingSuperviews)
            else { continue }
            companions.append((view, part))
        }
        return companions
    }

    /// More than a menu or the pages beside one contain.
    private static let maximumViewsVisited = 200

    /// Returns the smallest slop with which `view` contains the dead parts of `targets`, and everything it contains
    /// now. Pages move, so that the room beside them is needed on both sides.
    private func slop(
        of view: ViewID, toHoldAllOf targets: [OverhangInstance]
    ) -> Edges? {
        var slop = tree[view].hitSlop
        for case (let target, let part?) in targets {
            // What the target's own slop claims, too, which the view would cut off otherwise.
            let claimed = tree[target].hasSlop ? geometry.hitBoundingBox(of: target) : .empty
            // The corners of a box would be further from the middle of a circle than the part in it.
            if tree[view].hitShape == .circle, claimed.isEmpty {
                guard let next = self.slop(of: view, toHold: part.dead, of: target) else { return nil }
                slop = slop.larger(next)
                continue
            }
            let box = claimed.isEmpty ? part.dead.boundingBox : part.dead.boundingBox.unitedIfFinite(with: claimed)
            guard let next = self.slop(of: view, toHold: Region(box), of: target) else { return nil }
            slop = slop.larger(next)
        }
        guard overhangs.letsPagesPeek(view), let axes = tree.scrollViews[view]?.axes(for: tree[view].size) else {
            return slop
        }
        if axes.horizontal { (slop.left, slop.right) = (max(slop.left, slop.right), max(slop.left, slop.right)) }
        if axes.vertical { (slop.top, slop.bottom) = (max(slop.top, slop.bottom), max(slop.top, slop.bottom)) }
        return slop
    }

    /// Returns the fix that lets the outermost superview that rejects touches ask the view around `target` that extends
    /// outside, such as a menu. That serves all that is in the menu, and takes only the points of the menu.
    private func askingFromOutside(_ companions: [OverhangInstance]) -> TriedFix? {
        guard let outer = tree.outermost(of: overhang.rejectingSuperviews),
            let inner = tree.innermost(of: overhang.rejectingSuperviews),
            let menu = tree.chain(from: target).first(where: { tree[$0].superview == inner }),
            menu != target || views.hasReceivers(in: menu), tree[menu].kind != .content,
            let link = context.link(to: menu, at: scene.range(of: outer))
        else { return nil }
        let title: String
        let edits: [Diagnostic.Edit]
        if let claim = claim(around: target, hitting: overhang.hitView, at: [overhang.point]), claim.claimed == menu {
            guard let replacing = editsAsking(menu, insteadOfClaimBy: claim.claimer) else { return nil }
            title = "let `hitTest` of \(quotedName(outer)) ask \(quotedName(menu)) instead of claiming it"
            edits = replacing
        } else {
            guard let adding = scene.adding(statement: "hitTest { ask -> \(link) }", inBlockOf: outer) else {
                return nil
            }
            title = "let `hitTest` of \(quotedName(outer)) ask \(quotedName(menu)) first"
            edits = adding
        }
        let inside = companions.filter { tree.isInSuperviewChain(menu, of: $0.target) }
        let ask = { (tree: inout ViewTree) in tree.setRules([.ask(menu)] + tree.rules(of: outer), of: outer) }
        let box = geometry.boundingBox(of: menu).unitedIfFinite(with: domain(of: inside))
        guard mapIfHelpful([outer], inside, ask) != nil,
            let map = maps.hitMap(changing: [outer], within: box, orders: .all, ask)
        else { return nil }
        // The menu is asked before what is in front of it.
        let asked = map.region(hittingIn: menu, tree)
        let before = maps.region(hittingIn: outer, near: asked.boundingBox).subtracting(
            maps.region(hittingIn: menu, near: asked.boundingBox))
        guard asked.intersection(before).area <= Tolerance.rounding,
            let trial = SceneTrial(of: scene, edits, work.budget),
            trial.hits(path(target), at: overhang.dead.witnesses)
        else { return nil }
        return triedFix(title, edits, for: inside.map { $0.target }, within: box, after: map)
    }

    /// Returns the fix that lets the outermost superview that rejects touches claim `target`. It takes only the
    /// target's own points, so it is less harmful than enlarging every superview.
    private func claimingFromOutside() -> TriedFix? {
        guard views.targetsByLine[scene.range(of: target)]?.count ?? 1 == 1,
            let outer = tree.outermost(of: overhang.rejectingSuperviews),
            let link = context.link(to: target, at: scene.range(of: outer)),
            let edits = scene.adding(statement: "hitTest { claim -> \(link) }", inBlockOf: outer)
        else { return nil }
        let box = domain(of: [(target, overhang)])
        let claim = { (tree: inout ViewTree) in
            var rules = Array(tree.rules(of: outer))
            let end = rules.firstIndex { $0.traits.contains(.walks) } ?? rules.count
            rules.insert(.claim([target], []), at: end)
            tree.setRules(rules, of: outer)
        }
        guard let map = maps.hitMap(changing: [outer], within: box, orders: .all, claim) else { return nil }
        // What its slop takes is named in the title.
        let bounds = geometry.boundingBox(of: target).unitedIfFinite(with: overhang.dead.boundingBox)
        let reached = map.region(hittingIn: target, tree).intersection(bounds)
        let tolerance = overhang.isExact ? Tolerance.nothing : Tolerance.fractionInCombinedStrips * overhang.dead.area
        // A claim comes before what is in front of the target.
        let taken = reached.subtracting(overhang.dead).subtracting(
            maps.region(hittingIn: target, near: reached.boundingBox))
        guard overhang.dead.subtracting(reached).area <= tolerance, taken.area <= tolerance,
            let trial = SceneTrial(of: scene, edits, work.budget),
            trial.hits(path(target), at: overhang.dead.witnesses)
        else { return nil }
        return triedFix(
            "claim \(quotedName(target)) in `hitTest` of \(quotedName(outer)), which is asked there", edits,
            for: [target], within: box, after: map)
    }

    /// Returns the view that would claim `target`: the nearest cell around it, or else its superview.
    private func claimer(of target: ViewID) -> ViewID? {
        tree.superviews(of: target).first { tree[$0].kind == .cell } ?? tree[target].superview
    }

    /// Makes `claimer` claim `targets`, beside the overhanging views that it claims now. The frontmost is first.
    private func letOverhang(_ targets: [ViewID], claimedBy claimer: ViewID, in tree: inout ViewTree) {
        var rules = Array(tree.rules(of: claimer))
        var claimed = targets
        let claimsOthers = views.linksFrom[claimer]?.contains { $0.kind == .overhang } ?? false
        if claimsOthers, case .claim(let others, _)? = rules.first {
            claimed += others
            rules.removeFirst()
        }
        tree.setRules([.claim(claimed.sorted(by: >), [])] + rules, of: claimer)
        if tree[claimer].kind == .cell, let container = tree[claimer].superview {
            for target in targets { tree.add(ViewTree.Overhang(cell: claimer, view: target), in: container) }
        }
    }

    /// Returns the instances of the line of `target`, each with its dead part. An edit of the line changes all of them.
    private func deadInstances() -> [OverhangInstance] {
        let instances = views.targetsByLine[scene.range(of: target)] ?? [target]
        return instances.map { ($0, $0 == target ? overhang : self.overhangs.overhang(of: $0)) }
    }

    /// Returns a box around the hit areas of `instances`, in which they can take touches, and their dead parts.
    private func domain(of instances: [OverhangInstance]) -> Rectangle {
        let boxes =
            instances.map { geometry.hitBoundingBox(of: $0.target) }
            + instances.compactMap { $0.part?.dead.boundingBox }
        return boxes.boundingBox
    }

    /// Returns the hit map of the hit areas of `instances` after a change of `views`, in all display orders of cells,
    /// if the change makes all dead parts of `instances` hit in every order, without making any other point depend on
    /// it.
    private func mapIfHelpful(
        _ views: [ViewID], _ instances: [OverhangInstance], _ change: (inout ViewTree) -> Void
    ) -> HitMap? {
        // A change that doesn't help seldom helps any instance, and trying one of them costs less.
        if instances.count > 1, let first = instances.first(where: { $0.part != nil }),
            mapIfHelpful(views, [first], change) == nil
        {
            return nil
        }
        guard let map = maps.hitMap(changing: views, within: domain(of: instances), orders: .all, change) else {
            return nil
        }
        let contested = map.region(of: .orderDependent).subtracting(maps.orderDependentPoints)
        let isHelpful =
            contested.area <= Tolerance.rounding
            && instances.allSatisfy { instance in
                guard let part = instance.part else { return true }
                let remaining = part.dead.subtracting(map.region(hittingIn: instance.target, tree))
                if part.isExact { return remaining.area <= Tolerance.nothing * part.dead.area }
                // Many round views are cut into wider strips than in the map of the scene.
                return remaining.area <= Tolerance.fractionInCombinedStrips * part.dead.area
                    || !remaining.isSubstantial
            }
        return isHelpful ? map : nil
    }
}
