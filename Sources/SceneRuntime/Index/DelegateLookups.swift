/// What is in front in the views that overrides ask for their hit test, worked out when one is asked first.
///
/// Only views that several overrides ask are worth it.
struct DelegateLookups: Sendable {
    /// How many overrides ask each view.
    private var askers: [ViewID: Int] = [:]
    /// The lookups made so far.
    private var lookups: [ViewID: FrontLookup] = [:]
    /// How many more views may be in lookups, so that views in views in views take no more memory than the tree.
    private var room: Int

    /// Counts the overrides of `tree` that ask each view.
    init(_ tree: ViewTree) {
        room = tree.views.count
        for rule in tree.rules {
            switch rule {
            case .delegate(let view), .forward(let view): askers[view, default: 0] += 1
            default: break
            }
        }
    }

    /// How many bytes the lookups take.
    var byteCount: Int { lookups.values.reduce(0) { $0 + $1.byteCount } }

    /// The lookup of `view`, if it was made.
    func lookup(of view: ViewID) -> FrontLookup? { lookups[view] }

    /// Whether several overrides ask `view`.
    func isShared(_ view: ViewID) -> Bool { askers[view] ?? 0 > 1 }

    /// Whether a lookup of so many views may be made.
    func hasRoom(for count: Int) -> Bool { count <= room }

    /// Keeps a lookup of `view`, which holds `count` views.
    mutating func add(_ lookup: FrontLookup, of view: ViewID, count: Int) {
        lookups[view] = lookup
        room -= count
    }
}
