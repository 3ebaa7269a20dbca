import SceneRuntime
import SceneText

/// A line that begins with `expect`, with the views that it speaks of.
public struct LoweredExpectation: Sendable {
    /// The whole line.
    public let range: SourceRange
    /// What is expected.
    public let form: Form

    /// What is expected.
    public enum Form: Sendable {
        /// A hit test at a place gives this.
        case hit(Place, HitResult)
        /// The view can be touched: everywhere it is seen, or in a square or rectangle of this size.
        case reachable(ViewID, Size?)
        /// No point hits the view, in whichever order cells were displayed.
        case unreachable(ViewID)
        /// What a finger does has outcomes.
        case gesture(TouchSteps, [TouchOutcome])
    }

    /// Where a finger comes down.
    public enum Place: Sendable {
        /// A point in the root's bounds coordinates.
        case point(Point)
        /// The middle of what is seen of the view.
        case middle(of: ViewID)
    }

    /// What a hit test is expected to give.
    public enum HitResult: Sendable {
        /// One of these views: the path of a cell or a visual effect view stands for it or its content view.
        case views([ViewID])
        case none
        case recursion
        case orderDependent
    }
}

extension Lowering {
    /// What is expected, with the views that it speaks of.
    mutating func lowerExpectations() -> [LoweredExpectation] {
        var result: [LoweredExpectation] = []
        for expectation in boundScene.expectations {
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
                // That a row is not displayed yet is no mistake here; that there is none is.
                guard let path = outcome.target, case .absent = find(path, 0) else { continue }
                reportAbsent(path)
            }
            checkSteps(TouchSteps(steps: steps))
            return .gesture(TouchSteps(steps: steps), outcomes.map { TouchOutcome(boundScene: $0) })
        case .reachable(let path, let size):
            guard let view = displayed(path) else { return nil }
            guard let size else { return .reachable(view, nil) }
            let range = Schema.notNegative
            let width = number(size.width, 0, in: range)
            return .reachable(view, Size(width: width, height: number(size.height, 0, in: range)))
        case .unreachable(let path): return displayed(path).map { .unreachable($0) }
        case .hit(let place, let result):
            guard let place = lower(place), let result = lower(result) else { return nil }
            return .hit(place, result)
        }
    }

    private mutating func lower(_ place: Expectation.Place) -> LoweredExpectation.Place? {
        switch place {
        case .point(let x, let y): .point(Point(x: number(x, 0), y: number(y, 0)))
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

    /// The view that `path` leads to; `nil`, once reported, where it leads to none that is in the tree.
    private mutating func displayed(_ path: BoundPath) -> ViewID? {
        switch find(path, 0) {
        case .view(let view): return view
        case .notDisplayed: report(.notDisplayed(path))
        case .absent: reportAbsent(path)
        case .nothing: break
        }
        return nil
    }
}
