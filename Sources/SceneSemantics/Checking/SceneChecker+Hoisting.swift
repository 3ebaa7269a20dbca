import SceneSyntax
import SceneText

/// Finds lines of attributes that apply to every instance.
extension SceneChecker {
    /// Moves such lines from the block of the item to the item itself.
    mutating func hoistAttributes(of id: ItemID) {
        guard boundScene.items[id].contents.contains(.attributes) else { return }
        var item = boundScene.items[id]
        let onLine = item.attributes
        item.attributes = boundScene.attributes.count..<boundScene.attributes.count + onLine.count
        for index in onLine { boundScene.attributes.append(boundScene.attributes[index]) }
        item.contents.remove(.attributes)
        var endOfCondition = item.body.lowerBound
        var next = item.body.lowerBound
        while next < item.body.upperBound {
            let statement = next
            next += 1
            switch boundScene.statements[statement] {
            case .item(let inner): next = max(next, boundScene.items[inner].body.upperBound)
            case .condition(let end): endOfCondition = max(endOfCondition, end)
            case .attributes(let line, let followsConstant):
                if statement >= endOfCondition, !followsConstant {
                    for index in line { hoist(boundScene.attributes[index], to: &item) }
                    boundScene.statements[statement] = .attributes(0..<0, followsConstant: false)
                    continue
                }
                if statement >= endOfCondition { reportRepeated(line, on: item) }
                item.contents.insert(.attributes)
                if line.contains(where: { boundScene.attributes[$0].attribute.isLayout }) {
                    item.contents.insert(.layout)
                }
            default: break
            }
        }
        boundScene.items[id] = item
    }

    /// Adds the attribute to those of `item`, which are at the end of the bound scene's list.
    private mutating func hoist(_ attribute: BoundAttribute, to item: inout BoundItem) {
        if let first = written(attribute.attribute, on: item) {
            report(.repeatedAttribute(attribute, first: first, in: tree))
            return
        }
        boundScene.attributes.append(attribute)
        item.written.insert(attribute.attribute)
        item.attributes = item.attributes.lowerBound..<boundScene.attributes.count
    }

    /// Reports the attributes of `line` that `item` already has in every instance.
    private mutating func reportRepeated(_ line: Range<Int>, on item: BoundItem) {
        for index in line {
            let attribute = boundScene.attributes[index]
            guard let first = written(attribute.attribute, on: item) else { continue }
            report(.repeatedAttribute(attribute, first: first, in: tree))
        }
    }

    /// Returns the attribute of `item` that rules out another one of the same name.
    private func written(_ attribute: Attribute, on item: BoundItem) -> BoundAttribute? {
        guard !attribute.isRepeatable, item.written.contains(attribute) else { return nil }
        return boundScene.attributes(of: item).first { $0.attribute == attribute }
    }
}
