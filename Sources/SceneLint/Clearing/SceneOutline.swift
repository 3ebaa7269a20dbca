import SceneRuntime
import SceneSemantics
import SceneText

/// What rules need to know of every view to see at a glance that nothing can be wrong with most of them: worked out in one
/// pass over the views.
///
/// There is one of plain scenes alone, in which a view is hit at those points that it contains, cut off by its superviews, at
/// which nothing in front of it is: no override answers for views elsewhere or changes views.
struct SceneOutline {
    /// The views, by their indices. What is in a view follows it, from back to front.
    var views: [OutlinedView] = []
    /// The views that take touches where nothing lies in front, from back to front.
    private(set) var takers: [Int] = []
    /// The views that hide what is behind them, or make that of no account, from back to front.
    private(set) var veils: [Int] = []
    /// The views under whose opaque part nobody expects to touch something, from back to front.
    private(set) var covers: [Int] = []
    /// Whether views may be drawn in another order than they are asked in.
    private var hasLifts = false
    /// Whether some view reaches as far as what is in it.
    private(set) var hasWideViews = false

    /// The outline of the scene of `geometry`; `nil` where it is not plain.
    ///
    /// - Parameter owners: The target to which a touch belongs that hits a view, by the view's index.
    init?(of geometry: HitTestGeometry, owners: [ViewID?]) {
        let tree = geometry.tree
        guard let domain = geometry.boundsRectangle(of: .root), geometry.hitRectangle(of: .root) == domain else {
            return nil
        }
        views.reserveCapacity(tree.views.count)
        for view in tree.identities {
            guard let outlined = outline(view, owners[Int(view.index)], geometry, domain) else { return nil }
            if outlined.zPosition != 0 { hasLifts = true }
            if outlined.traits.contains(.isWide) { hasWideViews = true }
            views.append(outlined)
        }
        guard closeViews(tree) else { return nil }
        if hasWideViews { widen() }
        guard takeOverrides(tree) else { return nil }
        for place in views.indices { list(place, tree) }
    }

    /// Finds out what is to be known of `view`, whose superview is outlined already; `nil` where it is not plain.
    private func outline(
        _ view: ViewID, _ owner: ViewID?, _ geometry: HitTestGeometry, _ domain: Rectangle
    ) -> OutlinedView? {
        let tree = geometry.tree
        let superview = tree[view].superview
        guard superview != nil || view == .root && tree[view].hitShape != .subviews else { return nil }
        let around = superview.map { views[Int($0.index)] } ?? OutlinedView(around: domain)
        var outlined = around
        outlined.superview = superview.map { Int($0.index) }
        let hitRectangle = geometry.hitRectangle(of: view)
        var box = hitRectangle ?? geometry.hitBoundingBox(of: view)
        if hitRectangle == nil || !outlined.traits.contains(.isRectangle) {
            outlined.traits.remove(.isRectangle)
            let slant = Parallelogram(tree[view].hitBounds, in: view, geometry)
            if hitRectangle == nil, !tree[view].hitBounds.isEmpty {
                box = box.intersection(slant.box(of: tree[view].hitShape, tree[view].hitBounds))
            }
            outlined.slant = slant
        }
        let bounds =
            hitRectangle != nil && tree[view].hitSlop == .zero
            ? box : geometry.boundsRectangle(of: view) ?? geometry.boundingBox(of: view)
        guard box.isFinite, bounds.isFinite else { return nil }
        outlined.box = box
        outlined.bounds = bounds
        outlined.reach = around.reach.intersection(box)
        outlined.extent = around.clip.intersection(bounds)
        if tree[view].clipsToBounds { outlined.clip = outlined.extent }
        let isScrollView = tree[view].kind.isScrollView
        outlined.traits.remove(.cutsOff)
        if tree[view].clipsToBounds || isScrollView || superview == nil {
            outlined.traits.insert(.cutsOff)
            outlined.window = around.window.intersection(bounds)
        }
        outlined.alpha = around.alpha * max(0, min(1, tree[view].alpha))
        outlined.zPosition = tree[view].zPosition
        outlined.traits.remove(.isWide)
        if tree[view].hitShape == .subviews { outlined.traits.insert(.isWide) }
        if tree[view].transform != .identity { outlined.traits.remove(.isUpright) }
        if tree[view].isHidden || View.isTransparent(alpha: tree[view].alpha) {
            outlined.traits.subtract([.isSeen, .takesTouches])
        }
        if !tree[view].isUserInteractionEnabled { outlined.traits.remove(.takesTouches) }
        outlined.traits.remove(.passes)
        (outlined.delegate, outlined.isClaimed) = (nil, false)
        outlined.owner = owner.map { Int($0.index) } ?? -1
        if owner == view || isScrollView { outlined.wanted = Int(view.index) }
        return outlined
    }

