import SceneRuntime

/// The layout attributes of the use of a component: the component's attributes, and over them the use's attributes.
/// Along each axis, the lower layer completes what the upper one lacks.
struct LayeredLayout: Sendable {
    /// The layers below the current one, merged.
    private var below: LayoutRequest?
    private var current = LayoutRequest()
    private var number = 0

    init() {}

    /// Adds `attribute` to the layer `layer`, which isn't below the layer of the attribute before.
    mutating func add(_ attribute: BoundAttribute, in layer: Int) {
        if layer != number {
            below = merged
            current = LayoutRequest()
            number = layer
        }
        current.add(attribute)
    }

    /// All layers as one request.
    var merged: LayoutRequest { below.map { current.completed(by: $0) } ?? current }
}

extension LayoutRequest {
    /// Why it fixes no layout, for an item whose attributes of one layer don't contradict one another.
    func problem(of kind: ItemKind, isArranged: Bool) -> LayoutProblem {
        let lacks = { (axis: Axis) in
            Distance.ownLength(of: kind, along: axis) == nil && self.lacksLength(along: axis)
        }
        switch (lacks(.horizontal), lacks(.vertical)) {
        case (true, true): return isEmpty ? .nothing : .noSize
        case (true, false): return .missing(.horizontal, hasPlace: hasPlace(along: .horizontal))
        default: return .missing(.vertical, hasPlace: hasPlace(along: .vertical))
        }
    }
}
