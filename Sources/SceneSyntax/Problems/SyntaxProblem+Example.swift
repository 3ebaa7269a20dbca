import SceneText

/// Texts that show the words and numbers around the problem as they should be.
extension SyntaxProblem {
    /// Returns the text for a problem whose correction follows from what is `around` it, or else `nil`.
    func exampleWording(_ text: String, _ around: Surroundings) -> Wording? {
        switch reason {
        case .equalsSign, .colonSign: return signWording(text, around)
        case .strayComma:
            return around.numberGluedToWord.map {
                Wording(
                    "unexpected comma",
                    "a space goes between an attribute and its value: `\($0.word) \($0.number),…`")
            }
        case .arithmeticNeedsParentheses: return arithmeticWording(text, around)
        case .letNeedsParentheses where around.textAfter.isEmpty && text.utf8.count <= 40:
            return Wording("put variables and conditions in parentheses", "write `(\(text))`")
        case .caseAsDefault:
            return around.truthOfCaseAfter(text).map {
                Wording("the default of a condition is `true` or `false`", "write `= \($0)`")
            }
        case .blankInSize:
            let size = text == "x" ? "\(around.wordBefore)x\(around.textAfter)" : "\(around.wordBefore)\(text)"
            return Wording(
                "write a size without spaces around `x`",
                size.isWrittenSize ? "write `\(size)`" : "write `120x44`, or with variables `(w)x(h)`")
        case .wrongSceneSize where text.sizeOfTwoNumbers != nil:
            return Wording("`\(text)` is not a size", "write `\(text.sizeOfTwoNumbers ?? "")`")
        case .unknownCharacters where text.hasPrefix("×"):
            let (width, rest) = (around.wordBefore, text == "×" ? around.textAfter : String(text.dropFirst()))
            let size = "\(width)x\(rest)"
            return Wording(
                "`×` is not a letter", "write a size with the letter `x`: `\(size.isWrittenSize ? size : "120x44")`")
        case .nameWithoutArrow where text.isHeightAfterCapital && around.isAfterNumber:
            return Wording("write a size with a small `x`", "write `\(around.wordBefore)\(text.withSmallX)`")
        case .wrongSceneSize where around.textAfter.isHeightAfterCapital && text.isNumber:
            return Wording("write a size with a small `x`", "write `\(text)\(around.textAfter.withSmallX)`")
        case .pointInParentheses:
            guard let (meant, isFrame) = around.numbersInParentheses else { return nil }
            return Wording(
                isFrame ? "write a frame without parentheses" : "write points and edges without parentheses",
                "write `\(meant)`; parentheses are for one number")
        case .percentInSize where around.wordBefore == "contentSize":
            return Wording(
                "a size takes no percentages before its `x`",
                "write the scene's Name and `width` in parentheses: `contentSize (Main.width)x1200`")
        case .strayInExpression where around.wordBefore.lowercased() == "not":
            return Wording(
                "`\(around.wordBefore)` is not allowed here in an expression", "write `!` for the opposite: `(!isOpen)`"
            )
        case .strayInExpression where text.isLengthUnit && around.wordBefore.isNumber:
            return Wording(
                "`\(text)` is not allowed here in an expression",
                "lengths are in points and have no unit: write `\(around.wordBefore)`")
        case .strayInExpression where text.isOtherUnit && around.wordBefore.isNumber:
            return Wording(
                "`\(text)` is not allowed here in an expression",
                "write the unit after the parentheses: `(angle + 45)\(text)`")
        case .missingExpression
        where text == "%" && around.wordBefore.isNumber && around.byteAfter == UInt8(ascii: ")"):
            return Wording(
                "`%` is a unit, and not allowed here in an expression",
                "write it after the parentheses: `(index * 20)%`")
        case .missingExpectWord where around.isRecognizerWithName(text):
            return Wording(
                "an expectation starts with `expect`", "write `expect \(text) …`",
                "a gesture recognizer is an item in its view: `{ recognizer \(around.nameAfter ?? "Open") .\(text) }`")
        case .strayInExpression where text == "." && around.wordBefore == "safeArea":
            return Wording(
                "an expression has no edges of the safe area",
                "write `safeArea` on the view, so that its pins count from there: `bottom 8 safeArea`")
        case .percentInSize:
            return Wording(
                "a size takes no percentages before its `x`",
                "write the sides one by one: `\(text.sidesInPercent ?? "width 50% height 44")`")
        case .deviceWithoutDot:
            let list = around.devicesToCorrect.map { ".\($0.name)" }.joined(separator: ", ")
            return Wording(
                "a device begins with a dot", list.isEmpty ? "write `.\(text)`" : "write `\(list)`")
        case .missingSceneSize where text.utf8.count <= 40 && text.utf8.first?.isUppercaseLetter == true:
            return Wording(
                "the scene has no size", "write its width and height in points: `scene \(text) 390x844 { … }`")
        case .callSyntax: return callWording(text) ?? titleWording(text, around)
        case .chainedCall where around.wordBefore == "super":
            return Wording(
                "a `hitTest` block lists rules, without dots",
                "write `super` alone to ask the subviews as UIKit does; `pass`, `claim -> V` and other rules go before or after it"
            )
        case .chainedCall where around.wordBefore == "layer":
            return Wording(
                "a scene has no layers", "write the property without `layer.`: `\(around.nextWord ?? "cornerRadius")`")
        case .missingLetValue where around.textAfter.classOfCall != nil:
            guard let kind = around.textAfter.classOfCall?.kindOfClass else { return nil }
            let constant = around.wordBefore
            let name = constant.utf8.count <= 40 ? constant.prefix(1).uppercased() + constant.dropFirst() : ""
            return Wording(
                "a view has no `let`",
                "write its kind and its Name: `\(kind) \(name.isEmpty ? "Save" : name) frame 0,0 44x44`")
        case .missingPlace where around.atBeforePlace != nil:
            return Wording("missing place after `\(text)`", "write it without `at`: `\(text) \(around.placeAfterAt)`")
        case .missingLetValue where around.byteAfter == UInt8(ascii: "["):
            return Wording("a `let` is a number or a condition, not a list", "write each value where it is used")
        case .missingOutcome where around.isFollowedByLine(beginningWith: "on"):
            return Wording(
                "missing outcome of the gesture",
                "the devices are on the line of the expectation: `expect tap Play on .iPhoneSE fires -> Play`")
        case .arrowWithoutOutcome, .missingOutcomeTarget, .missingHitResult, .bareHitResult, .missingOutcome,
            .unknownExpectation:
            return expectationWording(text, around)
        case .blankBeforeUnit:
            let number = around.wordBefore
            return Wording(
                "write the unit directly after the number",
                number.isNumber ? "write `\(number)\(text)`" : "write `50%`, `200ms`, `45deg`")
        case .pointWithoutComma:
            let (x, y) = (around.wordBefore, text)
            return Wording(
                "write a comma between the two numbers of a point",
                "write `\(x.isNumber && y.isNumber ? "\(x),\(y)" : "60,30")`")
        case .nameWithoutArrow where ["YES", "TRUE", "True"].contains(text):
            return Wording(
                "`\(text)` means nothing here",
                "write the word alone to turn an attribute on: `\(around.attributeBefore ?? "hidden")`")
        case .nameWithoutArrow where ["NO", "FALSE", "False"].contains(text):
            return Wording(
                "`\(text)` means nothing here",
                "write `.off` to turn an attribute off: `\(around.attributeBefore ?? "hidden") .off`")
        case .nameWithoutArrow where around.isBehindDevice:
            return Wording("a device is one word", "write `.\(around.wordBefore)\(text)`")
        case .nameWithoutArrow: return nameWording(text, around)
        case .edgeOfView: return edgeWording(text, around.wordBefore)
        case .unexpected where text == "." && around.lineStarts(with: "scene"):
            return Wording("missing `,` between the devices", "write `.iPhoneSE, .iPhone16Pro`")
        case .missingPathName where text.isWord && around.isPartOfPathWithoutName:
            return Wording(
                "a view without a Name can't be named",
                "give it one: `\(text) \(text == "button" ? "Save" : "Panel") …`")
        case .missingLineEnd where text == "on" && around.lineStarts(with: "expect"):
            return Wording(
                "`on` comes before the outcome",
                "write `expect hit 60,30 on .iPhoneSE -> Play`, `expect tap 60,30 on .iPhoneSE fires -> Play`")
        case .missingLineEnd where text == "->" && around.lineStarts(with: "expect") && around.followsCase:
            return Wording("missing `,` between the devices", "write `on .iPhoneSE, .iPhone16Pro`")
        case .indexInParentheses:
            let (view, index) = (around.wordBefore, around.textInParentheses ?? "")
            return Wording(
                "use brackets to select a row or an instance",
                "write `\(!view.isEmpty && view.utf8.count <= 40 && index.isNumber ? "\(view)[\(index)]" : "List[3]")`")
        case .capitalLetName where text.utf8.count <= 40:
            return Wording(
                "the name of a `let` starts with a lower-case letter, but `\(text)` does not",
                "write `let \(text.prefix(1).lowercased() + text.dropFirst()) = 8`")
        case .missingLetEquals where text.utf8.count <= 40:
            return Wording("this `let` has no `=`", "write `let \(text.isEmpty ? "gap" : text) = 8`")
        case .unknownOutcome where ["twice", "double", "doubleTap", "2x"].contains(text):
            guard let place = around.expectedPlace else { return nil }
            return Wording(
                "`\(text)` is not an outcome of a gesture",
                "write both taps: `expect touch { tap \(place); wait 100ms; tap \(place) } fires -> Play`")
        default: return nil
        }
    }

