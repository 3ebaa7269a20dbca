import SceneRuntime
import SceneSyntax
import SceneText

/// Binds gestures and their outcomes.
extension ExpectationBinder {
    /// Binds the steps of a gesture and its outcomes. Returns `nil` if it reported an error.
    func bindGesture(
        _ gesture: GestureSyntax?, _ outcomes: [OutcomeSyntax], in id: ItemID, _ context: inout BindingContext
    ) -> Expectation.Form? {
        let steps = gesture.flatMap { bindSteps(of: $0, in: id, &context) }
        var bound: [BoundOutcome] = []
        for outcome in outcomes {
            if let outcome = bind(outcome, in: id, &context) { bound.append(outcome) }
        }
        guard let steps, bound.count == outcomes.count, !bound.isEmpty else { return nil }
        return .gesture(steps, bound)
    }

    /// Binds a gesture, or the steps of a `touch`.
    func bindSteps(of gesture: GestureSyntax, in id: ItemID, _ context: inout BindingContext) -> [BoundStep]? {
        var fingers: Set<Int> = []
        return bindSteps(of: gesture, in: id, &fingers, &context)
    }

    private func bindSteps(
        of gesture: GestureSyntax, in id: ItemID, _ fingers: inout Set<Int>, _ context: inout BindingContext
    ) -> [BoundStep]? {
        guard gesture.word.text == "touch" else {
            guard let finger = bindFinger(of: gesture, &context) else { return nil }
            checkFinger(gesture.word, finger, &fingers, &context)
            return bindStep(gesture, finger, in: id, &context).map { [$0] }
        }
        var steps: [BoundStep] = []
        var isComplete = true
        for step in gesture.steps {
            if let bound = bindSteps(of: step, in: id, &fingers, &context) {
                steps += bound
            } else {
                isComplete = false
            }
        }
        return isComplete ? steps : nil
    }

    /// Returns the number of the step's finger, or reports an error and returns `nil`.
    private func bindFinger(of step: GestureSyntax, _ context: inout BindingContext) -> Int? {
        guard let argument = step.arguments.first(where: { $0.keyword == "finger" }) else { return 1 }
        if context.isSuspect(argument.value.range) { return nil }
        guard let length = singleLength(argument.value) else {
            context.report(.wrongFinger(argument.value.range))
            return nil
        }
        guard let number = expressions.bind(length, units: .none, &context) else { return nil }
        guard number.number >= 1, let finger = Int(exactly: number.number) else {
            context.report(.wrongFinger(argument.value.range))
            return nil
        }
        return finger
    }

    /// Reports a finger that touches down while it is down, or moves while it isn't.
    private func checkFinger(
        _ word: SpelledToken, _ finger: Int, _ fingers: inout Set<Int>, _ context: inout BindingContext
    ) {
        if context.isSuspect(word.range) { return }
        switch word.text {
        case "down":
            if !fingers.insert(finger).inserted { context.report(.fingerIsDown(word, finger)) }
        case "tap", "press", "drag", "pinch", "rotate":
            // A pinch needs two fingers, the others the first.
            let isFree = fingers.isDisjoint(with: word.text == "pinch" || word.text == "rotate" ? [1, 2] : [1])
            if !isFree { context.report(.fingerIsDown(word, finger)) }
            fingers.subtract([1, 2])
        case "move":
            if !fingers.contains(finger) { context.report(.fingerIsUp(word, finger)) }
            fingers.insert(finger)
        case "up", "cancel":
            if fingers.remove(finger) == nil { context.report(.fingerIsUp(word, finger)) }
        default: break
        }
    }

