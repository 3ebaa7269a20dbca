import SceneRuntime

/// The effects of overrides that can change the outcome of the touch that applies them.
///
/// An effect never alters the result already found. So it matters only if something reads the changed view later in the
/// same touch: a view further back that is asked after it, a view that a rule asks, or another hit test of the touch. At
/// points where no such effect applies, a touch comes out as if the overrides had none.
struct LateEffects: Sendable {
    /// The rules with such an effect, by their index in the tree.
    private(set) var rules: Set<Int> = []
    /// Whether no view is asked any more once one has given an answer, so that only those effects matter that apply
    /// where their view gives nil.
    let answersEndTouches: Bool
    /// Where the walk asks each view with such a rule, or `nil` if a rule asks it, too.
    private(set) var askedBoxes: [ViewID: Rectangle] = [:]

    /// Finds the effects that matter in `tree`. Where that takes too long, all do.
    init(of tree: ViewTree, orders: HitMapper.Orders, _ graph: AskingGraph, _ hitAreas: inout HitAreas) {
        guard tree.rules.contains(where: { !$0.effects.isEmpty }) else {
            answersEndTouches = true
            return
        }
        let asked = Set(graph.asked.values.joined())
        let isAskedOnce =
            tree.hitTestsPerTouch <= 1 && !graph.hasCircles
            && !tree.identities.contains { tree[$0].hitShape == .subviews || tree.walksTwice($0) }
        answersEndTouches = isAskedOnce && !tree.identities.contains { tree.goesOnAfterAnswer(of: $0) }
        let ranks = isAskedOnce ? tree.ranksAmongSiblings : []
        var stepsLeft = 16 * tree.views.count + 10_000
        for view in tree.identities {
            for index in tree[view].rules where !tree.rules[index].effects.isEmpty {
                let isLate = tree.rules[index].effects.contains { effect in
                    guard tree.contains(effect.view) else { return false }
                    guard isAskedOnce, stepsLeft > 0 else { return true }
                    let path = tree.path(to: view)
                    let changed = tree.path(to: effect.view)
                    stepsLeft -= path.count + changed.count
                    if path.contains(where: asked.contains) || changed.contains(where: asked.contains) { return true }
                    let shared = zip(path, changed).prefix { $0 == $1 }.count
                    guard shared < path.count, shared < changed.count else {
                        // The view that changes is being asked, or has been, unless the walk comes after the effect.
                        let later = tree.rules[index..<tree[view].rules.upperBound]
                        return shared == path.count && later.contains { $0.traits.contains(.walks) }
                    }
                    let (one, other) = (path[shared], changed[shared])
                    if orders == .all, tree[one].kind == .cell, tree[other].kind == .cell { return true }
                    return ranks[Int(other.index)] < ranks[Int(one.index)]
                }
                if isLate { rules.insert(index) }
            }
            guard tree[view].rules.contains(where: rules.contains) else { continue }
            askedBoxes[view] = hitAreas.boxOfWalk(to: view, tree, asked, &stepsLeft)
        }
    }

    /// Whether one of the rules of `view`, in `tree`, is among them.
    func concern(_ view: ViewID, of tree: ViewTree) -> Bool {
        !rules.isEmpty && tree[view].rules.contains(where: rules.contains)
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

    /// Whether `view` can ask another view, or give nil, after one that it asked has given an answer, or after an effect
    /// of its own that applies where it answers.
    fileprivate func goesOnAfterAnswer(of view: ViewID) -> Bool {
        if self[view].rules.isEmpty { return false }
        var (hasWalked, hasDelegated, hasEffects) = (false, false, false)
        for rule in rules(of: view) {
            let traits = rule.traits
            // An answer that is a superview makes that superview run its rules about itself.
            let namesAnswers = !traits.isEmpty && rule.askedView == nil && !traits.contains(.mayGiveNil)
            if namesAnswers, rule.views.contains(where: { $0 != view && contains($0) && replacesItself($0) }) {
                return true
            }
            if hasWalked, traits.contains(.decides) { return true }
            if hasDelegated, !traits.isDisjoint(with: [.asksView, .mayGiveNil]) { return true }
            if hasEffects, !traits.isDisjoint(with: [.asksView, .walks]) { return true }
            hasWalked = hasWalked || traits.contains(.walks)
            hasDelegated = hasDelegated || traits.isSuperset(of: [.replacesItself, .asksView])
            hasEffects = hasEffects || !rule.effects.isEmpty
        }
        return false
    }

    /// Whether a rule of `view` asks a view, or gives nil, where the result is `view`.
    private func replacesItself(_ view: ViewID) -> Bool {
        rules(of: view).contains {
            $0.traits.contains(.replacesItself) && !$0.traits.isDisjoint(with: [.asksView, .mayGiveNil])
        }
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
