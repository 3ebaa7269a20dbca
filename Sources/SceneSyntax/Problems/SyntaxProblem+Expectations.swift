extension SyntaxProblem {
    /// What to write in the place of a word of other tools for a gesture or a state.
    private static func expectationRemark(_ word: String) -> String? {
        switch word {
        case "swipe", "scroll", "pan", "fling": "write it as a drag: `expect drag 60,300 to 60,100 scrolls -> List`"
        case "longPress", "hold": "write `expect press 60,30 1s recognizes -> Play`"
        case "doubleTap": "write `expect touch { tap 60,30; wait 100ms; tap 60,30 } fires -> Play`"
        case "click", "touchUp": "write `expect tap 60,30 fires -> Play`"
        case "not":
            "`not` stands before an outcome, `expect tap 60,30 not fires -> Play`; what no view takes is `.none`"
        case "visible", "enabled", "disabled", "hittable", "touchable":
            "what a touch does is expected: `expect tap Play fires -> Play`, `expect tap Play nothing`"
        default: nil
        }
    }

    /// The words for what is wrong with expectations.
    func expectationWording(_ text: String) -> Wording? {
        switch reason {
        case .unknownExpectation:
            Wording(
                text == "expect" ? "this `expect` says nothing" : "`\(text)` is nothing that can be expected",
                Self.expectationRemark(text)
                    ?? "write `expect hit 60,30 -> Play`, `expect reachable -> Play`, or a gesture — tap, press, drag, "
                    + "pinch, touch — and what it does: `expect tap 60,30 fires -> Play`")
        case .missingExpectWord:
            Wording(
                "an expectation begins with `expect`", "write `expect \(text) …`")
        case .misspelledExpect:
            Wording(
                "an expectation begins with `expect`, not with `\(text)`",
                "write `expect hit 60,30 -> Play`, or `expect tap 60,30 fires -> Play`")
        case .missingPlace:
            Wording(
                "a place is missing behind `\(text)`", "a place is a point such as `60,30`, or a view such as `Help`")
        case .pointWithoutComma:
            Wording("the two numbers of a point are joined by a comma", "write `60,30`")
        case .resultWithoutArrow:
            Wording(
                "an arrow is missing before `\(text)`", "an arrow leads to a view: `-> \(text)`")
        case .bareHitResult:
            Wording(
                "`\(text)` is nothing that a hit test gives",
                "write `-> Help` for a view, or `.none`, `.recursion` or `.orderDependent`")
        case .missingHitResult:
            Wording(
                "what is hit is missing behind `\(text)`",
                "write `-> Help`, or `.none`, `.recursion` or `.orderDependent`")
        case .missingOutcome:
            Wording("what the gesture does is missing", "write `fires -> Play`, `selects -> List[0]`, or `nothing`")
        case .arrowWithoutOutcome:
            Wording(
                "what happens to the view is missing before `->`",
                "write `expect tap 10,10 fires -> Play`, or `expect hit 10,10 -> Play` for the view that gets the touch"
            )
        case .unknownOutcome:
            Wording(
                "`\(text)` is nothing that a gesture does",
                "it fires, cancels, selects, highlights, scrolls, drags, zooms, recognizes, touches or sends an event")
        case .missingOutcomeComma:
            Wording(
                "a comma is missing behind this line", "outcomes are joined by commas")
        case .missingOutcomeTarget:
            Wording("the view is missing behind `\(text)`", "write an arrow and its Name: `fires -> Play`")
        case .missingEvent:
            Wording("the event is missing behind `sends`", "write `sends touchDragExit -> Play`")
        case .unknownStep:
            Wording(
                "`\(text)` is no step of a touch",
                "the steps are `down 60,30`, `wait 200ms`, `move 60,130 over 100ms`, `up`, `cancel` and gestures")
        case .missingTime:
            Wording("a time is missing behind `\(text)`", "write it with its unit: `200ms` or `0.2s`")
        case .missingDragTarget:
            Wording("where the drag goes is missing", "write `drag 60,30 to 60,130`")
        case .missingPinchScale:
            Wording("how far the pinch goes is missing", "write `pinch 60,30 scale 2`")
        case .missingReachableTarget:
            Wording("the view is missing behind `\(text)`", "write `expect \(text) -> Help`")
        default: nil
        }
    }
}
