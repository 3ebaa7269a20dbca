import SceneRuntime
import SceneText

/// A line that starts with `expect`, with the views it refers to.
public struct LoweredExpectation: Sendable {
    /// The whole line.
    public let range: SourceRange
    /// The form of the expectation.
    public let form: Form

    /// The forms of expectations.
    public enum Form: Sendable {
        /// A hit test at this place has this result.
        case hit(Place, HitResult)
        /// The view can be touched: everywhere it is visible, or in a square or rectangle of this size.
        case reachable(ViewID, Size?)
        /// No point hits the view, regardless of the order in which cells were displayed.
        case unreachable(ViewID)
        /// The steps of a finger have these outcomes.
        case gesture(TouchSteps, [TouchOutcome])
    }

    /// Where a finger touches down.
    public enum Place: Sendable {
        /// A point in the root's bounds coordinates.
        case point(Point)
        /// The middle of the visible part of the view.
        case middle(of: ViewID)
    }

    /// The expected result of a hit test.
    public enum HitResult: Sendable {
        /// One of these views. The path of a cell or visual effect view also names its content view.
        case views([ViewID])
        case none
        case recursion
        case orderDependent
    }
}

extension Lowering {
    /// Lowers the expectations, with the views they refer to.
    mutating func lowerExpectations() -> [LoweredExpectation] {
        var result: [LoweredExpectation] = []
        let screen = evaluator.state.screen
        for expectation in boundScene.expectations {
            if !expectation.screens.isEmpty, !expectation.screens.contains(screen) { continue }
            if let form = lower(expectation) {
                result.append(LoweredExpectation(range: expectation.range, form: form))
            }
        }
        return result
    }

    private mutating func lower(_ expectation: Expectation) -> LoweredExpectation.Form? {
        switch expectation.form {
        case .gesture(let steps, let outcomes):
            for outcome in outcomes {
                // A row that isn't displayed yet is no mistake, but one that doesn't exist is.
                guard let path = outcome.target, case .absent = find(path, 0) else { continue }
                reportAbsent(path)
            }
            checkSteps(TouchSteps(steps: steps))
            return .gesture(TouchSteps(steps: steps), outcomes.map { TouchOutcome(outcome: $0) })
        case .reachable(let path, let size):
            guard let view = displayed(path) else { return nil }
            guard let size else { return .reachable(view, nil) }
            let range = Schema.notNegative
            let width = evaluator.number(size.width, 0, in: range)
            return .reachable(view, Size(width: width, height: evaluator.number(size.height, 0, in: range)))
        case .unreachable(let path): return displayed(path).map { .unreachable($0) }
        case .hit(let place, let result):
            guard let place = lower(place), let result = lower(result) else { return nil }
            return .hit(place, result)
        }
    }

    private mutating func lower(_ place: Expectation.Place) -> LoweredExpectation.Place? {
        switch place {
        case .point(let x, let y): .point(Point(x: evaluator.number(x, 0), y: evaluator.number(y, 0)))
        case .view(let path): displayed(path).map { .middle(of: $0) }
        }
    }

    private mutating func lower(_ result: Expectation.HitResult) -> LoweredExpectation.HitResult? {
        switch result {
        case .none: return LoweredExpectation.HitResult.none
        case .recursion: return .recursion
        case .orderDependent: return .orderDependent
        case .view(let path):
            guard let view = displayed(path) else { return nil }
            return .views([view] + tree.subviews(of: view).filter { tree.isContentView($0, of: view) })
        }
    }

    /// Returns the view at the end of `path`, or reports an error and returns `nil` if it isn't in the tree.
    private mutating func displayed(_ path: BoundPath) -> ViewID? {
        switch find(path, 0) {
        case .view(let view): return view
        case .notDisplayed(let place):
            let container = place.flatMap { records.origins[Int($0.scrollView.index)].item }
            evaluator.report(
                .notDisplayed(path, in: container.map { boundScene.title(of: boundScene.items[$0]) }, place?.offset))
        case .absent: reportAbsent(path)
        case .nothing: break
        }
        return nil
    }
}
