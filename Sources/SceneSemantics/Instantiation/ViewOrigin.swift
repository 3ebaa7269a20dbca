/// The origin of a view in a lowered scene.
struct ViewOrigin {
    private let itemIndex: OptionalIndex
    private let nameIndex: OptionalIndex
    private let sectionIndex: OptionalIndex
    /// The instance that contains it.
    private(set) var instance: InstanceID
    /// The component that it is a use of, as a number in ``ViewRecords/components``; 0 if it is none.
    var component: Int32 = 0
    /// Its number among the unnamed views of its kind or component in one parent, from 1.
    var ordinal: Int32 = 0
    /// Whether it is the header or footer of a table or section.
    let isSupplement: Bool

    /// The item it was created from, or `nil` for an empty cell and for content views without a statement.
    var item: ItemID? { itemIndex.value }
    var name: NameID? { nameIndex.value }
    /// The section whose header or footer it is, or `nil` for a table's own and for any other view.
    var section: Int? { sectionIndex.value }

    /// Creates the origin of a view of `item` in `instance`.
    init(item: ItemID?, instance: InstanceID, name: NameID? = nil) {
        itemIndex = OptionalIndex(item)
        nameIndex = OptionalIndex(name)
        sectionIndex = OptionalIndex()
        self.instance = instance
        isSupplement = false
    }

    /// Returns the origin of the same view in another instance.
    func inInstance(_ instance: InstanceID) -> ViewOrigin {
        var origin = self
        origin.instance = instance
        return origin
    }

    /// Creates the origin of the header or footer `item` of `section`, or of the table if that is `nil`.
    init(supplement item: ItemID, of section: Int?, instance: InstanceID, name: NameID?) {
        itemIndex = OptionalIndex(item)
        nameIndex = OptionalIndex(name)
        sectionIndex = OptionalIndex(section)
        self.instance = instance
        isSupplement = true
    }
}
