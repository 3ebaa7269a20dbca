import SceneRuntime

/// What is known of the cells of a table or collection at whatever offset, those that are not displayed now included.
extension LoweredScene {
    /// How far down from the top of its visible bounds a header can lie over the cells of `container`; `nil` where cells
    /// could lie over each other, or answer beside their own frames.
    public func reachOfHeaders(overCellsOf container: ViewID) -> Double? {
        guard let plan = lowering.containers[container]?.plan, !template.hasFarReachingCells else { return nil }
        switch plan {
        case .table(let plan):
            let sticky = plan.isSticky ? plan.supplements.filter { $0.section != nil } : []
            return sticky.reduce(0) { max($0, $1.height) }
        case .collection(let plan):
            // Items of one flow layout lie apart.
            if plan.parts.count == 1, case .flow? = plan.parts.first { return 0 }
            return nil
        }
    }
}

extension SceneTemplate {
    /// Whether a cell, header or footer could answer, or let others answer, beside its own frame: it is moved or given
    /// another shape, or there are overrides that can name any view.
    fileprivate var hasFarReachingCells: Bool {
        items.contains { item in
            if item.kind == .hitTest { return true }
            let comesAndGoes = [.view(.cell), .view(.header), .view(.footer)].contains(item.kind)
            return item.attributes.contains { $0.attribute.reachesFar(comesAndGoes) }
                || item.body.contains { $0.reachesFar(comesAndGoes) }
        }
    }
}

extension StatementTemplate {
    /// Whether it, or what it lets stand, lets the view in whose block it stands answer beside its frame.
    fileprivate func reachesFar(_ comesAndGoes: Bool) -> Bool {
        switch self {
        case .item, .constant: false
        case .attributes(let attributes): attributes.contains { $0.attribute.reachesFar(comesAndGoes) }
        case .condition(let branches):
            branches.contains { branch in branch.body.contains { $0.reachesFar(comesAndGoes) } }
        case .hitTest: true
        }
    }
}

extension Attribute {
    /// Whether it lets a view, which may be one that comes and goes, answer beside its frame.
    fileprivate func reachesFar(_ comesAndGoes: Bool) -> Bool {
        switch self {
        case .overhang, .cellsYieldToOverhang: true
        case .hitSlop, .hitShape: comesAndGoes
        default: comesAndGoes && group == .transform
        }
    }
}
