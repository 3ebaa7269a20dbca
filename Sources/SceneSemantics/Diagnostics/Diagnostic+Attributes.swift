import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics about attributes.
extension Diagnostic {
    /// Reports `word`, which isn't an attribute. `values` are those after it. With `mayBeName`, it is where a Name
    /// would be; a title among the values shows that it is one.
    static func unknownAttribute(
        _ word: SpelledToken, on kind: ItemKind, mayBeName: Bool, _ values: [ValueSyntax] = []
    ) -> Diagnostic {
        if let joined = attributeWithoutSpace(word, on: kind, mayBeName: mayBeName, values) { return joined }
        if kind == .recognizer { return unknownAttributeOfRecognizer(word, values) }
        let (remark, fix) = correction(of: word, on: kind, mayBeName: mayBeName, values)
        return error(.unknownAttribute, "unknown attribute `\(word.text)`", at: word.range, remark, fix: fix)
    }

    /// Returns what to say about `word`, which isn't an attribute, and the fix if one thing is meant.
    private static func correction(
        of word: SpelledToken, on kind: ItemKind, mayBeName: Bool, _ values: [ValueSyntax]
    ) -> (remark: String, fix: Fix?) {
        let (source, lowercased, next) = (word.tree.source, word.text.lowercased(), word.tree.text(word.token.next))
        if let (text, range) = foreignAttribute(word, values) {
            // A number without a unit may be of radians.
            return ("write `\(text)`", .replace(range, by: text, safe: !text.hasSuffix("deg")))
        }
        if let correction = visibility(word, values) ?? condition(word, values) ?? count(word, on: kind, values) {
            return correction
        }
        if kind.word == "repeat", word.text == "as" {
            return ("a repetition doesn't name its variable, which is `index`: `repeat 3 { … }`", nil)
        }
        if kind == .view(.scroll), scrollDirections.contains(lowercased) { return (scrollRemark, nil) }
        if kind == .view(.table), scrollDirections.contains(lowercased) { return ("a table scrolls vertically", nil) }
        if kind == .view(.collection), ["horizontal", "vertical"].contains(lowercased) {
            let text = "scrollDirection .\(lowercased)"
            return ("write `\(text)`", .replace(word.range, by: text))
        }
        if word.text == "to", next == Attribute.safeArea.word {
            return (
                "write `safeArea` alone after the pins: `bottom 0 safeArea`", .remove(word.range, from: source)
            )
        }
        if ["accessory", "accessorytype"].contains(lowercased), values.count == 1,
            case .caseWord(let kind)? = values.first?.form, let value = values.first,
            ["none", "disclosure", "disclosureindicator", "checkmark"].contains(kind.text.lowercased())
        {
            return (
                "leave it out, because `.\(kind.text)` takes no touches",
                .remove(word.range.union(value.range), from: source)
            )
        }
        if word.text == "display", next == "flex" {
            return ("write a stack around the views: `stack Row .horizontal spacing 8 { … }`", nil)
        }
        if word.text == "display", next == "grid" {
            return ("write a collection, which wraps its items: `collection Grid fill { items 12 size 100x100 }`", nil)
        }
        if !mayBeName, ["title", "text", "label"].contains(lowercased), values.count == 1, let title = values.first,
            case .string = title.form, title.text.utf8.count <= 40, let head = titledHead(before: title)
        {
            let edits =
                [Edit(head.atEnd, " \(title.text)")] + Fix.remove(word.range.union(title.range), from: source).edits
            let text = "\(source.text(in: head)) \(title.text)"
            return (
                "a title comes directly after the kind and the Name: `\(text)`",
                Fix("write `\(text)`", safe: true, edits: edits)
            )
        }
        if kind == .view(.stack), values.isEmpty, ["vertical", "horizontal"].contains(lowercased),
            word.tree.kind(word.token.previous) == .name || word.tree.text(word.token.previous) == kind.word
        {
            let name = word.tree.kind(word.token.previous) == .name ? word.tree.text(word.token.previous) + " " : ""
            return (
                "write the direction with a dot: `\(kind.word) \(name).\(lowercased)`",
                .replace(word.range, by: ".\(lowercased)")
            )
        }
        if let correction = disabling(word, on: kind, values) { return correction }
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
        let nearest = nearestAttribute(word.text, on: kind)
        if mayBeName, nearest == nil || isName {
            let name = word.text.prefix(1).uppercased() + word.text.dropFirst()
            return (
                "if it is the view's Name, start it with an upper-case letter: `\(kind.word) \(name)`",
                .replace(word.range, by: name, safe: false)
            )
        }
        let fix = spelling(of: word.text, on: kind).map { Fix.replace(word.range, by: $0) }
        if let nearest, attribute(ofProperty: word.text) == nearest {
            return ("write properties as in UIKit, but without `is`: `\(nearest)`", fix)
        }
        let remark =
            suggestion(nearest) ?? RecognizerWord.advice(on: word.text).map { "on a recognizer, \($0.remark)" }
            ?? GestureWord.remark(on: word.text) ?? ForeignAttribute.unknownRemark
        return (remark, fix)
    }