    /// Returns the text for a call of another tool that builds views or colours, or `nil` for any other.
    private func callWording(_ text: String) -> Wording? {
        switch text {
        case "rgb", "rgba", "RGB", "RGBA", "hsl", "hsla", "Color":
            Wording("a scene has no calls", "write colours as `#rrggbb` or `#rrggbbaa`: `#00000066` is black at 40%")
        case "ForEach": Wording("a scene has no calls", "to repeat views, write `repeat 3 { … }`")
        default: nil
        }
    }

    /// Returns the text for a view that a call makes of its title, as SwiftUI does; `nil` for any other call.
    private func titleWording(_ text: String, _ around: Surroundings) -> Wording? {
        guard let kind = ["Button": "button", "Text": "label", "Label": "label"][text], let title = around.titleOfCall
        else { return nil }
        let name = title.nameOfTitle
        return Wording(
            "a scene has no calls",
            "write the values after the word: `\(kind) \(name.isEmpty ? "Save" : name) \"\(title)\" size 120x44`")
    }

    /// The word and the distance that `leading = Title.leading` means, or `nil` if the sign is between anything else.
    func distanceAfterSign(_ around: Surroundings) -> (word: String, value: String)? {
        let word = around.wordBefore
        let parts = around.textAfter.split(separator: ".", omittingEmptySubsequences: false)
        guard ["leading", "top", "width", "height"].contains(word), parts.count == 2, let name = parts.first,
            let written = parts.last, name.utf8.first?.isUppercaseLetter == true,
            name.utf8.allSatisfy({ $0.isIdentifierByte }),
            let edge = Self.edge(String(written.hasSuffix("Anchor") ? written.dropLast(6) : written), beside: word)
        else { return nil }
        return (word, "(\(name).\(edge))")
    }

