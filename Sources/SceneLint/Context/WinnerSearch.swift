import SceneRuntime
import SceneSemantics
import SceneText

/// The recognizers that recognize instead of another, and a point that shows it.
struct RecognizerWinners {
    var first: WrittenRecognizer
    /// The one that recognizes without ``first``, and so on.
    var further: ArraySlice<WrittenRecognizer>
    var point: Point
    /// The scroll view that scrolls at ``point`` without the winners.
    var scrollingWithout: ViewID?
    /// The recognizers that recognize instead at other points.
    var elsewhere: [WrittenRecognizer] = []
    /// Those that do at other offsets of scroll views, without those in the same lines, and whether each is in a view
    /// inside the recognizer's.
    var atOtherOffsets: [(winner: WrittenRecognizer, isInside: Bool)] = []
    /// The controls on which the recognizer recognizes all the same.
    var exceptions: [ViewID] = []
    /// Whether there may be more such controls.
    var hasMoreExceptions = false
    /// The controls that keep its touches.
    var controlsKeepingTouches: [ViewID] = []
    /// Whether it was tried on a switch, which keeps a pan to the sides from the winners.
    var areOnSwitch = false

    var winners: [WrittenRecognizer] { [first] + further }

    /// Whether others recognize instead elsewhere that aren't written in the same line.
    var hasOthers: Bool { !linesElsewhere.isEmpty || !atOtherOffsets.isEmpty }

    /// Where ``elsewhere`` are written, without what makes several of them or ``first``.
    var linesElsewhere: [SourceRange] {
        var lines: [SourceRange] = []
        for winner in elsewhere where winner.range != first.range && !lines.contains(winner.range) {
            lines.append(winner.range)
        }
        return lines
    }

    /// Adds those that recognize instead at another offset.
    mutating func add(_ other: RecognizerWinners, inside view: ViewID, in tree: ViewTree) {
        for winner in [other.first] + other.elsewhere {
            let known = [first] + elsewhere + atOtherOffsets.map { $0.winner }
            if known.contains(where: { $0.range == winner.range }) { continue }
            let isInside = winner.id.view != view && tree.isInSuperviewChain(view, of: winner.id.view)
            atOtherOffsets.append((winner, isInside))
        }
    }
}

/// A view that is hit in one with a recognizer.
struct HitInside {
    var view: ViewID
    /// Where it is hit.
    var point: Point
    /// The views from it up to the one with the recognizer, without that one.
    var viewsInside: [ViewID]
}

/// What becomes of a gesture at a point.
enum GestureOutcome {
    case recognized
    case blocked(RecognizerWinners)
    /// A scroll view scrolls, certainly or only as long as no finger rests before it moves.
    case scrolled(isCertain: Bool)
    /// Nothing that counts recognizes.
    case lost
}

/// What becomes of a gesture at points in the view of its recognizer.
struct WinnerSearch {
    let gesture: WrittenRecognizer
    private let tree: ViewTree
    private var found: RecognizerWinners?
    private var exceptions: [ViewID] = []
    private var controlsKeepingTouches: [ViewID] = []
    private var areOnSwitch = false
    /// Where a scroll view scrolls, the views from there up, and whether it certainly does.
    private var scrolling: [(chain: [ViewID], isCertain: Bool)] = []

    /// Whether it was tried nowhere.
    var isEmpty: Bool { found == nil && scrolling.isEmpty && exceptions.isEmpty && controlsKeepingTouches.isEmpty }

    /// Whether a scroll view scrolls instead somewhere.
    var findsScrolling: Bool { !scrolling.isEmpty }

    /// Whether a scroll view would scroll if nothing recognized first.
    var findsScrollingWithoutWinners: Bool { found?.scrollingWithout != nil }

    /// Whether nothing but controls keeps the gesture where it was tried.
    var findsOnlyControlsKeepingTouches: Bool {
        found == nil && scrolling.isEmpty && exceptions.isEmpty && !controlsKeepingTouches.isEmpty
    }

    /// The recognizers that recognize first somewhere.
    var winners: [WrittenRecognizer] { found.map { [$0.first] + $0.elsewhere } ?? [] }

    init(_ gesture: WrittenRecognizer, in tree: ViewTree) {
        self.gesture = gesture
        self.tree = tree
    }

    /// Adds what becomes of the gesture where a touch hits `view`. Returns whether it may still be blocked.
    mutating func add(_ outcome: GestureOutcome?, at view: ViewID) -> Bool {
        let chain = Array(tree.chain(from: view))
        let inside = chain.prefix { $0 != gesture.id.view }
        switch outcome {
        case nil: return false
        case .recognized:
            guard let control = inside.first(where: { tree[$0].kind.isTouchTarget }) else { return false }
            if !exceptions.contains(control) { exceptions.append(control) }
        case .blocked(let winners):
            areOnSwitch = areOnSwitch || tree[view].kind == .switch && view != winners.first.id.view
            if found == nil {
                found = winners
            } else if !self.winners.contains(where: { $0.id == winners.first.id }) {
                found?.elsewhere.append(winners.first)
            }
        case .scrolled(let isCertain): scrolling.append((chain, isCertain))
        case .lost:
            guard let control = inside.first(where: { tree[$0].kind.keeps(gesture.recognizer) }) else { return false }
            if !controlsKeepingTouches.contains(control) { controlsKeepingTouches.append(control) }
        }
        return true
    }

    /// Returns the winners, unless the gesture may be recognized somewhere else.
    ///
    /// - Parameter areAllKnown: Whether all views that can be hit were added.
    /// - Parameter areRecognizersKnown: Whether those with a recognizer were, among them.
    func result(areAllKnown: Bool, areRecognizersKnown: Bool) -> RecognizerWinners? {
        guard var found else { return nil }
        let around = winners.filter { tree.isInSuperviewChain($0.id.view, of: gesture.id.view) }
        let isInside = around.count < winners.count
        // Those around get the touches wherever the inner ones don't.
        let isElsewhereKnown = !isInside || areRecognizersKnown && !around.isEmpty
        if !areAllKnown, !isElsewhereKnown || !winners.allSatisfy({ $0.recognizer.getsAllTouches }) { return nil }
        // Fingers that touch different views.
        if isInside, gesture.recognizer.numberOfTouchesRequired > 1 || gesture.recognizer.kind.isOfTwoFingers,
            !around.contains(where: { $0.recognizer.getsAllTouches })
        {
            guard winners.count == 1, exceptions.isEmpty, controlsKeepingTouches.isEmpty, scrolling.isEmpty else {
                return nil
            }
        }
        // What can't scroll, such as while a finger rests on a control, leaves the gesture to the winner.
        let isLeftToWinner = scrolling.allSatisfy { chain, isCertain in
            isCertain || winners.contains { chain.contains($0.id.view) && $0.recognizer.receives(chain) }
        }
        guard isLeftToWinner else { return nil }
        found.exceptions = exceptions
        found.hasMoreExceptions = !areAllKnown
        found.controlsKeepingTouches = controlsKeepingTouches
        found.areOnSwitch = areOnSwitch
        return found
    }
}

extension GestureRecognizer {
    /// Whether it gets each touch in its view.
    var getsAllTouches: Bool { ignoredViews.isEmpty && receivedViews == nil }
}
