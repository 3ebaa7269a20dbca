import SceneRuntime
import SceneSemantics

/// How far what is in a scroll view is moved once that has scrolled.
struct ScrollMove {
    /// The scroll view.
    var scrollView: Int
    /// How far.
    var way: Point
    /// How far down from the top of the scroll view headers can then lie over what is in it.
    var headers: Double
}

extension SceneOutline {
    /// Where `rectangle`, a part of `view`, can be hit by way of the superviews once scroll views have made `moves`.
    func reach(of rectangle: Rectangle, in view: Int, after moves: [ScrollMove]) -> Rectangle {
        let claimer = views[view].isClaimed ? views[view].superview : nil
        return carried(rectangle, from: view, moves) { $0 == claimer ? nil : views[$0].box }
    }

    /// Where `view` is there to be seen once scroll views have made `moves`.
    func window(of view: Int, after moves: [ScrollMove]) -> Rectangle {
        carried(views[view].bounds, from: view, moves) { views[$0].traits.contains(.cutsOff) ? views[$0].bounds : nil }
    }

    /// What is left of `rectangle`, a part of `view`, where the superviews cut it off with what `edge` gives.
    private func carried(
        _ rectangle: Rectangle, from view: Int, _ moves: [ScrollMove], _ edge: (Int) -> Rectangle?
    ) -> Rectangle {
        var rest = rectangle
        var next = views[view].superview
        while let place = next {
            if let move = moves.first(where: { $0.scrollView == place }) { rest = rest.moved(by: move.way) }
            if let edge = edge(place) { rest = rest.intersection(edge) }
            next = views[place].superview
        }
        return rest
    }
}

extension SceneOutline {
    /// How the scroll views around `target` move it in order to bring it to `alignment`, the innermost first, as
    /// ``LoweredScene/bringing(_:to:)`` does; `nil` where none of them moves, or where more may change than where things lie.
    func moves(bringing target: Int, to alignment: LoweredScene.Alignment, _ scene: SceneUnderCheck) -> [ScrollMove]? {
        guard let around = views[target].superview, views[around].traits.contains(.isUpright) else { return nil }
        var moves: [ScrollMove] = []
        var box = views[target].bounds
        // The view in the scroll view in question that the target is or lies in.
        var branch = target
        while let superview = scene.tree.views[branch].superview {
            let place = Int(superview.index)
            defer { branch = place }
            guard let way = way(of: superview, bringing: box, to: alignment, scene.tree) else { continue }
            var headers = 0.0
            if scene.tree[superview].kind.holdsCells {
                guard scene.tree.views[branch].kind == .cell, views[branch].bounds.holds(box),
                    scene.hasCellsInTheirFrames, let reach = scene.scene.reachOfHeaders(overCellsOf: superview)
                else { return nil }
                headers = reach
            }
            moves.append(ScrollMove(scrollView: place, way: way, headers: headers))
            box = box.moved(by: way)
        }
        return moves.isEmpty ? nil : moves
    }

    /// How far `scrollView` moves what is in it to bring `box` to `alignment`; `nil` where it does not.
    private func way(
        of scrollView: ViewID, bringing box: Rectangle, to alignment: LoweredScene.Alignment, _ tree: ViewTree
    ) -> Point? {
        guard let properties = tree.scrollViews[scrollView], properties.isScrollEnabled else { return nil }
        let size = tree[scrollView].size
        let (lowest, highest) = properties.offsets(for: size)
        guard lowest != highest else { return nil }
        let now = tree[scrollView].boundsOrigin
        let bounds = views[Int(scrollView.index)].bounds
        let x = Self.wanted(box.minX - bounds.minX + now.x, box.maxX - bounds.minX + now.x, size.width, alignment)
        let y = Self.wanted(box.minY - bounds.minY + now.y, box.maxY - bounds.minY + now.y, size.height, alignment)
        let way = Point(
            x: now.x - min(max(x, lowest.x), highest.x), y: now.y - min(max(y, lowest.y), highest.y))
        return way == .zero ? nil : way
    }

    /// The offset that brings what reaches from `first` to `last` to `alignment` in bounds of `length`.
    private static func wanted(
        _ first: Double, _ last: Double, _ length: Double, _ alignment: LoweredScene.Alignment
    ) -> Double {
        switch alignment {
        case .middle: (first + last - length) / 2
        case .start: first
        case .end: last - length
        }
    }
}