    /// Returns the text for an edge of a view without parentheses, as in `top Title.bottom` and, as Auto Layout has it,
    /// `leading -> Title.trailing`; `nil` if the edge has no place in a distance from the same edge.
    func edgeWording(_ text: String, _ pin: String) -> Wording? {
        let parts = text.split(separator: ".").map { part in String(part.drop { "-> ".contains($0) }) }
        guard parts.count == 2, let name = parts.first, let written = parts.last else { return nil }
        let word = written.hasSuffix("Anchor") ? String(written.dropLast(6)) : written
        if ["Super", "SuperView", "Superview", "Parent"].contains(name) {
            return Wording("a pin is a distance to the superview's edge", "write `\(pin) 0`, or `\(pin) 16`")
        }
        guard let edge = Self.edge(word, beside: pin) else { return nil }
        let place = "\(name).\(edge)"
        let gap = Self.isFarEdge(edge) ? " + 8" : ""
        switch pin {
        case "leading", "left", "top":
            let pin = pin == "left" ? "leading" : pin
            return Wording("write the edge of another view in parentheses", "write `\(pin) (\(place)\(gap))`")
        case "width", "height":
            return Wording("write the length of another view in parentheses", "write `\(pin) (\(place))`")
        case "trailing", "right", "bottom":
            let (pin, length) = pin == "bottom" ? (pin, "height") : ("trailing", "width")
            return Wording(
                "`\(pin)` is a distance to the superview's edge, not a place",
                "write `\(pin) (Panel.\(length) - \(place)\(gap.isEmpty ? " + 8" : ""))`, if the superview is `Panel`")
        case "centerX", "centerY":
            let (start, length) = pin == "centerX" ? ("leading", "width") : ("top", "height")
            return Wording(
                "`\(pin)` is a distance from the middle of the superview, not a place",
                "for the middle at that place write `\(start) (\(place) - 30)`, if the \(length) is 60")
        default: return nil
        }
    }

