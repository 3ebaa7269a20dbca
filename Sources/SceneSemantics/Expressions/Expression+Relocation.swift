extension Expression {
    /// Returns the expression where `depth` further environments are around it, with edges from the index `edges` on.
    func relocated(depth: Int32, edges: UInt32) -> Expression {
        switch self {
        case .number, .known: return self
        case .slot(let slot): return .slot(Slot(depth: slot.depth + depth, index: slot.index))
        case .measured(let index): return index < Self.firstEdge ? self : .measured(index + edges)
        case .negated(let operand): return .negated(operand.relocated(depth: depth, edges: edges))
        case .not(let operand): return .not(operand.relocated(depth: depth, edges: edges))
        case .chain(let first, let links):
            return .chain(
                first.relocated(depth: depth, edges: edges),
                links.map { Link(sign: $0.sign, operand: $0.operand.relocated(depth: depth, edges: edges)) })
        case .ternary(let condition, let one, let other):
            return .ternary(
                condition.relocated(depth: depth, edges: edges), one.relocated(depth: depth, edges: edges),
                other.relocated(depth: depth, edges: edges))
        case .call(let function, let arguments):
            return .call(function, arguments.map { $0.relocated(depth: depth, edges: edges) })
        }
    }
}
