import SceneSyntax
import SceneText

/// Finds lines of attributes that apply to every instance.
struct AttributeHoister {
    let tree: SyntaxTree

    /// Moves such lines from the block of the item to the item itself.
    func hoistAttributes(of id: ItemID, _ context: inout BindingContext) {
        guard context.scene.items[id].contents.contains(.attributes) else { return }
        var item = context.scene.items[id]
        let onLine = item.attributes
        item.attributes = context.scene.attributes.count..<context.scene.attributes.count + onLine.count
        for index in onLine { context.scene.attributes.append(context.scene.attributes[index]) }
        item.contents.remove(.attributes)
        var endOfCondition = item.body.lowerBound
        var next = item.body.lowerBound
        while next < item.body.upperBound {
            let statement = next
            next += 1
            switch context.scene.statements[statement] {
            case .item(let inner): next = max(next, context.scene.items[inner].body.upperBound)
            case .condition(let end): endOfCondition = max(endOfCondition, end)
            case .attributes(let line, let followsConstant):
                if statement >= endOfCondition, !followsConstant {
                    for index in line { hoist(context.scene.attributes[index], to: &item, &context) }
                    context.scene.statements[statement] = .attributes(0..<0, followsConstant: false)
                    continue
                }
                if statement >= endOfCondition { reportRepeated(line, on: item, &context) }
                item.contents.insert(.attributes)
                if line.contains(where: { context.scene.attributes[$0].attribute.isLayout }) {
                    item.contents.insert(.layout)
                }
            default: break
            }
        }
        context.scene.items[id] = item
    }

    /// Adds the attribute to the attributes of `item`, which are at the end of the bound scene's list.
    private func hoist(_ attribute: BoundAttribute, to item: inout BoundItem, _ context: inout BindingContext) {
        if let first = written(attribute.attribute, on: item, context) {
            return context.report(.repeatedAttribute(attribute, first: first, in: tree))
        }
        context.scene.attributes.append(attribute)
        item.written.insert(attribute.attribute)
        item.attributes = item.attributes.lowerBound..<context.scene.attributes.count
    }

    /// Reports the attributes of `line` that `item` already has in every instance.
    private func reportRepeated(_ line: Range<Int>, on item: BoundItem, _ context: inout BindingContext) {
        for index in line {
            let attribute = context.scene.attributes[index]
            guard let first = written(attribute.attribute, on: item, context) else { continue }
            context.report(.repeatedAttribute(attribute, first: first, in: tree))
        }
    }

    /// Returns the attribute of `item` that rules out another one of the same name.
    private func written(_ attribute: Attribute, on item: BoundItem, _ context: borrowing BindingContext)
        -> BoundAttribute?
    {
        guard !attribute.isRepeatable, item.written.contains(attribute) else { return nil }
        return context.scene.attributes(of: item).first { $0.attribute == attribute }
    }
}
