/// What is in front in the views that overrides ask for their hit test, worked out when one is asked first.
///
/// Only views that several overrides ask are worth it.
struct DelegateLookups: Sendable {
    /// A view that overrides ask.
    private struct Delegate: Sendable {
        let view: ViewID
        /// How many overrides ask it.
        var askers = 0
        /// What is in front in it, once that is known.
        var lookup = FrontLookup()
        var isKnown = false
    }

    private var delegates: [Delegate] = []
    /// Where each view stands there.
    private var places: [ViewID: Int] = [:]
    /// By the view's index, where the delegate stands that its override asks after the walk, if that is all it does, plus one;
    /// else 0. Empty where no view has an override.
    private var ownDelegates: [UInt16] = []
    /// How many more views may be in lookups, so that views in views in views take no more memory than the tree.
    private var room: Int

    /// Counts the overrides of `tree` that ask each view.
    init(_ tree: ViewTree) {
        room = tree.views.count
        for rule in tree.rules where rule.traits.contains(.replacesItself) {
            if let view = rule.askedView { delegates[place(of: view)].askers += 1 }
        }
        guard !delegates.isEmpty else { return }
        ownDelegates = Array(repeating: 0, count: tree.views.count)
        for (index, view) in tree.views.enumerated() where view.rules.count == 2 {
            guard case .super = tree.rules[view.rules.lowerBound],
                case .delegate(let delegate) = tree.rules[view.rules.lowerBound + 1]
            else { continue }
            ownDelegates[index] = UInt16(exactly: place(of: delegate) + 1) ?? 0
        }
    }

    /// Where `view` stands among the delegates.
    private mutating func place(of view: ViewID) -> Int {
        // Overrides that follow one another often ask the same.
        if let last = delegates.last, last.view == view { return delegates.count - 1 }
        if let known = places[view] { return known }
        places[view] = delegates.count
        delegates.append(Delegate(view: view))
        return delegates.count - 1
    }

    /// How many bytes the lookups take.
    var byteCount: Int {
        delegates.reduce(ownDelegates.count * MemoryLayout<UInt16>.stride) { $0 + $1.lookup.byteCount }
    }

    /// What is in front at `point` in the delegate that the override of `view` asks; `nil` where the override does more than
    /// that, or it is not known yet.
    func front(inDelegateOf view: ViewID, at point: Point, _ order: ViewOrder) -> (
        delegate: ViewID, found: FrontLookup.Found?
    )? {
        guard !ownDelegates.isEmpty else { return nil }
        let place = Int(ownDelegates[Int(view.index)]) - 1
        guard place >= 0, delegates[place].isKnown else { return nil }
        return (delegates[place].view, delegates[place].lookup.front(at: point, order))
    }

    /// The lookup of `view`, if it was made.
    func lookup(of view: ViewID) -> FrontLookup? {
        guard let place = places[view], delegates[place].isKnown else { return nil }
        return delegates[place].lookup
    }

    /// Whether several overrides ask `view`.
    func isShared(_ view: ViewID) -> Bool { places[view].map { delegates[$0].askers > 1 } ?? false }

    /// Whether a lookup of so many views may be made.
    func hasRoom(for count: Int) -> Bool { count <= room }

    /// Keeps a lookup of `view`, which holds `count` views.
    mutating func add(_ lookup: FrontLookup, of view: ViewID, count: Int) {
        let place = place(of: view)
        delegates[place].lookup = lookup
        delegates[place].isKnown = true
        room -= count
    }
}
