import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

/// Tests the expectations of a scene.
public final class ExpectationRunner {
    private let source: Source
    private var answers: SceneAnswers
    /// Which views can be touched where, once an expectation asks for it.
    private var targets: SceneTargets?
    /// Hit-tests the scene as written, for the first finger of each gesture.
    private let tester: HitTester

    /// The work limit for the expectations of a file, in views asked and pieces of hit maps.
    public static let workLimit = 8_000_000
    /// What an expectation costs besides that.
    private static let costOfExpectation = 40
    private static let costOfGesture = 240

    /// Prepares the expectations of `scene` in `source`.
    public init(_ scene: LoweredScene, _ source: Source) {
        self.source = source
        answers = SceneAnswers(scene, file: source.path)
        tester = answers.tester
    }

    /// Tests `expectation` and subtracts the cost from `work`. Without work left, nothing is tested.
    public func run(_ expectation: LoweredExpectation, within work: inout Int) -> ExpectationResult {
        let range = expectation.range
        guard work > 0 else { return notTested(range) }
        work -= Self.costOfExpectation
        switch expectation.form {
        case .gesture(let steps, let outcomes):
            work -= Self.costOfGesture
            return runGesture(steps, outcomes, range, &work)
        case .reachable(let view, let size): return runReachable(view, size, range, &work)
        case .unreachable(let view): return runUnreachable(view, range, &work)
        case .hit(let place, let result):
            let steps = answers.tester.stepCount
            defer { work -= answers.tester.stepCount - steps }
            return runHit(place, result, range)
        }
    }

    private func runHit(
        _ place: LoweredExpectation.Place, _ expected: LoweredExpectation.HitResult, _ range: SourceRange
    ) -> ExpectationResult {
        let words = text(of: expected)
        guard let point = point(of: place) else {
            let text = unseenText(place)
            return result(range, false, words, text, failure: .init(expected: "`\(words)`", actual: text))
        }
        if case .orderDependent = expected {
            let outcomes = answers.outcomes(at: point).map { answers.word(for: $0) }
            let actual = outcomes.joined(separator: " or ")
            let orders =
                answers.tester.stoppedAtLimit ? "in the display orders that were tried" : "in every display order"
            if outcomes.count > 1 { return result(range, true, words, actual) }
            var failure = failure(expected, at: point, answers.outcomes(at: point).first ?? .none)
            failure.actual += " \(orders)"
            return result(range, false, words, "\(actual), \(orders)", failure: failure)
        }
        let found = answers.result(at: point)
        let via = found.via.map { answers.path(of: $0) }
        var reasons: [String] = []
        if !via.isEmpty { reasons.append("by the rules of \(via.joined(separator: ", "))") }
        if case .middle(let view) = place {
            reasons.append("the middle of \(answers.path(of: view)) is \(numberText(point.x)),\(numberText(point.y))")
        }
        switch (expected, found.outcome) {
        case (.none, .none), (.recursion, .recursion):
            return result(range, true, words, answers.word(for: found.outcome))
        case (.views(let views), .hit(let hit)) where views.contains(hit):
            return result(range, true, words, answers.word(for: found.outcome))
        case (_, .recursion(let cycle)):
            let chain = cycle.map { answers.path(of: $0) }.joined(separator: ", ")
            reasons.append(chain.isEmpty ? OutcomeText.noEnd : "these views ask each other forever: \(chain)")
            return result(
                range, false, words, "recursion", reasons,
                failure: failure(expected, at: point, found.outcome))
        default:
            if case .hit(let hit) = found.outcome {
                reasons.append("it is in \(answers.scene.pathNames(to: hit).joined(separator: " > "))")
            }
            if case .views(let views) = expected, let view = views.first {
                reasons += [answers.reasonForMiss(of: view, at: point)].compactMap { $0 }
            }
            return result(
                range, false, words, answers.word(for: found.outcome), reasons,
                failure: failure(expected, at: point, found.outcome))
        }
    }

    /// Returns what a hit test at `point` was expected to give, and who gets the touch.
    private func failure(
        _ expected: LoweredExpectation.HitResult, at point: Point, _ outcome: HitTestOutcome
    ) -> ExpectationResult.Failure {
        let words =
            switch expected {
            case .views: "`\(text(of: expected))`"
            case .none: "no view"
            case .recursion: "views that ask each other forever"
            case .orderDependent: text(of: expected)
            }
        let clause =
            switch outcome {
            case .hit: "`\(answers.word(for: outcome))` takes the touch"
            case .none: "no view takes the touch"
            case .recursion: "views ask each other forever"
            }
        return ExpectationResult.Failure(
            expected: "\(words) at \(numberText(point.x)),\(numberText(point.y))", actual: clause)
    }

