/// The points at which a view takes touches unless one in front of it does.
struct IndexedRectangle: Sendable {
    /// The points: those of the view's bounds after the slop that all its superviews hold, too.
    var rectangle: Rectangle
    /// The view.
    var view: ViewID
}

/// The views of a tree as an index needs them, those in front first.
struct IndexedViews: Sendable {
    /// The views that are rectangles along the axes and have no override, in so far as nothing around them is otherwise.
    private(set) var plain: [IndexedRectangle] = []
    /// The views that have to be asked, with where that can matter, and how many plain views lie in front of each.
    private(set) var others: [(rectangle: Rectangle, view: ViewID, place: Int32)] = []

    /// Takes the views of `geometry` that take touches in the state as written.
    init(_ geometry: HitTestGeometry, _ state: ViewState) {
        let tree = geometry.tree
        plain.reserveCapacity(tree.views.count)
        var waiting = [(view: ViewID.root, clip: Rectangle.everything)]
        while let (view, clip) = waiting.popLast() {
            if !tree[view].rules.isEmpty {
                others.append((clip.intersection(geometry.answerBox(of: view)), view, Int32(plain.count)))
                continue
            }
            guard state.takesTouches(view) else { continue }
            guard tree[view].hitShape != .subviews, let rectangle = geometry.hitRectangle(of: view) else {
                // Coordinates that are carried down may come out beside the box by what rounding takes.
                others.append((clip.intersection(geometry.reachBox(of: view)), view, Int32(plain.count)))
                continue
            }
            let own = clip.intersection(rectangle)
            if own.isEmpty { continue }
            plain.append(IndexedRectangle(rectangle: own, view: view))
            var next = tree[view].firstSubview
            // Those at the back come first here, each before its subviews; all are turned round in the end.
            var subviews: [ViewID] = []
            while let subview = next {
                subviews.append(subview)
                next = tree[subview].nextSibling
            }
            for subview in subviews.reversed() { waiting.append((subview, own)) }
        }
        plain.reverse()
        let count = Int32(plain.count)
        others = others.reversed().map { ($0.rectangle, $0.view, count - $0.place) }
    }
}

extension HitTestGeometry {
    /// A rectangle outside of which the view's `point(inside:)` accepts nothing.
    fileprivate func reachBox(of view: ViewID) -> Rectangle {
        guard tree.holds(view), tree[view].hitShape != .subviews else { return .everything }
        // Coordinates that are carried down may come out beside the box by what rounding takes.
        return hitRectangle(of: view) ?? hitBoundingBox(of: view).grown(by: 1)
    }

    /// A rectangle outside of which the view's override answers nil, or asks nobody.
    fileprivate func answerBox(of view: ViewID) -> Rectangle {
        var box = reachBox(of: view)
        for rule in tree.rules(of: view) {
            switch rule {
            case .claim(let views, _): for claimed in views { box = box.united(with: reachBox(of: claimed)) }
            // It is asked before anybody looks where the point is.
            case .ask: return .everything
            // These end the rules with nil, or change what the walk gave, which is nil outside the view.
            case .yield, .yieldToOverhang, .none, .super, .delegate, .forward, .return, .pass, .effects: break
            }
        }
        return box
    }
}

extension Rectangle {
    /// All points with finite coordinates.
    static let everything = Rectangle(
        minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    /// The rectangle with its edges moved outwards.
    fileprivate func grown(by distance: Double) -> Rectangle {
        Rectangle(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }

    /// Whether all points of `other` lie in this rectangle.
    func holds(_ other: Rectangle) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
    }
}
