import SceneRuntime
import SceneSyntax
import SceneText

/// A word where an attribute is expected, which isn't one.
struct UnknownAttribute {
    let word: SpelledToken
    /// The kind of view or item that it is on.
    let kind: ItemKind
    /// Whether a Name would be there.
    let mayBeName: Bool
    /// The values after the word.
    let values: [ValueSyntax]

    /// What to say about a word, and the fix if one thing is meant.
    typealias Correction = (remark: String, fix: Diagnostic.Fix?)

    private var tree: SyntaxTree { word.tree }
    private var lowercased: String { word.text.lowercased() }
    /// The text of the token after the word.
    private var next: String { tree.text(word.token.next) }

    /// The only value, if it is an expression in parentheses that advice may repeat.
    private var expression: ValueSyntax? {
        guard values.count == 1, let value = values.first, value.text.isQuotable,
            case .lengths(let lengths) = value.form, lengths.count == 1, lengths[0].expression != nil,
            lengths[0].unit == nil, !lengths[0].isNegated
        else { return nil }
        return value
    }

    /// What to say about the word.
    var correction: Correction {
        // Each is about words that the others don't know; only the last one knows all. One chain of all of them takes
        // the type checker long.
        let specific = attributeOfOtherTool ?? visibility ?? condition ?? count ?? nameOfVariable ?? direction
        return specific ?? connective ?? accessory ?? display ?? title ?? disabling ?? spelling
    }

    private func writingOpposite(_ text: String, for range: SourceRange, safe: Bool = true) -> Correction {
        ("write the opposite: `\(text)`", .replace(range, by: text, safe: safe))
    }

    /// What to say about `repeat 3 as i`.
    private var nameOfVariable: Correction? {
        guard kind.word == "repeat", word.text == "as" else { return nil }
        return ("a repetition doesn't name its variable, which is `index`: `repeat 3 { … }`", nil)
    }

    /// What to say about the direction in which a view scrolls or a stack arranges its views.
    private var direction: Correction? {
        let isDirection = ["horizontal", "vertical"].contains(lowercased)
        switch kind {
        case .view(.scroll) where Self.scrollDirections.contains(lowercased): return (Diagnostic.scrollRemark, nil)
        case .view(.table) where Self.scrollDirections.contains(lowercased): return ("a table scrolls vertically", nil)
        case .view(.collection) where isDirection:
            let text = "scrollDirection .\(lowercased)"
            return ("write `\(text)`", .replace(word.range, by: text))
        case .view(.stack) where isDirection && values.isEmpty:
            let previous = word.token.previous
            guard tree.kind(previous) == .name || tree.text(previous) == kind.word else { return nil }
            let name = tree.kind(previous) == .name ? tree.text(previous) + " " : ""
            return (
                "write the direction with a dot: `\(kind.word) \(name).\(lowercased)`",
                .replace(word.range, by: ".\(lowercased)")
            )
        default: return nil
        }
    }

    /// What other tools call the direction in which a view scrolls, in lower case.
    private static let scrollDirections = [
        "horizontal", "vertical", "axis", "axes", "direction", "scrolldirection", "orientation",
    ]

    /// What to say about `bottom 0 to safeArea`.
    private var connective: Correction? {
        guard word.text == "to", next == Attribute.safeArea.word else { return nil }
        return (
            "write `safeArea` alone after the pins: `bottom 0 safeArea`", .remove(word.range, from: tree.source)
        )
    }

    /// What to say about `accessory .disclosureIndicator`.
    private var accessory: Correction? {
        guard ["accessory", "accessorytype"].contains(lowercased), values.count == 1, let value = values.first,
            case .caseWord(let kind) = value.form,
            ["none", "disclosure", "disclosureindicator", "checkmark"].contains(kind.text.lowercased())
        else { return nil }
        return (
            "leave it out, because `.\(kind.text)` takes no touches",
            .remove(word.range.union(value.range), from: tree.source)
        )
    }

    /// What to say about `display flex` and `display grid`.
    private var display: Correction? {
        switch next {
        case "flex" where word.text == "display":
            ("write a stack around the views: `stack Row .horizontal spacing 8 { … }`", nil)
        case "grid" where word.text == "display":
            ("write a collection, which wraps its items: `collection Grid fill { items 12 size 100x100 }`", nil)
        default: nil
        }
    }

    /// What to say about `title "Save"`.
    private var title: Correction? {
        guard !mayBeName, ["title", "text", "label"].contains(lowercased), values.count == 1, let title = values.first,
            case .string = title.form, title.text.isQuotable, let head = Diagnostic.titledHead(before: title)
        else { return nil }
        let removal = Diagnostic.Fix.remove(word.range.union(title.range), from: tree.source)
        let edits = [Diagnostic.Edit(head.atEnd, " \(title.text)")] + removal.edits
        let text = "\(tree.source.text(in: head)) \(title.text)"
        return (
            "a title comes directly after the kind and the Name: `\(text)`",
            Diagnostic.Fix("write `\(text)`", safe: true, edits: edits)
        )
    }

