import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics about gestures and recognizers.
extension Diagnostic {
    static func fingerIsDown(_ word: SpelledToken, _ finger: Int) -> Diagnostic {
        let isDown = word.text == "down"
        return error(
            .wrongValue, "\(isDown ? title(finger) : "a") finger is already down when `\(word.text)` begins",
            at: word.range,
            isDown
                ? "let it go `up` first, or put down another one: `down 90,30 finger \(finger == 1 ? 2 : finger + 1)`"
                : "let it go `up` first; `\(word.text)` has fingers of its own")
    }

    static func fingerIsUp(_ word: SpelledToken, _ finger: Int) -> Diagnostic {
        let number = finger == 1 ? "" : " finger \(finger)"
        return error(
            .wrongValue,
            finger == 1 ? "no finger is down for `\(word.text)`" : "finger \(finger) isn't down for `\(word.text)`",
            at: word.range, "write `down 60,30\(number)` before it")
    }

    private static func title(_ finger: Int) -> String { finger == 1 ? "the" : "the same" }

    static func wrongFinger(_ range: SourceRange) -> Diagnostic {
        error(
            .wrongValue, "this isn't the number of a finger", at: range, "fingers count from 1: `down 60,30 finger 2`")
    }

    /// Creates the error for an outcome that views of `kind` never have. Even its negation would say nothing.
    static func impossibleOutcome(_ outcome: BoundOutcome.Kind, _ path: BoundPath, _ kind: ViewKind) -> Diagnostic {
        let (what, remark) =
            switch outcome {
            case .sends("valueChanged") where kind.isControl:
                ("sends no `valueChanged`", "name a control with a value, or write `fires -> \(path.text)`")
            case .word(.selects):
                ("is never selected", "name a row or item: `\(kind.containsCells ? path.text : "List")[3]`")
            case .word(.highlights): ("is never highlighted", "name a control, a row or an item")
            case .word(.scrolls): ("never scrolls", "name a scroll view, table, collection or text view")
            case .word(.zooms): ("never zooms", "name the scroll view that has `viewForZooming`")
            case .word(.touches):
                (
                    "gets no `touches`",
                    "it is a control: write `fires -> \(path.text)`, or `sends touchDown -> \(path.text)`"
                )
            default:
                (
                    "sends no events",
                    kind == .cell
                        ? "write `selects -> \(path.text)`, or name a control"
                        : "name a control; other views have `touches -> \(path.text)`"
                )
            }
        return error(
            .wrongValue, "`\(path.text)` is \(described(.view(kind))), which \(what)", at: path.range, remark)
    }

    static func wrongAngle(_ range: SourceRange) -> Diagnostic {
        error(.wrongValue, "this isn't an angle", at: range, "write one number with a unit: `rotate 60,30 by 45deg`")
    }

    /// Reports a path to a recognizer where a view belongs, such as after the arrow of an outcome (`isOutcome`).
    static func recognizerInsteadOfView(
        _ path: PathSyntax, _ scene: BoundScene, _ bound: BoundPath, isOutcome: Bool
    ) -> Diagnostic {
        let view = scene.owner(ofRecognizerAt: bound)
        return error(
            .wrongValue, "`\(path.text)` is a recognizer; a view is needed here", at: path.range,
            isOutcome
                ? "what a recognizer does is `recognizes -> \(path.text)`\(view.map { "; its view is `\($0)`" } ?? "")"
                : view.map { "write its view: `\($0)`" }
                    ?? "write a view; only `recognizes`, `requireToFail` and `simultaneous` take recognizers")
    }

    static func viewInsteadOfRecognizer(_ path: PathSyntax, _ scene: BoundScene, _ bound: BoundPath) -> Diagnostic {
        let names = scene.recognizers(ofViewAt: bound)
        let remark: String
        if let names, names.isEmpty {
            remark =
                "it has none; write the Name of a recognizer, or a `scroll`, `table` or `collection` for its own pan"
        } else if let name = names?.compactMap({ $0 }).first {
            remark = "write its recognizer: `\(name)`"
        } else {
            remark = "give its recognizer a Name, `recognizer DoubleTap .tap`, and write that"
        }
        return error(
            .wrongValue, "`\(path.text)` is a view; a recognizer is needed here", at: path.range, remark)
    }

    static func recognizerWithoutKind(_ item: ItemSyntax, _ kinds: [String]) -> Diagnostic {
        if let name = item.name, let kind = RecognizerWord.kind(ofClass: name.text) {
            return error(
                .wrongValue, "`\(name.text)` is a class; the kind of a recognizer has a dot", at: name.range,
                "write `recognizer \(kind)`, or with a Name `recognizer Zoom \(kind)`",
                fix: .replace(name.range, by: kind))
        }
        return error(
            .wrongValue, "missing kind of the recognizer", at: item.head,
            "write `recognizer \(item.name.map { "\($0.text) " } ?? "").tap`\nthe kinds are \(kinds.map { "`.\($0)`" }.joinedAsList())"
        )
    }

    static func bareRecognizerKind(_ word: SpelledToken, meant: String) -> Diagnostic {
        error(
            .wrongValue, "the kind of a recognizer has a dot, but `\(word.text)` has none", at: word.range,
            "write `recognizer \(meant)`", fix: .replace(word.range, by: meant))
    }

