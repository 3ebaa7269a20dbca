import SceneRuntime
import SceneText

/// Measures the edges that layouts refer to.
extension LayoutPass {
    /// Remembers where the node is, if a view after it refers to its edges.
    mutating func measure(_ node: Int, _ placement: Placement?, _ evaluator: inout Evaluator) {
        guard let name = views[node].origin.name, evaluator.boundScene.names[name].isMeasured
        else { return }
        measured[name] = MeasuredView(instance: views[node].origin.instance, placement: placement)
    }

    /// Evaluates the edges that the layout of the node refers to, whose pins refer to `area`. Returns false if one of
    /// the views isn't there or can't be placed.
    mutating func evaluateEdges(of node: Int, in area: Placement, _ evaluator: inout Evaluator) -> Bool {
        var areKnown = true
        for edge in evaluator.edges(in: views[node].block) where areKnown {
            let reference = evaluator.boundScene.edges[edge]
            guard let span = span(reference, for: node, &evaluator) else {
                areKnown = false
                continue
            }
            evaluator.setEdge(
                edge, to: reference.value(of: span, in: area[reference.edge.axis], isMirrored: isMirrored))
        }
        return areKnown
    }

    /// Returns where the view of an edge is along the edge's axis, or `nil` if it isn't placed.
    private mutating func span(_ reference: EdgeReference, for node: Int, _ evaluator: inout Evaluator) -> Span? {
        let axis = reference.edge.axis
        switch reference.target {
        case .superview:
            guard let superview = superviews.last, let placement = nodes[superview].placement else { return nil }
            return nodes[superview].container(placement)[axis]
        case .ancestor(let item):
            if let outer = superviews.last(where: { views[$0].origin.item == item }) {
                return nodes[outer].placement?[axis]
            }
            return surroundings.first { $0.item == item }.map {
                Span(from: 0, length: axis == .horizontal ? $0.size.width : $0.size.height)
            }
        case .sibling(let name):
            guard let view = measured[name],
                evaluator.isInstance(view.instance, of: name, around: views[node].origin)
            else {
                let finding = Diagnostic.edgeOfMissingView(evaluator.boundScene.text(of: name), at: reference.range)
                if let item = views[node].origin.item {
                    evaluator.report(finding, at: evaluator.boundScene.items[item])
                }
                return nil
            }
            return view.placement?[axis]
        }
    }
}

extension Evaluator {
    /// Whether layouts may refer to edges of views.
    @inline(__always)
    var tracksEdges: Bool { !boundScene.edges.isEmpty }

    /// Returns the edges that the layout attributes of `block` refer to, as indices in ``BoundScene/edges``.
    func edges(in block: EvaluatedBlock) -> [Int] {
        var edges: [Int] = []
        for index in block.attributes {
            let bound = boundScene.attributes[attributes[index, of: block].index]
            guard bound.attribute.isLayout, case .numbers(let start, let count) = bound.value else { continue }
            for quantity in 0..<Int(count) {
                guard let expression = boundScene.quantities[Int(start) + quantity].expression else { continue }
                boundScene.expressions[expression].forEachEdge { edges.append($0) }
            }
        }
        return edges
    }

    /// Sets the value of an edge for the view being placed.
    mutating func setEdge(_ edge: Int, to value: Double) {
        let index = Int(Expression.firstEdge) + edge
        if index < state.environments.measured.count { state.environments.measured[index] = value }
    }

    /// Returns whether `instance`, which contains the view with `name`, contains the view of `origin`, or one
    /// around it.
    fileprivate func isInstance(_ instance: InstanceID, of name: NameID, around origin: ViewOrigin) -> Bool {
        guard let item = origin.item else { return false }
        let depth = boundScene.repetitionLists[boundScene.items[item].repetitions].count
        let steps = depth - boundScene.repetitionLists[boundScene.names[name].repetitions].count
        var next = origin.instance
        for _ in 0..<max(0, steps) { next = state.instances[next].parent }
        return next == instance
    }
}
