/// Where a view of a lowered scene comes from.
struct ViewOrigin {
    private let itemIndex: OptionalIndex
    private let nameIndex: OptionalIndex
    private let sectionIndex: OptionalIndex
    /// The copy that it belongs to.
    private(set) var copy: InstanceID
    /// Which of the unnamed views of its kind below one parent it is, from 1.
    var ordinal: Int32 = 0
    /// Whether it is the header or footer of a table, or of a section.
    let isSupplement: Bool

    /// The item that it was made from; `nil` for an empty cell and for content views without a statement.
    var item: ItemID? { itemIndex.value }
    /// The Name that it bears.
    var name: NameID? { nameIndex.value }
    /// The section that it is the header or footer of; `nil` for a table's own and for any other view.
    var section: Int? { sectionIndex.value }

    /// The origin of a view of `item` in `copy`.
    init(item: ItemID?, copy: InstanceID, name: NameID? = nil) {
        itemIndex = OptionalIndex(item)
        nameIndex = OptionalIndex(name)
        sectionIndex = OptionalIndex()
        self.copy = copy
        isSupplement = false
    }

    /// The origin of the same view in another copy.
    func inInstance(_ copy: InstanceID) -> ViewOrigin {
        var origin = self
        origin.copy = copy
        return origin
    }

    /// The origin of the header or footer `item` of `section`, or of the table where that is `nil`.
    init(supplement item: ItemID, of section: Int?, copy: InstanceID, name: NameID?) {
        itemIndex = OptionalIndex(item)
        nameIndex = OptionalIndex(name)
        sectionIndex = OptionalIndex(section)
        self.copy = copy
        isSupplement = true
    }
}
