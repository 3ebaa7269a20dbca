import SceneRuntime
import SceneSemantics
import SceneText

/// What makes a view that sticks out of its superviews one that can be touched there.
extension SceneUnderCheck {
    /// The changes of which it has been tried that they help.
    func mends(of target: ViewID, _ overhang: OverhangPart) -> [Diagnostic.Fix] {
        var mends: [Diagnostic.Fix] = []
        if let claim = writing("overhang", for: .overhang, of: target), helps(claiming(target), target, overhang) {
            mends.append(Diagnostic.Fix("write `overhang` on \(title(target))", safe: false, edits: [claim]))
        }
        var reaching = tree
        var edits: [Diagnostic.Edit] = []
        for superview in overhang.refusing {
            guard let slop = slop(of: superview, toHold: overhang.visible) else { return mends }
            reaching[superview].hitSlop = slop
            let text = [slop.top, slop.left, slop.bottom, slop.right].map { written($0) }.joined(separator: ",")
            if let edit = writing("hitSlop \(text)", for: .hitSlop, of: superview) { edits.append(edit) }
        }
        if edits.count == overhang.refusing.count, helps(reaching, target, overhang) {
            let names = overhang.refusing.map { title($0) }.joined(separator: " and ")
            mends.append(Diagnostic.Fix("let \(names) reach further", safe: false, edits: edits))
        }
        return mends
    }

    /// The nearest view that is a superview of both, or one of the two itself.
    func commonSuperview(of one: ViewID, _ other: ViewID) -> ViewID? {
        ([one] + superviews(of: one)).first { tree.isInSuperviewChain($0, of: other) }
    }

    /// The tree in which the nearest cell around `target`, or else its superview, claims it.
    private func claiming(_ target: ViewID) -> ViewTree {
        let above = superviews(of: target)
        guard let claimer = above.first(where: { tree[$0].kind == .cell }) ?? above.first else { return tree }
        var claiming = tree
        claiming.setRules([.claim([target], [])] + tree.rules(of: claimer), of: claimer)
        return claiming
    }

    /// Whether in `tree` all that was dead of `target` is hit.
    private func helps(_ tree: ViewTree, _ target: ViewID, _ overhang: OverhangPart) -> Bool {
        var tester = HitTester(tree)
        return overhang.deadPoints.allSatisfy { point in
            guard case .hit(let hit) = tester.touch(at: point).outcome else { return false }
            return tree.isInSuperviewChain(target, of: hit)
        }
    }

    /// The smallest slop with which `view` holds `box`, and all that it holds now.
    private func slop(of view: ViewID, toHold box: Rectangle) -> Edges? {
        guard tree[view].hitShape == .rectangle, let one = geometry.point(box.origin, in: view),
            let other = geometry.point(Point(x: box.maxX, y: box.maxY), in: view)
        else { return nil }
        let bounds = tree[view].bounds
        let now = tree[view].hitSlop
        // Up to the next thousandth, because coordinates that were carried down may be rounded.
        func reach(_ distance: Double, _ now: Double) -> Double {
            max(now, (distance * 1000 - 1e-6).rounded(.up) / 1000)
        }
        return Edges(
            top: reach(bounds.minY - min(one.y, other.y), now.top),
            left: reach(bounds.minX - min(one.x, other.x), now.left),
            bottom: reach(max(one.y, other.y) - bounds.maxY, now.bottom),
            right: reach(max(one.x, other.x) - bounds.maxX, now.right))
    }
}