    /// Returns what to write instead of `visible false`, which is the opposite of `hidden`; `nil` for another word.
    private static func visibility(_ word: SpelledToken, _ values: [ValueSyntax]) -> (remark: String, fix: Fix?)? {
        guard ["visible", "isvisible", "visibility"].contains(word.text.lowercased()), values.count <= 1 else {
            return nil
        }
        let (tree, hidden) = (word.tree, Attribute.hidden.word)
        let value: String
        let range: SourceRange
        if let written = values.first {
            (value, range) = (written.text, word.range.union(written.range))
        } else {
            let isOnLine = !tree.startsLine(word.token.next)
            let isTruth = isOnLine && truths[tree.text(word.token.next).lowercased()] != nil
            value = isTruth ? tree.text(word.token.next) : ""
            range = isTruth ? word.range.union(tree.range(word.token.next)) : word.range
        }
        switch truths[value.lowercased()] {
        case false?: return ("write `\(hidden)`", .replace(range, by: hidden))
        case true?:
            return ("leave it out: views are visible unless they are `hidden`", .remove(range, from: tree.source))
        case nil where value.hasPrefix("(") && value.utf8.count <= 40:
            let written = "\(hidden) \(ForeignAttribute.negated(value))"
            return ("write the opposite: `\(written)`", .replace(range, by: written))
        case nil: return nil
        }
    }

    /// What people write for a condition that always has the same value.
    private static let truths = [
        "true": true, "yes": true, "on": true, ".on": true, ".true": true, ".visible": true, "visible": true,
        "false": false, "no": false, "off": false, ".off": false, ".false": false, ".hidden": false, "hidden": false,
    ]

    /// Returns what to write instead of `disabled (row > 3)`, which is the opposite of `enabled`; `nil` for other
    /// words.
    private static func disabling(
        _ word: SpelledToken, on kind: ItemKind, _ values: [ValueSyntax]
    ) -> (remark: String, fix: Fix?)? {
        guard let opposite = ForeignAttribute.opposite(of: word.text, on: kind), opposite != .hidden else { return nil }
        let attribute = opposite.word
        if values.count == 1, let value = values.first, value.text.hasPrefix("("), value.text.utf8.count <= 40 {
            let written = "\(attribute) \(ForeignAttribute.negated(value.text))"
            return ("write the opposite: `\(written)`", .replace(word.range.union(value.range), by: written))
        }
        let tree = word.tree
        if values.count == 1, let value = values.first, let truth = truths[value.text.lowercased()] {
            let written = truth ? "\(attribute) .off" : attribute
            return ("write `\(written)`", .replace(word.range.union(value.range), by: written))
        }
        guard values.isEmpty else { return nil }
        let next = SpelledToken(tree: tree, token: word.token.next)
        let mayBeValue = !tree.startsLine(next.token) && tree.kind(next.token) == .word
        if mayBeValue, truths[next.text] == nil, Attribute(word: next.text) == nil, next.text.utf8.count <= 40,
            ForeignAttribute.called(next.text) == nil
        {
            let written = "\(attribute) (!\(next.text))"
            return (
                "write the opposite: `\(written)`", .replace(word.range.union(next.range), by: written, safe: false)
            )
        }
        let truth = mayBeValue ? truths[next.text] : nil
        let written = truth == false ? attribute : "\(attribute) .off"
        return (
            "write `\(written)`", .replace(truth == nil ? word.range : word.range.union(next.range), by: written)
        )
    }

