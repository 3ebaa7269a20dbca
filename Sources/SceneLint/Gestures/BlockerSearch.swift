import SceneRuntime
import SceneSemantics
import SceneText

/// The recognizers that recognize instead of another, and a point that shows it.
struct RecognizerBlockers {
    var first: DeclaredRecognizer
    /// The one that recognizes without ``first``, and so on.
    var further: ArraySlice<DeclaredRecognizer>
    var point: Point
    /// The ones that recognize first if the finger moves in other directions.
    var inOtherDirections: [DeclaredRecognizer] = []
    /// The scroll view that scrolls at ``point`` without the blockers.
    var scrollingWithout: ViewID?
    /// The scroll views that scroll instead at other points.
    var scrollingElsewhere = NamedStatements()
    /// Whether the recognizer recognizes if the finger first rests until all swipes have failed.
    var needsRest = false
    /// The recognizers that recognize instead at other points.
    var elsewhere: [DeclaredRecognizer] = []
    /// Those that do at other offsets of scroll views, without those of the same statements, and whether each is in a
    /// view inside the recognizer's.
    var atOtherOffsets: [(blocker: DeclaredRecognizer, isInside: Bool)] = []
    /// The controls on which the recognizer recognizes all the same.
    var exceptions: [ViewID] = []
    /// Whether there may be more such controls.
    var hasMoreExceptions = false
    /// The controls that keep its touches.
    var controlsKeepingTouches: [ViewID] = []
    /// Whether it was tried on a switch, which keeps a pan to the sides from the blockers.
    var areOnSwitch = false

    var blockers: [DeclaredRecognizer] { [first] + inOtherDirections + further }

    /// Whether others recognize instead elsewhere that aren't of the same statement.
    var hasOthers: Bool { !statementsElsewhere.isEmpty || !atOtherOffsets.isEmpty }

    /// Where ``elsewhere`` are written, without what makes several of them or ``first``.
    var statementsElsewhere: [SourceRange] {
        var statements: [SourceRange] = []
        for blocker in elsewhere where blocker.range != first.range && !statements.contains(blocker.range) {
            statements.append(blocker.range)
        }
        return statements
    }

    /// Adds those that recognize instead at another offset.
    mutating func add(_ other: RecognizerBlockers, inside view: ViewID, in tree: ViewTree) {
        needsRest = needsRest || other.needsRest
        hasMoreExceptions = hasMoreExceptions || !other.exceptions.isEmpty
        for blocker in [other.first] + other.inOtherDirections + other.elsewhere {
            let known = [first] + elsewhere + atOtherOffsets.map { $0.blocker }
            if known.contains(where: { $0.range == blocker.range }) { continue }
            let isInside = blocker.id.view != view && tree.isInSuperviewChain(view, of: blocker.id.view)
            atOtherOffsets.append((blocker, isInside))
        }
    }
}

/// What becomes of a gesture at a point.
enum GestureOutcome {
    case recognized
    case blocked(RecognizerBlockers)
    /// A scroll view scrolls, certainly or only as long as no finger rests before it moves.
    case scrolled(ViewID, isCertain: Bool)
    /// Nothing that counts recognizes.
    case lost
}

extension GestureOutcome {
    /// Returns what becomes of the gesture at another hit of the same kind. `counterpart` returns the recognizer that
    /// gets the touches on a view instead of an equal one.
    func at(
        _ hit: HitInside, _ counterpart: (_ recognizer: DeclaredRecognizer, _ view: ViewID) -> DeclaredRecognizer
    ) -> GestureOutcome {
        guard case .blocked(var blockers) = self else { return self }
        blockers.first = counterpart(blockers.first, hit.view)
        blockers.further = ArraySlice(blockers.further.map { counterpart($0, hit.view) })
        blockers.inOtherDirections = blockers.inOtherDirections.map { counterpart($0, hit.view) }
        blockers.point = hit.point
        return .blocked(blockers)
    }
}

/// What becomes of a gesture at points in the view of its recognizer.
struct BlockerSearch {
    let gesture: DeclaredRecognizer
    private let tree: ViewTree
    private var found: RecognizerBlockers?
    private var blockerIDs: Set<RecognizerID> = []
    private var exceptions = DistinctViews()
    private var controlsKeepingTouches = DistinctViews()
    private var areOnSwitch = false
    /// Where a scroll view scrolls, the views from there up, and whether it certainly does.
    private var scrolling: [(chain: [ViewID], isCertain: Bool)] = []
    /// The scroll views that scroll somewhere.
    private(set) var scrollViews = DistinctViews()

    /// Whether nothing recognizes where it was tried: controls keep the touches, or a scroll view certainly scrolls.
    var findsNothingRecognized: Bool {
        found == nil && exceptions.isEmpty && scrolling.allSatisfy { $0.isCertain }
    }

    /// The recognizers that recognize first somewhere.
    var blockers: [DeclaredRecognizer] { found.map { [$0.first] + $0.elsewhere } ?? [] }

