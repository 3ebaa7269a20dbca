/// A word that describes a part of a partition.
///
/// One or more words describe a part. They list its views front to back, up to a final one that covers the part; or say
/// that it has none; or say how the part is cut, see ``PartitionTree``.
struct PartitionWord: Equatable, Sendable {
    /// From the lowest bit: 32 bits for the view's box, 28 for the index, 4 for the kind.
    private var bits: UInt64

    enum Kind: UInt8 {
        /// A view, with its effect on the point as in ``IndexedView/Kind``, which has the same raw values.
        case plain, overridden, overriddenMaybeNil, asked
        /// No further view is in the part.
        case nothing
        /// The part is cut into cells.
        case grid
        /// The words are elsewhere.
        case elsewhere
    }

    /// The limit for indices of views, words and grids.
    static let limit = 1 << 28

    private init(_ kind: Kind, _ index: Int, _ box: CellBox) {
        bits = UInt64(kind.rawValue) << 60 | UInt64(index & (Self.limit - 1)) << 32 | UInt64(box.bits)
    }

    /// Creates a word without a view.
    init(_ kind: Kind, _ index: Int = 0) {
        self.init(kind, index, .full)
    }

    /// Creates the word of a view with an unknown box.
    init(_ view: IndexedView) {
        self.init(Kind(rawValue: view.kind.rawValue) ?? .asked, Int(view.view.index), .unknown)
    }

    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits >> 60)) ?? .nothing }

    /// The index of the view or grid, or of the words it points to.
    var index: Int {
        get { Int(bits >> 32) & (Self.limit - 1) }
        set { self = PartitionWord(kind, newValue, box) }
    }

    var box: CellBox {
        get { CellBox(bits: UInt32(truncatingIfNeeded: bits)) }
        set { self = PartitionWord(kind, index, newValue) }
    }

    /// The view and its effect on a point, or `nil` if the word isn't a view.
    var view: (view: ViewID, kind: IndexedView.Kind)? {
        IndexedView.Kind(rawValue: kind.rawValue).map { (ViewID(index: index), $0) }
    }

    /// Whether it is a view that ends the search for every point in its box.
    var isFinal: Bool { kind == .plain || kind == .overridden }

    /// Whether no view behind it can be reached at any point of the cell.
    var closesCell: Bool { box == .full && isFinal }
}