    /// Returns what to write instead of `hidden if (row > 3)`; `nil` if `word` isn't an `if` after an attribute that
    /// takes a condition.
    private static func condition(_ word: SpelledToken, _ values: [ValueSyntax]) -> (remark: String, fix: Fix?)? {
        let tree = word.tree
        let attribute = SpelledToken(tree: tree, token: word.token.previous)
        guard word.text == "if" || word.text == "when", case .flag? = Attribute(word: attribute.text)?.shape else {
            return nil
        }
        if values.count == 1, let value = values.first, value.text.hasPrefix("("), value.text.utf8.count <= 40 {
            return (
                "write the condition without `\(word.text)`: `\(attribute.text) \(value.text)`",
                .replace(word.range.with(end: value.range.start), by: "", title: "remove the `\(word.text)`")
            )
        }
        let next = SpelledToken(tree: tree, token: word.token.next)
        guard values.isEmpty, !tree.startsLine(next.token), tree.kind(next.token) == .word, next.text.utf8.count <= 40
        else { return nil }
        let meant =
            switch next.text {
            case "true": attribute.text
            case "false": "\(attribute.text) .off"
            default: "\(attribute.text) (\(next.text))"
            }
        return ("write `\(meant)`", .replace(attribute.range.union(next.range), by: meant))
    }

    /// Returns what to write instead of `row height 80 count 10`; `nil` if `word` isn't the number of rows or items.
    private static func count(
        _ word: SpelledToken, on kind: ItemKind, _ values: [ValueSyntax]
    ) -> (remark: String, fix: Fix?)? {
        guard kind == .rows || kind == .row || kind == .items,
            ["count", "number", "times", "n", "numberofrows", "numberofitems", "repeat"].contains(
                word.text.lowercased()),
            values.count == 1, let value = values.first, case .lengths(let lengths) = value.form, lengths.count == 1,
            lengths[0].unit == nil, value.text.utf8.count <= 40
        else { return nil }
        let tree = word.tree
        let several = kind == .items ? ItemKind.items.word : ItemKind.rows.word
        let written = "\(several) \(value.text)"
        // The kind is at most a few attributes before.
        var start = word.token
        for _ in 0..<12 where tree.text(start) != kind.word && !tree.startsLine(start) { start = start.previous }
        guard tree.text(start) == kind.word, tree.kind(start.next) == .word else {
            return ("the number comes right after `\(several)`: `\(written)`", nil)
        }
        let removal = Fix.remove(word.range.union(value.range), from: tree.source).edits
        let edits = [Edit(tree.range(start), written)] + removal
        return (
            "the number comes right after `\(several)`: `\(written)`",
            Fix("write `\(written)`", safe: true, edits: edits)
        )
    }

    /// What other tools call the direction in which a view scrolls, in lower case.
    private static let scrollDirections = [
        "horizontal", "vertical", "axis", "axes", "direction", "scrolldirection", "orientation",
    ]

    /// How a scroll view gets its direction.
    static let scrollRemark =
        "a scroll view moves along each axis where its `contentSize` is longer than its bounds: `contentSize 390x1200`"

