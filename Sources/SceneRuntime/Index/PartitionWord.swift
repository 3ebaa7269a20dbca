/// One of the words that say what is in front in a part of a partition.
///
/// What a part is stands in one or more words: the views in it, those in front first, up to one that covers all of it and has
/// the last word; or that there is none; or how the part is cut, which is told in ``PartitionTree``.
struct PartitionWord: Equatable, Sendable {
    /// From the lowest bit: 32 for the view's box, 28 for what the word is about, 4 for the kind.
    private var bits: UInt64

    /// What a word is.
    enum Kind: UInt8 {
        /// A view; what becomes of the point is as in ``IndexedView/Kind``.
        case plain, ruled, maybeRuled, asked
        /// No further view reaches into the part.
        case nothing
        /// So many of the next words are about views that all lie in this one's box.
        case group
        /// The part is cut at an x, which is the next word; its smaller half follows, its larger one is elsewhere.
        case cutAcross
        /// The same with a y.
        case cutAlong
        /// The part is cut into cells.
        case grid
        /// The words are elsewhere.
        case elsewhere
    }

    /// How many views, words or grids can be told apart.
    static let limit = 1 << 28

    private init(_ kind: Kind, _ index: Int, _ box: CellBox) {
        bits = UInt64(kind.rawValue) << 60 | UInt64(index & (Self.limit - 1)) << 32 | UInt64(box.bits)
    }

    /// A word that is about no view.
    init(_ kind: Kind, _ index: Int = 0) {
        self.init(kind, index, .full)
    }

    /// A word that is about the views of `views`.
    init(group views: ArraySlice<PartitionWord>) {
        let box = views.reduce(views.first?.box ?? .full) { $0.united(with: $1.box) }
        self.init(.group, views.count, box)
    }

    /// A view of whose place nothing is known.
    init(_ view: IndexedView) {
        let kind: Kind =
            switch view.kind {
            case .plain: .plain
            case .ruled: .ruled
            case .maybeRuled: .maybeRuled
            case .asked: .asked
            }
        self.init(kind, Int(view.view.index), .unknown)
    }

    /// A word that is the coordinate of a cut.
    init(coordinate: Double) { bits = coordinate.bitPattern }

    /// The coordinate that it is.
    var coordinate: Double { Double(bitPattern: bits) }

    /// What it is.
    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits >> 60)) ?? .nothing }

    /// The index of the view or grid, or where the words are that it leads to.
    var index: Int {
        get { Int(bits >> 32) & (Self.limit - 1) }
        set { self = PartitionWord(kind, newValue, box) }
    }

    /// Where in its cell the view lies.
    var box: CellBox {
        get { CellBox(bits: UInt32(truncatingIfNeeded: bits)) }
        set { self = PartitionWord(kind, index, newValue) }
    }

    /// The view it is about, and what becomes of a point that comes to it; `nil` where it is about none.
    var view: (view: ViewID, kind: IndexedView.Kind)? {
        let kind: IndexedView.Kind
        switch self.kind {
        case .plain: kind = .plain
        case .ruled: kind = .ruled
        case .maybeRuled: kind = .maybeRuled
        case .asked: kind = .asked
        case .nothing, .group, .cutAcross, .cutAlong, .grid, .elsewhere: return nil
        }
        return (ViewID(index: index), kind)
    }

    /// Whether it is a view that has the last word where it lies.
    var isFinal: Bool { kind == .plain || kind == .ruled }

    /// Whether no view behind this one is reached at any point of the cell.
    var closesCell: Bool { box == .full && isFinal }
}