    init(_ gesture: DeclaredRecognizer, in tree: ViewTree) {
        self.gesture = gesture
        self.tree = tree
    }

    /// Adds what becomes of the gesture where a touch hits one of `views`, which are alike. Returns whether it may
    /// still be blocked.
    mutating func add(_ outcome: GestureOutcome?, at views: [ViewID]) -> Bool {
        guard let view = views.first else { return true }
        switch outcome {
        case nil: return false
        case .recognized:
            for view in views {
                guard let control = first(inside: view, where: { $0.isTouchTarget }) else { return false }
                exceptions.insert(control)
            }
        case .blocked(let blockers):
            areOnSwitch = areOnSwitch || tree[view].kind == .switch && view != blockers.first.id.view
            if found == nil {
                found = blockers
            } else if !blockerIDs.contains(blockers.first.id) {
                found?.elsewhere.append(blockers.first)
            }
            blockerIDs.insert(blockers.first.id)
            if blockers.needsRest { found?.needsRest = true }
        case .scrolled(let scrollView, let isCertain):
            scrolling.append((Array(tree.chain(from: view)), isCertain))
            scrollViews.insert(scrollView)
        case .lost:
            for view in views {
                guard let control = first(inside: view, where: { $0.keeps(gesture.recognizer) }) else { return false }
                controlsKeepingTouches.insert(control)
            }
        }
        return true
    }

    /// Returns the first of `view` and the views around it, in the recognizer's, whose kind `isWanted` accepts.
    private func first(inside view: ViewID, where isWanted: (ViewKind) -> Bool) -> ViewID? {
        tree.chain(from: view).prefix { $0 != gesture.id.view }.first { isWanted(tree[$0].kind) }
    }

    /// The only blocker, or one that gets all touches of the others and needn't wait.
    private var blockerAroundOthers: DeclaredRecognizer? {
        if blockers.count == 1 { return blockers.first }
        return blockers.first { blocker in
            blocker.recognizer.getsAllTouches && blocker.recognizer.requirements.isEmpty
                && blockers.allSatisfy { tree.isInSuperviewChain(blocker.id.view, of: $0.id.view) }
        }
    }

    /// Returns the blockers, unless the gesture may be recognized somewhere else.
    ///
    /// - Parameter areAllKnown: Whether all views that can be hit were added.
    /// - Parameter areRecognizersKnown: Whether those with a recognizer were, among them.
    func result(areAllKnown: Bool, areRecognizersKnown: Bool) -> RecognizerBlockers? {
        guard var found else { return nil }
        let around = blockers.filter { tree.isInSuperviewChain($0.id.view, of: gesture.id.view) }
        let isInside = around.count < blockers.count
        // Those around get the touches wherever the inner ones don't.
        let isElsewhereKnown = !isInside || areRecognizersKnown && !around.isEmpty
        if !areAllKnown, !isElsewhereKnown || !blockers.allSatisfy({ $0.recognizer.getsAllTouches }) { return nil }
        // Fingers that touch different views.
        if isInside, gesture.recognizer.numberOfTouchesRequired > 1 || gesture.recognizer.kind.isOfTwoFingers,
            !around.contains(where: { $0.recognizer.getsAllTouches })
        {
            guard let outermost = blockerAroundOthers, exceptions.isEmpty, scrolling.isEmpty,
                // A finger on one of them reaches the blocker, too.
                controlsKeepingTouches.views.allSatisfy({ control in
                    let chain = Array(tree.chain(from: control))
                    return chain.contains(outermost.id.view) && outermost.recognizer.receives(chain)
                })
            else { return nil }
        }
        // What can't scroll, such as while a finger rests on a control, leaves the gesture to the blocker.
        let isLeftToBlocker = scrolling.allSatisfy { chain, isCertain in
            isCertain || blockers.contains { chain.contains($0.id.view) && $0.recognizer.receives(chain) }
        }
        // One that refuses the touches there leaves them on purpose.
        let areExceptionsMeant = exceptions.views.contains { control in
            let chain = Array(tree.chain(from: control))
            return blockers.contains { chain.contains($0.id.view) && !$0.recognizer.receives(chain) }
        }
        guard isLeftToBlocker, !areExceptionsMeant else { return nil }
        found.exceptions = exceptions.views
        found.hasMoreExceptions = !areAllKnown
        found.controlsKeepingTouches = controlsKeepingTouches.views
        found.areOnSwitch = areOnSwitch
        return found
    }
}

/// Views in the order in which they were found, each once.
struct DistinctViews {
    private(set) var views: [ViewID] = []
    private var known: Set<ViewID> = []

    var isEmpty: Bool { views.isEmpty }

    mutating func insert(_ view: ViewID) {
        if known.insert(view).inserted { views.append(view) }
    }
}

extension GestureRecognizer {
    /// Whether it gets each touch in its view.
    var getsAllTouches: Bool { ignoredViews.isEmpty && receivedViews == nil }
}
