import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics about items and where they may be.
extension Diagnostic {
    static func unknownKind(_ word: SpelledToken) -> Diagnostic {
        let isName = word.text.first?.isUppercase ?? false
        let guess = KindGuess(word.text)
        if word.text.hasPrefix("UI"), let entry = guess.entry {
            return error(
                .unknownKind, "`\(word.text)` is a UIKit class, not a kind of view here", at: word.range,
                word.text.lowercased().hasPrefix("ui" + entry.word.lowercased()) && !word.text.hasSuffix("Cell")
                    ? "a kind is the class without `UI` and `View`: `\(entry.word)`" : "write `\(entry.word)`",
                fix: .replace(word.range, by: entry.word, safe: guess.spelling?.word == entry.word))
        }
        if isName, guess.entry == nil, guess.remark == nil {
            return error(
                .unknownKind, "a line starts with a kind of view, but `\(word.text)` is a Name", at: word.range,
                "write the kind before the Name: `button \(word.text) …`")
        }
        if let (text, range, isCertain) = RecognizerWord.recognizer(word) {
            return error(
                .unknownKind, "unknown kind of view `\(word.text)`", at: word.range,
                "a gesture recognizer is an item in its view: `{ \(text) }`",
                fix: .replace(range, by: text, safe: isCertain))
        }
        if guess.spelling?.kind == .recognizer, let (kind, range) = RecognizerWord.kind(behind: word) {
            return error(
                .unknownKind, "unknown kind of view `\(word.text)`", at: word.range, "write `recognizer \(kind)`",
                fix: .replace(range, by: "recognizer \(kind)"))
        }
        if guess.synonym == nil, guess.remark == nil,
            let joined = JoinedWords.kind(word, among: KindGuess.wordsBeforeNames)
        {
            return kindWithoutSpace(word, joined.withoutClassSuffix)
        }
        let isAttribute = Attribute(word: word.text) != nil
        let remark =
            isAttribute
            ? "`\(word.text)` is an attribute; it takes neither a Name nor a block"
            : guess.remark
        return error(
            .unknownKind, "unknown kind of view `\(word.text)`", at: word.range,
            remark ?? suggestion(guess.entry?.word)
                ?? "the kinds are \(Schema.kinds.map { $0.word }.filter { $0 != "scene" }.joinedAsList())",
            fix: remark == nil ? kindFix(word, guess) : nil)
    }

    /// Reports `viewA`, which is the word of a view or component and a Name.
    static func kindWithoutSpace(_ word: SpelledToken, _ joined: JoinedWords) -> Diagnostic {
        error(
            .unknownKind, "unknown kind of view `\(word.text)`", at: word.range,
            "a space goes between a kind and a Name: `\(joined.word) \(joined.rest)`",
            fix: joined.fix(safe: joined.hasPlainName))
    }

    /// Returns the fix that writes the kind that `word` certainly means. A capitalized word without a Name after it may
    /// be the Name of a view whose kind is still missing.
    private static func kindFix(_ word: SpelledToken, _ guess: KindGuess) -> Fix? {
        let text = word.text
        let isOtherCase = guess.entry?.word.lowercased() == text.lowercased()
        let mayBeName = word.kind == .name && word.tree.kind(word.token.next) != .name && !isOtherCase
        guard mayBeName else {
            return guess.spelling.map { meant in
                // The word may still be typed: `text` becomes `textField`.
                let isUnfinished = Schema.kinds.contains { $0.word != meant.word && $0.word.hasPrefix(text) }
                return .replace(word.range, by: kind(meant.word, for: text), safe: !isUnfinished)
            }
        }
        return guess.entry.map { entry in
            let attributes = kind(entry.word, for: text).dropFirst(entry.word.count)
            let name = entry.kind.takesName ? " " + text : ""
            return .replace(word.range, by: entry.word + name + attributes, safe: false)
        }
    }

    /// Returns `kind` as the replacement of `word`. For a recognizer, includes its gesture if the word names one.
    private static func kind(_ kind: String, for word: String) -> String {
        guard kind == "recognizer" else { return kind }
        let kinds = Schema.recognizers.map { $0.word }.filter { $0 != "screenEdgePan" }
        let own = kinds.first { word.lowercased().hasPrefix($0.lowercased()) }
        return own.map { "recognizer .\($0)" } ?? kind
    }

    static func misplacedItem(_ word: SpelledToken, _ entry: KindEntry, in parent: ItemKind) -> Diagnostic {
        error(
            .misplaced, "`\(word.text)` isn't allowed in \(described(parent))", at: word.range,
            placeRemark(entry, in: parent, size: sizeBehind(word)))
    }

    /// Returns the size in `content size 390x2000`, whose first word is `word`.
    private static func sizeBehind(_ word: SpelledToken) -> String? {
        let tree = word.tree
        let size = word.token.next
        let (width, times) = (size.next, size.next.next)
        guard [Attribute.size.word, Attribute.contentSize.word].contains(tree.text(size)), tree.kind(width) == .number,
            tree.kind(times) == .times, tree.kind(times.next) == .number
        else { return nil }
        return "\(tree.text(width))x\(tree.text(times.next))"
    }