    /// What to say about a word of UIKit or another tool, a Name in lower case, or a misspelled attribute.
    private var spelling: Correction {
        if ["touchinset", "touchinsets", "hitinset", "hitinsets", "hittestinset"].contains(lowercased),
            let foreign = ForeignAttribute.byWord["hitinsets"]
        {
            return (foreign.remark(on: word.text, with: values), nil)
        }
        // No attribute takes a title, so a word such as `left` before one is a Name.
        let isName = mayBeName && !values.isEmpty
        if let foreign = ForeignAttribute.called(word.text), !isName || foreign.spelling == nil {
            return (foreign.remark(on: word.text, with: values), foreign.fix(for: word, with: values))
        }
        let nearest = Diagnostic.nearestAttribute(word.text, on: kind)
        if mayBeName, nearest == nil || isName {
            let name = word.text.prefix(1).uppercased() + word.text.dropFirst()
            return (
                "if it is the view's Name, start it with an upper-case letter: `\(kind.word) \(name)`",
                .replace(word.range, by: name, safe: false)
            )
        }
        let fix = Diagnostic.spelling(of: word.text, on: kind).map { Diagnostic.Fix.replace(word.range, by: $0) }
        if let nearest, Diagnostic.attribute(ofProperty: word.text) == nearest {
            return ("write properties as in UIKit, but without `is`: `\(nearest)`", fix)
        }
        let remark =
            suggestion(nearest)
            ?? RecognizerWord.advice(on: word.text).map { "on a recognizer, \($0.remark)" }
            ?? GestureWord.remark(on: word.text) ?? ForeignAttribute.unknownRemark
        return (remark, fix)
    }

    /// What to say about `visible false`, which is the opposite of `hidden`.
    private var visibility: Correction? {
        guard ["visible", "isvisible", "visibility"].contains(lowercased), values.count <= 1 else {
            return nil
        }
        let hidden = Attribute.hidden.word
        let value: String
        let range: SourceRange
        if let written = values.first {
            (value, range) = (written.text, word.range.union(written.range))
        } else {
            let isOnLine = !tree.startsLine(word.token.next)
            let isTruth = isOnLine && Self.truths[next.lowercased()] != nil
            value = isTruth ? next : ""
            range = isTruth ? word.range.union(tree.range(word.token.next)) : word.range
        }
        switch Self.truths[value.lowercased()] {
        case false?: return ("write `\(hidden)`", .replace(range, by: hidden))
        case true?:
            return ("leave it out: views are visible unless they are `hidden`", .remove(range, from: tree.source))
        case nil:
            return expression.map { writingOpposite("\(hidden) \(ForeignAttribute.negated($0.text))", for: range) }
        }
    }

    /// What people write for a condition that always has the same value.
    private static let truths = [
        "true": true, "yes": true, "on": true, ".on": true, ".true": true, ".visible": true, "visible": true,
        "false": false, "no": false, "off": false, ".off": false, ".false": false, ".hidden": false, "hidden": false,
    ]

    /// What to say about `disabled (row > 3)`, which is the opposite of `enabled`.
    private var disabling: Correction? {
        guard let opposite = ForeignAttribute.opposite(of: word.text, on: kind), opposite != .hidden else { return nil }
        // In `userInteraction disabled` it is the value of the word before it.
        let previous = tree.startsLine(word.token) ? "" : tree.text(word.token.previous)
        if ["enabled", "interaction"].contains(where: { previous.lowercased().hasSuffix($0) }) {
            return (
                "`.off` turns an attribute off: `\(Attribute.userInteractionEnabled.word) .off`",
                .replace(word.range, by: ".off")
            )
        }
        let attribute = opposite.word
        if let expression {
            return writingOpposite(
                "\(attribute) \(ForeignAttribute.negated(expression.text))", for: word.range.union(expression.range))
        }
        if values.count == 1, let value = values.first, let truth = Self.truths[value.text.lowercased()] {
            let written = truth ? "\(attribute) .off" : attribute
            return ("write `\(written)`", .replace(word.range.union(value.range), by: written))
        }
        guard values.isEmpty else { return nil }
        let next = SpelledToken(tree: tree, token: word.token.next)
        let mayBeValue = !tree.startsLine(next.token) && tree.kind(next.token) == .word
        if mayBeValue, Self.truths[next.text] == nil, Attribute(word: next.text) == nil, next.text.isQuotable,
            ForeignAttribute.called(next.text) == nil
        {
            return writingOpposite("\(attribute) (!\(next.text))", for: word.range.union(next.range), safe: false)
        }
        let truth = mayBeValue ? Self.truths[next.text] : nil
        let written = truth == false ? attribute : "\(attribute) .off"
        return (
            "write `\(written)`", .replace(truth == nil ? word.range : word.range.union(next.range), by: written)
        )
    }

