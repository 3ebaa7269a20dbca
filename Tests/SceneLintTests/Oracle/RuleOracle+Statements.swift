import SceneRuntime
import SceneSemantics
import SceneText

@testable import SceneLint

/// Checks the claims of each rule.
extension RuleOracle {
    /// Returns the false claims of `finding`.
    mutating func flaws(of finding: Diagnostic) -> [String] {
        var flaws = generalFlaws(of: finding)
        let data = finding.data
        let named = data.views.compactMap { views[$0] }
        if named.count != data.views.count { return flaws + ["unknown paths: \(data.views)"] }
        let point = data.point.map { Point(x: $0.x, y: $0.y) }
        switch finding.rule {
        case "unreachable-control" where finding.message.contains("does not scroll to"): flaws += outOfContent(named)
        case "unreachable-control" where finding.message.contains("out from under"):
            flaws += underBar(named, isLast: finding.message.contains("its last"))
        case "unreachable-control": flaws += unreachable(named, point)
        case "covered-control": flaws += lost(named, point, data, inFront: true)
        case "seen-not-touched": flaws += lost(named, point, data, inFront: false)
        case "touched-not-seen": flaws += touchedNotSeen(named, point, data)
        case "disabled-ancestor": flaws += disabled(finding, named, point)
        case "dead-overhang": flaws += overhang(finding, named, point, data)
        case "overlapping-targets": flaws += overlap(named, point, data)
        case "slop-cut-by-ancestor": flaws += slopCut(finding, named, point, data)
        case "small-target": flaws += small(named, point, data)
        case "order-dependent-hit": flaws += orderDependent(point, data)
        case "passthrough-incomplete": flaws += passthrough(named, point, data)
        case "content-view-covers": flaws += contentCovers(named, point, data)
        default: break
        }
        return flaws
    }

    /// Checks what is common to all rules.
    private func generalFlaws(of finding: Diagnostic) -> [String] {
        var flaws: [String] = []
        let data = finding.data
        let hasFigures = data.area != nil || data.fraction != nil
        if hasFigures != (data.isExact != nil) { flaws.append("figures without `exact`, or `exact` without figures") }
        if data.isExact == false, !data.region.isEmpty { flaws.append("lists a region that is not exact") }
        if let fraction = data.fraction, fraction < 0 || fraction > 1 { flaws.append("share \(fraction)") }
        for text in [finding.message] + finding.notes.map(\.message) {
            if text.contains(" 0 %") || text.hasPrefix("0 %") { flaws.append("prints 0 %") }
            if text.contains("100 %") { flaws.append("prints 100 %") }
            let hasFigure = text.contains(" % of") || text.contains("square points")
            if data.isExact == false, hasFigure, !text.contains("about") { flaws.append("no \"about\": \(text)") }
            if data.isExact == true, text.contains("about ") && hasFigure { flaws.append("\"about\": \(text)") }
        }
        if data.isExact == true, !data.region.isEmpty, let area = data.area {
            let sum = data.region.reduce(0) { $0 + $1.width * $1.height }
            if abs(sum - area) > 1e-4 * max(1, area) { flaws.append("area \(area), but its rectangles \(sum)") }
        }
        return flaws
    }

    /// Returns the first tested point of the region for which `contains` is false.
    mutating func counterexample(in data: Evidence, _ contains: (inout Self, Point) -> Bool) -> String? {
        for box in data.region {
            // Rectangles are rounded to a millionth, so their edges may be off.
            let inset = 2e-6
            guard box.width > 4 * inset, box.height > 4 * inset else { continue }
            let rectangle = Rectangle(
                minX: box.x + inset, minY: box.y + inset, maxX: box.x + box.width - inset,
                maxY: box.y + box.height - inset)
            for point in rectangle.testPoints where !contains(&self, point) { return "not so at \(point)" }
        }
        return nil
    }

