import SceneText

extension SyntaxProblem {
    /// Returns what to write instead of another tool's word for a gesture or a state.
    private static func expectationRemark(_ word: String) -> String? {
        switch word {
        case "swipe", "scroll", "pan", "fling", "flick", "swipeLeft", "swipeRight", "swipeUp", "swipeDown", "scrollUp",
            "scrollDown", "scrollTo":
            "write it as a drag: `expect drag 60,300 to 60,100 scrolls -> List`"
        case "longPress", "hold": "write `expect press 60,30 1s recognizes -> Play`"
        case "doubleTap": "write `expect touch { tap 60,30; wait 100ms; tap 60,30 } recognizes -> Zoom`"
        case "click", "touchUp": "write `expect tap 60,30 fires -> Play`"
        case "not":
            "write `not` before an outcome, as in `expect tap 60,30 not fires -> Play`; write `.none` where no view is hit"
        case "visible", "enabled", "disabled", "hittable", "touchable":
            "write what the touch does: `expect tap Play fires -> Play`, `expect tap Play nothing`"
        default: nil
        }
    }

    /// What other tools call it that a control fires.
    private static let wordsForFires = ["triggers", "presses", "changes", "clicks", "activates", "calls", "invokes"]

    /// Returns the text for errors in expectations.
    func expectationWording(_ text: String) -> Wording? {
        switch reason {
        case .unknownExpectation:
            Wording(
                text == "expect" ? "this `expect` is empty" : "`\(text)` is not an expectation",
                Self.expectationRemark(text)
                    ?? "write `expect hit 60,30 -> Play`, `expect reachable -> Play`, or a gesture — tap, press, drag, "
                    + "pinch, rotate, touch — and what it does: `expect tap 60,30 fires -> Play`")
        case .missingExpectWord:
            Wording(
                "an expectation starts with `expect`", "write `expect \(text) …`")
        case .misspelledExpect:
            Wording(
                "an expectation starts with `expect`, not `\(text)`",
                "write `expect hit 60,30 -> Play`, or `expect tap 60,30 fires -> Play`")
        case .missingPlace:
            Wording(
                "missing place after `\(text)`", "write a point such as `60,30`, or a view such as `Help`")
        case .resultWithoutArrow:
            Wording(
                "missing `->` before `\(text)`", "a link to a view has an arrow: `-> \(text)`")
        case .bareHitResult where text == "not":
            Wording(
                "`not` is not a result of a hit test",
                "write which view gets the touch instead, `-> Help`, or `.none`; only outcomes of gestures have a `not`"
            )
        case .bareHitResult:
            Wording(
                "`\(text)` is not a result of a hit test",
                "write `-> Help` for a view, or `.none`, `.recursion` or `.orderDependent`")
        case .missingHitResult:
            Wording(
                "missing result after `\(text)`",
                "write `-> Help`, or `.none`, `.recursion` or `.orderDependent`")
        case .missingOutcome:
            Wording("missing outcome of the gesture", "write `fires -> Play`, `selects -> List[0]`, or `nothing`")
        case .arrowWithoutOutcome:
            Wording(
                "missing outcome before `->`",
                "write `expect tap 10,10 fires -> Play`, or `expect hit 10,10 -> Play` for the view that gets the touch"
            )
        case .unknownOutcome where Self.wordsForFires.contains(text):
            Wording("`\(text)` is not an outcome of a gesture", "did you mean `fires`?")
        case .unknownOutcome:
            Wording(
                "`\(text)` is not an outcome of a gesture",
                "the outcomes are `fires`, `cancels`, `selects`, `highlights`, `scrolls`, `drags`, `zooms`, `recognizes`, "
                    + "`touches`, `sends` and `nothing`; `not` before one says that it doesn't happen"
            )
        case .missingOutcomeComma:
            Wording(
                "missing comma at the end of this line", "separate outcomes with commas")
        case .trailingOutcomeComma:
            Wording("a comma at the end of the line", "remove it, or write another outcome")
        case .missingOutcomeTarget:
            Wording("missing view after `\(text)`", "write an arrow and its Name: `fires -> Play`")
        case .missingEvent:
            Wording("missing event after `sends`", "write `sends touchDragExit -> Play`")
        case .unknownStep:
            Wording(
                "`\(text)` is not a step of a touch",
                NearestWord.of(text, among: (Keyword.gestures + Keyword.stepsOfFingers).map { $0.text }).map {
                    "did you mean `\($0)`?"
                }
                    ?? "the steps are `down 60,30`, `wait 200ms`, `move 60,130 over 100ms`, `up`, `cancel` and gestures; "
                    + "a second finger is `down 90,30 finger 2`")
        case .missingTime:
            Wording("missing time after `\(text)`", "write it with a unit: `200ms` or `0.2s`")
        case .missingDragTarget:
            Wording("missing end of the drag", "write `drag 60,30 to 60,130`")
        case .missingPinchScale:
            Wording("missing scale of the pinch", "write `pinch 60,30 scale 2`")
        case .missingAngle:
            Wording("missing angle of the rotation", "write `rotate 60,30 by 45deg`")
        case .missingFinger:
            Wording("missing number after `\(text)`", "fingers count from 1: `down 60,30 finger 2`")
        case .missingReachableTarget:
            Wording("missing view after `\(text)`", "write `expect \(text) -> Help`")
        default: nil
        }
    }
}
