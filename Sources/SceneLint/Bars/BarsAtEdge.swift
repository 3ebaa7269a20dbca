import SceneRegions
import SceneRuntime

/// How large what is over a scroll view may be to count as a bar.
enum BarLimit {
    /// The largest fraction of the scroll view that a bar covers, such as a keyboard over a form. Something larger may
    /// be modal.
    static let fractionCovered = 2.0 / 3
    /// The largest fraction of the width of the scroll view that a bar above another one leaves free on each side.
    static let margin = 1.0 / 8
    /// How far from the edge of the scroll view to look for a bar that floats, in points. A bar is higher than the
    /// steps between them.
    static let gaps = [12.0, 24, 36, 48]
    /// How far from a bar to look for another one that floats beyond it, in points. Nobody scrolls a row between them.
    static let gapsBetweenBars = [0.0, 6, 12]
}

/// The upper or lower side of a rectangle.
enum VerticalSide {
    case top, bottom

    /// Returns the edge of `box` at this side.
    func edge(of box: Rectangle) -> Double { self == .top ? box.minY : box.maxY }

    /// Returns how far `y` is inside the edge of `box` at this side; negative outside.
    func depth(of y: Double, in box: Rectangle) -> Double { self == .top ? y - box.minY : box.maxY - y }

    /// Returns the y that is `depth` inside the edge of `box` at this side.
    func y(atDepth depth: Double, in box: Rectangle) -> Double {
        self == .top ? box.minY + depth : box.maxY - depth
    }

    /// Returns where bars with these boxes, which begin at this side, end; `nil` without any.
    func innerEdge(of bars: [Rectangle]) -> Double? {
        self == .top ? bars.map { $0.maxY }.max() : bars.map { $0.minY }.min()
    }

    /// Returns whether all of `box` is beyond the edge of `bounds` at this side.
    func isBeyond(_ box: Rectangle, _ bounds: Rectangle) -> Bool {
        self == .top ? box.maxY <= bounds.minY : box.minY >= bounds.maxY
    }
}

/// An end of what a view scrolls vertically.
enum ScrollEnd {
    case start, end

    /// The side of the view's own bounds at which the end is.
    var side: VerticalSide { self == .start ? .top : .bottom }
}

extension Edges {
    /// The distance at this end.
    subscript(end: ScrollEnd) -> Double {
        get { end == .start ? top : bottom }
        set { if end == .start { top = newValue } else { bottom = newValue } }
    }
}

/// The bars in front of the upper or lower edge of a scroll view.
struct BarsAtEdge: ContextQueries {
    let context: LintContext
    let container: ViewID
    let side: VerticalSide

    /// Whether something beside `container` takes the touches all along its edge.
    var hasBarAtEdge: Bool { barViews != nil }

    /// Returns whether the bars that `views` are in reach from one side of the container to the other, but for `margin`
    /// points on each side. A button that floats over a control is no bar.
    func spansWidth(_ views: Set<ViewID>, margin: Double = 0) -> Bool {
        let bounds = geometry.drawnBox(of: container)
        return views.allSatisfy { view in
            let box = geometry.hitBoundingBox(of: bar(of: view))
            return box.minX <= bounds.minX + margin && bounds.maxX - margin <= box.maxX
        }
    }

    /// The views of the bar that floats in front of `container`, near its edge but not at it, as the tab bars
    /// of iOS 26 do: outermost views beside it; `nil` if there is none.
    var floatingBar: Set<ViewID>? {
        let margin = geometry.drawnBox(of: container).width * BarLimit.margin
        for gap in BarLimit.gaps {
            guard let views = barViews(atDepth: gap, margin: margin) else { continue }
            return Set(views.map { bar(of: $0) })
        }
        return nil
    }

    /// The views beside `container` that take the touches all along its visible edge, or `nil` if something
    /// else does.
    var barViews: Set<ViewID>? { barViews(atDepth: 0, margin: 1) }