    private mutating func unreachable(_ named: [ViewID], _ point: Point?) -> [String] {
        guard let target = named.first else { return ["names no target"] }
        var flaws: [String] = []
        if let point {
            // A view with the same frame hides it.
            let isHidden = named.dropFirst().contains { tree[$0].frame == tree[target].frame }
            if !isHidden, !isSomethingVisible(of: target, at: point) { flaws.append("not seen at \(point)") }
            if let hit = hit(at: point),
                !named.dropFirst().contains(where: { $0 == hit || isHidden && tree.isInSuperviewChain($0, of: hit) })
            {
                flaws.append("\(scene.path(of: hit)) is hit")
            }
        } else if area(where: { point, _ in sight.isSeen(target, at: point) }) > 0 {
            // Only a finding about a view that has to be scrolled into view has no point.
            flaws.append("names no point")
        }
        let reached = zip(probes.cells, outcomes).first { owner(of: $0.1) == target }
        if let reached { flaws.append("is hit at \(reached.0.point)") }
        return flaws
    }

    /// Checks that a scroll view can't bring targets into its bounds. Such a finding names no point: the targets have
    /// none in the scroll view at any offset, and the scroll view itself may well be hit.
    private func outOfContent(_ named: [ViewID]) -> [String] {
        guard let scrollView = named.first, named.count > 1 else { return ["names no target"] }
        var flaws: [String] = []
        for target in named.dropFirst() {
            for scene in [scene] + LoweredScene.Alignment.allCases.compactMap({ scene.bringing(target, to: $0) }) {
                let geometry = HitTestGeometry(scene.tree)
                guard let box = geometry.boundingBox(of: target, in: scrollView) else { continue }
                if !box.intersection(scene.tree[scrollView].bounds).orEmpty.isEmpty {
                    flaws.append("\(scene.path(of: target)) is in the bounds of \(scene.path(of: scrollView))")
                }
            }
        }
        return flaws
    }

    /// Checks that no point hits the first or last cell where a table can't be scrolled any further.
    private func underBar(_ named: [ViewID], isLast: Bool) -> [String] {
        guard let container = named.first, named.count > 1,
            let ends = tree.scrollViews[container]?.scrollableOffsets(for: tree[container].size)
        else { return ["names no table or collection that scrolls"] }
        let offset = Point(x: tree[container].boundsOrigin.x, y: isLast ? ends.highest.y : ends.lowest.y)
        let oracle = RuleOracle(scene.scrolled(container, to: offset))
        let cells = oracle.tree.subviews(of: container).filter { oracle.tree[$0].kind == .cell }
        let boxes = cells.map { oracle.tester.geometry.boundingBox(of: $0) }
        let end = isLast ? boxes.map(\.maxY).max() : boxes.map(\.minY).min()
        var flaws: [String] = []
        for (cell, box) in zip(cells, boxes) where (isLast ? box.maxY : box.minY) == end {
            for (place, outcome) in zip(oracle.probes.cells, oracle.outcomes) {
                guard case .hit(let hit) = outcome, oracle.tree.isInSuperviewChain(cell, of: hit) else { continue }
                flaws.append("\(oracle.scene.path(of: cell)) is hit at \(place.point)")
                break
            }
        }
        // Of several in one line of a collection, one is enough.
        return flaws.count < boxes.count { (isLast ? $0.maxY : $0.minY) == end } ? [] : flaws
    }

    /// Whether `target` is visible at `point`, or one of its descendants if it has no size.
    private func isSomethingVisible(of target: ViewID, at point: Point) -> Bool {
        if !tree[target].bounds.isEmpty { return sight.isSeen(target, at: point) }
        return tree.identities.contains { tree.isInSuperviewChain(target, of: $0) && sight.isSeen($0, at: point) }
    }

