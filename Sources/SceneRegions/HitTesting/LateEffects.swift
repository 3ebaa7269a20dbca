import SceneRuntime

/// The effects of overrides that can change the outcome of the touch that applies them.
///
/// An effect never alters the result already found. So it matters only if something reads the changed view later in the
/// same touch: a view further back that is asked after it, a view that a rule asks, or another hit test of the touch.
/// At points where no such effect applies, a touch comes out as if the overrides had none.
struct LateEffects: Sendable {
    /// The rules with such an effect, by their index in the tree.
    private(set) var rules: Set<Int> = []
    /// Whether no view is asked any more once one has given an answer, so that only those effects matter that apply
    /// where their view gives nil.
    let answersEndTouches: Bool
    /// Where the walk asks each view with such a rule, or `nil` if a rule asks it, too.
    private(set) var askedBoxes: [ViewID: Rectangle] = [:]

    /// Finds the effects that matter in `tree`. Where that takes too long, all do.
    init(of tree: ViewTree, orders: HitMap.Orders, _ graph: HitTestCallGraph, _ hitAreas: inout HitAreas) {
        guard tree.rules.contains(where: { !$0.effects.isEmpty }) else {
            answersEndTouches = true
            return
        }
        var readers = EffectReaders(of: tree, orders: orders, graph)
        answersEndTouches = readers.answersEndTouches
        for view in tree.identities {
            for index in tree[view].rules where readers.hasLateEffect(index, of: view) { rules.insert(index) }
            guard concern(view, of: tree) else { continue }
            askedBoxes[view] = hitAreas.boxOfWalk(to: view, tree, readers.asked, &readers.stepsLeft)
        }
    }

    /// Whether one of the rules of `view`, in `tree`, is among them.
    func concern(_ view: ViewID, of tree: ViewTree) -> Bool {
        !rules.isEmpty && tree[view].rules.contains(where: rules.contains)
    }
}

/// Finds out which effects something reads later in the touch that applies them.
private struct EffectReaders {
    private let tree: ViewTree
    private let orders: HitMap.Orders
    /// The views that rules ask.
    let asked: Set<ViewID>
    /// Whether a touch asks no view twice, unless a rule asks it.
    private let isAskedOnce: Bool
    /// How many siblings are behind each view, by its index; empty if views can be asked twice.
    private let ranks: [Int32]
    /// How many steps in the tree may still be taken.
    var stepsLeft: Int

    /// The steps that may be taken per view, so that the time is proportional to their number.
    private static let stepsPerView = 16
    /// The steps that may be taken in any tree, so that small ones are always searched completely.
    private static let minimumSteps = 10_000

    init(of tree: ViewTree, orders: HitMap.Orders, _ graph: HitTestCallGraph) {
        self.tree = tree
        self.orders = orders
        asked = Set(graph.callees.values.joined())
        // A view is asked again by a second hit test, in a cycle of rules, for the shape of a view that consists of
        // its subviews, and by a second walk of one of its superviews.
        isAskedOnce =
            tree.hitTestsPerTouch <= 1 && !graph.hasCycles
            && !tree.identities.contains { tree[$0].hitShape == .subviews || tree.walksTwice($0) }
        ranks = isAskedOnce ? tree.ranksAmongSiblings : []
        stepsLeft = Self.stepsPerView * tree.views.count + Self.minimumSteps
    }

    /// Whether no view is asked any more once one has given an answer: none is asked twice, and none goes on asking.
    var answersEndTouches: Bool {
        isAskedOnce && !tree.identities.contains { tree.goesOnAfterAnswer(of: $0) }
    }

    /// Whether the rule at `index`, one of `view`, has an effect that is read later.
    mutating func hasLateEffect(_ index: Int, of view: ViewID) -> Bool {
        for effect in tree.rules[index].effects where isReadLater(effect.view, thanRule: index, of: view) {
            return true
        }
        return false
    }

