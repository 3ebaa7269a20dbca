import SceneRuntime
import SceneSyntax
import SceneText

/// What other words for the kind of a recognizer mean.
enum RecognizerWord {
    /// Returns the recognizer that a line means which begins like `pan Move` or `screenEdgePan Open left`, and the part
    /// of the line that it replaces. `isCertain` is false if the edge is a guess. Returns `nil` if `word` isn't a kind
    /// of recognizer or has no Name after it.
    static func recognizer(_ word: SpelledToken) -> (text: String, range: SourceRange, isCertain: Bool)? {
        let (tree, name) = (word.tree, word.token.next)
        guard Schema.recognizers.contains(where: { $0.word == word.text }), tree.kind(name) == .name else { return nil }
        let text = "recognizer \(tree.text(name)) .\(word.text)"
        let range = word.range.union(tree.range(name))
        let next = name.next
        if tree.kind(next) == .word, isDirection(tree.text(next), of: word.text) {
            return ("\(text) .\(tree.text(next))", range.union(tree.range(next)), true)
        }
        let needsEdge = word.text == "screenEdgePan" && tree.kind(next) != .dot
        return needsEdge ? ("\(text) .left", range, false) : (text, range, true)
    }

    /// Returns the kind that the bare word or Name after `word` means, as in `gesture tap` or `gesture Tap`, with the
    /// Name, and the part of the line with both words.
    static func kind(behind word: SpelledToken) -> (text: String, range: SourceRange)? {
        let (tree, next) = (word.tree, word.token.next)
        guard !tree.startsLine(next) else { return nil }
        let (text, range) = (tree.text(next), word.range.union(tree.range(next)))
        switch tree.kind(next) {
        case .word:
            let kind = Schema.recognizers.contains { $0.word == text } ? ".\(text)" : meaning(of: text)
            return kind.map { ($0, range) }
        case .name where tree.kind(next.next) != .dot || tree.startsLine(next.next):
            return kind(named: text).map { ("\(text) \($0)", range) }
        default: return nil
        }
    }

    /// Returns the kind and settings that the Name of a recognizer, or its class in UIKit, tells, as you write them.
    /// Returns `nil` if it tells none.
    static func kind(named name: String) -> String? {
        if let kind = kind(ofClass: name) { return kind }
        let lowercased = name.lowercased()
        // `tapRecognizer` and `longPressGestureRecognizer` are `tap` and `longPress`.
        let suffix = ["gesturerecognizer", "recognizer"].first { lowercased.hasSuffix($0) && lowercased != $0 } ?? ""
        let word = String(lowercased.dropLast(suffix.utf8.count))
        // A pan from an edge needs the edge, too.
        let known = Schema.recognizers.first { $0.word.lowercased() == word && $0.word != "screenEdgePan" }
        return known.map { ".\($0.word)" } ?? meaning(of: word)
    }

    /// Returns the kind that a class of UIKit makes: `.pan` for `UIPanGestureRecognizer`.
    static func kind(ofClass name: String) -> String? {
        guard name.hasPrefix("UI"), name.hasSuffix("GestureRecognizer") else { return nil }
        let word = name.dropFirst("UI".count).dropLast("GestureRecognizer".count).lowercased()
        return word == "screenedgepan"
            ? ".screenEdgePan .left" : Schema.recognizers.first { $0.word.lowercased() == word }.map { ".\($0.word)" }
    }

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

    /// Returns whether `word` is a direction without its dot, after a kind of recognizer that takes it and perhaps
    /// other directions.
    static func isDirection(_ word: SpelledToken) -> Bool {
        let tree = word.tree
        var previous = word.token.previous
        for _ in Schema.swipeDirections where isDirection(tree.text(previous), of: "swipe") {
            previous = previous.previous
            if tree.kind(previous) == .dot { previous = previous.previous }
        }
        return isDirection(word.text, of: tree.text(previous))
    }

    /// Returns whether a recognizer of the kind `kind`, in its own word, takes the direction `word`.
    static func isDirection(_ word: String, of kind: String) -> Bool {
        switch kind {
        case "swipe": Schema.swipeDirections.contains { $0.word == word }
        case "screenEdgePan": GestureRecognizer.ScreenEdge(rawValue: word) != nil
        default: false
        }
    }

    /// Returns what to write instead of `word`, which isn't an attribute of recognizers, and the attribute if it takes
    /// the same values.
    static func advice(on word: String) -> (remark: String, spelling: String?)? {
        switch word.lowercased() {
        case "require", "requires", "requiretofailof", "requiregesturerecognizertofail", "shouldrequirefailureof",
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
        case "maximumnumberoftouches": ("further fingers don't stop a pan here; remove it", nil)
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
        case "edges", "edge": ("write the edge after the kind: `recognizer .screenEdgePan .left`", nil)
        case "axis", "orientation", "horizontal", "vertical": ("write `recognizer .pan shouldBegin .horizontal`", nil)
        case "disabled": ("write `enabled .off`", nil)
        case "delegate", "target", "action":
            (
                "a scene doesn't say whom a recognizer calls; write what it does: `expect tap 60,30 recognizes -> Panel`",
                nil
            )
        default: nil
        }
    }
}
