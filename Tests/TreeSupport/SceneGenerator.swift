import SceneRuntime
import TestSupport

/// Generates small scenes where a lot happens at one point: views cover each other, and overrides refer to each other.
///
/// All coordinates are small integers and all scales are powers of two. So both evaluators compute without rounding
/// errors, and points may be on edges. Only slanted rotations are inexact; their scenes have no points on edges.
public struct SceneGenerator {
    /// The source of randomness.
    public var generator: SplitMix
    /// Whether overrides have effects.
    public var hasEffects = true
    /// Whether a touch asks each view at most once: no rules ask views, and no hit shapes depend on subviews.
    public var asksOnce = false
    /// The fraction of views that are tables.
    public var tableShare = 0.12
    /// Whether tables fill their superview and their cells have many overhangs.
    public var hasCrowdedTables = false
    /// Whether all views are rectangles along the axes.
    public var isStraight = false
    /// The scene so far.
    private var tree = ViewTree.root(48, 48)
    /// Whether some rotation isn't by a multiple of 90°.
    private var isSlanted = false

    /// Creates the generator for `seed`.
    public init(seed: UInt64) {
        generator = SplitMix(seed: seed)
    }

    /// Returns a new scene, and points in its root.
    public mutating func scene(points count: Int) -> (tree: ViewTree, points: [Point]) {
        tree = ViewTree.root(48, 48)
        isSlanted = false
        if generator.happens(0.2) { tree[.root].boundsOrigin = [number(-8...8), number(-8...8)] }
        for _ in 0..<Int.random(in: 1...9, using: &generator) {
            let superview = anyView()
            if generator.happens(tableShare) { addTable(to: superview) } else { addView(to: superview) }
        }
        let density = generator.pick([0, 0.2, 0.4, 0.7])
        for view in tree.identities where tree[view].rules.isEmpty && generator.happens(density) {
            tree.setRules(override(), of: view)
        }
        if !asksOnce, generator.happens(0.2) { tree.hitTestsPerTouch = 2 }
        let geometry = HitTestGeometry(tree)
        return (tree, (0..<count).map { _ in point(geometry) })
    }