    /// Checks that a visible part of a target is lost to other views.
    private mutating func lost(_ named: [ViewID], _ point: Point?, _ data: Evidence, inFront: Bool) -> [String] {
        guard let target = named.first, let point else { return ["names no target or point"] }
        let takers = Array(named.dropFirst())
        var flaws: [String] = []
        let isLost = { (oracle: inout Self, point: Point) in
            oracle.sight.isSeen(target, at: point) && oracle.hit(at: point).map(takers.contains) ?? takers.isEmpty
        }
        if !isLost(&self, point) { flaws.append("not lost at \(point)") }
        for taker in takers where !tree.isInSuperviewChain(target, of: taker) {
            if sight.isInFront(taker, of: target) != inFront {
                flaws.append("\(scene.path(of: taker)) is on the wrong side")
            }
        }
        if !inFront, !contains(point, target) { flaws.append("target does not contain \(point)") }
        if let flaw = counterexample(in: data, isLost) { flaws.append(flaw) }
        let visible = area { point, _ in sight.isSeen(target, at: point) }
        let alive = area { point, outcome in owner(of: outcome) == target && sight.isSeen(target, at: point) }
        if visible > 50, let fraction = data.fraction {
            let tolerance = data.isExact == true && probes.isExact ? 1e-6 : 0.2
            if fraction > 1 - alive / visible + tolerance {
                flaws.append("share \(fraction), alive \(alive) of \(visible)")
            }
        }
        if inFront, data.isExact == true, let fraction = data.fraction, fraction < 0.01 { flaws.append("a sliver") }
        if inFront, let area = data.area, area < 4 { flaws.append("a sliver of \(area)") }
        return flaws
    }

    private mutating func touchedNotSeen(_ named: [ViewID], _ point: Point?, _ data: Evidence) -> [String] {
        guard let target = named.first, named.count == 2, let point else { return ["names no target or point"] }
        let isTrue = { (oracle: inout Self, point: Point) in
            oracle.owner(at: point) == target && !oracle.sight.isSeen(target, at: point)
                && oracle.sight.isDrawn(named[1], at: point)
        }
        var flaws: [String] = []
        if !isTrue(&self, point) { flaws.append("not so at \(point)") }
        if let flaw = counterexample(in: data, isTrue) { flaws.append(flaw) }
        return flaws
    }

    private mutating func disabled(_ finding: Diagnostic, _ named: [ViewID], _ point: Point?) -> [String] {
        guard let point, let target = target(of: finding) else { return ["names no target or point"] }
        var flaws: [String] = []
        for view in named where tree[view].isUserInteractionEnabled { flaws.append("\(scene.path(of: view)) is on") }
        if !sight.isSeen(target, at: point) { flaws.append("not seen at \(point)") }
        let reached = zip(probes.cells, outcomes).first { probe in
            if case .hit(let hit) = probe.1 { tree.isInSuperviewChain(target, of: hit) } else { false }
        }
        if let reached, sight.isSeen(target, at: reached.0.point) { flaws.append("is hit at \(reached.0.point)") }
        return flaws
    }

    private mutating func overhang(
        _ finding: Diagnostic, _ named: [ViewID], _ point: Point?, _ data: Evidence
    ) -> [String] {
        guard let point, let target = target(of: finding) else { return ["names no target or point"] }
        let claimer = scene.links.first { $0.kind == .overhang && $0.targets.contains(target) }?.view
        var flaws: [String] = []
        let rejecting = superviews(of: claimer ?? target).first {
            !contains(point, $0) && (!tree[$0].kind.isScrollView || named.contains($0))
        }
        if rejecting != named.first {
            flaws.append("\(rejecting.map { scene.path(of: $0) } ?? "no view") rejects \(point) first")
        }
        let isDead = { (oracle: inout Self, point: Point) in
            oracle.sight.isSeen(target, at: point)
                && !(oracle.hit(at: point).map { oracle.tree.isInSuperviewChain(target, of: $0) } ?? false)
        }
        if !isDead(&self, point) { flaws.append("not dead or not seen at \(point)") }
        if let flaw = counterexample(in: data, isDead) { flaws.append(flaw) }
        let seen = area { point, _ in sight.isSeen(target, at: point) }
        let alive = area { point, outcome in
            guard case .hit(let hit) = outcome, tree.isInSuperviewChain(target, of: hit) else { return false }
            return sight.isSeen(target, at: point)
        }
        if let fraction = data.fraction, seen > (probes.isExact ? 50 : 1000) {
            let isWhole = finding.message.hasPrefix("no part")
            if isWhole, alive > 0 { flaws.append("claims that no part is hit, but \(alive) of \(seen) is") }
            if fraction > 1 - alive / seen + (data.isExact == true && probes.isExact ? 1e-6 : 0.2) {
                flaws.append("share \(fraction), alive \(alive) of \(seen)")
            }
        }
        return flaws
    }

