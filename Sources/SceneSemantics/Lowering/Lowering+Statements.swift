import SceneSyntax
import SceneText

/// Deciding conditions and writing out repeats.
extension Lowering {
    /// What of `body` stands in one copy, with the attributes of the item it belongs to before it.
    mutating func activate(
        _ body: [StatementTemplate], of attributes: [BoundAttribute] = [], _ environment: LoweringEnvironment
    ) -> ActiveStatements {
        var active = ActiveStatements()
        for attribute in attributes {
            active.attributes.append(.init(bound: attribute, environment: environment))
        }
        var environment = environment
        collect(body, &environment, into: &active)
        return active
    }

    private mutating func collect(
        _ body: [StatementTemplate], _ environment: inout LoweringEnvironment, into active: inout ActiveStatements
    ) {
        for statement in body {
            if isExhausted { return }
            switch statement {
            case .constant(let constant):
                set(constant, &environment)
            case .attributes(let attributes):
                for attribute in attributes { add(attribute, environment, to: &active) }
            case .hitTest(let rules, _):
                active.overrides.append(.init(rules: rules, environment: environment))
            case .condition(let branches):
                let holds = branches.first { ($0.condition?.value(environment.values) ?? 1) != 0 }
                guard let holds else { continue }
                var inner = environment
                collect(holds.body, &inner, into: &active)
            case .item(let id):
                if template.items[id].kind == .repeat {
                    writeOut(id, environment, into: &active)
                } else {
                    active.items.append(.init(id: id, environment: environment))
                }
            }
        }
    }

    /// Gives the slot of a `let` its value.
    mutating func set(_ constant: Constant, _ environment: inout LoweringEnvironment) {
        let value = constant.value.value(environment.values)
        if let problem = NumberProblem(
            value, in: -Vocabulary.largestCoordinate...Vocabulary.largestCoordinate, isWhole: false)
        {
            report(.number(problem, at: constant.range))
        }
        environment.values[constant.slot] = value
    }

    private mutating func add(
        _ attribute: BoundAttribute, _ environment: LoweringEnvironment, to active: inout ActiveStatements
    ) {
        let isRepeatable = attribute.attribute.isRepeatable
        let first = isRepeatable ? nil : active.attributes.first { $0.bound.attribute == attribute.attribute }
        if let first {
            report(.repeatedAttribute(attribute, first: first.bound.range, in: syntax.source))
        } else {
            active.attributes.append(.init(bound: attribute, environment: environment))
        }
    }

    private mutating func writeOut(
        _ id: ItemID, _ environment: LoweringEnvironment, into active: inout ActiveStatements
    ) {
        let item = template.items[id]
        guard let quantity = item.count else { return }
        let count = count(quantity, environment)
        repeatCounts[Counted(copy: environment.copy, item: id)] = count
        guard spend(count, at: item.header) else { return }
        for index in 0..<count {
            if isExhausted { return }
            var inner = environment
            inner.copy = copies.add(.repeat(id), .init(index), in: environment.copy)
            if let slot = item.indexSlot { inner.values[slot] = Double(index) }
            collect(item.body, &inner, into: &active)
        }
    }
}