    /// Returns the attribute that `word`, which another tool has for it, means with `values`, and the range that it
    /// replaces. Returns `nil` for other words and values.
    private static func foreignAttribute(_ word: SpelledToken, _ values: [ValueSyntax]) -> (
        text: String, range: SourceRange
    )? {
        guard let first = values.first, let last = values.last, case .lengths(let numbers) = first.form,
            numbers.allSatisfy({ $0.unit == nil })
        else { return nil }
        let range = word.range.union(last.range)
        switch (word.text.lowercased(), numbers.count, values.count) {
        case ("at", 2, 2), ("position", 2, 2), ("origin", 2, 2), ("rect", 2, 2):
            guard case .size = last.form else { return nil }
            return ("frame \(first.text) \(last.text)", range)
        case ("corner", 1, 1), ("corners", 1, 1), ("rounded", 1, 1): return ("cornerRadius \(first.text)", range)
        case ("rotation", 1, 1), ("rotationeffect", 1, 1), ("rotationangle", 1, 1), ("angle", 1, 1):
            return ("rotate \(first.text)deg", range)
        case ("translatex", 1, 1), ("translationx", 1, 1): return ("translate \(first.text),0", range)
        case ("translatey", 1, 1), ("translationy", 1, 1): return ("translate 0,\(first.text)", range)
        default: return nil
        }
    }

    /// Reports `alpha1.0`, or returns `nil` if `word` isn't an attribute of `kind` with a number. In `size2 5x5` the
    /// number is a mistake, because the value comes after it.
    private static func attributeWithoutSpace(
        _ word: SpelledToken, on kind: ItemKind, mayBeName: Bool, _ values: [ValueSyntax]
    ) -> Diagnostic? {
        if let first = values.first, first.range.start > word.range.end { return nil }
        guard let joined = JoinedWords.attribute(word, among: attributes(of: kind)) else { return nil }
        return error(
            .unknownAttribute, "unknown attribute `\(word.text)`", at: word.range,
            "a space goes between an attribute and its value: `\(joined.text(in: word.tree.source))`",
            fix: joined.fix(safe: !mayBeName))
    }

    private static func unknownAttributeOfRecognizer(_ word: SpelledToken, _ values: [ValueSyntax]) -> Diagnostic {
        let words = attributes(of: .recognizer)
        func unknown(_ remark: String?, _ list: String? = nil, fix: Fix?) -> Diagnostic {
            error(
                .unknownAttribute, "a recognizer has no attribute `\(word.text)`", at: word.range, remark, list,
                fix: fix)
        }
        if RecognizerWord.isDirection(word) {
            return unknown(
                "a direction has a dot: `.\(word.text)`", fix: .replace(word.range, by: ".\(word.text)"))
        }
        let duration = Attribute.minimumPressDuration.word
        if word.text == "after" || word.text == "for", word.tree.text(word.token.previous) == "longPress",
            values.count == 1, let time = values.first, case .lengths = time.form
        {
            return unknown("write `\(duration) \(time.text)`", fix: .replace(word.range, by: duration))
        }
        if let advice = RecognizerWord.advice(on: word.text) {
            let foreign = ForeignAttribute(remark: advice.remark, spelling: advice.spelling)
            return unknown(foreign.remark(on: word.text, with: values), fix: foreign.fix(for: word, with: values))
        }
        return unknown(
            suggestion(NearestWord.of(word.text, among: words)),
            "the attributes are \(words.map { "`\($0)`" }.joinedAsList())",
            fix: Misspelling.word(word.text, among: words).map { .replace(word.range, by: $0) })
    }

