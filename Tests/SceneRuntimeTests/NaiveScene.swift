import SceneRuntime
import TreeSupport

/// A second evaluator to compare with the real one. It is slow and as close to UIKit as possible.
///
/// Views are objects that call each other, points are converted view by view, and nothing is cached. It was written
/// only from the description of the language, and shares only the tree's data with the real evaluator.
final class NaiveScene {
    /// The reason why a hit test didn't return.
    enum Stop: Error {
        /// A view was asked again in the same state while it was still being asked.
        case recursion([ViewID])
        /// The limit of calls was reached.
        case callLimit
    }

    /// The views, by their index.
    private(set) var views: [NaiveView] = []
    /// The number of hit tests per touch.
    private let hitTestsPerTouch: Int
    /// The overhangs and their cells, by table.
    let overhangs: ViewTable<[ViewTree.Overhang]>
    /// The views that are being asked, with the values of all views at that time.
    private var asking: [(view: NaiveView, values: [NaiveView.Values])] = []
    /// The remaining number of calls.
    private var callLimit = 0

    /// Creates objects for the views of `tree`.
    init(_ tree: ViewTree) {
        hitTestsPerTouch = tree.hitTestsPerTouch
        overhangs = tree.overhangs
        for identity in tree.identities {
            let view = NaiveView(identity, tree[identity], Array(tree.rules(of: identity)))
            if let superview = tree[identity].superview {
                view.superview = views[Int(superview.index)]
                views[Int(superview.index)].subviews.append(view)
            }
            views.append(view)
        }
    }

    /// Returns the outcome of a touch, starting from the original state, or `nil` if that takes too long.
    func touch(at point: Point, callLimit: Int = 3000) -> HitTestOutcome? {
        for view in views { view.values = view.written }
        self.callLimit = callLimit
        var hit: NaiveView?
        do {
            for _ in 0..<hitTestsPerTouch {
                asking = []
                hit = try hitTest(views[0], point)
            }
        } catch Stop.recursion(let cycle) {
            return .recursion(cycle)
        } catch {
            return nil
        }
        return hit.map { .hit($0.identity) } ?? HitTestOutcome.none
    }

    /// The view's `hitTest(_:with:)`. The point is in the view's coordinates.
    func hitTest(_ view: NaiveView, _ point: Point) throws -> NaiveView? {
        // A view that can't convert the point isn't asked.
        if view.isFlat { return nil }
        let values = views.map(\.values)
        if let earlier = asking.lastIndex(where: { $0.view === view && $0.values == values }) {
            throw Stop.recursion(asking[(earlier + 1)...].map(\.view.identity) + [view.identity])
        }
        callLimit -= 1
        if callLimit < 0 { throw Stop.callLimit }
        asking.append((view, values))
        defer { asking.removeLast() }
        return try view.rules.isEmpty ? walk(view, point) : runRules(view, point)
    }

    /// UIView's own `hitTest(_:with:)`.
    private func walk(_ view: NaiveView, _ point: Point) throws -> NaiveView? {
        if !view.values.takesTouches || !view.isInside(point) { return nil }
        for subview in view.subviews.reversed() {
            if let hit = try hitTest(subview, subview.fromSuperview(point)) { return hit }
        }
        return view
    }

    /// The view's override.
    private func runRules(_ view: NaiveView, _ point: Point) throws -> NaiveView? {
        var result: NaiveView?
        for rule in view.rules {
            switch rule {
            case .claim(let claimed, let effects):
                if let first = named(claimed).first(where: { $0.isInside(view.convert(point, to: $0)) }) {
                    make(effects)
                    return first
                }
            case .ask(let other):
                let other = named(other)
                if let hit = try hitTest(other, view.convert(point, to: other)) { return hit }
            case .yield(let others):
                if named(others).contains(where: { $0.isInside(view.convert(point, to: $0)) }) { return nil }
            case .yieldToOverhang(let table):
                let others = (overhangs[table] ?? []).filter { $0.cell != view.identity }.map { named($0.view) }
                if others.contains(where: { $0.isInside(view.convert(point, to: $0)) }) { return nil }
            case .none:
                return nil
            case .super:
                result = try walk(view, point)
            case .delegate(let delegate):
                let delegate = named(delegate)
                guard result === view else { break }
                let hit = try hitTest(delegate, view.convert(point, to: delegate))
                if hit != nil && hit !== delegate { result = hit }
            case .forward(let other):
                let other = named(other)
                if result === view { result = try hitTest(other, view.convert(point, to: other)) }
            case .return(let other):
                if result === view { result = named(other) }
            case .pass:
                if result === view { result = nil }
            case .effects(let isOneOf, let others, let effects):
                let isListed = result.map { result in named(others).contains { $0 === result } } ?? false
                if isListed == isOneOf { make(effects) }
            }
        }
        return result
    }

    /// Returns the object for a view.
    private func named(_ view: ViewID) -> NaiveView { views[Int(view.index)] }

    /// Returns the objects for views.
    private func named(_ views: [ViewID]) -> [NaiveView] { views.map { named($0) } }

    /// Applies effects.
    private func make(_ effects: [HitTestRule.Effect]) {
        for effect in effects {
            switch effect.change {
            case .isHidden(let value): named(effect.view).values.isHidden = value
            case .alpha(let value): named(effect.view).values.alpha = value
            case .isUserInteractionEnabled(let value): named(effect.view).values.isInteractive = value
            }
        }
    }
}