    /// Whether `changed` is read after the rule at `index`, one of `view`, has changed it.
    private mutating func isReadLater(_ changed: ViewID, thanRule index: Int, of view: ViewID) -> Bool {
        // Nothing reads a view that isn't in the tree.
        guard tree.contains(changed) else { return false }
        // A touch that asks views twice can read anything again. If that takes too long to find out, it counts as read.
        guard isAskedOnce, stepsLeft > 0 else { return true }
        let (path, changedPath) = (tree.path(to: view), tree.path(to: changed))
        stepsLeft -= path.count + changedPath.count
        // A rule asks a view, and with it what is in it, at any time: the changed view again, or this one before it.
        if path.contains(where: asked.contains) || changedPath.contains(where: asked.contains) { return true }
        // Otherwise the walks ask each view once, those in front first. The first views that differ are siblings.
        let shared = zip(path, changedPath).prefix { $0 == $1 }.count
        // The changed view is this one or in it: only a walk of this one that comes after the effect reads it.
        if shared == path.count { return walks(view, from: index) }
        // The changed view is around this one: it was read before this one was asked.
        if shared == changedPath.count { return false }
        return isAsked(changedPath[shared], after: path[shared])
    }

    /// Whether `view` asks its subviews in one of its rules from the one at `index` on.
    private func walks(_ view: ViewID, from index: Int) -> Bool {
        tree.rules[index..<tree[view].rules.upperBound].contains { $0.traits.contains(.walks) }
    }

    /// Whether a walk asks `view` after its sibling `other`: it is behind it, or both are cells, whose order is open.
    private func isAsked(_ view: ViewID, after other: ViewID) -> Bool {
        if orders == .all, tree[view].kind == .cell, tree[other].kind == .cell { return true }
        return ranks[Int(view.index)] < ranks[Int(other.index)]
    }
}

extension HitAreas {
    /// Returns a rectangle around all points at which `view` is asked, or `nil` if that can be anywhere.
    fileprivate mutating func boxOfWalk(
        to view: ViewID, _ tree: ViewTree, _ asked: Set<ViewID>, _ stepsLeft: inout Int
    ) -> Rectangle? {
        if asked.contains(view) { return nil }
        var box: Rectangle?
        for superview in tree.superviews(of: view) {
            guard stepsLeft > 0 else { break }
            stepsLeft -= 1
            let own = region(of: superview).boundingBox
            box = box.map { $0.intersection(own).orEmpty } ?? own
            if asked.contains(superview) { break }
        }
        return box
    }
}

extension ViewTree {
    /// Whether the rules of `view` can run its walk more than once.
    fileprivate func walksTwice(_ view: ViewID) -> Bool {
        !self[view].rules.isEmpty && rules(of: view).count { $0.traits.contains(.walks) } > 1
    }

    /// Whether `view` can ask another view, or give nil, after one that it asked has given an answer, or after an
    /// effect of its own that applies where it answers.
    fileprivate func goesOnAfterAnswer(of view: ViewID) -> Bool {
        if self[view].rules.isEmpty { return false }
        var (hasWalked, hasDelegated, hasEffects) = (false, false, false)
        for rule in rules(of: view) {
            let traits = rule.traits
            // An answer that is a superview makes that superview run its rules about itself.
            if traits.contains(.namesAnswer),
                rule.views.contains(where: { $0 != view && contains($0) && reactsToOwnHit($0) })
            {
                return true
            }
            if hasWalked, traits.contains(.decides) { return true }
            if hasDelegated, traits.asksOrMayGiveNil { return true }
            if hasEffects, traits.runsHitTests { return true }
            hasWalked = hasWalked || traits.contains(.walks)
            hasDelegated = hasDelegated || traits.asksInItsPlace
            hasEffects = hasEffects || !rule.effects.isEmpty
        }
        return false
    }

    /// Whether a rule of `view` asks a view, or gives nil, where the result is `view`.
    private func reactsToOwnHit(_ view: ViewID) -> Bool {
        rules(of: view).contains { $0.traits.contains(.appliesToOwnHit) && $0.traits.asksOrMayGiveNil }
    }

    /// How many siblings are behind each view, by its index.
    fileprivate var ranksAmongSiblings: [Int32] {
        var ranks = [Int32](repeating: 0, count: views.count)
        for view in identities {
            guard var sibling = self[view].firstSubview else { continue }
            while let next = self[sibling].nextSibling {
                ranks[Int(next.index)] = ranks[Int(sibling.index)] + 1
                sibling = next
            }
        }
        return ranks
    }
}
