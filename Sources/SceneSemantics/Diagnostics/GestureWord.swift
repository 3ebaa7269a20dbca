import SceneRuntime
import SceneText

/// Advice for gesture words that aren't attributes, although gestures affect where touches go.
enum GestureWord {
    /// Returns what to write instead of `word`, or `nil` if it isn't about gestures.
    static func remark(on word: String) -> String? {
        let parts = Set(Misspelling.parts(of: word))
        let isMeant = { (words: [String]) in words.contains { parts.contains($0) } }
        if isMeant(["simultaneously", "simultaneous"]), isGesture(parts) {
            return "write `simultaneous` on a recognizer, alone or with those it allows: `simultaneous -> Pan`"
        }
        if isMeant(["priority", "fail", "require", "requires"]), isGesture(parts) {
            return "write `requireToFail -> DoubleTap` on the recognizer that waits"
        }
        if isMeant(["begin"]), isGesture(parts) {
            return "write it on the recognizer: `recognizer Pan .pan shouldBegin .horizontal`"
        }
        if isMeant(["receive"]), isGesture(parts) {
            return "write it on the recognizer: `ignores -> Panel`, or `receivesOnly -> Panel`"
        }
        let isTwoFingers = isMeant(["pinch", "magnification", "magnify", "rotation"]) && parts.count == 1
        guard isGesture(parts) || isTwoFingers else { return nil }
        let kind =
            isMeant(["pinch", "magnification", "magnify"])
            ? "pinch"
            : isMeant(["rotation", "rotate"])
                ? "rotation"
                : isMeant(["edge"])
                    ? "screenEdgePan .left"
                    : isMeant(["pan", "drag"])
                        ? "pan"
                        : isMeant(["swipe"]) ? "swipe" : isMeant(["press", "longpress", "hold"]) ? "longPress" : nil
        guard let kind = kind ?? (isMeant(["tap"]) ? "tap" : nil) else {
            let kinds = Schema.recognizers.map { "`.\($0.word)`" }
            return "a gesture recognizer is an item in its view: `recognizer` with one of \(kinds.joinedAsList("or"))"
        }
        let name = kind == "screenEdgePan .left" ? "Edge" : kind.prefix(1).uppercased() + kind.dropFirst()
        return "a gesture recognizer is an item in its view: `{ recognizer \(name) .\(kind) }`"
    }

    /// Returns whether a part of a word names a gesture.
    private static func isGesture(_ parts: Set<String>) -> Bool {
        let gestures = [
            "gesture", "gestures", "recognizer", "recognizers", "tap", "taps", "pan", "swipe", "press", "longpress",
            "drag", "pinch", "hold", "recognize", "recognizes",
        ]
        return gestures.contains { parts.contains($0) }
    }
}
