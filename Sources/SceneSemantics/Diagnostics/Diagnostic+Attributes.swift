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
        let correction = UnknownAttribute(word: word, kind: kind, mayBeName: mayBeName, values: values).correction
        return error(
            .unknownAttribute, "unknown attribute `\(word.text)`", at: word.range, correction.remark,
            fix: correction.fix)
    }

    /// How a scroll view gets its direction.
    static let scrollRemark =
        "a scroll view moves along each axis where its `contentSize` is longer than its bounds: `contentSize 390x1200`"

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
    static func spelling(of word: String, on kind: ItemKind) -> String? {
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
    static func nearestAttribute(_ word: String, on kind: ItemKind) -> String? {
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

    /// Reports `content 390x2000` among the attributes of a scroll view.
    static func contentWithSize(_ word: SpelledToken) -> Diagnostic {
        let text = Attribute.contentSize.word
        return error(
            .misplaced, "`\(word.text)` is a view, not an attribute", at: word.range,
            "the size of what a scroll view shows is its `\(text)`", fix: .replace(word.range, by: text))
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