    /// Returns the views beside `container` that take the touches just beyond `depth` from its visible edge, up to
    /// `margin` from its sides, or `nil` if something else does.
    private func barViews(atDepth depth: Double, margin: Double) -> Set<ViewID>? {
        let box = geometry.drawnBox(of: container)
        guard box.width > 2, box.height > depth + 2 else { return nil }
        let y = side.y(atDepth: depth + 1, in: box)
        var barViews: Set<ViewID> = []
        for x in [box.minX + margin, (box.minX + box.maxX) / 2, box.maxX - margin] {
            guard case .hit(let hit) = touches.touch(at: Point(x: x, y: y)).outcome, isInBar(hit)
            else { return nil }
            barViews.insert(hit)
        }
        return barViews
    }

    /// Returns `barViews`, which take the touches at this edge, and the views of the bars that touch
    /// them or float directly beyond them, as a player above a tab bar does. Adds nothing that makes them too large for
    /// bars.
    func stacked(on barViews: Set<ViewID>) -> Set<ViewID> {
        let margin = geometry.drawnBox(of: container).width * BarLimit.margin
        var stack = barViews
        func next(at depth: Double) -> Set<ViewID>? {
            guard let next = self.barViews(atDepth: depth, margin: margin),
                !next.isSubset(of: stack), self.depth(of: stack.union(next)) != nil
            else { return nil }
            return next
        }
        while let depth = depth(of: stack),
            let further = BarLimit.gapsBetweenBars.lazy.compactMap({ next(at: depth + $0) }).first
        {
            stack.formUnion(further)
        }
        return stack
    }

    /// Returns how far `barViews` and the bars that they are in reach into what is visible of `container`. Returns
    /// `nil` if they are too large for bars: anything larger, such as a sheet, may be modal, whatever its rows and
    /// buttons take.
    func depth(of barViews: Set<ViewID>) -> Double? {
        let bounds = geometry.drawnBox(of: container)
        let covers = barViews.map { paintedBar(of: $0).intersection(bounds) }
        guard let edge = side.innerEdge(of: covers), case let depth = side.depth(of: edge, in: bounds),
            depth <= bounds.height * BarLimit.fractionCovered
        else { return nil }
        return depth
    }

    /// Returns the box of the outermost view around `view` that doesn't contain `container` and paints itself, with the
    /// box of `view`.
    func paintedBar(of view: ViewID) -> Rectangle {
        let bar = Array(tree.chain(from: view)).last {
            !tree.isInSuperviewChain($0, of: container) && tree.drawsItself($0)
        }
        return geometry.hitBoundingBox(of: view).united(with: geometry.hitBoundingBox(of: bar ?? view))
    }

    /// Returns whether `view` is beside `container` and drawn in front of it.
    func isInBar(_ view: ViewID) -> Bool {
        !tree.isInSuperviewChain(container, of: view) && !tree.isInSuperviewChain(view, of: container)
            && views.isPainted(view, inFrontOf: container)
            && !tree.chain(from: view).contains { views.isToggled($0) }
    }

    /// Returns the outermost view around `view` that doesn't contain `container`.
    func bar(of view: ViewID) -> ViewID {
        Array(tree.chain(from: view)).last { !tree.isInSuperviewChain($0, of: container) } ?? view
    }

    /// The end of what `container` scrolls that is at this side of the scene. A chat whose table is upside down
    /// begins at the bottom.
    var scrollEnd: ScrollEnd {
        let bounds = tree[container].bounds
        let top = geometry.rootPoint(bounds.origin, from: container)
        let bottom = geometry.rootPoint(Point(x: bounds.minX, y: bounds.maxY), from: container)
        return (side == .top) == (bottom.y < top.y) ? .end : .start
    }

    /// Returns how much of the height of `container`, in its own points, is between its end at a side of the scene and
    /// `edge`, a y of the scene. Returns `nil` if the container is rotated.
    func length(coveredTo edge: Double) -> Double? {
        let box = geometry.boundingBox(of: container)
        guard geometry.isAxisAligned(container), let point = geometry.point(Point(x: box.minX, y: edge), in: container),
            case let bounds = tree[container].bounds, bounds.minY < point.y, point.y < bounds.maxY
        else { return nil }
        return scrollEnd.side.depth(of: point.y, in: bounds)
    }
}
