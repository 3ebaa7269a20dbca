/// The views of a tree put in order once, so that touches of which there are many are answered in a few steps each.
///
/// The answers are those of ``HitTester``, for touches from the state as written. Views that are rectangles along the axes and
/// have no override are looked up; those with an override, a rotation or a curved shape are asked, but only where they may
/// answer, and only those in front of what was looked up. Where overrides have effects, all views are asked.
public struct HitIndex: Sendable {
    /// Makes the hit tests that have to be made.
    private var tester: HitTester
    /// The views that are looked up, those in front first.
    private let plain: [IndexedRectangle]
    /// Where they are looked up, unless that would take too much memory.
    private let partition: PartitionTree?
    /// Where they are looked up otherwise.
    private let hierarchy: BoundsHierarchy?
    /// The views that are asked, those in front first.
    private let others: [(rectangle: Rectangle, view: ViewID, place: Int32)]
    /// Where they may answer.
    private let otherBounds: BoundsHierarchy
    /// Whether looking up is of any use.
    private let isUsable: Bool
    /// The views that may answer at a point.
    private var candidates: [Int32] = []

    /// Puts the views of `tree` in order.
    ///
    /// - Parameter bytesPerView: How much memory a partition of the plane may take; where that is not enough, a hierarchy of
    ///   boxes is made, which takes about 32 bytes a view and is slower where few views lie over each other.
    public init(_ tree: ViewTree, bytesPerView: Int = 96) {
        tester = HitTester(tree)
        isUsable = tree[.root].rules.isEmpty && !tree.rules.contains { !$0.effects.isEmpty }
        let views = isUsable ? IndexedViews(tester.geometry, tester.state) : nil
        let plain = views?.plain ?? []
        self.plain = plain
        others = views?.others ?? []
        partition = PartitionTree(plain, budget: bytesPerView * plain.count)
        hierarchy = partition == nil ? BoundsHierarchy(plain.map { $0.rectangle }) : nil
        otherBounds = BoundsHierarchy(others.map { $0.rectangle })
    }

    /// The views.
    public var tree: ViewTree { tester.tree }

    /// How many bytes the index takes beside the tree.
    public var byteCount: Int {
        plain.count * MemoryLayout<IndexedRectangle>.stride + (partition?.byteCount ?? 0)
            + (hierarchy?.byteCount ?? 0) + otherBounds.byteCount
    }

    /// What ``HitTester/touch(at:)`` answers.
    public mutating func touch(at point: Point) -> HitTestResult {
        guard isUsable else { return tester.touch(at: point) }
        let found = partition?.front(at: point, plain) ?? hierarchy?.front(at: point, plain)
        if !others.isEmpty, let answer = answer(ofOthersAt: point, before: found ?? .max) { return answer }
        guard let found else { return HitTestResult(outcome: .none) }
        return HitTestResult(outcome: .hit(plain[Int(found)].view))
    }

    /// What the views that have to be asked answer, those in front first, in front of the plain view at `place`.
    private mutating func answer(ofOthersAt point: Point, before place: Int32) -> HitTestResult? {
        var candidates = self.candidates
        candidates.removeAll(keepingCapacity: true)
        let others = others
        otherBounds.forEachCandidate(at: point) { candidate in
            let other = others[Int(candidate)]
            if other.place <= place, other.rectangle.contains(point) { candidates.append(candidate) }
        }
        self.candidates = candidates
        candidates.sort()
        for candidate in candidates {
            tester.reset()
            let result = tester.hitTest(at: point, from: others[Int(candidate)].view)
            switch result.outcome {
            case .hit: return result
            // The chain begins with a view that is asked before this one.
            case .recursion: return tester.touch(at: point)
            case .none: continue
            }
        }
        return nil
    }
}
