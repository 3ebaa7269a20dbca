/// Where a view of a lowered scene comes from.
struct ViewOrigin {
    /// The item that it was made from; `nil` for an empty cell and for content views without a statement.
    var item: ItemID?
    /// The copy that it belongs to.
    var copy: CopyID
    /// Which of the unnamed views of its kind below one parent it is, from 1.
    var ordinal = 0
    /// The Name that it bears.
    var name: NameID?
    /// The section that it is the header or footer of, or ``wholeTable``; `nil` for any other view.
    var section: Int?

    /// The origin of a view of `item` in `copy`.
    init(item: ItemID?, copy: CopyID, name: NameID? = nil) {
        self.item = item
        self.copy = copy
        self.name = name
    }

    /// The section of a table's own header or footer.
    static let wholeTable = -1
}