    /// A point in the root, usually at or near an edge of some view.
    private mutating func point(_ geometry: HitTestGeometry) -> Point {
        let offset: Point = isSlanted ? [0.123, 0.377] : .zero
        let all = geometry.boundingBox(of: .root)
        var box = geometry.hitBoundingBox(of: anyView()).intersection(all)
        if box.isEmpty { box = geometry.hitBoundingBox(of: anyView()).intersection(all) }
        if box.isEmpty { box = all }
        let x = [box.minX, box.maxX, box.middle.x, box.minX + number(0...20) / 2, box.maxX - number(0...20) / 2]
        let y = [box.minY, box.maxY, box.middle.y, box.minY + number(0...20) / 2, box.maxY - number(0...20) / 2]
        return [generator.pick(x) + offset.x, generator.pick(y) + offset.y]
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &generator))
    }

    private mutating func anyView() -> ViewID {
        ViewID(index: Int.random(in: 0..<tree.views.count, using: &generator))
    }

    @discardableResult
    private mutating func addView(kind: ViewKind = .view, to superview: ViewID) -> ViewID {
        var view = View(
            kind: kind, origin: [number(-8...24), number(-8...24)],
            size: Size(width: number(0...40), height: number(0...40)))
        if generator.happens(0.3) { view.transform = transform() }
        if generator.happens(0.3) {
            view.anchorPoint = [generator.pick([0, 0.25, 1]), generator.pick([0, 0.5, 2])]
        }
        if generator.happens(0.2) { view.boundsOrigin = [number(-8...8), number(-8...8)] }
        if generator.happens(0.2) {
            view.hitSlop = Edges(
                top: number(-8...8), left: number(-8...8), bottom: number(-8...8), right: number(-8...8))
        }
        if generator.happens(0.3) {
            view.hitShape = generator.pick(HitShape.allCases)
            if isStraight && view.hitShape.isCurved || asksOnce && view.hitShape == .subviews {
                view.hitShape = .rectangle
            }
        }
        if generator.happens(0.07) { view.isHidden = true }
        if generator.happens(0.07) { view.isUserInteractionEnabled = false }
        if generator.happens(0.1) { view.alpha = generator.pick([0, 0.01, 0.0100001, 0.5]) }
        return tree.add(view, to: superview)
    }

    /// A transform, which is sometimes singular.
    private mutating func transform() -> AffineTransform {
        if generator.happens(0.03) { return .scale(0, 1) }
        var transform = AffineTransform.scale(
            generator.pick([-2, -1, -0.5, 0.5, 1, 2]), generator.pick([-2, -1, 0.5, 1, 2]))
        if generator.happens(0.3) {
            transform.tx = number(-8...8)
            transform.ty = number(-8...8)
        }
        if isStraight { return transform }
        if generator.happens(0.25) {
            transform = transform.applied(after: generator.pick([.rotation(0, 1), .rotation(0, -1)]))
        } else if generator.happens(0.2) {
            isSlanted = true
            transform = transform.applied(after: generator.pick([.rotation(0.6, 0.8), .rotation(-0.8, 0.6)]))
        }
        return transform
    }

    /// Adds a table whose cells have content views and overhangs.
    private mutating func addTable(to superview: ViewID) {
        let table =
            hasCrowdedTables
            ? tree.add(0, 0, 48, 48, kind: .table, to: superview) : addView(kind: .table, to: superview)
        var claims: [(cell: ViewID, views: [ViewID])] = []
        for row in 0..<Int.random(in: 2...(hasCrowdedTables ? 5 : 4), using: &generator) {
            let cell = tree.add(0, Double(row) * 8, 40, 8, kind: .cell, to: table)
            let content = tree.add(0, 0, 40, 8, kind: .content, to: cell)
            var views: [ViewID] = []
            while generator.happens(hasCrowdedTables ? 0.7 : 0.4) { views.append(addView(to: content)) }
            for view in views { tree.add(.init(cell: cell, view: view), in: table) }
            claims.append((cell, views))
        }
        let yields = generator.happens(hasCrowdedTables ? 0.1 : 0.5)
        for (cell, views) in claims where yields || !views.isEmpty {
            var rules: [HitTestRule] = [.claim(views.reversed(), [])]
            if yields { rules.append(.yieldToOverhang(ofOtherCellsIn: table)) }
            if generator.happens(0.2) { rules += override() }
            tree.setRules(rules, of: cell)
        }
    }

    private mutating func override() -> [HitTestRule] {
        if asksOnce { return (0..<Int.random(in: 1...3, using: &generator)).map { _ in ruleThatAsksNobody() } }
        if generator.happens(0.4) { return [.super, .delegate(anyView())] }
        return (0..<Int.random(in: 1...4, using: &generator)).map { _ in rule() }
    }

    private mutating func rule() -> HitTestRule {
        switch Int.random(in: 0...12, using: &generator) {
        case 0: .claim(someViews(), effects())
        case 1: .ask(anyView())
        case 2: .yield([anyView()])
        case 3: generator.happens(0.3) ? .none : .super
        case 4, 5: .delegate(anyView())
        case 6: .forward(anyView())
        case 7: .return(anyView())
        case 8: .pass
        case 9: .super
        default: .effects(isOneOf: generator.happens(0.5), someViews(), effects())
        }
    }

    private mutating func ruleThatAsksNobody() -> HitTestRule {
        switch Int.random(in: 0...9, using: &generator) {
        case 0, 1: .claim(someViews(), effects())
        case 2: .return(anyView())
        case 3, 4: .pass
        case 5: generator.pick([.none, .super, .yield([anyView()])])
        default: .effects(isOneOf: generator.happens(0.5), someViews(), effects())
        }
    }

    /// One or two views.
    private mutating func someViews() -> [ViewID] {
        generator.happens(0.5) ? [anyView()] : [anyView(), anyView()]
    }

    /// Effects, if the scene has them.
    private mutating func effects() -> [HitTestRule.Effect] {
        guard hasEffects, generator.happens(0.6) else { return [] }
        return (0..<Int.random(in: 1...2, using: &generator)).map { _ in
            let change: HitTestRule.Change =
                switch Int.random(in: 0...2, using: &generator) {
                case 0: .isHidden(generator.happens(0.5))
                case 1: .isUserInteractionEnabled(generator.happens(0.5))
                default: .alpha(generator.pick([0, 0.5, 1]))
                }
            return .init(view: anyView(), change: change)
        }
    }
}