    /// Returns the edge of a rectangle that Auto Layout calls `word`, if a distance along the axis of `pin` can have it.
    private static func edge(_ word: String, beside pin: String) -> String? {
        let isHorizontal = ["leading", "trailing", "left", "right", "width", "centerX"].contains(pin)
        let known =
            isHorizontal
            ? [
                "leading": "minX", "left": "minX", "x": "minX", "trailing": "maxX", "right": "maxX", "centerX": "midX",
                "minX": "minX", "midX": "midX", "maxX": "maxX", "width": "width",
            ]
            : [
                "top": "minY", "y": "minY", "bottom": "maxY", "centerY": "midY", "minY": "minY", "midY": "midY",
                "maxY": "maxY", "height": "height",
            ]
        return known[word].flatMap { (pin == "width" || pin == "height") == ($0 == pin) ? $0 : nil }
    }

    /// Whether what follows a view in its reading direction keeps a distance from this edge.
    private static func isFarEdge(_ edge: String) -> Bool { edge == "maxX" || edge == "maxY" }

    /// Returns the text for a Name after a word that other tools have for positions, or `nil` after any other.
    private func nameWording(_ text: String, _ around: Surroundings) -> Wording? {
        if let head = around.headBeforeName {
            let values = head.item == "stack" ? "axis" : "kind"
            return Wording(
                "a \(head.item)'s Name comes before its \(values)", "write `\(head.item) \(text) \(head.text)`")
        }
        switch around.wordBefore {
        case let word where word.hasSuffix("Anchor"):
            let isVertical = ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"].contains(word.dropLast(6))
            return Wording(
                "a scene has no anchors",
                isVertical
                    ? "write the distance to the superview's edge, `top 8` or `bottom 8`, or the edge of an earlier view: "
                        + "`top (\(text).maxY + 8)`"
                    : word == "widthAnchor" || word == "heightAnchor"
                        ? "write the length, or that of an earlier view: "
                            + "`\(word.dropLast(6)) (\(text).\(word.dropLast(6)))`"
                        : "write the distance to the superview's edge, `leading 8` or `trailing 8`, or the edge of an "
                            + "earlier view: `leading (\(text).maxX + 8)`")
        case _ where around.followsPositionWord:
            return Wording(
                "pins take distances, not views such as `\(text)`",
                "for a place beside a view of the same block, write its edge: `top (\(text).maxY + 8)`")
        case "on" where around.lineStarts(with: "recognizer"), "in" where around.lineStarts(with: "recognizer"):
            return Wording(
                "`\(text)` is not allowed here",
                "a recognizer is in the braces of its view: `view \(text) … { recognizer Tap .tap }`")
        default: return nil
        }
    }

