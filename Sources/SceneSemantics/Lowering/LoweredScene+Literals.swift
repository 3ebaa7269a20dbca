import SceneRuntime
import SceneSyntax
import SceneText

/// Which values of attributes are written as literals.
extension LoweredScene {
    /// Returns whether `attribute` of `view` is written without an expression, so that all instances share its value.
    public func isLiteral(_ attribute: Attribute, of view: ViewID) -> Bool {
        guard let written = instances.records.attribute(attribute, of: view, in: tree, boundScene) else { return false }
        return boundScene.tree(written.treeIndex).isLiteral(written.node)
    }

    /// Returns the last number of a layout attribute in the statement of `view`: the height of a `frame` or `size`, or
    /// the only number of the others. Returns `nil` if that isn't a number without a unit.
    public func lastNumber(ofLayout attribute: Attribute, of view: ViewID) -> SyntaxTree.PlainNumber? {
        guard let item = origins[Int(view.index)].item,
            let written = boundScene.attributes(of: boundScene.items[item]).last(where: { $0.attribute == attribute }),
            var number = boundScene.tree(written.treeIndex).lastNumber(in: written.node)
        else { return nil }
        number.range = boundScene.placed(number.range, of: item)
        return number
    }
}

extension SyntaxTree {
    /// Returns whether the values of an attribute, or those of an item before its attributes, have no expression.
    fileprivate func isLiteral(_ node: NodeID) -> Bool {
        var values = siblings(in: node)
        while let value = values.nextValue(in: self) {
            var part = value
            while part < nodeAfter(value) {
                if kind(part) == .parenthesized { return false }
                part = part.next
            }
        }
        return true
    }

    /// Returns the last number of an attribute, or of an item before its attributes.
    fileprivate func lastNumber(in node: NodeID) -> PlainNumber? {
        var (values, last) = (siblings(in: node), NodeID?.none)
        while let value = values.nextValue(in: self) { last = value }
        guard let last else { return nil }
        return (sides(of: last)?.second ?? singleLength(of: last)).flatMap { plainNumber($0) }
    }
}