    /// What to say about `hidden if (row > 3)`.
    private var condition: Correction? {
        let attribute = SpelledToken(tree: tree, token: word.token.previous)
        guard word.text == "if" || word.text == "when", case .flag? = Attribute(word: attribute.text)?.shape else {
            return nil
        }
        if let expression {
            return (
                "write the condition without `\(word.text)`: `\(attribute.text) \(expression.text)`",
                .replace(word.range.with(end: expression.range.start), by: "", title: "remove the `\(word.text)`")
            )
        }
        let next = SpelledToken(tree: tree, token: word.token.next)
        guard values.isEmpty, !tree.startsLine(next.token), tree.kind(next.token) == .word, next.text.isQuotable
        else { return nil }
        let meant =
            switch next.text {
            case "true": attribute.text
            case "false": "\(attribute.text) .off"
            default: "\(attribute.text) (\(next.text))"
            }
        return ("write `\(meant)`", .replace(attribute.range.union(next.range), by: meant))
    }

    /// What to say about `row height 80 count 10`.
    private var count: Correction? {
        guard kind == .rows || kind == .row || kind == .items,
            ["count", "number", "times", "n", "numberofrows", "numberofitems", "repeat"].contains(
                lowercased),
            values.count == 1, let value = values.first, case .lengths(let lengths) = value.form, lengths.count == 1,
            lengths[0].unit == nil, value.text.isQuotable
        else { return nil }
        let several = kind == .items ? ItemKind.items.word : ItemKind.rows.word
        let written = "\(several) \(value.text)"
        // The kind is at most a few attributes before.
        var start = word.token
        for _ in 0..<Self.maximumDistanceOfKind where tree.text(start) != kind.word && !tree.startsLine(start) {
            start = start.previous
        }
        guard tree.text(start) == kind.word, tree.kind(start.next) == .word else {
            return ("the number comes right after `\(several)`: `\(written)`", nil)
        }
        let removal = Diagnostic.Fix.remove(word.range.union(value.range), from: tree.source).edits
        let edits = [Diagnostic.Edit(tree.range(start), written)] + removal
        return (
            "the number comes right after `\(several)`: `\(written)`",
            Diagnostic.Fix("write `\(written)`", safe: true, edits: edits)
        )
    }

    /// The number of tokens to search for the kind before a word.
    private static let maximumDistanceOfKind = 12

    /// What to say about `corner 8`.
    private var attributeOfOtherTool: Correction? {
        guard let first = values.first, let last = values.last, case .lengths(let numbers) = first.form,
            numbers.allSatisfy({ $0.unit == nil })
        else { return nil }
        let text: String
        var isSafe = true
        switch (lowercased, numbers.count, values.count) {
        case ("at", 2, 2), ("position", 2, 2), ("origin", 2, 2), ("rect", 2, 2):
            guard case .size = last.form else { return nil }
            text = "frame \(first.text) \(last.text)"
        case ("rect", 4, 1), ("frame", 4, 1), ("bounds", 4, 1):
            text = "frame \(numbers[0].text),\(numbers[1].text) \(numbers[2].text)x\(numbers[3].text)"
        case ("corner", 1, 1), ("corners", 1, 1), ("rounded", 1, 1): text = "cornerRadius \(first.text)"
        case ("rotation", 1, 1), ("rotationeffect", 1, 1), ("rotationangle", 1, 1), ("angle", 1, 1):
            text = "rotate \(first.text)deg"
            // The number may be of radians.
            isSafe = false
        case ("translatex", 1, 1), ("translationx", 1, 1), ("translatey", 1, 1), ("translationy", 1, 1):
            return translation(by: first)
        default: return nil
        }
        return ("write `\(text)`", .replace(word.range.union(last.range), by: text, safe: isSafe))
    }

    /// What to say about `translateX 5`, and about `translateX 5 translateY 5`, which are one translation.
    private func translation(by distance: ValueSyntax) -> Correction {
        let isX = lowercased.utf8.last == UInt8(ascii: "x")
        let other = String(lowercased.dropLast()) + (isX ? "y" : "x")
        let end = tree.token(endingAfter: distance.range.end - 1)
        if let second = number(behind: other, at: end.next) {
            let (x, y) = isX ? (distance.text, second.text) : (second.text, distance.text)
            let text = "translate \(x),\(y)"
            return ("write `\(text)`", .replace(word.range.union(second.range), by: text))
        }
        // The fix at the first of the two words corrects both.
        let sign = word.token.previous.previous
        if let first = number(behind: other, at: tree.kind(sign) == .minus ? sign.previous : sign) {
            let (x, y) = isX ? (distance.text, first.text) : (first.text, distance.text)
            return ("write both as one: `translate \(x),\(y)`", nil)
        }
        let text = isX ? "translate \(distance.text),0" : "translate 0,\(distance.text)"
        return ("write `\(text)`", .replace(word.range.union(distance.range), by: text))
    }

    /// Returns the number after `token` on the same line, if `token` is `word` in any case.
    private func number(behind word: String, at token: TokenID) -> (text: String, range: SourceRange)? {
        let sign = token.next
        let number = tree.kind(sign) == .minus ? sign.next : sign
        guard tree.text(token).lowercased() == word, !tree.startsLine(sign), !tree.startsLine(number),
            tree.kind(number) == .number
        else { return nil }
        let range = tree.range(sign).union(tree.range(number))
        return (tree.source.text(in: range), range)
    }
}
