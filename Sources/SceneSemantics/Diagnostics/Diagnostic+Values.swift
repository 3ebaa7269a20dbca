import SceneSyntax
import SceneText

/// Diagnostics about values.
extension Diagnostic {
    /// Reports the value of `attribute`, which `word` names, or that it has none.
    static func wrongValue(
        _ attribute: Attribute, values: [ValueSyntax], word: SpelledToken
    ) -> Diagnostic {
        if let truth = truthInQuotes(attribute, values) ?? title(in: values) { return truth }
        guard let first = values.first, let last = values.last else { return missingValue(attribute, word) }
        let written = first.range.union(last.range)
        let text = first.tree.source.text(in: written)
        switch attribute.shape {
        case .flag:
            let word = ["1": ".on", "0": ".off"][text]
            return error(
                .wrongValue, "`\(attribute.word)` doesn't take `\(text)`", at: written,
                "the word alone turns it on, `.off` off, and a condition decides: `\(attribute.word) (row == 3)`",
                // The number may belong to a word that is missing.
                fix: word.map { .replace(written, by: $0, safe: false) })
        case .nothing: return needlessValue(attribute, first, isOnly: first.range == last.range, text, at: written)
        default: break
        }
        if let specific = wrongLength(attribute, values, text, at: written, word) { return specific }
        // After a single number, you may be about to type another.
        let isFinished = first.range != last.range || text.contains(",")
        let fix = fixed(attribute, values).map { Fix.replace(written, by: $0, safe: isFinished) }
        let example =
            fix.map { "\(attribute.word) \($0.edits[0].text)" } ?? attribute.shape.example(for: attribute.word)
        return wrongValue(
            attribute, text, at: written, "it takes `\(attribute.shape.notation)`: `\(example)`", fix: fix)
    }

    private static func wrongValue(
        _ attribute: Attribute, _ text: String, at range: SourceRange, _ note: String, fix: Fix? = nil
    ) -> Diagnostic {
        error(.wrongValue, "`\(attribute.word)` doesn't take `\(text)`", at: range, note, fix: fix)
    }

    /// Reports a value that means another way to give a length: a view, `auto`, a list of heights, a direction or a
    /// size. Returns `nil` for anything else.
    private static func wrongLength(
        _ attribute: Attribute, _ values: [ValueSyntax], _ text: String, at range: SourceRange, _ word: SpelledToken
    ) -> Diagnostic? {
        guard let first = values.first else { return nil }
        if [.leading, .top, .trailing, .bottom, .width, .height].contains(attribute), case .link = first.form {
            let isAcross = [.leading, .trailing, .width].contains(attribute)
            let name = String(text.drop { "-> ".contains($0) })
            let example = isAcross ? "leading (\(name).maxX + 8)" : "top (\(name).maxY + 8)"
            return error(
                .wrongValue, "`\(attribute.word)` takes a distance, not a view", at: range,
                "for a place beside a view of the same block, write its edge: `\(example)`")
        }
        if attribute == .size, text.isQuotable, let (width, height) = text.lengths(around: "x"),
            (width == "auto") != (height == "auto")
        {
            let (missing, known) = width == "auto" ? ("width", "height \(height)") : ("height", "width \(width)")
            return wrongValue(
                attribute, text, at: range,
                "write `\(known)` if UIKit sets the \(missing), or if it follows from the views inside, else both in "
                    + "points: `size 120x44`")
        }
        if text.hasPrefix("."), let remark = remarkOnAutomatic(attribute, String(text.dropFirst())) {
            return wrongValue(attribute, text, at: range, remark)
        }
        if attribute == .height, word.tree.kind(word.token.previous) == .number,
            word.tree.text(word.token.previous.previous) == "rows", let height = numbers(in: values)?.first
        {
            return wrongValue(
                attribute, text, at: range,
                "all `rows` have the same height: write one `row height \(height) { … }` for each")
        }
        if attribute == .fill, text == ".vertical" || text == ".horizontal" {
            return wrongValue(
                attribute, text, at: range,
                "the direction of a stack comes right after its kind and Name: `stack Page \(text) fill`",
                fix: .replace(word.range.union(range), by: "\(text) \(word.text)", safe: false))
        }
        guard first.isSize, attribute.shape.isDistance else { return nil }
        let size = "\(Attribute.size.word) \(first.text)"
        return wrongValue(
            attribute, text, at: range, "`\(first.text)` is a size: write `\(size)`",
            fix: attribute == .centerX || attribute == .centerY ? .replace(range, by: size, safe: false) : nil)
    }

