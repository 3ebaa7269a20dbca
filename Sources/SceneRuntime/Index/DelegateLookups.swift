/// Lookups of the views that overrides ask for their hit test, each created when it is first asked.
///
/// Only views that several overrides ask are worth a lookup.
struct DelegateLookups: Sendable {
    private struct Delegate: Sendable {
        let view: ViewID
        /// The number of overrides that ask it.
        var askers = 0
        /// The lookup of its frontmost views, once it is created.
        var lookup = FrontLookup()
        var isKnown = false
    }

    private var delegates: [Delegate] = []
    /// The index of each view in `delegates`.
    private var indices: [ViewID: Int] = [:]
    /// By the view's index: the index plus one of the delegate its override asks after the walk, if that is all the
    /// override does; else 0. Empty if no view has an override.
    private var ownDelegates: [UInt16] = []
    /// The number of views that lookups may still contain, so that deeply nested views don't take more memory than the
    /// tree.
    private var room: Int

    /// Counts the overrides of `tree` that ask each view.
    init(_ tree: ViewTree) {
        room = tree.views.count
        for rule in tree.rules where rule.traits.contains(.appliesToOwnHit) {
            if let view = rule.askedView { delegates[index(of: view)].askers += 1 }
        }
        guard !delegates.isEmpty else { return }
        ownDelegates = Array(repeating: 0, count: tree.views.count)
        for (index, view) in tree.views.enumerated() where view.rules.count == 2 {
            guard case .super = tree.rules[view.rules.lowerBound],
                case .delegate(let delegate) = tree.rules[view.rules.lowerBound + 1]
            else { continue }
            ownDelegates[index] = UInt16(exactly: self.index(of: delegate) + 1) ?? 0
        }
    }

    /// Returns the index of `view` among the delegates.
    private mutating func index(of view: ViewID) -> Int {
        // Consecutive overrides often ask the same view.
        if let last = delegates.last, last.view == view { return delegates.count - 1 }
        if let index = indices[view] { return index }
        indices[view] = delegates.count
        delegates.append(Delegate(view: view))
        return delegates.count - 1
    }

    /// The memory size of the lookups in bytes.
    var byteCount: Int {
        delegates.reduce(ownDelegates.count * MemoryLayout<UInt16>.stride) { $0 + $1.lookup.byteCount }
    }

    /// Returns the frontmost view at `point` in the delegate that the override of `view` asks, or `nil` if the override
    /// does more or the lookup doesn't exist yet.
    func front(inDelegateOf view: ViewID, at point: Point, _ order: ViewOrder) -> (
        delegate: ViewID, found: FrontLookup.Found?
    )? {
        guard !ownDelegates.isEmpty else { return nil }
        let index = Int(ownDelegates[Int(view.index)]) - 1
        guard index >= 0, delegates[index].isKnown else { return nil }
        return (delegates[index].view, delegates[index].lookup.front(at: point, order))
    }

    /// Returns the lookup of `view`, if it exists.
    func lookup(of view: ViewID) -> FrontLookup? {
        guard let index = indices[view], delegates[index].isKnown else { return nil }
        return delegates[index].lookup
    }

    /// Returns whether several overrides ask `view`.
    func isShared(_ view: ViewID) -> Bool { indices[view].map { delegates[$0].askers > 1 } ?? false }

    /// Returns whether a lookup of `count` views fits into the remaining room.
    func hasRoom(for count: Int) -> Bool { count <= room }

    /// Stores a lookup of `view`, which contains `count` views.
    mutating func add(_ lookup: FrontLookup, of view: ViewID, count: Int) {
        let index = index(of: view)
        delegates[index].lookup = lookup
        delegates[index].isKnown = true
        room -= count
    }
}
