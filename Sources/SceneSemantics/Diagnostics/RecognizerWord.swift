/// What other words for the kind of a recognizer mean.
enum RecognizerWord {
    /// Returns the kind and settings that `word` means, as you write them, or `nil` if it isn't known.
    static func meaning(of word: String) -> String? {
        switch word.lowercased() {
        case "doubletap", "twotaps": ".tap numberOfTapsRequired 2"
        case "tripletap": ".tap numberOfTapsRequired 3"
        case "twofingertap": ".tap numberOfTouchesRequired 2"
        case "twofingerpan", "twofingerdrag": ".pan numberOfTouchesRequired 2"
        case "singletap", "tapgesture", "click": ".tap"
        case "drag", "draggesture", "pangesture": ".pan"
        case "press", "hold", "longpressgesture", "longtap": ".longPress"
        case "swipeleft", "leftswipe": ".swipe .left"
        case "swiperight", "rightswipe": ".swipe .right"
        case "swipeup", "upswipe": ".swipe .up"
        case "swipedown", "downswipe": ".swipe .down"
        case "flick", "fling", "swipegesture": ".swipe"
        case "zoom", "magnify", "magnification", "magnifygesture", "magnificationgesture", "pinchgesture", "scale":
            ".pinch"
        case "rotate", "rotategesture", "rotationgesture": ".rotation"
        case "edgepan", "screenedge", "edge", "edgeswipe", "screenedgeswipe": ".screenEdgePan .left"
        default: nil
        }
    }

    /// Returns what to write instead of `word`, which isn't an attribute of recognizers, and the attribute if it takes
    /// the same values.
    static func advice(on word: String) -> (remark: String, spelling: String?)? {
        switch word.lowercased() {
        case "require", "requiretofailof", "requiregesturerecognizertofail", "shouldrequirefailureof",
            "shouldrequirefailure", "waitfor", "waitsfor", "after", "exclusively":
            ("name the recognizers that it waits for: `requireToFail -> DoubleTap`", nil)
        case "shouldberequiredtofail", "shouldberequiredtofailby", "before":
            ("write it on the recognizer that waits: `requireToFail -> DoubleTap`", nil)
        case "simultaneously", "recognizesimultaneously", "shouldrecognizesimultaneously",
            "shouldrecognizesimultaneouslywith", "recognizessimultaneously", "simultaneousgesture", "with":
            ("write `simultaneous`, or with the ones that it allows: `simultaneous -> Pan`", nil)
        case "numberoftaps", "taps", "tapcount", "tapsrequired", "count":
            ("write `numberOfTapsRequired 2`", "numberOfTapsRequired")
        case "numberoftouches", "touches", "touchesrequired", "fingers", "fingercount", "numberoffingers",
            "minimumnumberoftouches":
            ("write `numberOfTouchesRequired 2`", "numberOfTouchesRequired")
        case "maximumnumberoftouches": ("further fingers do not stop a pan here; remove it", nil)
        case "minimumduration", "pressduration", "duration":
            ("write `minimumPressDuration 1s`", "minimumPressDuration")
        case "maximumdistance", "maximummovement", "movement": ("write `allowableMovement 10`", "allowableMovement")
        case "minimumdistance": ("how far a finger moves is an attribute of the scene: `dragThreshold 10`", nil)
        case "begins", "gesturerecognizershouldbegin", "shouldbegingesture":
            ("write `shouldBegin .horizontal` or `shouldBegin .vertical`", nil)
        case "shouldreceive", "shouldreceivetouch", "shouldreceivetouches":
            ("write the views: `ignores -> Panel`, or `receivesOnly -> Panel`", nil)
        case "ignore": ("write `ignores -> Panel`", "ignores")
        case "receives", "receive", "only": ("write `receivesOnly -> Panel`", "receivesOnly")
        case "cancelstouches", "cancelstouchesinviews":
            ("write `cancelsTouchesInView .off`", "cancelsTouchesInView")
        case "edges", "edge": ("write the edge behind the kind: `recognizer .screenEdgePan .left`", nil)
        case "axis", "orientation": ("write `recognizer .pan shouldBegin .horizontal`", nil)
        case "disabled": ("write `enabled .off`", nil)
        case "delegate", "target", "action":
            (
                "a scene does not say whom a recognizer calls; write what it does: `expect tap 60,30 recognizes -> Panel`",
                nil
            )
        default: nil
        }
    }
}
