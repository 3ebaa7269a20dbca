import SceneRuntime

/// The layout of a collection, from which the displayed items at any offset follow.
struct CollectionPlan {
    /// A part of its items.
    enum Part {
        /// The items of a flow layout, starting with the item `first`.
        case flow(FlowLayout, EvaluatedItem, first: Int)
        /// An item with its own frame.
        case single(Placement, EvaluatedItem, index: Int)
    }

    var parts: [Part] = []
    /// The number of items.
    var count = 0
    /// The start of the next flow layout.
    var end = 0.0
    /// Whether it scrolls horizontally.
    var isHorizontal = false

    func placement(ofItemAt index: Int) -> Placement? {
        for part in parts {
            switch part {
            case .single(let placement, _, index): return placement
            case .flow(let layout, _, let first) where 0..<layout.count ~= index - first:
                return layout.placement(of: index - first)
            default: continue
            }
        }
        return nil
    }

    /// Returns the maximum number of items displayed in `bounds`.
    func displayedCount(in bounds: Rectangle) -> Int {
        parts.reduce(0) { count, part in
            if case .flow(let layout, _, _) = part { count + layout.candidates(in: bounds).count } else { count + 1 }
        }
    }

    /// Returns the items whose frames intersect `bounds`, in order.
    func displayed(in bounds: Rectangle) -> [Lowering.DisplayedCell] {
        var cells: [Lowering.DisplayedCell] = []
        for part in parts {
            switch part {
            case .single(let placement, let maker, let index):
                if placement.frame.meets(bounds) {
                    cells.append(Lowering.DisplayedCell(maker: maker, index: .init(index), placement: placement))
                }
            case .flow(let layout, let maker, let first):
                for index in layout.candidates(in: bounds) {
                    let placement = layout.placement(of: index)
                    guard placement.frame.meets(bounds) else { continue }
                    cells.append(
                        Lowering.DisplayedCell(maker: maker, index: .init(first + index), placement: placement))
                }
            }
        }
        return cells
    }

    /// Returns the content size for bounds of `size`: all flow layouts and items with their own frames.
    func contentSize(in size: Size) -> Size {
        var content = isHorizontal ? Size(width: end, height: size.height) : Size(width: size.width, height: end)
        for case .single(let placement, _, _) in parts {
            content.width = max(content.width, placement.horizontal.max)
            content.height = max(content.height, placement.vertical.max)
        }
        return content
    }
}
