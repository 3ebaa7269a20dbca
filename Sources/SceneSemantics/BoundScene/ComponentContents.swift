import SceneSyntax
import SceneText

/// Copies the contents of a component to a use: statements, attributes, numbers, paths and rules.
struct ComponentContents {
    private let component: BoundComponent
    private let use: Int
    private let treeIndices: [UInt16]
    private let depth: Int32
    private let statements: Int, attributes: Int, quantities: Int, expressions: Int
    private let paths: Int, edges: Int, overrides: Int

    /// Copies the contents of the components of all uses in `scene`, whose items exist.
    static func add(to scene: inout BoundScene) {
        var use = 0
        while use < scene.uses.count {
            add(of: use, to: &scene)
            use += 1
        }
    }

    /// Copies the contents of the component of a use, whose items exist.
    static func add(of use: Int, to scene: inout BoundScene) {
        let contents = ComponentContents(use, &scene)
        contents.add(to: &scene)
    }

    private init(_ use: Int, _ scene: inout BoundScene) {
        self.use = use
        component = scene.uses[use].component
        treeIndices = scene.treeIndices(of: component.scene)
        depth = scene.uses[use].depth
        statements = scene.statements.count
        attributes = scene.attributes.count
        quantities = scene.quantities.count
        expressions = scene.expressions.count
        paths = scene.paths.count
        edges = scene.edges.count
        overrides = scene.overrides.count
    }

    private func add(to scene: inout BoundScene) {
        let from = component.scene
        for quantity in from.quantities { scene.quantities.append(quantity.relocated(by: expressions)) }
        for expression in from.expressions { scene.expressions.append(relocated(expression)) }
        for path in from.paths { scene.paths.append(relocated(path, in: &scene)) }
        for edge in from.edges { scene.edges.append(relocated(edge, in: &scene)) }
        for attribute in from.attributes { scene.attributes.append(relocated(attribute)) }
        for override in from.overrides { scene.overrides.append(relocated(override, in: &scene)) }
        for statement in from.statements { scene.statements.append(relocated(statement, in: &scene)) }
        addItems(to: &scene)
        addLayers(to: &scene)
    }

    private func addItems(to scene: inout BoundScene) {
        // The view of a component is in one block when the component itself is bound, and so is the use in its place.
        let depthOfBlocks = max(0, Int(scene.items[scene.uses[use].item].depth) - 1)
        for id in BoundComponent.firstInnerItem..<max(component.itemCount, BoundComponent.firstInnerItem) {
            let item = component.scene.items[id]
            let copy = scene.item(id, of: use)
            scene.items[copy].setAttributes(item.attributes.moved(by: attributes), item.written)
            scene.items[copy].body = item.body.moved(by: statements)
            scene.items[copy].count = item.count.map { $0 + quantities }
            scene.items[copy].setWeight(of: item, in: depthOfBlocks)
            if let title = component.scene.interpolations[id] { scene.interpolations[copy] = relocated(title) }
            scene.items[copy].layout = item.layout.map { layout in
                ItemLayout(
                    horizontal: layout.horizontal.map { $0.moved(by: quantities) },
                    vertical: layout.vertical.map { $0.moved(by: quantities) })
            }
            guard let inner = item.use, let outer = scene.items[copy].use else { continue }
            scene.uses[outer].depth = component.scene.uses[inner].depth + depth
            scene.uses[outer].layers[0] = relocated(component.scene.uses[inner].layers[0], in: &scene)
        }
    }

    /// Completes the layers of the use: the component's own, then the layers of the components that it is based on.
    private func addLayers(to scene: inout BoundScene) {
        let view = component.view
        scene.uses[use].layers[0].attributes = view.attributes.moved(by: attributes)
        scene.uses[use].layers[0].body = view.body.moved(by: statements)
        if let base = view.use, !component.hasTooManyParameters {
            for layer in component.scene.uses[base].layers {
                scene.uses[use].layers.append(relocated(layer, in: &scene))
            }
        }
        let item = scene.uses[use].item
        scene.items[item].contents.formUnion(view.contents)
        if let title = component.scene.interpolations[BoundComponent.view], !scene.hasOwnTitle(item) {
            scene.interpolations[item] = relocated(title)
        }
    }

    private func relocated(_ layer: ComponentLayer, in scene: inout BoundScene) -> ComponentLayer {
        var copy = layer
        copy.values = layer.values.map { relocated($0) }
        if !layer.texts.isEmpty { copy.texts = layer.texts.mapValues { relocated($0) } }
        for (index, path) in layer.views.enumerated() {
            if let path { copy.views[index] = relocated(path, in: &scene) }
        }
        copy.attributes = layer.attributes.moved(by: attributes)
        copy.body = layer.body.moved(by: statements)
        return copy
    }

    private func relocated(_ expression: Expression) -> Expression {
        expression.relocated(depth: depth, edges: UInt32(clamping: edges))
    }

    private func relocated(_ text: [TextInsertion]) -> [TextInsertion] {
        text.map { TextInsertion(value: relocated($0.value), type: $0.type, range: $0.range) }
    }