    private func runGesture(
        _ steps: TouchSteps, _ outcomes: [TouchOutcome], _ range: SourceRange, _ work: inout Int
    ) -> ExpectationResult {
        let run = answers.scene.run(steps, tester, workLimit: work)
        work -= run.work
        guard run.isComplete else { return notTested(range) }
        let missed = outcomes.filter { !run.isSatisfied($0) }
        let words = outcomes.map { source.text(in: $0.range) }.joined(separator: ", ")
        let timeline = TouchTimeline(run, file: source.path, touch: "")
        if let message = run.messageAboutUnseenPlace {
            return result(
                range, false, words, message.text, [message.advice].compactMap { $0 } + reasons(timeline),
                failure: .init(expected: "`\(words)` of \(gesture(before: outcomes, range))", actual: message.text))
        }
        let actual =
            timeline.cycle.map { "recursion: \($0.isEmpty ? OutcomeText.noEnd : $0.joined(separator: ", "))" }
            ?? timeline.summary
        if missed.isEmpty { return result(range, true, words, actual) }
        let expected = missed.map { source.text(in: $0.range) }.joined(separator: ", ")
        let clause =
            timeline.cycle != nil
            ? "views ask each other forever"
            : timeline.events.isEmpty ? "nothing happens" : timeline.decisiveSummary(for: expected)
        let stepCount = answers.tester.stepCount
        defer { work -= answers.tester.stepCount - stepCount }
        return result(
            range, false, expected, actual,
            reasons(timeline) + disabledControls(run, missed) + reasonsForMiss(run, missed)
                + reasonsNotToScroll(run, missed) + reasonsForOutcome(run, missed) + reasonsForTouches(run, missed),
            failure: .init(expected: "`\(expected)` of \(gesture(before: outcomes, range))", actual: clause))
    }

    /// The maximum number of bytes of a gesture that is quoted in a sentence.
    private static let maximumQuotedBytes = 80

    /// Returns the gesture of an expectation as it is written, or where it is if it is long.
    private func gesture(before outcomes: [TouchOutcome], _ range: SourceRange) -> String {
        let end = outcomes.first?.range.start ?? range.end
        let written = source.text(in: SourceRange(start: range.start, end: max(range.start, end), in: range.file))
        let words = written.split { $0 == " " }.dropFirst()
        guard written.utf8.count <= Self.maximumQuotedBytes, !written.utf8.contains(UInt8(ascii: "\n")) else {
            return "the touches in line \(source.position(at: range.start).line)"
        }
        return "`\(words.joined(separator: " "))`"
    }

    /// Returns a line for each disabled control whose event a missed outcome expects.
    private func disabledControls(_ run: TouchRun, _ missed: [TouchOutcome]) -> [String] {
        var controls: [ViewID] = []
        for view in missed.filter({ $0.expectsEvents }).compactMap({ run.expectedView(of: $0) })
        where answers.scene.tree.contains(view) && answers.scene.tree[view].isDisabledControl {
            if !controls.contains(view) { controls.append(view) }
        }
        return controls.map { "`\(answers.path(of: $0))` is disabled (`enabled .off`)" }
    }

    /// Returns why the touches of `run` don't hit the view of the first missed outcome, if they are all at one place.
    ///
    /// For touches at several places, it isn't known which was meant for the view, and earlier ones may have scrolled.
    private func reasonsForMiss(_ run: TouchRun, _ missed: [TouchOutcome]) -> [String] {
        guard let point = run.firstPoint, let view = missed.first.flatMap({ run.expectedView(of: $0) }),
            answers.scene.tree.contains(view), !run.hasTouched(view),
            run.fingerStops.allSatisfy({ $0.kind != .down || $0.point == point })
        else { return [] }
        switch answers.result(at: point).outcome {
        case .recursion: return []
        case .hit(let hit) where answers.scene.tree.isInSuperviewChain(view, of: hit): return []
        default: return [answers.reasonForMiss(of: view, at: point)].compactMap { $0 }
        }
    }

    /// Returns why the touches of `run` don't select or zoom what the first missed outcome says.
    private func reasonsForOutcome(_ run: TouchRun, _ missed: [TouchOutcome]) -> [String] {
        guard let outcome = missed.first, let view = run.expectedView(of: outcome) else { return [] }
        if outcome.expectsSelection { return [answers.reasonNotToSelect(view, run)].compactMap { $0 } }
        return outcome.expectsZooming ? [answers.reasonNotToZoom(view)].compactMap { $0 } : []
    }

    /// Returns why something happens although no control, scroll view or recognizer reacts, if nothing should.
    private func reasonsForTouches(_ run: TouchRun, _ missed: [TouchOutcome]) -> [String] {
        guard missed.contains(where: { $0.expectsNothing }) else { return [] }
        return [answers.reasonForPlainTouches(run)].compactMap { $0 }
    }

