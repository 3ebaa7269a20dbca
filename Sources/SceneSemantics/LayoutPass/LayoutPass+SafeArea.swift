import SceneRuntime

/// Follows the safe area inwards.
extension LayoutPass {
    /// Returns the safe area of the node, which is at `placement`, as its subviews see it: of each distance of its
    /// superview what reaches into the node. Records the safe area of a scroll view, which passes none on to its
    /// content.
    mutating func safeArea(of node: Int, at placement: Placement) -> Edges? {
        var area = safeArea.map { part(of: $0, reaching: placement, in: superviewBounds(around: placement)) }
        if let extra = nodes[node].extra.value {
            let additional = extras[extra].additionalSafeArea
            if additional != .zero { area = (area ?? .zero) + additional }
            if extras[extra].adjustment != nil { extras[extra].adjustment?.safeArea = area ?? .zero }
        }
        guard nodes[node].isScrollView else { return area }
        adjustInset(of: node, placement.size)
        return nil
    }

    /// Returns the part of `safeArea`, the safe area of `superview`, that reaches into the view at `placement`.
    private func part(of safeArea: Edges, reaching placement: Placement, in superview: Placement) -> Edges {
        Edges(
            top: max(0, safeArea.top - (placement.vertical.min - superview.vertical.min)),
            left: max(0, safeArea.left - (placement.horizontal.min - superview.horizontal.min)),
            bottom: max(0, safeArea.bottom - (superview.vertical.max - placement.vertical.max)),
            right: max(0, safeArea.right - (superview.horizontal.max - placement.horizontal.max)))
    }

    /// The bounds of the superview, or `placement` in the scene itself.
    private func superviewBounds(around placement: Placement) -> Placement {
        guard let superview = superviews.last, let size = nodes[superview].placement?.size else { return placement }
        return Placement(origin: nodes[superview].boundsOrigin, size: size)
    }

    /// Starts the content of a scroll view behind the inset that its safe area adds. Tables and collections do that
    /// once the size of their content is known.
    private mutating func adjustInset(of node: Int, _ size: Size) {
        guard let extra = nodes[node].extra.value, let adjustment = extras[extra].adjustment, adjustment.isAtRest,
            !views[node].kind.containsCells
        else { return }
        let inset = adjustment.inset(of: nodes[node].contentSize ?? size, in: size)
        nodes[node].boundsOrigin.x -= inset.left
        nodes[node].boundsOrigin.y -= inset.top
    }
}

extension Placement {
    /// Returns the area without these distances from its edges.
    func inset(by edges: Edges) -> Placement {
        Placement(
            horizontal: Span(from: horizontal.min + edges.left, to: horizontal.max - edges.right),
            vertical: Span(from: vertical.min + edges.top, to: vertical.max - edges.bottom))
    }
}
