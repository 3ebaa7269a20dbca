import SceneRuntime

/// Creates the headers and footers of tables, which are in the tree while their frames intersect the visible bounds.
extension Lowering {
    /// Returns the headers and footers of `plan` that are views. One with only a height is empty space.
    mutating func containedSupplements(of plan: TablePlan) -> [CellContainer.ContainedSupplement] {
        var result: [CellContainer.ContainedSupplement] = []
        for supplement in plan.supplements {
            let item = boundScene.items[supplement.item.id]
            let block = evaluator.evaluate(item, in: supplement.item.environment)
            defer { evaluator.discard(block) }
            let isEmptySpace =
                item.name == nil && block.items.isEmpty && block.override == nil
                && block.attributes.allSatisfy {
                    boundScene.attributes[evaluator.attributes[$0, of: block].index].attribute == .height
                }
            if isEmptySpace { continue }
            let sticks = plan.isSticky && supplement.section != nil
            result.append(.init(plan: supplement, sticks: sticks))
            records.pendingSupplements[supplement.item.id, default: 0] += 1
        }
        return result
    }

    /// Inserts the headers and footers of `table` that intersect its visible bounds and removes the others. Returns
    /// whether any changed.
    @discardableResult
    mutating func displaySupplements(of table: ViewID) -> Bool {
        guard let supplements = records.containers[table]?.supplements, !supplements.isEmpty else { return false }
        let (bounds, inset) = (tree[table].bounds, tree.scrollViews[table]?.adjustedContentInset ?? .zero)
        var hasChanged = false
        // The frontmost header or footer displayed so far, or `nil` if there is none.
        var front: ViewID?
        for (index, supplement) in supplements.enumerated() {
            let vertical = supplement.span(in: bounds, inset)
            guard bounds.meets(Rectangle(minX: 0, minY: vertical.min, maxX: bounds.width, maxY: vertical.max)) else {
                if let view = supplement.view, tree[view].superview != nil {
                    tree.remove(view)
                    hasChanged = true
                }
                continue
            }
            guard let view = supplement.view ?? lower(supplement, at: vertical, in: table) else { continue }
            if supplement.view == nil {
                records.containers.update(table) { $0.supplements[index].view = view }
                records.pendingSupplements[supplement.plan.item.id, default: 1] -= 1
                tree.remove(view)
            }
            tree[view].frame.minY = vertical.min
            tree[view].frame.maxY = vertical.max
            if tree[view].superview == nil {
                tree.insert(view, into: table, inFrontOf: front ?? frontmostCell(of: table))
                hasChanged = true
            }
            front = view
        }
        return hasChanged
    }

    /// Returns the frontmost cell of `container`, or else the frontmost view behind its cells.
    func frontmostCell(of container: ViewID) -> ViewID? {
        tree.subviews(of: container).last { tree[$0].kind == .cell } ?? records.containers[container]?.backdrop
    }

    /// Creates the view of a header or footer in front of everything in `table`.
    private mutating func lower(
        _ supplement: CellContainer.ContainedSupplement, at vertical: Span, in table: ViewID
    ) -> ViewID? {
        let plan = supplement.plan
        let item = boundScene.items[plan.item.id]
        guard let kind = item.kind.viewKind, evaluator.spend(1, on: item) else { return nil }
        let (start, root) = (evaluator.emptyBlock, views.count)
        defer {
            views.removeAll(from: root)
            evaluator.discard(start)
        }
        let placement = Placement(
            horizontal: Span(from: 0, length: tree[table].size.width), vertical: vertical)
        evaluator.instantiateSupplement(plan.item, kind, of: plan.section, at: placement, into: &views)
        layOut(in: root, in: table)
        let identity = ViewID(index: tree.views.count)
        lower(root, in: table)
        return identity
    }

    /// Returns whether `target` is in a header or footer with an instance that was never displayed.
    func isInPendingSupplement(_ target: BoundPath.Target) -> Bool {
        let items: [ItemID]
        switch target {
        case .root, .argument: return false
        case .name(let name), .content(let name):
            items = [boundScene.names[name].item] + boundScene.otherDeclarations(of: name).map { $0.item }
        case .cell(let item), .cellContent(let item): items = [item]
        }
        return items.contains { boundScene.chain(from: $0).contains { records.pendingSupplements[$0] ?? 0 > 0 } }
    }
}
