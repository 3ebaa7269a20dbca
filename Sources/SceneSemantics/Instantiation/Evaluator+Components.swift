import SceneSyntax
import SceneText

/// Evaluates uses of components.
extension Evaluator {
    /// Evaluates the attributes and blocks of a component and of the item that uses it, in one instance.
    mutating func evaluate(_ item: BoundItem, _ use: Int, in outer: EnvironmentID) -> EvaluatedBlock {
        var block = emptyBlock
        let valueCount = boundScene.uses[use].layers.reduce(0) { $0 + $1.values.count }
        if !state.budget.spendValues(valueCount) {
            report(.tooManyViews(state.budget.limit, at: boundScene.header(of: item)), at: item)
        }
        let weight = boundScene.uses[use].layers.reduce(0) { $0 + $1.component.weight - 1 }
        if weight > 0 { _ = spendItems(weight, on: item) }
        block.environment = environment(of: use, in: outer)
        let around = layer
        let layers = boundScene.uses[use].layers
        for (number, index) in layers.indices.reversed().enumerated() {
            layer = Int32(clamping: number)
            add(layers[index].attributes, layers[index].body, to: &block)
        }
        layer = Int32(clamping: layers.count)
        add(item.attributes, item.body, to: &block)
        layer = around
        leaveOutReplaced(from: &block)
        block.items = block.items.lowerBound..<items.count
        block.instanceAttributes = block.instanceAttributes.lowerBound..<attributes.count
        return block
    }

    /// Adds an environment for the parameters of each component, the innermost component's last.
    private mutating func environment(of use: Int, in outer: EnvironmentID) -> EnvironmentID {
        var environment = outer
        for layer in boundScene.uses[use].layers {
            if !layer.texts.isEmpty {
                for (_, text) in layer.texts.sorted(by: { $0.key < $1.key }) { check(text, environment) }
            }
            let inner = state.environments.add(in: environment, use: use, count: layer.values.count)
            for (index, value) in layer.values.enumerated() {
                state.environments.set(index, of: inner, to: value.value(state.environments, in: environment))
            }
            environment = inner
        }
        return environment
    }

    private mutating func add(_ line: Range<Int>, _ body: Range<Int>, to block: inout EvaluatedBlock) {
        for index in line {
            block.written.insert(boundScene.attributes[index].attribute)
            attributes.append(EvaluatedAttribute(index: index, environment: block.environment, layer: layer))
        }
        collect(body, block.environment, into: &block)
    }

    /// Removes the attributes that a later layer writes again. Layout attributes complete one another.
    private mutating func leaveOutReplaced(from block: inout EvaluatedBlock) {
        var kept: [EvaluatedAttribute] = []
        var (later, current) = (AttributeSet(), AttributeSet())
        var number = layer
        for index in (block.instanceAttributes.lowerBound..<attributes.count).reversed() {
            let evaluated = attributes[index]
            if evaluated.layer != number {
                later.formUnion(current)
                number = evaluated.layer
            }
            let attribute = boundScene.attributes[evaluated.index].attribute
            let isReplaced =
                attribute.isTransform
                ? later.contains(.transform) || attribute == .transform && !later.isDisjoint(with: Self.transforms)
                : later.contains(attribute) && (!attribute.isLayout || attribute == .customSpacing)
            // A `transform` that a later layer replaces has replaced the transforms of the layers before it.
            current.insert(attribute)
            if !isReplaced { kept.append(evaluated) }
        }
        if kept.count == attributes.count - block.instanceAttributes.lowerBound { return }
        attributes.truncate(to: block.instanceAttributes.lowerBound)
        for evaluated in kept.reversed() { attributes.append(evaluated) }
    }

    private static let transforms = AttributeSet([.rotate, .scale, .translate])
}

extension BoundScene {
    /// Returns `diagnostic`, which is in the component of `use`, at the use that is written in the scene.
    func atUse(_ diagnostic: Diagnostic, _ use: Int?) -> Diagnostic {
        guard var use else { return diagnostic }
        // The finding may be about what the use itself gives.
        if tree(0).range(node).contains(diagnostic.range) { return diagnostic }
        var copy = diagnostic
        var range = diagnostic.range
        copy.fixes = []
        while true {
            copy = copy.with("in the component `\(uses[use].component.word)`", at: range)
            range = header(of: items[uses[use].item])
            copy.range = range
            guard let outer = items[uses[use].item].owner.value else { return copy }
            use = outer
        }
    }
}