    /// Returns why no drag moves the scroll view of the first missed `scrolls` along the axis of the finger, if that is
    /// so.
    private func reasonsNotToScroll(_ run: TouchRun, _ missed: [TouchOutcome]) -> [String] {
        let tree = answers.scene.tree
        guard let view = missed.first(where: { $0.expectsScrolling }).flatMap({ run.expectedView(of: $0) }),
            tree.contains(view), let properties = tree.scrollViews[view],
            let start = run.fingerStops.first(where: { $0.finger == 1 })?.point,
            let end = run.fingerStops.last(where: { $0.finger == 1 })?.point, start != end
        else { return [] }
        let path = answers.path(of: view)
        if !properties.isScrollEnabled { return ["\(path) never scrolls, because `scrollEnabled` is `.off`"] }
        // The axes of a turned view aren't the axes of the finger.
        guard tree.chain(from: view).allSatisfy({ tree[$0].transform == .identity }) else { return [] }
        let size = tree[view].size
        let axes = properties.axes(for: size)
        let isVertical = (end.y - start.y).magnitude >= (end.x - start.x).magnitude
        guard isVertical ? !axes.vertical : !axes.horizontal else { return [] }
        let inset = properties.adjustedContentInset
        let content =
            isVertical
            ? properties.contentSize.height + inset.top + inset.bottom
            : properties.contentSize.width + inset.left + inset.right
        // The cells of a table or collection fill its width.
        let more =
            tree[view].kind.containsCells
            ? isVertical ? "add cells or write " : "write "
            : "write a \(isVertical ? "longer" : "wider") `contentSize` or "
        return [
            "\(path) can't move \(isVertical ? "vertically" : "horizontally"): its content is \(numberText(content)) "
                + "\(isVertical ? "high" : "wide"), its bounds \(numberText(isVertical ? size.height : size.width)); "
                + "\(more)`\(isVertical ? "alwaysBounceVertical" : "alwaysBounceHorizontal")`"
        ]
    }

    /// The maximum number of timeline lines to show for a failure.
    private static let maximumLines = 24

    /// Returns the lines of a timeline to show; of a long one, the beginning and the end.
    private func reasons(_ timeline: TouchTimeline) -> [String] {
        let lines = timeline.lines(Palette(isOn: false))
        guard lines.count > Self.maximumLines else { return lines }
        let half = Self.maximumLines / 2
        return lines.prefix(half) + ["… \(lines.count - 2 * half) more events …"] + lines.suffix(half)
    }

    private func runReachable(
        _ view: ViewID, _ size: Size?, _ range: SourceRange, _ work: inout Int
    ) -> ExpectationResult {
        guard let targets = targets(within: &work) else { return notTested(range) }
        let check = ReachableCheck(view, size, targets, &work)
        return result(
            range, check.passed, check.expected, check.actual, check.reasons,
            failure: .init(expected: "that \(check.expected)", actual: check.sentence))
    }

    private func runUnreachable(
        _ view: ViewID, _ range: SourceRange, _ work: inout Int
    ) -> ExpectationResult {
        guard var targets = targets(within: &work) else { return notTested(range) }
        let check = UnreachableCheck(view, &targets, &work)
        self.targets = targets
        return result(
            range, check.passed, check.expected, check.actual,
            failure: .init(expected: "that \(check.expected)", actual: check.actual))
    }

    /// Returns which views can be touched where, or `nil` if finding that out takes too much work.
    private func targets(within work: inout Int) -> SceneTargets? {
        if let targets { return targets }
        let found = SceneTargets(answers.scene, within: &work)
        targets = found
        return work > 0 ? found : nil
    }

    private func notTested(_ range: SourceRange) -> ExpectationResult {
        let text = source.text(in: range)
        return result(
            range, false, text, "not tested", Self.reasonNotToTest,
            failure: .init(
                expected: "the expectation in line \(source.position(at: range.start).line) to hold",
                actual: "it wasn't tested"))
    }

    /// One list for all expectations, because there can be very many.
    private static let reasonNotToTest = ["the expectations before it used up the budget of the file"]

    private func unseenText(_ place: LoweredExpectation.Place) -> String {
        guard case .middle(let view) = place else { return "there is no point to touch" }
        let clause = answers.clause(aboutInvisible: view)
        return "`\(answers.scene.path(of: view))` isn't visible\(clause), so there is no point to touch"
    }

    private func point(of place: LoweredExpectation.Place) -> Point? {
        switch place {
        case .point(let point): point
        case .middle(let view): answers.middle(of: view)
        }
    }

    private func text(of expected: LoweredExpectation.HitResult) -> String {
        switch expected {
        case .views(let views): views.first.map { answers.path(of: $0) } ?? ""
        case .none: "none"
        case .recursion: "recursion"
        case .orderDependent: "a result that depends on which cell was displayed last"
        }
    }

    private func result(
        _ range: SourceRange, _ passed: Bool, _ expected: String, _ actual: String, _ reasons: [String] = [],
        failure: ExpectationResult.Failure? = nil
    ) -> ExpectationResult {
        ExpectationResult(
            source: source, scene: answers.scene.name, range: range, passed: passed, expected: expected, actual: actual,
            reasons: reasons, device: answers.scene.device, failure: passed ? nil : failure)
    }
}