    private mutating func overlap(_ named: [ViewID], _ point: Point?, _ data: Evidence) -> [String] {
        guard let point, named.count == 2 else { return ["names no targets or point"] }
        let (taker, loser) = (named[0], named[1])
        var without = tree
        without[taker].isUserInteractionEnabled = false
        var other = HitTester(without)
        let isOverlap = { (oracle: inout Self, point: Point) in
            guard oracle.contains(point, taker), oracle.contains(point, loser),
                let hit = oracle.hit(at: point), oracle.tree.isInSuperviewChain(taker, of: hit),
                case .hit(let next) = other.touch(at: point).outcome
            else { return false }
            return oracle.tree.isInSuperviewChain(loser, of: next)
        }
        var flaws: [String] = []
        if !isOverlap(&self, point) { flaws.append("no overlap at \(point)") }
        if let flaw = counterexample(in: data, isOverlap) { flaws.append(flaw) }
        return flaws
    }

    private mutating func slopCut(
        _ finding: Diagnostic, _ named: [ViewID], _ point: Point?, _ data: Evidence
    ) -> [String] {
        guard let point, let first = named.first else { return ["names no view or point"] }
        let isCut = { (oracle: inout Self, point: Point) in
            named.contains { !oracle.contains(point, $0) }
        }
        var flaws: [String] = []
        if contains(point, first), !named.contains(where: { !contains(point, $0) }) {
            flaws.append("no view rejects \(point)")
        }
        if let target = target(of: finding) {
            if !contains(point, target) { flaws.append("target does not contain \(point)") }
            if let hit = hit(at: point), tree.isInSuperviewChain(target, of: hit) { flaws.append("hit at \(point)") }
        }
        if let flaw = counterexample(in: data, isCut) { flaws.append(flaw) }
        return flaws
    }

    private mutating func small(_ named: [ViewID], _ point: Point?, _ data: Evidence) -> [String] {
        guard let target = named.first else { return ["names no target"] }
        var flaws: [String] = []
        if let point, data.isExact == true, owner(at: point) != target { flaws.append("not hit at \(point)") }
        if let flaw = counterexample(in: data, { $0.owner(at: $1) == target }) { flaws.append(flaw) }
        if data.isExact == true, probes.isExact, let area = data.area {
            let hit = self.area { owner(of: $1) == target && $0.x.isFinite }
            if abs(hit - area) > 1e-4 * max(1, area) { flaws.append("area \(area), but \(hit) is hit") }
        }
        return flaws
    }

    private mutating func orderDependent(_ point: Point?, _ data: Evidence) -> [String] {
        guard let point else { return ["names no point"] }
        var flaws: [String] = []
        if outcomesInAllOrders(at: point).count < 2 { flaws.append("the same in all orders at \(point)") }
        let isTrue = { (oracle: inout Self, point: Point) in oracle.outcomesInAllOrders(at: point).count > 1 }
        if let flaw = counterexample(in: data, isTrue) { flaws.append(flaw) }
        return flaws
    }

    private mutating func passthrough(_ named: [ViewID], _ point: Point?, _ data: Evidence) -> [String] {
        guard let point else { return ["names no point"] }
        var flaws: [String] = []
        if !(hit(at: point).map(named.contains) ?? false) { flaws.append("no taker is hit at \(point)") }
        if let flaw = counterexample(in: data, { $0.hit(at: $1).map(named.contains) ?? false }) { flaws.append(flaw) }
        return flaws
    }

    private mutating func contentCovers(_ named: [ViewID], _ point: Point?, _ data: Evidence) -> [String] {
        guard let point, let target = named.first else { return ["names no target or point"] }
        let isTrue = { (oracle: inout Self, point: Point) in
            oracle.sight.isSeen(target, at: point)
                && oracle.hit(at: point).map { oracle.tree[$0].kind == .content } ?? false
        }
        var flaws: [String] = []
        if !isTrue(&self, point) { flaws.append("not so at \(point)") }
        if let flaw = counterexample(in: data, isTrue) { flaws.append(flaw) }
        return flaws
    }

    /// The first view that the message of `finding` names.
    func target(of finding: Diagnostic) -> ViewID? {
        let names = finding.message.split(separator: "`", omittingEmptySubsequences: false)
        return names.indices.filter { $0 % 2 == 1 }.lazy.compactMap { self.views[String(names[$0])] }.first
    }
}