    private func bindStep(_ gesture: GestureSyntax, _ finger: Int, in id: ItemID, _ context: inout BindingContext)
        -> BoundStep?
    {
        let arguments = gesture.arguments
        if context.isSuspect(gesture.word.range) {
            // What its numbers are isn't known, but the Names in it are.
            for argument in arguments where argument.value.path != nil { _ = bind(argument.value, in: id, &context) }
            return nil
        }
        let places = arguments.indices.filter { isPlace(arguments[$0], at: $0, of: gesture) }
        let bound = places.map { bind(arguments[$0].value, in: id, &context) }
        let time = { (keyword: String, context: inout BindingContext) -> Quantity?? in
            guard let argument = arguments.first(where: { $0.keyword == keyword }) else { return .some(nil) }
            return self.bindTime(argument.value, &context).map { .some($0) }
        }
        let first = bound.first.flatMap { $0 }
        switch gesture.word.text {
        case "up": return .up(finger: finger)
        case "cancel": return .cancel(finger: finger)
        case "wait": return arguments.first.flatMap { bindTime($0.value, &context) }.map { .wait($0) }
        case "down": return first.map { .down($0, finger: finger) }
        case "tap": return first.map { .tap($0) }
        case "press":
            let duration = arguments.dropFirst().first.flatMap { bindTime($0.value, &context) }
            guard let first, let duration else { return nil }
            return .press(first, duration)
        case "move":
            guard let over = time("over", &context), let first else { return nil }
            return .move(first, over: over, finger: finger)
        case "drag":
            guard let after = time("after", &context), let over = time("over", &context), let first,
                let second = bound.dropFirst().first.flatMap({ $0 })
            else { return nil }
            return .drag(first, to: second, after: after, over: over)
        case "pinch":
            let scale = arguments.first { $0.keyword == "scale" }.flatMap { bindScale($0.value, &context) }
            guard let first, let scale else { return nil }
            return .pinch(first, scale: scale)
        case "rotate":
            let angle = arguments.first { $0.keyword == "by" }.flatMap { bindAngle($0.value, &context) }
            guard let first, let angle else { return nil }
            return .rotate(first, by: angle)
        default: return nil
        }
    }

    /// Returns whether the argument is a place rather than a number.
    private func isPlace(_ argument: GestureArgument, at index: Int, of gesture: GestureSyntax) -> Bool {
        if ["after", "over", "scale", "by", "finger"].contains(argument.keyword) || gesture.word.text == "wait" {
            return false
        }
        return gesture.word.text != "press" || index == 0
    }

    private func bindTime(_ place: PlaceSyntax, _ context: inout BindingContext) -> Quantity? {
        guard let length = singleLength(place) else {
            if !context.isSuspect(place.range) { context.report(.wrongTime(place.range)) }
            return nil
        }
        return expressions.bind(length, units: .times, in: Schema.notNegative, &context)
    }

    private func bindScale(_ place: PlaceSyntax, _ context: inout BindingContext) -> Quantity? {
        guard let length = singleLength(place) else {
            if !context.isSuspect(place.range) { context.report(.wrongPinchScale(place.range)) }
            return nil
        }
        return expressions.bind(length, units: .none, in: Schema.pinchScales, &context)
    }

    private func bindAngle(_ place: PlaceSyntax, _ context: inout BindingContext) -> Quantity? {
        guard let length = singleLength(place) else {
            if !context.isSuspect(place.range) { context.report(.wrongAngle(place.range)) }
            return nil
        }
        return expressions.bind(length, units: .angles, in: Schema.anyNumber, &context)
    }

    private func singleLength(_ place: PlaceSyntax) -> NodeID? {
        place.point.flatMap { tree.singleLength(of: $0.node) }
    }

    private func bind(_ outcome: OutcomeSyntax, in id: ItemID, _ context: inout BindingContext) -> BoundOutcome? {
        let kind: BoundOutcome.Kind
        if context.isSuspect(outcome.word.range) {
            // What is misspelled isn't known, but the view is.
            if let target = outcome.target { _ = paths.bind(target, in: id, to: .viewOrRecognizer, &context) }
            return nil
        } else if let event = outcome.event {
            guard ControlEvents.names.contains(event.text) else { return context.fail(.unknownEvent(event)) }
            kind = .sends(event.text)
        } else if outcome.word.text == "nothing" {
            return BoundOutcome(isNegated: outcome.isNegated, kind: .nothing, target: nil, range: outcome.range)
        } else if let word = BoundOutcome.Word(rawValue: outcome.word.text) {
            kind = .word(word)
        } else {
            return nil
        }
        let role: PathRole = outcome.word.text == "recognizes" ? .viewOrRecognizer : .view
        guard let target = outcome.target, let path = paths.bind(target, in: id, to: role, isOutcome: true, &context)
        else {
            return nil
        }
        let kinds = context.scene.isDoubtful(path) ? [] : context.scene.viewKinds(at: path)
        if let first = kinds.first, !kinds.contains(where: { kind.canHappen(to: $0) }) {
            return context.fail(.impossibleOutcome(kind, path, first))
        }
        return BoundOutcome(isNegated: outcome.isNegated, kind: kind, target: path, range: outcome.range)
    }
}