    /// Returns the text for a mistake in an expectation whose place or view can be repeated, or `nil` for any other.
    private func expectationWording(_ text: String, _ around: Surroundings) -> Wording? {
        let place = around.expectedPlace
        switch reason {
        case .arrowWithoutOutcome:
            guard let place, let view = around.nameAfter else { return nil }
            return Wording(
                "missing outcome before `->`",
                "write `fires -> \(view)`, or `expect hit \(place) -> \(view)` for the view that gets the touch")
        case .missingOutcomeTarget:
            let view = place.flatMap { $0.utf8.first?.isUppercaseLetter == true ? $0 : nil } ?? "Play"
            let outcome = around.wordBefore == "sends" ? "sends \(text)" : text
            return Wording("missing view after `\(text)`", "write an arrow and its Name: `\(outcome) -> \(view)`")
        case .missingHitResult:
            guard ["=", "=="].contains(around.textAfter), let view = around.nameAfterSign else { return nil }
            return Wording(
                "missing result after `\(text)`", "write an arrow instead of `\(around.textAfter)`: `-> \(view)`")
        case .bareHitResult where text != "not":
            return around.nameAfter.map {
                Wording("`\(text)` is not a result of a hit test", "write an arrow: `-> \($0)`")
            }
        case .missingOutcome where text.utf8.first?.isUppercaseLetter == true && around.textAfter.isNumber:
            return Wording(
                "missing outcome of the gesture", "the index of a row is in brackets: `\(text)[\(around.textAfter)]`")
        case .unknownExpectation where text == "not" && ["reachable", "unreachable"].contains(around.textAfter):
            let (opposite, meaning) =
                around.textAfter == "reachable"
                ? ("unreachable", "no point hits it") : ("reachable", "every visible point hits it")
            return Wording(
                "`not` is not an expectation",
                "if you mean that \(meaning), write `expect \(opposite) -> \(around.nameAfterNextWord ?? "Play")`")
        case .unknownExpectation where ["reachable", "unreachable"].contains(around.textAfter):
            return Wording(
                "`\(text)` is not an expectation",
                "write `\(around.textAfter) -> \(text.utf8.first?.isUppercaseLetter == true ? text : "Play")`")
        case .unknownExpectation where text.utf8.first?.isDigit == true:
            guard let (point, view) = around.pointAndTarget else { return nil }
            return Wording(
                "`\(text)` is not an expectation", "say what you expect at \(point): `expect hit \(point) -> \(view)`")
        case .unknownExpectation:
            let place = around.textAfter
            guard place.isPlace else { return nil }
            let note: String? =
                switch text {
                case "longPress", "hold": "write `expect press \(place) 1s recognizes -> Play`"
                case "doubleTap":
                    "write `expect touch { tap \(place); wait 100ms; tap \(place) } fires -> Play`"
                case "click", "touchUp": "write `expect tap \(place) fires -> Play`"
                default: nil
                }
            return note.map { Wording("`\(text)` is not an expectation", $0) }
        default: return nil
        }
    }

    /// Returns the text for a sign of another language between a word and its value.
    private func signWording(_ text: String, _ around: Surroundings) -> Wording {
        let message = "write attributes without `\(text)`"
        let (word, value) = (around.wordBefore, around.textAfter)
        let general = Wording(message, "write the value after the word: `width 50`")
        guard !word.isEmpty, word.utf8.count <= 40 else { return general }
        if around.byteAfter == UInt8(ascii: "{") {
            return Wording(message, "write the block after the word: `\(word) { … }`")
        }
        guard value.isWrittenValue else { return general }
        if word.utf8.first?.isLowercaseLetter != true {
            return Wording(message, "attributes follow the Name, separated by spaces: `\(word) \(value)`")
        }
        if let truth = around.truthAfter {
            return Wording(message, "write the value after the word: `\(word.withoutIs) \(truth)`")
        }
        if value.utf8.first?.isUppercaseLetter == true, !around.startsLine(word) {
            if let note = edgeWording(value, word)?.notes.first { return Wording(message, note) }
            return Wording(message, "a link to a view has an arrow: `\(word) -> \(value)`")
        }
        return Wording(message, "write the value after the word: `\(word) \(value)`")
    }

    /// Returns the text for a sign of arithmetic or of another language after a value.
    private func arithmeticWording(_ text: String, _ around: Surroundings) -> Wording? {
        if text == "-", let word = around.hyphenated?.text {
            let known = StyleSheetWord.called(word)
            return Wording(
                "words cannot contain `-`: `\(word)`",
                known?.remark ?? "write words as UIKit does, `\(word.withoutHyphens)`, and arithmetic in parentheses")
        }
        let (left, right) = (around.wordBefore, around.textAfter)
        switch text {
        case "==", "<", "<=", ">", ">=", "!=": return signWording(text, around)
        case "!" where right.isWord:
            return Wording("a scene has no `!` before attributes", "write `.off` to turn one off: `\(right) .off`")
        case "*" where left.isNumber && right.isNumber:
            return Wording(
                "put arithmetic in parentheses",
                "write a size with `x`: `\(left)x\(right)`, and a product as `(\(left) * \(right))`")
        case "+", "-", "/", "%":
            guard left.isNumber, right.isNumber else { return nil }
            return Wording("put arithmetic in parentheses", "write `(\(left) \(text) \(right))`")
        default: return nil
        }
    }
}