    static func otherRecognizerKind(_ word: SpelledToken, meant: String, _ dot: SourceRange) -> Diagnostic {
        error(
            .wrongValue, "`recognizer` doesn't take `.\(word.text)`", at: word.range, "write `recognizer \(meant)`",
            fix: .replace(dot.union(word.range), by: meant))
    }

    static func recognizerDirection(_ value: ValueSyntax, of kind: GestureRecognizer.Kind) -> Diagnostic {
        if kind == .pan, [".horizontal", ".vertical"].contains(value.text) {
            let meant = "\(Attribute.shouldBegin.word) \(value.text)"
            return error(
                .wrongValue, "`recognizer .pan` takes no `\(value.text)` here", at: value.range,
                "a pan takes movements in any direction; for one axis write `recognizer .pan \(meant)`",
                fix: .replace(value.range, by: meant))
        }
        let remark =
            switch kind {
            case _ where recognizerLinkRemark(value) != nil: recognizerLinkRemark(value)
            case .pan:
                "a pan takes movements in any direction\n"
                    + "for one axis write `recognizer .pan shouldBegin .horizontal`\n"
                    + "for a flick write `recognizer .swipe .left`"
            case .screenEdgePan: "a screen edge pan has one edge: write a recognizer for each"
            case .longPress where value.text.utf8.first?.isDigit ?? false:
                "write the time as `minimumPressDuration`: `recognizer .longPress minimumPressDuration \(value.text)`"
            default: "only `.swipe` and `.screenEdgePan` take a direction: `recognizer .swipe .left`"
            }
        return error(
            .wrongValue, "`recognizer .\(kind.word)` takes no `\(value.text)` here", at: value.range, remark)
    }

    /// Returns where a recognizer belongs if `value` is an arrow to a view, or `nil` for any other value.
    static func recognizerLinkRemark(_ value: ValueSyntax) -> String? {
        guard case .link(let paths) = value.form, let view = paths.first?.text, view.isQuotable else {
            return nil
        }
        return "a recognizer belongs to the view around it: write it in the braces of `\(view)`\n"
            + "or write `receivesOnly -> \(view)` for touches on that view only"
    }

    static func screenEdgeMissing(_ range: SourceRange) -> Diagnostic {
        error(
            .wrongValue, "missing edge of the screen edge pan", at: range,
            "write `recognizer .screenEdgePan .left`; the edges are `.left`, `.right`, `.top` and `.bottom`")
    }

    static func repeatedDirection(_ word: SpelledToken) -> Diagnostic {
        error(
            .wrongValue, "`.\(word.text)` is already among the directions", at: word.range,
            "`.horizontal` is `.left` and `.right`, `.vertical` is `.up` and `.down`")
    }

    static func settingOfOtherRecognizer(
        _ attribute: Attribute, _ kind: GestureRecognizer.Kind, at range: SourceRange
    ) -> Diagnostic {
        let takers = Schema.recognizers.filter { Schema.takes(attribute, $0.kind) }.map { "`.\($0.word)`" }
        let remark: String? =
            switch (attribute, kind) {
            case (.shouldBegin, .tap), (.shouldBegin, .longPress):
                "its finger doesn't move, so there is no direction to begin with; remove it"
            case (.numberOfTouchesRequired, .pinch), (.numberOfTouchesRequired, .rotation):
                "it always has two fingers; remove it"
            case (.numberOfTapsRequired, .longPress): "a long press has no taps before it here; remove it"
            default: nil
            }
        return error(
            .wrongValue, "a `.\(kind.word)` recognizer has no `\(attribute.word)`", at: range,
            remark ?? "\(takers.joinedAsList()) \(takers.count == 1 ? "has" : "have") it")
    }

    static func directionOfRecognizer(_ range: SourceRange, _ kind: GestureRecognizer.Kind?) -> Diagnostic {
        error(
            .wrongValue, "a recognizer has no `direction`: on a scene it says on which side `leading` is", at: range,
            kind == .pan
                ? "write `shouldBegin .horizontal` or `shouldBegin .vertical`, or for a flick `recognizer .swipe .left`"
                : "write the direction after the kind: `recognizer .swipe .left`")
    }
}

extension BoundScene {
    /// Returns the Name of the view with the recognizer at the end of `path`, if it has one.
    fileprivate func owner(ofRecognizerAt path: BoundPath) -> String? {
        guard case .name(let name) = path.target else { return nil }
        var next = items[names[name].item].parent
        while let current = next, items[current].kind == .repeat { next = items[current].parent }
        if next == 0 { return self.name }
        return next.flatMap { self.name(of: items[$0]) }
    }

    /// Returns the recognizers written in the view at the end of `path`, each with its Name if it has one. Returns
    /// `nil` for a cell or content view.
    fileprivate func recognizers(ofViewAt path: BoundPath) -> [String?]? {
        let item: ItemID
        switch path.target {
        case .root: item = 0
        case .name(let name): item = names[name].item
        case .cell, .cellContent, .content, .argument: return nil
        }
        return items[(item + 1)...].prefix { $0.parent.map { $0 >= item } ?? false }
            .filter { $0.parent == item && $0.kind == .recognizer }.map { self.name(of: $0) }
    }
}
