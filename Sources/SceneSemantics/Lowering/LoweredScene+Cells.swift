import SceneRuntime

/// Properties of a table's or collection's cells at any offset, including those not displayed.
extension LoweredScene {
    /// Whether a cell, header or footer might answer, or let others answer, outside its frame, because it is
    /// transformed, has another hit shape, or overrides can refer to any view. Visits the whole scene.
    public var hasFarReachingCells: Bool { boundScene.hasFarReachingCells }

    /// Returns how far below the top of the visible bounds a header can cover the cells of `container`, if none of them
    /// reaches far. Returns `nil` if cells could overlap.
    public func reachOfHeaders(overCellsOf container: ViewID) -> Double? {
        switch lowering.containers[container]?.plan {
        case .table(let plan)?:
            if !plan.isSticky { return 0 }
            return plan.supplements.reduce(0) { $1.section == nil ? $0 : max($0, $1.height) }
        case .collection(let plan)?:
            // Items of one flow layout don't overlap.
            if plan.parts.count == 1, case .flow? = plan.parts.first { return 0 }
            return nil
        case nil: return nil
        }
    }
}

extension BoundScene {
    /// Whether a cell, header or footer may answer outside its frame.
    fileprivate var hasFarReachingCells: Bool {
        !overrides.isEmpty
            || items.contains { item in
                let comesAndGoes = [.view(.cell), .view(.header), .view(.footer)].contains(item.kind)
                return reachFar(item.attributes, comesAndGoes) || hasFarReachingLines(item, comesAndGoes)
            }
    }

    /// Returns whether one of `attributes` lets a view answer outside its frame. `comesAndGoes` says whether the view
    /// is a cell, header or footer.
    private func reachFar(_ attributes: Range<Int>, _ comesAndGoes: Bool) -> Bool {
        self.attributes[attributes].contains { $0.attribute.reachesFar(comesAndGoes) }
    }

    /// Returns the same for the lines in the block of `item` that don't apply to every instance.
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
    /// Returns whether it lets a view answer outside its frame.
    fileprivate func reachesFar(_ comesAndGoes: Bool) -> Bool {
        switch self {
        case .overhang, .cellsYieldToOverhang: true
        case .hitSlop, .hitShape: comesAndGoes
        default: comesAndGoes && group == .transform
        }
    }
}