    /// Returns where an item belongs that can't be in `parent`.
    ///
    /// - Parameter size: The size that follows its kind.
    private static func placeRemark(_ entry: KindEntry, in parent: ItemKind, size: String?) -> String {
        if parent.makesCells, entry.kind.viewKind != nil, entry.kind != .view(.cell) {
            return "put views of a row or item into its cell: `cell { \(entry.word) … }`"
        }
        if entry.kind == .view(.content), parent == .view(.scroll) {
            return "views in a scroll view are in its content; its size is an attribute: "
                + "`\(ItemKind.view(.scroll).word) \(Attribute.contentSize.word) \(size ?? "390x1200") { … }`"
        }
        return switch entry.places {
        case .table where entry.kind == .section && parent == .view(.collection):
            "a collection has no sections: write further `items` after the others"
        case .tableOrSection where parent == .view(.collection) && ["header", "footer"].contains(entry.word):
            "a collection has only items: write a `view` where the \(entry.word) is, and leave room for it with `inset`: "
                + (entry.word == "header"
                    ? "`view Header leading 0 top 0 width 390 height 44; items 6 size 100x100 inset 44,0,0,0`"
                    : "`items 6 size 100x100 inset 0,0,44,0; view Footer leading 0 top 210 width 390 height 44`")
        case .views: "it belongs in a view"
        case .scene: "a `window` goes directly in a scene, which then contains only windows"
        case .table: "it belongs in a `table`"
        case .tableOrSection: "it belongs in a `table`, or in a `section` of one"
        case .collection: "it belongs in a `collection`"
        case .cellMakers: "a `cell` belongs in `rows`, `row`, `items` or `item`: `rows 10 height 60 { cell { … } }`"
        case .cell: "it belongs in a `cell`"
        case .anywhere, .file: "it belongs elsewhere"
        }
    }

    static func subviewOutsideCell(_ range: SourceRange, of kind: SourceRange?) -> Diagnostic {
        error(
            .misplaced, "`subview` is only for cells", at: range,
            "in a `cell` it puts a view next to the content view, as `cell.addSubview` does; remove the word here",
            fix: kind.map { .replace(range.with(end: $0.start), by: "") })
    }

    static func nameOnNameless(_ name: SpelledToken, _ kind: ItemKind, in source: Source) -> Diagnostic {
        let why =
            switch kind {
            case .view(.cell): "refer to a row's cell by its table and row: `List[3]`; the views in it have Names"
            case .view(.content): "refer to the content view by its cell: `List[3].content`"
            case .repeat:
                "give the Name to the view in it; its instances are then `\(name.text)[0]`, `\(name.text)[1]` and so on"
            default: "only views and recognizers have Names"
            }
        return error(
            .misplaced, "\(described(kind)) takes no Name", at: name.range, why,
            fix: .remove(name.range, from: source))
    }

    static func secondOfItsKind(_ range: SourceRange, first: SourceRange, _ why: String) -> Diagnostic {
        error(.misplaced, "\(why); this is a second one", at: range).with("the first is here", at: first)
    }