extension String {
    /// The words that hyphens divide as one: `alignItems` for `align-items`.
    fileprivate var withoutHyphens: String {
        let parts = split(separator: "-")
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Whether this is a short number that a message can repeat.
    var isNumber: Bool {
        !isEmpty && utf8.count <= 20 && utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    }

    /// Whether this is a unit of lengths in other languages.
    var isLengthUnit: Bool { ["pt", "pts", "px", "dp"].contains(self) }

    /// Whether this is a unit of angles or times.
    fileprivate var isOtherUnit: Bool { ["deg", "rad", "ms", "s"].contains(self) }

    /// Whether this is a short point or path.
    fileprivate var isPlace: Bool {
        guard let first = utf8.first, first.isDigit || first.isUppercaseLetter, utf8.count <= 40 else { return false }
        let signs = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]")]
        return utf8.allSatisfy { $0.isIdentifierByte || signs.contains($0) } && utf8.last != UInt8(ascii: ",")
    }

    /// The class of UIKit that this text calls: `UIButton` in `UIButton(frame:`.
    fileprivate var classOfCall: String? {
        guard hasPrefix("UI"), let end = utf8.firstIndex(of: UInt8(ascii: "(")) else { return nil }
        return String(self[..<end])
    }

    /// The kind of a view of this class of UIKit, or `nil` for a class that has no kind of this name.
    fileprivate var kindOfClass: String? {
        let known = [
            "UIView", "UIButton", "UILabel", "UIImageView", "UIControl", "UISwitch", "UISlider", "UIStepper",
            "UITextField", "UITextView", "UIScrollView", "UITableView", "UICollectionView", "UIStackView",
        ]
        guard known.contains(self) else { return nil }
        // The kinds of these two keep the end of their classes.
        let keepsEnd = !hasSuffix("View") || self == "UIView" || self == "UITextView"
        let name = keepsEnd ? dropFirst(2) : dropFirst(2).dropLast(4)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// A Name made of the words of this title: `TapMe` for `Tap me`; empty if it doesn't begin with a letter.
    fileprivate var nameOfTitle: String {
        let words = split { character in !character.utf8.allSatisfy { $0.isIdentifierByte } }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.utf8.first?.isUppercaseLetter == true ? name : ""
    }

    /// The sides of this size with a percentage, one by one: `width 50% height 44` for `50%x44`.
    var sidesInPercent: String? {
        let sides = split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, sides[0].last == "%", String(sides[0].dropLast()).isNumber, String(sides[1]).isNumber
        else { return nil }
        return "width \(sides[0]) height \(sides[1])"
    }

    /// Whether this is a short word that a message can repeat.
    fileprivate var isWord: Bool {
        utf8.first?.isLowercaseLetter == true && utf8.count <= 40 && utf8.allSatisfy { $0.isIdentifierByte }
    }

    /// This word without the prefix `is` of UIKit's properties: `hidden` for `isHidden`.
    var withoutIs: String {
        let property = dropFirst(2)
        guard hasPrefix("is"), let first = property.first, first.isUppercase else { return self }
        return property.prefix(1).lowercased() + property.dropFirst()
    }

    /// The size whose sides are the two short numbers of this text, which blanks separate, or `nil` if it isn't that.
    var sizeOfTwoNumbers: String? {
        let sides = split { $0 == " " || $0 == "\t" || $0 == "," }
        guard sides.count == 2, sides.allSatisfy({ String($0).isNumber }) else { return nil }
        return "\(sides[0])x\(sides[1])"
    }

    /// Whether this is the second side of a size after a capital `X`.
    var isHeightAfterCapital: Bool { hasPrefix("X") && String(dropFirst()).isNumber }

    /// This side of a size with a small `x`.
    var withSmallX: String { "x" + dropFirst() }

    /// Whether this is a size of two short numbers.
    fileprivate var isWrittenSize: Bool {
        let sides = split(separator: "x", omittingEmptySubsequences: false)
        return sides.count == 2 && sides.allSatisfy { String($0).isNumber }
    }

    /// Whether this is a value without calls, strings and signs at its end, and not one of UIKit's types.
    fileprivate var isWrittenValue: Bool {
        let signs = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "%")]
        return !isEmpty && utf8.allSatisfy { $0.isIdentifierByte || signs.contains($0) }
            && utf8.last != UInt8(ascii: ",") && !beginsLikeClass
    }
}