    /// Returns this finding about `word` as it is in a scene of this direction, if its fix writes an edge that depends
    /// on that: `left` is `trailing` where lines go from right to left.
    func namingSides(_ word: SpelledToken, in direction: LayoutDirection) -> Diagnostic {
        let sides = [Attribute.leading.word, Attribute.trailing.word]
        guard direction != .leftToRight, let fix = fixes.first, fixes.count == 1, fix.edits.count == 1,
            sides.contains(fix.edits[0].text), ["left", "right", "x"].contains(word.text.lowercased())
        else { return self }
        var finding = self
        if direction == .unknown {
            finding.fixes = [Fix(fix.title, safe: false, edits: fix.edits)]
            return finding
        }
        if word.text.lowercased() == "x" {
            let frame = Diagnostic.frame(from: word)
            finding.notes = [
                Note(
                    "write `\(frame?.text ?? "frame X,Y WxH")`: under `direction .rightToLeft` `leading` is the "
                        + "distance to the right edge")
            ]
            finding.fixes = frame.map { [.replace($0.range, by: $0.text)] } ?? []
            return finding
        }
        let side = word.text.lowercased() == "left" ? Attribute.trailing.word : Attribute.leading.word
        finding.notes = [
            Note(
                "write `\(side)`: under `direction .rightToLeft` that is the distance to the "
                    + "\(word.text.lowercased()) edge")
        ]
        finding.fixes = [.replace(word.range, by: side)]
        return finding
    }

    /// Returns the frame that `x 10 y 20 width 120 height 44`, which begins with `word`, means.
    private static func frame(from word: SpelledToken) -> (text: String, range: SourceRange)? {
        let tree = word.tree
        var token = word.token
        var numbers: [String] = []
        for name in ["x", "y", Attribute.width.word, Attribute.height.word] {
            guard tree.text(token).lowercased() == name, token == word.token || !tree.startsLine(token) else {
                return nil
            }
            let number = tree.kind(token.next) == .minus ? token.next.next : token.next
            // A unit follows its number directly.
            guard tree.kind(number) == .number, !tree.startsLine(number), !tree.tokens.isGlued(number.next)
            else { return nil }
            numbers.append(tree.source.text(in: tree.range(token.next).union(tree.range(number))))
            token = number.next
        }
        let text = "\(Attribute.frame.word) \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
        return (text, word.range.union(tree.range(token.previous)))
    }

    /// Returns the attribute of `kind` that `word` certainly means.
    private static func spelling(of word: String, on kind: ItemKind) -> String? {
        if let stripped = attribute(ofProperty: word) { return stripped }
        let fitting = attributes(of: kind)
        return Misspelling.word(word, among: fitting)
            ?? property(word).flatMap { Misspelling.word($0, among: fitting) }
    }

    /// Returns the names of the attributes that `kind` takes.
    private static func attributes(of kind: ItemKind) -> [String] {
        let entry = Schema.entry(of: kind)
        return Attribute.allCases.filter { entry?.takes($0) ?? true }.map { $0.word }
    }

    /// Returns the attribute that `word` most likely means.
    private static func nearestAttribute(_ word: String, on kind: ItemKind) -> String? {
        if let stripped = attribute(ofProperty: word) { return stripped }
        let fitting = attributes(of: kind)
        return NearestWord.of(word, among: fitting)
            ?? NearestWord.of(word, among: Attribute.allCases.map { $0.word })
            ?? property(word).flatMap { NearestWord.of($0, among: fitting) }
    }

    /// Returns the attribute that `word` names without UIKit's prefix `is`.
    static func attribute(ofProperty word: String) -> String? {
        property(word).flatMap { Attribute(word: $0)?.word }
    }