    static func rowsBesideSections(_ range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "these rows are outside the table's sections", at: range,
            "in a table with sections, put all rows into a `section { … }`")
    }

    static func viewBesideWindows(_ range: SourceRange, _ kind: ItemKind) -> Diagnostic {
        error(
            .misplaced,
            kind == .view(.window)
                ? "a window can't be a sibling of other views" : "\(described(kind)) can't be a sibling of a window",
            at: range,
            "a scene with windows contains only windows: put the other views into one of them")
    }

    static func hitTestOutsideView(_ range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "only a view can override `hitTest`", at: range,
            "write the block in a view, a cell or a `content`")
    }

    static func missingCount(_ range: SourceRange, of kind: ItemKind) -> Diagnostic {
        let example =
            switch kind {
            case .rows: "rows 10 height 60"
            case .items: "items 12 size 100x100"
            default: "repeat 3"
            }
        return error(
            .wrongValue, "missing count after `\(kind.word)`", at: range, "write `\(example) { … }`")
    }

    static func bareCount(_ word: SpelledToken, of kind: ItemKind, isKnown: Bool) -> Diagnostic {
        error(
            .wrongValue, "`\(kind.word)` doesn't take the bare word `\(word.text)` as its count", at: word.range,
            isKnown
                ? "put constants and variables in parentheses: write `\(kind.word) (\(word.text))`"
                : "write a number, `\(kind.word) 3`, or a word with a value in parentheses: "
                    + "`let \(word.text) = 3`, then `\(kind.word) (\(word.text))`",
            fix: isKnown ? .replace(word.range, by: "(\(word.text))") : nil)
    }

    static func wrongCount(_ value: ValueSyntax, of kind: ItemKind) -> Diagnostic {
        error(
            .wrongValue, "`\(kind.word)` takes a number here, not `\(value.text)`", at: value.range,
            "write `\(kind.word) 10`")
    }

    static func missingHeight(_ range: SourceRange, of word: String) -> Diagnostic {
        let example = word == "rows" ? "rows 10 height 60" : "\(word) height 60"
        return error(
            .layout, "`\(word)` has no height", at: range,
            "views don't size themselves in a scene: write \(word == "rows" ? "the height of each row" : "its height"), `\(example) { … }`"
        )
    }

    static func missingItemSize(_ range: SourceRange) -> Diagnostic {
        error(.layout, "`items` has no size", at: range, "write the size of each item: `items 12 size 100x100 { … }`")
    }

    static func unexpectedValue(_ value: ValueSyntax, of kind: ItemKind) -> Diagnostic {
        if let (text, isCertain) = meant(value, of: kind) {
            return error(
                .wrongValue, "`\(kind.word)` takes no `\(value.text)` here", at: value.range, "write `\(text)`",
                fix: .replace(value.range, by: text, safe: isCertain))
        }
        // The style of a blur.
        let isStyle = if kind == .view(.visualEffect), case .caseWord = value.form { true } else { false }
        return error(
            .wrongValue, "`\(kind.word)` takes no `\(value.text)` here", at: value.range,
            isStyle ? "leave the style out: it doesn't affect touches" : remark(on: value, of: kind),
            fix: isStyle ? .remove(value.range, from: value.tree.source) : nil)
    }

    /// Returns where `title` belongs if an item that begins with `word` takes none.
    static func remark(onTitle title: String, of word: String) -> String? {
        let title = title.isQuotable ? title : "\"Save\""
        switch word {
        case "rows", "row", "items", "item":
            return "it has no title of its own; put a label into its cell: `cell { label Title \(title) fill }`"
        case "section": return "a title belongs in the header: `header height 30 { label Title \(title) fill }`"
        default: return nil
        }
    }

    /// Returns what to write instead of `value` after the kind or Name of an item.
    private static func remark(on value: ValueSyntax, of kind: ItemKind) -> String? {
        if case .string = value.form, let remark = remark(onTitle: value.text, of: kind.word) { return remark }
        return switch kind {
        case .rows where value.isWholeNumber:
            "write the height of each row with its word: `height \(value.text)`"
        // A number of one digit is rather the row that is meant.
        case .row where value.isWholeNumber && value.text.utf8.count > 1 && !value.isBefore(Attribute.height.word):
            "write its height with its word: `row height \(value.text)`"
        case .row where value.isWholeNumber && value.text.utf8.count > 1:
            "`row` makes one row; for several write `rows \(value.text)`"
        case .row:
            "`row` makes one row, at its place in the file; for one of many, write `if (row == 3) { … }` in the `rows`"
        case .items where value.isSize, .item where value.isSize:
            "write its size with its word: `size \(value.text)`"
        case .view(.header) where value.isWholeNumber, .view(.footer) where value.isWholeNumber:
            "write its height with its word: `height \(value.text)`"
        case .recognizer: recognizerLinkRemark(value)
        case .view(.scroll) where value.text == ".horizontal" || value.text == ".vertical": scrollRemark
        case .view: "write a view as kind, Name, title and attributes: `button Save \"Save\" frame 0,0 44x44`"
        default: nil
        }
    }

    /// Returns what `value`, which is where the title of a view would be, means: the value of an attribute that it
    /// doesn't name, or a title without its quotes. `isCertain` means that it can mean nothing else.
    private static func meant(_ value: ValueSyntax, of kind: ItemKind) -> (text: String, isCertain: Bool)? {
        guard kind.viewKind != nil, let entry = Schema.entry(of: kind) else { return nil }
        switch value.form {
        case .size where entry.takes(.size): return ("\(Attribute.size.word) \(value.text)", false)
        case .caseWord(let word) where word.text == "on" && entry.takes(.on): return (Attribute.on.word, true)
        case .caseWord(let word) where word.text == "off" && entry.takes(.on):
            return ("\(Attribute.on.word) .off", true)
        case .caseWord(let word):
            let takers = Attribute.allCases.filter { attribute in
                guard entry.takes(attribute), case .choice(let words) = attribute.shape else { return false }
                return words.contains(word.text)
            }
            guard takers.count == 1, let taker = takers.first else { return nil }
            return ("\(taker.word) .\(word.text)", taker == .style)
        case .lengths(let lengths):
            guard lengths.count == 1, let length = lengths.first, length.unit == nil, !length.isNegated,
                length.expression != nil, value.text.hasPrefix("(")
            else { return nil }
            // The number can be the length of an attribute whose word is missing, too.
            return ("\"\\\(value.text)\"", false)
        default: return nil
        }
    }
}

extension ValueSyntax {
    /// Whether there are only digits.
    fileprivate var isWholeNumber: Bool { text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }

    /// Whether `word` follows directly.
    fileprivate func isBefore(_ word: String) -> Bool { tree.text(tree.endToken(node)) == word }
}