    /// Finds out what is in which view; false where the views do not stand in order.
    private mutating func closeViews(_ tree: ViewTree) -> Bool {
        for place in views.indices { views[place].end = place + 1 }
        for place in views.indices.reversed() {
            guard let superview = tree.views[place].superview else { continue }
            let around = Int(superview.index)
            views[around].end = max(views[around].end, views[place].end)
        }
        for place in views.indices {
            // The first subview stands behind its superview, each other one behind what is in the one before.
            if let before = tree.views[place].previousSibling {
                if views[Int(before.index)].end != place { return false }
            } else if let superview = tree.views[place].superview, Int(superview.index) + 1 != place {
                return false
            }
        }
        return true
    }

    /// Lets views reach as far as what is in them, where that is what they do.
    private mutating func widen() {
        for place in views.indices.reversed() where views[place].traits.contains(.takesTouches) {
            guard let around = views[place].superview, views[around].traits.contains(.isWide) else { continue }
            if !views[place].box.isEmpty { views[around].box = views[around].box.union(views[place].box) }
        }
        for place in views.indices {
            views[place].reach =
                views[place].superview.map { views[$0].reach.intersection(views[place].box) } ?? views[0].box
        }
    }

    /// Takes the view into the lists that it belongs to.
    private mutating func list(_ place: Int, _ tree: ViewTree) {
        let view = views[place]
        let passes = view.traits.contains(.passes)
        if view.traits.contains(.takesTouches), !passes || view.delegate != nil, !view.box.isEmpty {
            // What fills its superview is hit in its place, as content views are in place of their cells.
            if !passes, let last = takers.last, view.superview == last, fills(place, last, tree) { takers.removeLast() }
            takers.append(place)
        }
        guard view.traits.contains(.isSeen), view.alpha >= 0.01, !view.extent.isEmpty else { return }
        let kind = tree.views[place].kind
        let background = tree.views[place].backgroundColor & 0xFF
        let isFilled = background == 0xFF || kind.isControl || kind == .image
        // A bit less than what counts: alphas are multiplied in another order there.
        if view.alpha >= 0.998, isFilled || kind == .textView, view.owner != place, kind != .image, kind != .label {
            covers.append(place)
        }
        guard view.traits.contains(.isRectangle) else { return }
        let isSquare = tree.views[place].cornerRadius <= 0
        if view.alpha >= 0.9991, isFilled || isSquare && kind == .textView {
            if isSquare { views[place].traits.insert(.isOpaque) }
            views[place].traits.insert(.isVeil)
        } else if kind == .visualEffect && view.alpha >= 0.1001 || isDim(view, place, kind, background) {
            views[place].traits.insert(.isVeil)
        }
        if views[place].traits.contains(.isVeil) { veils.append(place) }
    }

    /// Those of `places`, from back to front, that are drawn in front of `view` and what is in it.
    func places(_ places: [Int], inFrontOf view: Int) -> ArraySlice<Int> {
        let end = views[view].end
        if !hasLifts { return places[places.partitioningIndex { $0 >= end }...] }
        return places.filter { !holds(view, $0) && !holds($0, view) && isDrawn($0, inFrontOf: view) }[...]
    }

    /// Whether `view` is drawn in front of `other`, where neither is in the other.
    func isDrawn(_ view: Int, inFrontOf other: Int) -> Bool {
        if !hasLifts { return other < view }
        let (one, another) = (branch(of: view, beside: other), branch(of: other, beside: view))
        let (height, otherHeight) = (views[one].zPosition, views[another].zPosition)
        return height == otherHeight ? another < one : otherHeight < height
    }

    /// The outermost view around `view`, or the view itself, that does not hold `other`.
    private func branch(of view: Int, beside other: Int) -> Int {
        var branch = view
        while let above = views[branch].superview, !holds(above, other) { branch = above }
        return branch
    }

    /// Whether `view` is, or holds, `other`.
    func holds(_ view: Int, _ other: Int) -> Bool { view <= other && other < views[view].end }

    /// Whether the view lies over all of its superview, wherever that is moved.
    private func fills(_ view: Int, _ superview: Int, _ tree: ViewTree) -> Bool {
        !tree.views[superview].kind.isScrollView && views[view].traits.contains(.isRectangle)
            && !views[view].traits.contains(.isWide) && views[view].box.holds(views[superview].box)
    }

    /// Whether the view dims what is behind it and ends what is in front of it when it is touched.
    private func isDim(_ view: OutlinedView, _ place: Int, _ kind: ViewKind, _ background: UInt32) -> Bool {
        switch kind {
        case .view, .background, .control, .button, .window: break
        default: return false
        }
        let coverage = Double(background) / 255 * view.alpha
        return view.owner == place && coverage >= 0.1001 && coverage < 0.998
            && view.extent.area >= 0.5001 * views[0].bounds.area
    }
}
