/// The plane cut into rectangles, each with what is in front there.
///
/// A k-d tree (Bentley, "Multidimensional binary search trees used for associative searching", 1975) whose leaves are cut
/// until one view covers each: nothing behind that one is ever seen there. All cuts run along edges of views, so the answer
/// is exact without a look at the view. A grid of equal cells leads past the upper cuts: it tells for each cell the smallest
/// part of the tree that holds all of it.
struct PartitionTree: Sendable {
    /// A part that is cut in two.
    struct Cut: Sendable {
        /// The coordinate at which it is cut; along which axis is told by who refers to it.
        var coordinate: Double
        /// The part of the smaller coordinates.
        var smaller = Part.nothing
        /// The part of the larger ones, and of the cut itself.
        var larger = Part.nothing
    }

    /// What a part of the plane is, in four bytes.
    struct Part: Equatable, Sendable {
        /// The kind in the three highest bits, and below what it is about.
        private let bits: UInt32

        private enum Kind {
            static let across: UInt32 = 0
            static let along: UInt32 = 1
            static let view: UInt32 = 2
            static let ruled: UInt32 = 3
            static let list: UInt32 = 4
            static let nothing: UInt32 = 5
        }

        /// How many views, cuts or lists can be told apart.
        static let limit = 1 << 29

        private init(_ kind: UInt32, _ index: Int) {
            bits = kind << 29 | UInt32(truncatingIfNeeded: index)
        }

        /// It is cut at an x or a y, as the cut at `index` says.
        static func cut(_ index: Int, isAcross: Bool) -> Part { Part(isAcross ? Kind.across : Kind.along, index) }
        /// A view covers it that has the last word there.
        static func covered(by view: IndexedView) -> Part {
            Part(view.kind == .ruled ? Kind.ruled : Kind.view, Int(view.view.index))
        }
        /// The views of the list that begins at `index` cover it.
        static func list(_ index: Int) -> Part { Part(Kind.list, index) }
        /// No view reaches into it.
        static let nothing = Part(Kind.nothing, 0)

        /// Whether it is cut.
        var isCut: Bool { bits >> 29 <= Kind.along }
        /// Of a part that is cut, whether the cut is at an x.
        var isCutAcross: Bool { bits >> 29 == Kind.across }
        /// Where the cut or the list stands.
        var index: Int { Int(bits & UInt32(Part.limit - 1)) }
        /// Whether it is a list.
        var isList: Bool { bits >> 29 == Kind.list }
        /// The view that covers it; `nil` where there is none, or a list.
        var view: (view: ViewID, kind: IndexedView.Kind)? {
            switch bits >> 29 {
            case Kind.view: (ViewID(index: index), .plain)
            case Kind.ruled: (ViewID(index: index), .ruled)
            default: nil
            }
        }
    }

    /// One of the views that cover a part, those in front first; all but the last may leave a point to the next.
    struct ListedView: Sendable {
        /// The view.
        var view: ViewID
        /// What becomes of a point that comes to it.
        var kind: IndexedView.Kind
        /// Whether the list ends with it.
        var isLast: Bool
    }

    /// The cuts, each before those of its parts.
    private let cuts: [Cut]
    /// The lists, one behind another.
    private let lists: [ListedView]
    /// Where to begin.
    private let grid: PartitionGrid

    /// The partition for no views.
    init() {
        cuts = []
        lists = []
        grid = PartitionGrid(of: PartitionBuilder([], budget: 0))
    }

    /// Cuts the plane for `views`, those in front first; `nil` where that would take more memory than `budget` bytes.
    init?(_ views: [IndexedView], budget: Int) {
        var builder = PartitionBuilder(views, budget: budget)
        guard builder.build() else { return nil }
        cuts = builder.cuts
        lists = builder.lists
        grid = PartitionGrid(of: builder)
    }

    /// How many bytes it takes.
    var byteCount: Int {
        cuts.count * MemoryLayout<Cut>.stride + lists.count * MemoryLayout<ListedView>.stride + grid.byteCount
    }

    /// The view in front at `point`, whose coordinates are finite, among those with an order above `behind`; `nil` where
    /// there is none.
    @inline(__always)
    func front(at point: Point, behind: Int32, _ orders: [Int32]) -> (view: ViewID, kind: IndexedView.Kind)? {
        var part = grid.part(at: point)
        while part.isCut {
            let cut = cuts[part.index]
            part = (part.isCutAcross ? point.x : point.y) < cut.coordinate ? cut.smaller : cut.larger
        }
        return part.isList ? front(ofListAt: part.index, point, behind: behind, orders) : part.view
    }

    /// The same among the views of a list.
    private func front(
        ofListAt start: Int, _ point: Point, behind: Int32, _ orders: [Int32]
    ) -> (view: ViewID, kind: IndexedView.Kind)? {
        var index = start
        while true {
            let listed = lists[index]
            if behind < 0 || orders[Int(listed.view.index)] > behind { return (listed.view, listed.kind) }
            if listed.isLast { return nil }
            index += 1
        }
    }
}
