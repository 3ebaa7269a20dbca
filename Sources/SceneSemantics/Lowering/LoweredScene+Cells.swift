import SceneRuntime

/// What is known of the cells of a table or collection at whatever offset, those that are not displayed now included.
extension LoweredScene {
    /// Whether a cell, header or footer could answer, or let others answer, beside its own frame: it is moved or given
    /// another shape, or there are overrides that can name any view. That takes a look at all of the scene.
    public var hasFarReachingCells: Bool { boundScene.hasFarReachingCells }

    /// How far down from the top of its visible bounds a header can lie over the cells of `container`, where none of them
    /// reaches far; `nil` where cells could lie over each other.
    public func reachOfHeaders(overCellsOf container: ViewID) -> Double? {
        switch lowering.containers[container]?.plan {
        case .table(let plan)?:
            if !plan.isSticky { return 0 }
            return plan.supplements.reduce(0) { $1.section == nil ? $0 : max($0, $1.height) }
        case .collection(let plan)?:
            // Items of one flow layout lie apart.
            if plan.parts.count == 1, case .flow? = plan.parts.first { return 0 }
            return nil
        case nil: return nil
        }
    }
}

extension BoundScene {
    /// Whether some cell, header or footer may answer beside its frame.
    fileprivate var hasFarReachingCells: Bool {
        !overrides.isEmpty
            || items.contains { item in
                let comesAndGoes = [.view(.cell), .view(.header), .view(.footer)].contains(item.kind)
                return reachFar(item.attributes, comesAndGoes) || hasFarReachingLines(item, comesAndGoes)
            }
    }

    /// Whether some of `attributes` let a view, which may be one that comes and goes, answer beside its frame.
    private func reachFar(_ attributes: Range<Int>, _ comesAndGoes: Bool) -> Bool {
        self.attributes[attributes].contains { $0.attribute.reachesFar(comesAndGoes) }
    }

    /// Whether lines in the block of `item` that do not hold in every copy let it answer beside its frame.
    private func hasFarReachingLines(_ item: BoundItem, _ comesAndGoes: Bool) -> Bool {
        guard item.contents.contains(.attributes) else { return false }
        var next = item.body.lowerBound
        while next < item.body.upperBound {
            let statement = statements[next]
            next += 1
            switch statement {
            case .attributes(let attributes, _): if reachFar(attributes, comesAndGoes) { return true }
            case .item(let id): next = max(next, items[id].body.upperBound)
            default: break
            }
        }
        return false
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
