import SceneRuntime

/// The rows of tables and the items of collections, displayed or not.
extension LoweredScene {
    /// The layout of a table, as its data source and delegate would give it.
    public struct TableLayout: Sendable {
        /// Whether headers stick to the top of the visible bounds.
        public var isPlain: Bool
        /// The table's own header.
        public var header: Supplement?
        /// The table's own footer.
        public var footer: Supplement?
        /// The sections; one if none is written.
        public var sections: [Section] = []
    }

    /// A section of a table.
    public struct Section: Sendable {
        /// What is above its rows.
        public var header: Supplement?
        /// What is below its rows.
        public var footer: Supplement?
        /// Runs of rows of equal heights.
        public var runs: [(count: Int, height: Double)] = []
    }

    /// A header or footer.
    public struct Supplement: Sendable {
        /// The height, in points.
        public var height: Double
        /// Its view, if it is displayed and more than empty space.
        public var view: ViewID?
    }

    /// Returns the layout of `table`, or `nil` if it has no rows, headers and footers.
    public func tableLayout(of table: ViewID) -> TableLayout? {
        guard let container = instances.records.containers[table], case .table(let plan) = container.plan else {
            return nil
        }
        var layout = TableLayout(isPlain: plan.isSticky)
        layout.sections = plan.counts.map { _ in Section() }
        for run in plan.runs where run.count > 0 { layout.sections[run.section].runs.append((run.count, run.height)) }
        for supplement in plan.supplements {
            let shown = container.supplements.first {
                $0.plan.item.id == supplement.item.id && $0.plan.start == supplement.start
                    && $0.plan.section == supplement.section
            }
            let view = shown?.view.flatMap { tree[$0].superview == nil ? nil : $0 }
            let made = Supplement(height: supplement.height, view: view)
            let isHeader = boundScene.items[supplement.item.id].kind == .view(.header)
            switch (supplement.section, isHeader) {
            case (nil, true): layout.header = made
            case (nil, false): layout.footer = made
            case (let section?, true): layout.sections[section].header = made
            case (let section?, false): layout.sections[section].footer = made
            }
        }
        return layout
    }

    /// Returns how many rows or items a table or collection has, displayed or not.
    public func cellCount(of container: ViewID) -> Int {
        instances.records.containers[container]?.counts.reduce(0, +) ?? 0
    }

    /// Returns the tables and collections with lines of recognizers in their rows, items, headers or footers that made
    /// none in this scene or in `others`, because other rows are displayed.
    ///
    /// - Parameter others: This scene at other scroll offsets.
    public func containersOfUndisplayedRecognizers(also others: [LoweredScene] = []) -> [ViewID] {
        containers(
            of: { $0.recognizer != nil },
            without: others.reduce(into: recognizerItems) { $0.formUnion($1.recognizerItems) })
    }

    /// Returns the tables and collections with lines of controls, text views, draggable views or recognizers in their
    /// rows, items, headers or footers that made none in this scene or in `others`, because other rows are displayed.
    ///
    /// - Parameter others: This scene at other scroll offsets.
    public func containersOfUndisplayedTargets(also others: [LoweredScene] = []) -> [ViewID] {
        containers(
            of: { item in
                if case .view(let kind) = item.kind, kind.isTouchTarget { return true }
                return item.recognizer != nil || item.written.contains(.draggable)
            }, without: others.reduce(into: madeItems) { $0.formUnion($1.madeItems) })
    }

    /// The items of all views and recognizers.
    private var madeItems: Set<ItemID> {
        recognizerItems.union(tree.identities.lazy.compactMap { origins[Int($0.index)].item })
    }

    /// The items of the recognizers of all views.
    private var recognizerItems: Set<ItemID> {
        let items = instances.records.recognizerItems
        return Set(items.keys.flatMap { items[$0] ?? [] })
    }

    /// Returns the tables and collections with items in their blocks that `isIncluded` accepts, and that aren't `made`.
    private func containers(of isIncluded: (BoundItem) -> Bool, without made: @autoclosure () -> Set<ItemID>)
        -> [ViewID]
    {
        if instances.records.containers.isEmpty { return [] }
        let (scene, made) = (boundScene, made())
        var around: Set<ItemID> = []
        for id in scene.items.indices where isIncluded(scene.items[id]) && !made.contains(id) {
            // What is around an item that is known is known, too.
            for item in scene.chain(from: id) where !around.insert(item).inserted { break }
        }
        return instances.records.containers.keys.sorted().filter { container in
            origins[Int(container.index)].item.map { around.contains($0) } ?? false
        }
    }

    /// Returns the section and the index in it of `cell`, which is displayed.
    public func index(of cell: ViewID) -> (section: Int, index: Int) {
        let index = instances.table[origins[Int(cell.index)].instance].index
        return (index.section, index.index)
    }
}
