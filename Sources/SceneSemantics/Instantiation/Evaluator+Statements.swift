import SceneSyntax
import SceneText

/// Decides conditions and expands repeats.
extension Evaluator {
    /// Evaluates the block and attributes of `item` in one instance.
    ///
    /// Discard the block once you have created everything in it.
    mutating func evaluate(_ item: BoundItem, in environment: EnvironmentID) -> EvaluatedBlock {
        if let use = item.use { return evaluate(item, use, in: environment) }
        var block = evaluateLine(of: item, in: environment)
        evaluate(item.body, item.contents, in: &block)
        return block
    }

    /// Evaluates the block of `item` in one instance, without its attributes.
    mutating func evaluateBody(of item: BoundItem, in environment: EnvironmentID) -> EvaluatedBlock {
        var block = emptyBlock
        block.environment = environment
        evaluate(item.body, item.contents, in: &block)
        return block
    }

    /// Evaluates the attributes of `item` in one instance, without its block.
    func evaluateLine(of item: BoundItem, in environment: EnvironmentID) -> EvaluatedBlock {
        var block = emptyBlock
        block.line = item.attributes
        block.environment = environment
        block.written = item.written
        return block
    }

    /// Adds the statements of `body` to `block`, which must be the innermost one. `contents` says which statements the
    /// body has.
    private mutating func evaluate(_ body: Range<Int>, _ contents: BlockContents, in block: inout EvaluatedBlock) {
        if body.isEmpty { return }
        if contents.isSubset(of: .recognizers) {
            collectItems(body, block.environment)
        } else {
            collect(body, block.environment, into: &block)
        }
        block.items = block.items.lowerBound..<items.count
        block.instanceAttributes = block.instanceAttributes.lowerBound..<attributes.count
    }

    var emptyBlock: EvaluatedBlock {
        EvaluatedBlock(items: items.count..<items.count, instanceAttributes: attributes.count..<attributes.count)
    }

    /// Removes the contents of `block`, and of all blocks after it.
    mutating func discard(_ block: EvaluatedBlock) {
        items.truncate(to: block.items.lowerBound)
        attributes.truncate(to: block.instanceAttributes.lowerBound)
    }

    /// Collects the items of a body without conditions or other statements.
    private mutating func collectItems(_ body: Range<Int>, _ environment: EnvironmentID) {
        var next = body.lowerBound
        while next < body.upperBound {
            let statement = next
            next += 1
            if case .item(let id) = boundScene.statements[statement] {
                let item = boundScene.items[id]
                guard spendItem(item) else { return }
                items.append(EvaluatedItem(id: id, environment: environment))
                next = max(next, item.body.upperBound)
            }
        }
    }

    mutating func collect(_ body: Range<Int>, _ outer: EnvironmentID, into block: inout EvaluatedBlock) {
        var environment = outer
        var constant = 0
        var next = body.lowerBound
        while next < body.upperBound {
            if isExhausted { return }
            let statement = next
            next += 1
            switch boundScene.statements[statement] {
            case .item(let id):
                let item = boundScene.items[id]
                if item.kind == .repeat {
                    expand(id, item, environment, into: &block)
                } else {
                    guard spendItem(item) else { return }
                    items.append(EvaluatedItem(id: id, environment: environment))
                }
                next = max(next, item.body.upperBound)
            case .constants(let count):
                if !state.budget.spendValues(count) {
                    if case .constant(_, let range) = boundScene.statements[next] {
                        report(.tooManyViews(state.budget.limit, at: range), in: outer)
                    }
                    return
                }
                environment = state.environments.add(in: outer, count: count)
            case .constant(let value, let range):
                state.environments.set(
                    constant, of: environment,
                    to: checked(value.value(state.environments, in: environment), at: range, in: environment))
                constant += 1
            case .attributes(let line, _):
                for index in line { add(index, environment, to: &block) }
            case .hitTest(let index):
                if block.override == nil { block.override = EvaluatedOverride(index: index, environment: environment) }
            case .condition(let end):
                choose(statement + 1..<end, environment, into: &block)
                next = end
            case .branch(_, let end): next = end
            }
        }
    }

    /// Collects the statements of the first of `branches` whose condition is true.
    private mutating func choose(_ branches: Range<Int>, _ environment: EnvironmentID, into block: inout EvaluatedBlock)
    {
        var next = branches.lowerBound
        while next < branches.upperBound, case .branch(let condition, let end) = boundScene.statements[next] {
            if condition.map({ isTrue($0, in: environment) }) ?? true {
                collect(next + 1..<end, environment, into: &block)
                return
            }
            next = end
        }
    }

    /// Returns the value of a `let`, and reports it at `range` if it isn't a number.
    private mutating func checked(_ value: Double, at range: SourceRange, in environment: EnvironmentID) -> Double {
        if let problem = NumberProblem(value, in: Schema.anyNumber, isWhole: false) {
            report(.number(problem, at: range), in: environment)
        }
        return value
    }

    private mutating func add(_ index: Int, _ environment: EnvironmentID, to block: inout EvaluatedBlock) {
        let attribute = boundScene.attributes[index]
        if !attribute.attribute.isRepeatable, let first = find(attribute.attribute, upToNowIn: block),
            first.layer == layer
        {
            report(
                .repeatedAttribute(
                    attribute, first: boundScene.attributes[first.index], in: boundScene.tree(attribute.treeIndex)),
                in: environment)
        } else {
            block.written.insert(attribute.attribute)
            attributes.append(EvaluatedAttribute(index: index, environment: environment, layer: layer))
        }
    }

    /// Returns the attribute of `block`, which is still being collected, or `nil` if it hasn't been added yet.
    private func find(_ attribute: Attribute, upToNowIn block: EvaluatedBlock) -> EvaluatedAttribute? {
        var block = block
        block.instanceAttributes = block.instanceAttributes.lowerBound..<attributes.count
        return find(attribute, in: block)
    }

    private mutating func expand(
        _ id: ItemID, _ item: BoundItem, _ environment: EnvironmentID, into block: inout EvaluatedBlock
    ) {
        guard let quantity = item.count else { return }
        let count = count(boundScene.quantities[quantity], environment)
        let instance = state.environments.instance(of: environment)
        guard spendInstances(count, on: item) else { return }
        let first = state.instances.addRun(of: id, count: count, in: instance)
        for index in 0..<count {
            if isExhausted { return }
            // Most blocks are short, and then only what is in them counts.
            if item.weight > 1, !spendItem(item) { return }
            let inner = state.environments.add(
                in: environment, instance: first + InstanceID(clamping: index), Double(index))
            collect(item.body, inner, into: &block)
        }
    }
}
