import SceneSyntax
import SceneText

/// Lines of attributes that hold in every copy.
extension SceneChecker {
    /// Moves the lines of attributes that hold in every case to the item that they belong to.
    mutating func hoistAttributes(of id: ItemID) {
        guard template.items[id].contents.contains(.attributes) else { return }
        var item = template.items[id]
        let onLine = item.attributes
        item.attributes = template.attributes.count..<template.attributes.count + onLine.count
        for index in onLine { template.attributes.append(template.attributes[index]) }
        item.contents.remove(.attributes)
        var endOfCondition = item.body.lowerBound
        var next = item.body.lowerBound
        while next < item.body.upperBound {
            let statement = next
            next += 1
            switch template.statements[statement] {
            case .item(let inner): next = max(next, template.items[inner].body.upperBound)
            case .condition(let end): endOfCondition = max(endOfCondition, end)
            case .attributes(let line, let isBehindConstant):
                if statement >= endOfCondition, !isBehindConstant {
                    for index in line { hoist(template.attributes[index], to: &item) }
                    template.statements[statement] = .attributes(0..<0, isBehindConstant: false)
                    continue
                }
                if statement >= endOfCondition { reportRepeated(line, on: item) }
                item.contents.insert(.attributes)
                if line.contains(where: { template.attributes[$0].attribute.isLayout }) {
                    item.contents.insert(.layout)
                }
            default: break
            }
        }
        template.items[id] = item
    }

    /// Adds the attribute to those that `item` has in every copy, which stand at the end of the template's.
    private mutating func hoist(_ attribute: BoundAttribute, to item: inout ItemTemplate) {
        if let first = written(attribute.attribute, on: item) {
            report(.repeatedAttribute(attribute, first: first, in: tree))
            return
        }
        template.attributes.append(attribute)
        item.written.insert(attribute.attribute)
        item.attributes = item.attributes.lowerBound..<template.attributes.count
    }

    /// Reports the attributes of `line` that `item` has in every copy.
    private mutating func reportRepeated(_ line: Range<Int>, on item: ItemTemplate) {
        for index in line {
            let attribute = template.attributes[index]
            guard let first = written(attribute.attribute, on: item) else { continue }
            report(.repeatedAttribute(attribute, first: first, in: tree))
        }
    }

    /// The attribute that keeps `item` from having another one of the same word.
    private func written(_ attribute: Attribute, on item: ItemTemplate) -> BoundAttribute? {
        guard !attribute.isRepeatable, item.written.contains(attribute) else { return nil }
        return template.attributes(of: item).first { $0.attribute == attribute }
    }
}
