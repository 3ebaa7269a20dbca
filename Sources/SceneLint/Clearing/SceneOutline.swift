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
    /// Where the bounds lie after the slop of those views that are no rectangles along the axes, or lie in one that is none.
    private(set) var slants: ViewTable<Parallelogram> = [:]
    /// The views that take touches where nothing lies in front.
    private(set) var takers = OutlinedPlaces()
    /// The views that hide what is behind them, or make that of no account.
    private(set) var veils = OutlinedPlaces()
    /// The views under whose opaque part nobody expects to touch something.
    private(set) var covers = OutlinedPlaces()
    /// Whether views may be drawn in another order than they are asked in.
    private(set) var hasLifts = false
    /// Whether some view reaches as far as what is in it.
    private(set) var hasWideViews = false
    /// Whether some view hands its touches on.
    var hasDelegates = false

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
            guard add(view, owners[Int(view.index)], geometry, domain) else { return nil }
        }
        guard closeViews(tree) else { return nil }
        if hasWideViews { widen() }
        guard takeOverrides(tree) else { return nil }
        takers.places.reserveCapacity(views.count)
        for place in views.indices { list(place, tree) }
        takers.group { views[$0].box }
        veils.group { views[$0].extent }
        covers.group { views[$0].extent }
    }

    /// Finds out what is to be known of `view`, whose superview is outlined already; false where it is not plain.
    private mutating func add(
        _ view: ViewID, _ owner: ViewID?, _ geometry: HitTestGeometry, _ domain: Rectangle
    ) -> Bool {
        let tree = geometry.tree
        let superview = tree[view].superview
        guard superview != nil || view == .root && tree[view].hitShape != .subviews else { return false }
        let around = superview.map { OutlinedView.Surroundings(in: views[Int($0.index)]) } ?? .init(ofRootWith: domain)
        var traits = around.traits
        let hitRectangle = geometry.hitRectangle(of: view)
        var box = hitRectangle ?? geometry.hitBoundingBox(of: view)
        if hitRectangle == nil || !traits.contains(.isRectangle) {
            traits.remove(.isRectangle)
            let slant = Parallelogram(tree[view].hitBounds, in: view, geometry)
            if hitRectangle == nil, !tree[view].hitBounds.isEmpty {
                box = box.intersection(slant.box(of: tree[view].hitShape, tree[view].hitBounds))
            }
            slants[view] = slant
        }
        let bounds =
            hitRectangle != nil && tree[view].hitSlop == .zero
            ? box : geometry.boundsRectangle(of: view) ?? geometry.boundingBox(of: view)
        guard box.isFinite, bounds.isFinite else { return false }
        let isScrollView = tree[view].kind.isScrollView
        let cutsOff = tree[view].clipsToBounds || isScrollView || superview == nil
        if cutsOff { traits.insert(.cutsOff) }
        if tree[view].hitShape == .subviews {
            traits.insert(.isWide)
            hasWideViews = true
        }
        if tree[view].transform != .identity { traits.remove(.isUpright) }
        if tree[view].isHidden || View.isTransparent(alpha: tree[view].alpha) {
            traits.subtract([.isSeen, .takesTouches])
        }
        if !tree[view].isUserInteractionEnabled { traits.remove(.takesTouches) }
        if tree[view].zPosition != 0 { hasLifts = true }
        let extent = around.clip.intersection(bounds)
        views.append(
            OutlinedView(
                box: box, bounds: bounds, reach: around.reach.intersection(box), extent: extent,
                clip: tree[view].clipsToBounds ? extent : around.clip,
                window: cutsOff ? around.window.intersection(bounds) : around.window,
                alpha: around.alpha * max(0, min(1, tree[view].alpha)), zPosition: tree[view].zPosition,
                superview: superview.map { Int($0.index) }, end: views.count + 1,
                wanted: owner == view || isScrollView ? Int(view.index) : around.wanted,
                owner: owner.map { Int($0.index) } ?? -1, traits: traits))
        return true
    }

    /// Finds out what is in which view; false where the views do not stand in order.
    private mutating func closeViews(_ tree: ViewTree) -> Bool {
        for place in views.indices.reversed() {
            guard let superview = views[place].superview else { continue }
            let end = views[place].end
            if views[superview].end < end { views[superview].end = end }
        }
        for place in views.indices {
            // The first subview stands behind its superview, each other one behind what is in the one before.
            if let before = tree.views[place].previousSibling {
                if views[Int(before.index)].end != place { return false }
            } else if let superview = views[place].superview, superview + 1 != place {
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
        let traits = views[place].traits
        let passes = traits.contains(.passes)
        if traits.contains(.takesTouches), !passes || views[place].delegate != nil, !views[place].box.isEmpty {
            // What fills its superview is hit in its place, as content views are in place of their cells.
            if !passes, let last = takers.places.last, views[place].superview == last, fills(place, last, tree) {
                takers.places.removeLast()
            }
            takers.places.append(place)
        }
        let kind = tree.views[place].kind
        let background = tree.views[place].backgroundColor & 0xFF
        let isFilled = background == 0xFF || kind.isControl || kind == .image
        // Nothing else hides anything.
        guard isFilled || background > 0 || kind == .textView || kind == .visualEffect else { return }
        let alpha = views[place].alpha
        guard traits.contains(.isSeen), alpha >= 0.01, !views[place].extent.isEmpty else { return }
        // A bit less than what counts: alphas are multiplied in another order there.
        if alpha >= 0.998, isFilled || kind == .textView, views[place].owner != place, kind != .image, kind != .label {
            covers.places.append(place)
        }
        guard traits.contains(.isRectangle) else { return }
        let isSquare = tree.views[place].cornerRadius <= 0
        if alpha >= 0.9991, isFilled || isSquare && kind == .textView {
            if isSquare { views[place].traits.insert(.isOpaque) }
        } else if !(kind == .visualEffect && alpha >= 0.1001) && !isDim(place, kind, background) {
            return
        }
        views[place].traits.insert(.isVeil)
        veils.places.append(place)
    }

    /// Whether the view lies over all of its superview, wherever that is moved.
    private func fills(_ view: Int, _ superview: Int, _ tree: ViewTree) -> Bool {
        !tree.views[superview].kind.isScrollView && views[view].traits.contains(.isRectangle)
            && !views[view].traits.contains(.isWide) && views[view].box.holds(views[superview].box)
    }

    /// Whether the view dims what is behind it and ends what is in front of it when it is touched.
    private func isDim(_ place: Int, _ kind: ViewKind, _ background: UInt32) -> Bool {
        switch kind {
        case .view, .background, .control, .button, .window: break
        default: return false
        }
        let coverage = Double(background) / 255 * views[place].alpha
        return views[place].owner == place && coverage >= 0.1001 && coverage < 0.998
            && views[place].extent.area >= 0.5001 * views[0].bounds.area
    }
}
