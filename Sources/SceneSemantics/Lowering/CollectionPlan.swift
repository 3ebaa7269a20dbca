import SceneRuntime

/// What a collection holds: enough to know which items are displayed at any offset.
struct CollectionPlan {
    /// Some of its items.
    enum Part {
        /// Items of a flow layout, of which this one is the first.
        case flow(FlowLayout, EvaluatedItem, first: Int)
        /// An item with a frame of its own.
        case single(Lowering.Placement, EvaluatedItem, index: Int)
    }

    var parts: [Part] = []
    /// How many items there are.
    var count = 0
    /// Where the next flow layout begins.
    var end = 0.0
    /// Whether the lines follow one another from left to right.
    var isHorizontal = false

    /// At most how many items are displayed in `bounds`.
    func displayedCount(in bounds: Rectangle) -> Int {
        parts.reduce(0) { count, part in
            if case .flow(let layout, _, _) = part { count + layout.candidates(in: bounds).count } else { count + 1 }
        }
    }

    /// The items whose frames meet `bounds`, in order.
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
                    let frame = layout.frame(of: index)
                    let placement = Lowering.Placement(horizontal: frame.horizontal, vertical: frame.vertical)
                    guard placement.frame.meets(bounds) else { continue }
                    cells.append(
                        Lowering.DisplayedCell(maker: maker, index: .init(first + index), placement: placement))
                }
            }
        }
        return cells
    }

    /// The size of the content in bounds of `size`: the flow layouts, and the items with frames of their own.
    func contentSize(in size: Size) -> Size {
        var content = isHorizontal ? Size(width: end, height: size.height) : Size(width: size.width, height: end)
        for case .single(let placement, _, _) in parts {
            content.width = max(content.width, placement.horizontal.max)
            content.height = max(content.height, placement.vertical.max)
        }
        return content
    }
}