    /// Reports that `attribute`, which `word` names, has no value.
    private static func missingValue(_ attribute: Attribute, _ word: SpelledToken) -> Diagnostic {
        let message = "`\(attribute.word)` needs a value"
        let next = word.tree.text(word.token.next)
        if [.leading, .top, .trailing, .bottom].contains(attribute), next == Attribute.safeArea.word {
            if let distance = distance(after: SpelledToken(tree: word.tree, token: word.token.next)) {
                let text = "\(attribute.word) \(distance.text) \(next)"
                return error(
                    .wrongValue, message, at: word.range, "the distance comes before `safeArea`: write `\(text)`",
                    fix: .replace(word.range.union(distance.range), by: text))
            }
            let text = "\(attribute.word) 0"
            return error(
                .wrongValue, message, at: word.range, "write `\(text) safeArea`",
                fix: .replace(word.range, by: text, safe: false))
        }
        if attribute == .frame, let written = frameInWords(after: word.token, in: word.tree) {
            let text = "frame \(written.text)"
            return error(
                .wrongValue, message, at: word.range, "its numbers have no words: write `\(text)`",
                fix: written.range.map { .replace(word.range.union($0), by: text) })
        }
        let following = SpelledToken(tree: word.tree, token: word.token.next)
        if case .choice(let choices) = attribute.shape, choices.contains(next), !word.tree.startsLine(following.token) {
            return error(
                .wrongValue, message, at: word.range, "its word has a dot: `\(attribute.word) .\(next)`",
                fix: .replace(following.range, by: ".\(next)"))
        }
        if !word.tree.startsLine(following.token), let remark = remarkOnAutomatic(attribute, next) {
            return error(.wrongValue, message, at: word.range.union(following.range), remark)
        }
        return error(
            .wrongValue, message, at: word.range,
            "it takes `\(attribute.shape.notation)`: `\(attribute.shape.example(for: attribute.word))`",
            attribute == .transform
                ? "or write `rotate 45deg`, `scale 2` or `translate 0,10` without `transform`" : nil)
    }

    /// Returns what to write instead of `height auto`.
    private static func remarkOnAutomatic(_ attribute: Attribute, _ word: String) -> String? {
        switch attribute {
        case .width, .height:
            if !["auto", "automatic", "intrinsic", "wrap", "fit", "hug"].contains(word) { return nil }
        case .size: if !word.hasPrefix("auto") { return nil }
        default: return nil
        }
        return "leave `\(attribute.word)` out if UIKit sets it, as of a `switch`, or if it follows from the views "
            + "inside, as of a `stack`\nof others, write the points that they have on the screen: "
            + "`\(attribute.shape.example(for: attribute.word))`"
    }

    /// Returns the frame that `x 10 y 20 width 120 height 44` means behind `token`, and its range. Without a size, the
    /// text has an example, and there is no range.
    private static func frameInWords(after token: TokenID, in tree: SyntaxTree) -> (text: String, range: SourceRange?)?
    {
        var (end, numbers) = (token, [] as [String])
        for words in [["x"], ["y"], ["width", "w"], ["height", "h"]] {
            let sign = end.next.next
            let number = tree.kind(sign) == .minus ? sign.next : sign
            guard words.contains(tree.text(end.next)), !tree.startsLine(end.next), tree.kind(number) == .number,
                !tree.startsLine(number)
            else { break }
            numbers.append(tree.source.text(in: tree.range(sign).union(tree.range(number))))
            end = number
        }
        guard numbers.count >= 2, numbers.allSatisfy({ $0.isQuotableNumber }) else { return nil }
        if numbers.count < 4 { return ("\(numbers[0]),\(numbers[1]) 120x44", nil) }
        let range = tree.range(token.next).union(tree.range(end))
        return ("\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])", range)
    }