    private func relocated(_ attribute: BoundAttribute) -> BoundAttribute {
        var copy = attribute
        copy.treeIndex = treeIndices[Int(attribute.treeIndex)]
        switch attribute.value {
        case .flag(let condition): copy.value = .flag(relocated(condition))
        case .numbers(let start, let count):
            copy.value = .numbers(from: start + UInt32(clamping: quantities), count: count)
        case .link(let path): copy.value = .link(path + UInt32(clamping: paths))
        case .links(let start, let count): copy.value = .links(from: start + UInt32(clamping: paths), count: count)
        case .choice, .color: break
        }
        return copy
    }

    private func relocated(_ condition: Condition) -> Condition {
        if case .computed(let index) = condition { .computed(index + UInt32(clamping: expressions)) } else { condition }
    }

    private func relocated(_ edge: EdgeReference, in scene: inout BoundScene) -> EdgeReference {
        let target: EdgeReference.Target =
            switch edge.target {
            case .superview: .superview
            case .ancestor(let item): .ancestor(scene.item(item, of: use))
            case .sibling(let name): .sibling(scene.name(name, of: use))
            }
        return EdgeReference(target: target, edge: edge.edge, isInFrame: edge.isInFrame, range: edge.range)
    }

    private func relocated(_ path: BoundPath, in scene: inout BoundScene) -> BoundPath {
        var copy = path
        if case .argument(let index) = path.target {
            // Without a view, the use has an error.
            guard index < scene.uses[use].layers[0].views.count, let view = scene.uses[use].layers[0].views[index]
            else { return copy }
            copy.target = view.target
            copy.selections = view.selections
            return copy
        }
        let outer = scene.repetitionLists[scene.items[scene.uses[use].item].repetitions].count
        copy.selections = [BoundPath.Selection](repeating: .same, count: outer)
        copy.selections += path.selections.map { relocated($0) }
        switch path.target {
        case .root, .argument: break
        case .name(let name): copy.target = .name(scene.name(name, of: use))
        case .content(let name): copy.target = .content(of: scene.name(name, of: use))
        case .cell(let item): copy.target = .cell(of: scene.item(item, of: use))
        case .cellContent(let item): copy.target = .cellContent(of: scene.item(item, of: use))
        }
        return copy
    }

    private func relocated(_ selection: BoundPath.Selection) -> BoundPath.Selection {
        switch selection {
        case .same: .same
        case .instance(let index): .instance(index.relocated(by: expressions))
        case .cell(let section, let index):
            .cell(section: section?.relocated(by: expressions), index: index.relocated(by: expressions))
        }
    }

    private func relocated(_ override: BoundOverride, in scene: inout BoundScene) -> BoundOverride {
        var copy = override
        copy.treeIndex = treeIndices[Int(override.treeIndex)]
        for (index, rule) in override.rules.enumerated() {
            copy.rules[index].form = relocated(rule.form, in: &scene)
            for (number, effect) in rule.effects.enumerated() {
                copy.rules[index].effects[number].view = effect.view.map { relocated($0, in: &scene) }
                copy.rules[index].effects[number].attributes = effect.attributes.moved(by: attributes)
            }
        }
        return copy
    }

    private func relocated(_ form: BoundRule.Form, in scene: inout BoundScene) -> BoundRule.Form {
        switch form {
        case .claim(let paths): .claim(relocated(paths, in: &scene))
        case .ask(let path): .ask(relocated(path, in: &scene))
        case .yield(let paths): .yield(relocated(paths, in: &scene))
        case .delegate(let path): .delegate(relocated(path, in: &scene))
        case .forward(let path): .forward(relocated(path, in: &scene))
        case .return(let path): .return(relocated(path, in: &scene))
        case .when(let paths): .when(relocated(paths, in: &scene))
        case .unless(let paths): .unless(relocated(paths, in: &scene))
        case .none, .super, .pass: form
        }
    }

    private func relocated(_ paths: [BoundPath], in scene: inout BoundScene) -> [BoundPath] {
        var copies: [BoundPath] = []
        for path in paths { copies.append(relocated(path, in: &scene)) }
        return copies
    }

    private func relocated(_ statement: BoundStatement, in scene: inout BoundScene) -> BoundStatement {
        switch statement {
        case .item(let item): .item(scene.item(item, of: use))
        case .attributes(let line, let followsConstant):
            .attributes(line.moved(by: attributes), followsConstant: followsConstant)
        case .condition(let end): .condition(end: end + statements)
        case .branch(let condition, let end): .branch(condition.map { relocated($0) }, end: end + statements)
        case .constants: statement
        case .constant(let value, let range): .constant(relocated(value), range)
        case .hitTest(let index): .hitTest(index + overrides)
        }
    }
}

extension BoundScene {
    /// Returns whether the item has a value after its kind, so that it doesn't have the title of its component.
    fileprivate func hasOwnTitle(_ id: ItemID) -> Bool {
        !ItemSyntax(tree: tree(items[id].treeIndex), node: items[id].node).values.isEmpty
    }
}

extension Range<Int> {
    /// Returns the range `distance` further on.
    fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}

extension Distance {
    /// Returns the distance with its number `count` further on.
    fileprivate func moved(by count: Int) -> Distance {
        quantity < Self.firstSpecial ? Distance(quantity + UInt32(clamping: count)) : self
    }
}