    /// Returns `hidden` for `isHidden`, or `nil` for a word of another form.
    private static func property(_ word: String) -> String? {
        let rest = word.dropFirst(2)
        guard word.hasPrefix("is"), let first = rest.first, first.isUppercase else { return nil }
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    static func unknownLine(_ word: SpelledToken, in kind: ItemKind, isEmpty: Bool) -> Diagnostic {
        if let joined = attributeWithoutSpace(word, on: kind, mayBeName: false, []) { return joined }
        if KindGuess(word.text).entry != nil || KindGuess.remark(on: word.text) != nil { return unknownKind(word) }
        let finding = unknownAttribute(word, on: kind, mayBeName: false)
        let isUnknown =
            finding.fixes.isEmpty && finding.notes.allSatisfy { $0.message == ForeignAttribute.unknownRemark }
        guard isEmpty, isUnknown, word.text.utf8.count > 1 else { return finding }
        // You may be typing the word.
        let kinds = KindGuess.words(beginningWith: word.text)
        let all = kinds + attributes(of: kind).filter { $0.hasPrefix(word.text) }
        guard (1...4).contains(all.count) else { return finding }
        return error(
            kinds.isEmpty ? .unknownAttribute : .unknownKind,
            kinds.isEmpty
                ? "unknown attribute `\(word.text)`"
                : kinds.count == all.count
                    ? "unknown kind of view `\(word.text)`"
                    : "`\(word.text)` is neither a kind of view nor an attribute",
            at: word.range, "did you mean \(all.map { "`\($0)`" }.joinedAsList("or"))?")
    }

    static func misplacedAttribute(_ word: SpelledToken, _ attribute: Attribute, on kind: ItemKind) -> Diagnostic {
        let takers = Schema.kinds.filter { $0.takes(attribute) }.map { "`\($0.word)`" }
        return error(
            .misplaced, "\(described(kind)) takes no `\(word.text)`", at: word.range,
            misplacedRemark(attribute, on: kind)
                ?? "\(takers.count == 1 ? "it is" : "they are") for \(takers.joinedAsList())"
                .replacingPrefix("they are", with: "it is"))
    }

    /// Reports `inset` on a view. The fix replaces `range` by `fill`; there is none if that is `nil`.
    static func insetOfView(
        _ word: SpelledToken, value: String?, in kind: ItemKind, replacing range: SourceRange?
    ) -> Diagnostic {
        error(
            .misplaced, "\(described(kind)) takes no `\(word.text)`", at: word.range,
            value.map { "`fill` takes the distance from all four edges: write `fill \($0)`" }
                ?? "write `fill 10` for one distance, or `leading`, `top`, `trailing` and `bottom` for four",
            fix: range.map { Fix("write `fill`", safe: true, edits: [Edit($0, "fill")]) })
    }

    static func continuedAttributes(
        _ word: SpelledToken, of title: String, in parent: ItemKind, joining gaps: [SourceRange]
    ) -> Diagnostic {
        let owner = parent == .view(.scene) ? "the scene" : "the `\(parent.word)` around it"
        let edits = gaps.map { Edit($0, " ") }
        return Diagnostic(
            rule: .misplaced, severity: .error,
            message: "`\(word.text)` is on its own line, so it applies to \(owner), not to \(title)",
            range: word.range,
            notes: [
                Note("write an item's attributes on its line, or on lines inside its braces")
            ],
            fixes: gaps.isEmpty ? [] : [Fix("join the lines", safe: true, edits: edits)])
    }

    private static func misplacedRemark(_ attribute: Attribute, on kind: ItemKind) -> String? {
        switch (attribute, kind) {
        case (.direction, .recognizer): "it comes after the kind: `recognizer .swipe .horizontal`"
        case (.bounds, _): "the bounds origin of a scroll view is its `contentOffset`"
        case (.contentSize, .view(.table)), (.contentSize, .view(.collection)):
            "the content size of a table or collection follows from its rows or items"
        case (.height, .items), (.width, .items): "items have a `size`: `items 12 size 100x100`"
        case (_, .view(.cell)) where attribute.isLayout: "a cell fills its row or item; give the size there"
        case (_, .view(.content)) where attribute.isLayout: "the content view fills its cell"
        case (_, .view(.header)) where attribute.isLayout, (_, .view(.footer)) where attribute.isLayout:
            "it is as wide as the table, and has a `height`"
        case (.on, .view(.scene)):
            "the devices of an expectation are on its line, before the outcome: `expect tap Play on .iPhoneSE fires -> Play`"
        case (_, .view(.scene)) where attribute.isLayout: "its size comes after its Name: `scene Main 390x844`"
        case (_, .rows), (_, .row), (_, .items):
            "\(kind.word) makes cells: write their attributes on the `cell`"
        case (_, .section): "a section only groups rows; write the attribute on the table, a row or a header"
        case (_, .repeat): "write the attribute on the view that is repeated"
        default: nil
        }
    }

    static func kindAmongAttributes(_ word: SpelledToken, _ entry: KindEntry, isColor: Bool) -> Diagnostic {
        if entry.word == ViewKind.background.rawValue, isColor {
            return error(
                .misplaced, "`\(word.text)` is a view, not an attribute", at: word.range,
                "the color of a view is its `backgroundColor`",
                fix: .replace(word.range, by: Attribute.backgroundColor.word))
        }
        return error(
            .misplaced, "`\(word.text)` starts an item of its own; it isn't an attribute", at: word.range,
            "start a new line, or write it in the braces of the view: `{ \(entry.word) … }`"
        ).advisingToSeparateStatements
    }

    /// Reports `background white` among the attributes of a view; `color` is the second word.
    static func backgroundWithColor(_ word: SpelledToken, _ color: SpelledToken) -> Diagnostic {
        let text = "\(Attribute.backgroundColor.word) .\(color.text)"
        return error(
            .misplaced, "`\(word.text)` is a view, not an attribute", at: word.range,
            "the color of a view is its `backgroundColor`: write `\(text)`",
            fix: .replace(word.range.union(color.range), by: text))
    }

    static func ruleOutsideHitTest(_ word: SpelledToken) -> Diagnostic {
        error(
            .misplaced, "`\(word.text)` is a rule of `hitTest`", at: word.range,
            word.text == Schema.effect.word
                ? "write effects in the braces of a rule: `claim -> Knob { set -> Panel hidden }`"
                : "write it in the view's override: `hitTest { \(word.text) … }`")
    }

    static func repeatedAttribute(
        _ attribute: BoundAttribute, first: BoundAttribute, in tree: SyntaxTree
    ) -> Diagnostic {
        let (range, firstRange) = (attribute.range(in: tree), first.range(in: tree))
        let isTheSame = tree.source.text(in: range) == tree.source.text(in: firstRange)
        return error(
            .misplaced, "`\(attribute.attribute.word)` is written twice for the same view", at: range,
            "remove one of them", fix: isTheSame ? .remove(range, from: tree.source) : nil
        ).with("first written here", at: firstRange)
    }

    static func transformNotAlone(_ range: SourceRange, first: SourceRange) -> Diagnostic {
        error(
            .misplaced, "`transform` can't be combined with `rotate`, `scale` and `translate`", at: range,
            "use either the matrix or the short words"
        ).with("the other is here", at: first)
    }

    static func nameOnAttribute(_ name: SpelledToken, _ word: SpelledToken) -> Diagnostic {
        error(
            .wrongValue, "`\(word.text)` is an attribute, and takes no Name", at: name.range,
            Attribute(word: word.text) == .touchDelegate || Attribute(word: word.text) == .viewForZooming
                ? "a link to a view has an arrow: `\(word.text) -> \(name.text)`" : nil)
    }

    static func blockOnAttribute(_ word: SpelledToken, at range: SourceRange) -> Diagnostic {
        error(.misplaced, "`\(word.text)` is an attribute, and takes no block", at: word.range)
    }
}

extension String {
    /// Returns the text with `prefix`, if it starts with it, replaced.
    fileprivate func replacingPrefix(_ prefix: String, with replacement: String) -> String {
        hasPrefix(prefix) ? replacement + dropFirst(prefix.count) : self
    }
}