    /// Reports the value `text` of `attribute`, which takes none.
    private static func needlessValue(
        _ attribute: Attribute, _ first: ValueSyntax, isOnly: Bool, _ text: String, at written: SourceRange
    ) -> Diagnostic {
        let message = "`\(attribute.word)` takes no value"
        if case .size = first.form, isOnly {
            return error(
                .wrongValue, message, at: written,
                "it centers the view, and a size has a word of its own: `\(attribute.word) size \(text)`",
                fix: .replace(written, by: "size \(text)"))
        }
        return error(
            .wrongValue, message, at: written,
            "it centers the view; write an offset after `centerX` and `centerY`, or any other position "
                + "as `frame X,Y WxH`")
    }

    /// Returns the number directly after `token`, with its sign and unit.
    private static func distance(after token: SpelledToken) -> (text: String, range: SourceRange)? {
        let tree = token.tree
        let start = token.token.next
        let number = tree.kind(start) == .minus ? start.next : start
        guard tree.kind(number) == .number, !tree.startsLine(start) else { return nil }
        let hasUnit = tree.kind(number.next) == .percent && tree.tokens.isGlued(number.next)
        let range = tree.range(start).union(tree.range(hasUnit ? number.next : number))
        return (tree.source.text(in: range), range)
    }

    /// Returns the error for `hidden "no"`, or `nil` for any other value.
    private static func truthInQuotes(_ attribute: Attribute, _ values: [ValueSyntax]) -> Diagnostic? {
        guard case .flag = attribute.shape, values.count == 1, let value = values.first, case .string = value.form,
            let isOn = ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false][
                value.text.dropFirst().dropLast().lowercased()]
        else { return nil }
        let written = isOn ? ".on" : ".off"
        return wrongValue(
            attribute, value.text, at: value.range, "write `\(attribute.word) \(written)`",
            fix: .replace(value.range, by: written))
    }

    /// Returns the error for a string among the values of an attribute, none of which takes one.
    private static func title(in values: [ValueSyntax]) -> Diagnostic? {
        let string = values.first { value in
            if case .string = value.form { true } else { false }
        }
        guard let string else { return nil }
        let text = string.text.isQuotable ? string.text : "\"Save\""
        guard let head = titledHead(before: string) else {
            return error(
                .misplaced, "a title doesn't come after attributes", at: string.range,
                "it comes right after the view's Name: `button Save \(text) frame 0,0 120x44`")
        }
        let kind = string.tree.source.text(in: head).split(separator: " ").first.map(String.init) ?? ""
        if let remark = remark(onTitle: string.text, of: kind) {
            return error(
                .misplaced, "`\(kind)` takes no `\(string.text.isQuotable ? string.text : "\"Save\"")`",
                at: string.range, remark)
        }
        let removal = Fix.remove(string.range, from: string.tree.source).edits
        let insertion = Edit(head.atEnd, " \(string.text)")
        let written = "\(string.tree.source.text(in: head)) \(text)"
        return error(
            .misplaced, "a title doesn't come after attributes", at: string.range,
            "it comes directly after the kind and the Name: write `\(written)`",
            fix: Fix("write `\(written)`", safe: true, edits: [insertion] + removal))
    }

    /// Returns the kind and Name that begin the statement of `string`, if it is the statement of a view without a
    /// title.
    static func titledHead(before string: ValueSyntax) -> SourceRange? {
        let (tree, tokens) = (string.tree, string.tree.tokens)
        var start = tree.firstToken(string.node)
        let end = start
        var steps = 0
        while start.index > 0, !tokens.startsLine(start) {
            steps += 1
            // A long line can have many titles.
            if steps > 200 { return nil }
            let before = tree.kind(start.previous)
            if [.leftBrace, .rightBrace, .semicolon].contains(before) { break }
            start = start.previous
        }
        if tree.text(start) == "subview" { start = start.next }
        if tree.text(start) == "component" {
            start = start.next.next
            if tree.kind(start) == .leftParenthesis {
                while start < end, tree.kind(start) != .rightParenthesis { start = start.next }
                start = start.next
            }
        }
        guard start < end, Schema.kind(tree.text(start)) != nil || tree.kind(start.next) == .name else { return nil }
        let last = tree.kind(start.next) == .name ? start.next : start
        if tree.kind(last.next) == .string || tree.kind(last.next) == .stringHead { return nil }
        return tokens.range(start).union(tokens.range(last))
    }

    /// Returns the values as most likely meant: `0,0 44x44` for a frame written as `0,0,44,44`, `44x44` for a size
    /// written as `44`.
    private static func fixed(_ attribute: Attribute, _ values: [ValueSyntax]) -> String? {
        guard let numbers = numbers(in: values) else { return nil }
        let sizes = values.indices.filter { values[$0].isSize }
        switch (attribute.shape, numbers.count) {
        case (.frame, 4) where sizes.first == 0 && values.count == 2 && sizes.count == 1:
            // Only their order is wrong.
            return "\(values[1].text) \(values[0].text)"
        case (.frame, 4) where sizes.isEmpty || sizes == [values.count - 1]:
            return "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
        case (.size, 1): return "\(numbers[0])x\(numbers[0])"
        case (.size, 2): return "\(numbers[0])x\(numbers[1])"
        case (.point, 2), (.factors, 2): return numbers.joined(separator: ",")
        // A size among them is no distance from edges.
        case (.edges, 4) where sizes.isEmpty, (.optionalInset, 4) where sizes.isEmpty, (.matrix, 6) where sizes.isEmpty:
            return numbers.joined(separator: ",")
        default: return nil
        }
    }

    /// Returns the numbers in `values`, however they are joined, or `nil` if there is anything else.
    private static func numbers(in values: [ValueSyntax]) -> [String]? {
        var numbers: [String] = []
        for value in values {
            switch value.form {
            case .lengths(let lengths): numbers += lengths.map { $0.text }
            case .size(let width, let height): numbers += [width.text, height.text]
            default: return nil
            }
        }
        return numbers
    }

    /// An attribute that takes one value has several.
    static func tooManyValues(_ attribute: Attribute, _ values: [ValueSyntax], word: SpelledToken) -> Diagnostic {
        if let title = title(in: values) { return title }
        if attribute == .fill, values.count == 2, values[1].isSize, case .lengths(let place) = values[0].form,
            place.count == 2
        {
            let frame = "\(Attribute.frame.word) \(values[0].text) \(values[1].text)"
            return error(
                .wrongValue, "`fill` takes distances from the edges, and no size",
                at: values[0].range.union(values[1].range), "write `\(frame)`",
                fix: .replace(word.range.union(values[1].range), by: frame, safe: false))
        }
        guard values.count > 1, fixed(attribute, values) == nil else {
            return wrongValue(attribute, values: values, word: word)
        }
        if attribute == .bounds, let numbers = numbers(in: values), numbers.count == 4 {
            return error(
                .wrongValue, "`bounds` takes an origin, and no size", at: values[1].range,
                "write `bounds \(numbers[0]),\(numbers[1])`, and the size with the layout: `size \(numbers[2])x\(numbers[3])`"
            )
        }
        let extra = "`\(attribute.word)` takes one value; `\(values[1].text)` is extra"
        let item = SpelledToken(tree: word.tree, token: word.token.previous)
        if attribute == .height, values.count == 2, item.text == ItemKind.rows.word, !values[1].isSize {
            let written = "\(item.text) \(values[1].text) \(word.text) \(values[0].text)"
            return error(
                .wrongValue, extra, at: values[1].range, "the number of rows comes right after `rows`: `\(written)`",
                fix: .replace(item.range.union(values[1].range), by: written))
        }
        if values[1].isSize, attribute.shape.isDistance {
            let size = "\(Attribute.size.word) \(values[1].text)"
            return error(
                .wrongValue, extra, at: values[1].range, "write the size with its word: `\(size)`",
                fix: .replace(values[1].range, by: size, safe: false))
        }
        return error(
            .wrongValue, extra, at: values[1].range,
            "it takes `\(attribute.shape.notation)`: `\(attribute.shape.example(for: attribute.word))`")
    }

    static func tooManyLinks(_ range: SourceRange, _ attribute: Attribute) -> Diagnostic {
        error(
            .wrongValue, "`\(attribute.word)` points to one view", at: range,
            attribute == .touchDelegate
                ? "to try several views, write them in `hitTest { ask -> A; ask -> B }`" : nil)
    }
}

extension ValueSyntax {
    /// Whether this is a size, `WxH`.
    var isSize: Bool {
        if case .size = form { true } else { false }
    }
}

extension String {
    /// Returns the parts before and after the only `separator`.
    fileprivate func lengths(around separator: Character) -> (String, String)? {
        let parts = split(separator: separator)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
}
