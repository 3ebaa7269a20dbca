import SceneRuntime
import SceneSyntax
import SceneText

/// Copies the items of components to where they are used.
extension BoundScene {
    /// Adds the items and Names of the component of a use, without their contents. Does nothing if they exist.
    mutating func addItems(of use: Int) {
        guard uses[use].firstItem == nil else { return }
        let (component, owner) = (uses[use].component, uses[use].item)
        let first = items.count
        uses[use].firstItem = first
        let around = items[owner].repetitions
        addRepetitionLists(of: component, to: use, around)
        let treeIndices = treeIndices(of: component.scene)
        for id in BoundComponent.firstInnerItem..<max(component.itemCount, BoundComponent.firstInnerItem) {
            var item = component.scene.items[id]
            item.relocate(
                in: item.parent.map {
                    $0 == BoundComponent.view ? owner : first + $0 - BoundComponent.firstInnerItem
                } ?? owner,
                repetitions: uses[use].repetitionLists[item.repetitions],
                inside: uses[use].repetitionLists[item.repetitionsInside])
            item.treeIndex = treeIndices[Int(item.treeIndex)]
            item.owner = OptionalIndex(use)
            item.name = nil
            if let inner = component.scene.items[id].use {
                uses.append(ComponentUse(of: component.scene.uses[inner].component, by: items.count))
                item.use = uses.count - 1
            }
            items.append(item)
        }
        addNames(of: component, to: use, treeIndices)
        items[owner].hasSections = items[owner].hasSections || component.view.hasSections
        if component.scene.hasStacks { hasStacks = true }
        if component.scene.usesSafeArea { usesSafeArea = true }
        if component.scene.hasMeasuredNumbers { hasMeasuredNumbers = true }
    }

    /// Adds the lists of repetitions that are in the component.
    private mutating func addRepetitionLists(of component: BoundComponent, to use: Int, _ around: RepetitionListID) {
        let lists = component.scene.repetitionLists
        var ids: [RepetitionListID] = [around]
        for list in lists.dropFirst() {
            // The lists of components in it are added with their items.
            guard list.allSatisfy({ $0.item < component.itemCount }) else {
                ids.append(around)
                continue
            }
            repetitionLists.append(
                repetitionLists[around]
                    + list.map { repetition in
                        switch repetition {
                        case .repeat(let item): .repeat(self.item(item, of: use))
                        case .cells(let item): .cells(of: self.item(item, of: use))
                        }
                    })
            ids.append(repetitionLists.count - 1)
        }
        uses[use].repetitionLists = ids
    }

    private mutating func addNames(of component: BoundComponent, to use: Int, _ treeIndices: [UInt16]) {
        let owner = uses[use].item
        let scope = sharedScope(of: owner)
        for number in 0..<component.nameCount {
            let name = component.scene.names[number]
            let item = self.item(name.item, of: use)
            if name.isHidden, item == owner, let own = items[owner].name {
                uses[use].names.append(own)
                continue
            }
            let repetitions = uses[use].repetitionLists[name.repetitions]
            let shared =
                name.isHidden ? nil : scope.map { SharedName(scope: $0, text: component.scene.text(of: number)) }
            let sharedID = shared.flatMap { sharedNames[$0] }.flatMap {
                self.repetitionLists[names[$0].repetitions] == self.repetitionLists[repetitions] ? $0 : nil
            }
            let id = sharedID ?? names.count
            if sharedID == nil {
                var copy = name
                copy.relocate(
                    item: item, repetitions: repetitions, treeIndex: treeIndices[Int(name.treeIndex)], use: use)
                if component.scene.syntax !== syntax { copy.declaration = .max }
                names.append(copy)
                if let shared { sharedNames[shared] = id }
            } else {
                add(OtherDeclaration(item: item, branch: 0), of: id)
                if name.isMeasured { names[id].isMeasured = true }
            }
            uses[use].names.append(id)
            items[item].name = id
            for other in component.scene.otherDeclarations(of: number) {
                let item = self.item(other.item, of: use)
                add(OtherDeclaration(item: item, branch: 0), of: id)
                items[item].name = id
            }
        }
    }

    /// Returns what Names in the component of the item `owner` belong to, if other items may have them in common: the
    /// cells of one table or collection, or the branches of an `if` with one Name.
    private func sharedScope(of owner: ItemID) -> SharedName.Scope? {
        if items[owner].kind == .view(.cell) {
            return items[owner].parent.flatMap { container(of: $0) }.map { .cells(of: $0) }
        }
        return items[owner].name.flatMap { isShared($0) ? .views(named: $0) : nil }
    }

    /// Adds the items of all cells that are components.
    mutating func addItemsOfCells() {
        for use in uses.indices where items[uses[use].item].kind == .view(.cell) { addItems(of: use) }
    }

    /// Returns the copy of an item of the component of a use.
    mutating func item(_ id: ItemID, of use: Int) -> ItemID {
        let component = uses[use].component
        if id <= BoundComponent.view { return uses[use].item }
        if id < component.itemCount { return (uses[use].firstItem ?? 0) + id - BoundComponent.firstInnerItem }
        // The Name belongs to a component that the component uses.
        guard let (inner, number) = component.scene.innermostUse(of: id),
            let outer = items[item(component.scene.uses[inner].item, of: use)].use
        else { return uses[use].item }
        addItems(of: outer)
        return item(number, of: outer)
    }

    /// Returns the copy of a Name of the component of a use.
    mutating func name(_ id: NameID, of use: Int) -> NameID {
        let component = uses[use].component
        if id < component.nameCount { return uses[use].names[id] }
        guard let inner = component.scene.names[id].use.value,
            let number = component.scene.uses[inner].names.firstIndex(of: id),
            let outer = items[item(component.scene.uses[inner].item, of: use)].use
        else { return 0 }
        addItems(of: outer)
        return name(number, of: outer)
    }

    /// Returns the use whose component an item belongs to, and its number there.
    private func innermostUse(of id: ItemID) -> (use: Int, number: ItemID)? {
        guard let use = items[id].owner.value, let first = uses[use].firstItem else { return nil }
        return (use, id - first + BoundComponent.firstInnerItem)
    }

    /// Returns the path to a Name that only a component has, through a use with a Name, or `nil` if there is none.
    func pathThroughUse(to text: String) -> String? {
        for use in uses where use.component.names[text] != nil && items[use.item].owner.value == nil {
            if let name = name(of: items[use.item]) { return "\(name).\(text)" }
        }
        return nil
    }

    /// Returns the Name `text` of the component that the item `id` uses.
    mutating func name(_ text: String, in id: ItemID) -> NameID? {
        guard let use = items[id].use, let number = uses[use].component.names[text] else { return nil }
        addItems(of: use)
        return name(number, of: use)
    }

    /// Returns the indices here of the syntax trees of `other`.
    mutating func treeIndices(of other: BoundScene) -> [UInt16] {
        [treeIndex(of: other.syntax)] + other.otherTrees.map { treeIndex(of: $0) }
    }

    private mutating func treeIndex(of tree: SyntaxTree) -> UInt16 {
        if tree === syntax { return 0 }
        if let index = otherTrees.lastIndex(where: { $0 === tree }) { return UInt16(clamping: index + 1) }
        otherTrees.append(tree)
        return UInt16(clamping: otherTrees.count)
    }
}

/// A Name in components that several items may have in common.
struct SharedName: Hashable, Sendable {
    let scope: Scope
    let text: String

    /// What the Name belongs to.
    enum Scope: Hashable, Sendable {
        case cells(of: ItemID)
        case views(named: NameID)
    }
}
