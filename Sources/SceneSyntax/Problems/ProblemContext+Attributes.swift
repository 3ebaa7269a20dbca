import SceneText

/// Errors in attributes.
extension ProblemContext {
    /// `width = 50`, `width: 50`.
    var assignment: Diagnostic {
        let message = "write attributes without `\(text)`"
        let (word, value) = (word(-1), phraseAfter)
        let removal = fix("remove the `\(text)`", withoutSign)
        if kind(1) == .leftBrace, !word.isEmpty {
            return error(message, "write the block after the word: `\(word) { … }`", fix: removal)
        }
        if kind(-1) == .name, isWritten(value) {
            return error(
                message, "attributes follow the Name, separated by spaces: `\(word) \(value)`", fix: removal)
        }
        guard kind(-1) == .word, !word.isEmpty, isWritten(value) else {
            return error(message, "write the value after the word: `width 50`", fix: removal)
        }
        if let truth = Self.truth(value) { return assignment(of: truth, message) }
        if let (_, note, distance) = edgeAdvice(value, for: word) {
            guard let distance else { return error(message, note) }
            // What is equal has no gap.
            let written = "\(word) \(distance)"
            let assigned = blanksBefore.union(blanksAfter).with(end: blanksAfter.end + value.utf8.count)
            return error(
                message, "write `\(written)`",
                fix: writing(" " + distance, for: assigned, title: "write `\(written)`"))
        }
        let isLink = kind(1) == .name && token(-2) != nil
        return error(
            message,
            isLink
                ? "a link to a view has an arrow: `\(word) -> \(value)`"
                : "write the value after the word: `\(word) \(value)`",
            fix: removal)
    }

    /// `enabled=false`, `isHidden: true`.
    private func assignment(of truth: String, _ message: String) -> Diagnostic {
        let attribute = word(-1).withoutIs
        let note = "write the value after the word: `\(attribute) \(truth)`"
        if attribute == word(-1) {
            let value = blanksBefore.union(range(1))
            return error(message, note, fix: writing(" " + truth, for: value, title: "write `\(truth)`"))
        }
        return error(message, note, fix: writing("\(attribute) \(truth)", for: range(-1).union(range(1))))
    }

    /// Returns `.on` or `.off` for another language's true or false.
    private static func truth(_ word: String) -> String? {
        switch word.lowercased() {
        case "true", "yes", "on": ".on"
        case "false", "no", "off": ".off"
        default: nil
        }
    }

    /// Whether `text` is a value without calls, strings and signs at its end, and not one of UIKit's types.
    private func isWritten(_ text: String) -> Bool {
        let signs = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "%")]
        return !text.isEmpty && text.utf8.allSatisfy { $0.isIdentifierByte || signs.contains($0) }
            && text.utf8.last != UInt8(ascii: ",") && !text.beginsLikeClass
    }

    var strayComma: Diagnostic {
        // `frame100,100`: written together with a word, a number may also be a slip.
        let glued = word(-1)
        let letters = glued.utf8.prefix { !$0.isDigit }.count
        if kind(-1) == .word || kind(-1) == .name, isGlued(0), letters < glued.utf8.count,
            kind(1) == .number || kind(1) == .minus,
            glued.utf8.dropFirst(letters).allSatisfy({ $0.isDigit })
        {
            let gap = SourceRange(at: range(-1).start + letters, in: range.file)
            return error(
                "unexpected comma",
                "a space goes between an attribute and its value: "
                    + "`\(glued.prefix(letters)) \(glued.dropFirst(letters)),…`",
                fix: writing(" ", for: gap, title: "write the space", safe: false))
        }
        return error(
            "unexpected comma",
            "separate attributes with spaces; only the numbers of points and edges take commas: `frame 0,0 44x44`",
            fix: fix("remove the `\(text)`", withoutSign))
    }

    // MARK: Names

    /// A Name among attributes: `touchDelegate Back`.
    var nameWithoutArrow: Diagnostic {
        switch text {
        case "YES", "TRUE", "True":
            return error(
                "`\(text)` means nothing here",
                "write the word alone to turn an attribute on: `\(attributeBefore ?? "hidden")`",
                fix: writing("", for: blanksBefore.union(range), title: "remove it"))
        case "NO", "FALSE", "False":
            return error(
                "`\(text)` means nothing here",
                "write `.off` to turn an attribute off: `\(attributeBefore ?? "hidden") .off`", fix: writing(".off"))
        default: break
        }
        if isGlued(0), let height = text.heightAfterCapital, let width = number(-1) {
            return error(
                "write a size with a small `x`", "write `\(width)x\(height)`", fix: writing("x\(height)"))
        }
        if isAfterDevice {
            return error(
                "a device is one word", "write `.\(word(-1))\(text)`",
                // The device before the space may be the one that is meant.
                fix: writing("", for: blanksBefore, title: "remove the space", safe: false))
        }
        if let (item, values, range) = headBeforeName {
            return error(
                "a \(item)'s Name comes before its \(item == "stack" ? "axis" : "kind")",
                "write `\(item) \(text) \(values)`", fix: writing("\(text) \(values)", for: range.union(self.range)))
        }
        return nameAfterForeignWord ?? nameOutOfPlace
    }

    /// The attribute before the problem, if there is one.
    private var attributeBefore: String? { kind(-1) == .word ? word(-1).nonEmpty : nil }

    private var nameOutOfPlace: Diagnostic {
        if text.beginsLikeClass {
            return error(
                "`\(text)` is UIKit, not part of this language",
                "write values without a type: `backgroundColor .red`, `frame 0,0 120x44`, `contentOffset 0,10`")
        }
        // Only an attribute takes a link, and nothing beside it; elsewhere the Name is out of place.
        let isLink = kind(-1) == .word && word(-1) != "on" && !kind(1).beginsValue
        return error(
            "`\(text)` is not allowed here",
            "a view's own Name comes right after its kind; a link to a view has an arrow: `-> \(text)`",
            fix: isLink ? writing("-> \(text)") : nil)
    }

    /// Reports a Name after a word that other tools have for positions; `nil` after any other word.
    private var nameAfterForeignWord: Diagnostic? {
        let word = word(-1)
        if word.hasSuffix("Anchor") { return error("a scene has no anchors", anchorRemark(String(word.dropLast(6)))) }
        let positions = ["below", "above", "under", "beneath", "after", "before", "beside", "leftOf", "rightOf"]
        if positions.contains(word) {
            return error(
                "pins take distances, not views such as `\(text)`",
                "for a place beside a view of the same block, write its edge: `top (\(text).maxY + 8)`")
        }
        if word == "on" || word == "in", statementBegins(with: "recognizer") {
            return error(
                "`\(text)` is not allowed here",
                "a recognizer is in the braces of its view: `view \(text) … { recognizer Tap .tap }`")
        }
        return nil
    }

    /// Returns what to write instead of an anchor of Auto Layout.
    private func anchorRemark(_ anchor: String) -> String {
        switch anchor {
        case "top", "bottom", "centerY", "firstBaseline", "lastBaseline":
            "write the distance to the superview's edge, `top 8` or `bottom 8`, or the edge of an earlier view: "
                + "`top (\(text).maxY + 8)`"
        case "width", "height":
            "write the length, or that of an earlier view: `\(anchor) (\(text).\(anchor))`"
        default:
            "write the distance to the superview's edge, `leading 8` or `trailing 8`, or the edge of an earlier view: "
                + "`leading (\(text).maxX + 8)`"
        }
    }

    /// The item whose Name, the problem, is in the wrong place: behind the kind of a recognizer, with or without its dot, or
    /// behind the axis of a stack. `nil` if anything else precedes the problem.
    private var headBeforeName: (item: String, values: String, range: SourceRange)? {
        var values: [(text: String, hasDot: Bool)] = []
        var start = first
        while values.count < Self.mostValuesOfHead, let last = tokenBefore(start), !tree.tokens.isGlued(start) {
            let text = word(last)
            guard tree.kind(last) == .word, !text.isEmpty else { return nil }
            if text == "recognizer" || text == "stack" {
                let previous = tokenBefore(last)
                let isFirst = previous.map { tree.kind($0).endsStatement || word($0) == "subview" } ?? true
                let isKind = { vocabulary.isRecognizer($0) }
                let isHead =
                    text == "stack"
                    ? values.count == 1 && values.allSatisfy { $0.hasDot }
                    : values.dropFirst().allSatisfy { $0.hasDot }
                        && values.first.map { $0.hasDot || isKind($0.text) } ?? false
                guard isFirst, isHead else { return nil }
                let written = values.map { ".\($0.text)" }.joined(separator: " ")
                return (text, written, tree.range(start).with(end: range(-1).end))
            }
            let hasDot = tokenBefore(last).map { tree.kind($0) } == .dot && tree.tokens.isGlued(last)
            values.insert((text, hasDot), at: 0)
            start = hasDot ? last.previous : last
        }
        return nil
    }

    /// The most values before a Name in the wrong place, and the item: `recognizer .swipe .left .right .up .down`.
    private static let mostValuesOfHead = 6

    // MARK: Calls

    /// `frame(0,0,44,44)`.
    var callSyntax: Diagnostic {
        let message = "a scene has no calls"
        switch text {
        case "rgb", "rgba", "RGB", "RGBA", "hsl", "hsla", "Color":
            return error(message, "write colours as `#rrggbb` or `#rrggbbaa`: `#00000066` is black at 40%")
        case "ForEach": return error(message, "to repeat views, write `repeat 3 { … }`")
        default: break
        }
        if let view = viewOfCall { return error(message, "write the values after the word: `\(view)`") }
        return error(
            message,
            vocabulary.remark(text)
                ?? "write the values after the word, separated by spaces: `button Save \"Save\" frame 0,0 120x44`, "
                + "`touchDelegate -> Back`")
    }

    /// The view that a call makes of its title, as SwiftUI has it: `Button("Save")`.
    private var viewOfCall: String? {
        let kinds = ["Button": "button", "Text": "label", "Label": "label"]
        guard let kind = kinds[text], self.kind(2) == .string, isGlued(2) else { return nil }
        let title = word(2)
        guard title.utf8.count > 2, title.utf8.last == UInt8(ascii: "\""), !title.utf8.contains(UInt8(ascii: "\\"))
        else {
            return nil
        }
        let words = title.split { character in !character.utf8.allSatisfy { $0.isIdentifierByte } }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let isName = name.utf8.first?.isUppercaseLetter == true
        return "\(kind) \(isName ? name : "Save") \(title) size 120x44"
    }

    /// `view A.frame(width: 44)`.
    var chainedCall: Diagnostic {
        switch word(-1) {
        case "super":
            error(
                "a `hitTest` block lists rules, without dots",
                "write `super` alone to ask the subviews as UIKit does; `pass`, `claim -> V` and other rules go before or after it"
            )
        case "layer":
            error(
                "a scene has no layers",
                "write the property without `layer.`: `\(isGlued(1) ? word(1).nonEmpty ?? "cornerRadius" : "cornerRadius")`"
            )
        default:
            error(
                "attributes are not chained with dots",
                "write them after the view, separated by spaces: `view Panel frame 0,0 120x44 hidden`")
        }
    }
}

extension String {
    /// Whether this is the name of a class of UIKit or of a framework below it.
    fileprivate var beginsLikeClass: Bool { hasPrefix("UI") || hasPrefix("CG") || hasPrefix("NS") }

    /// This word without the prefix `is` of UIKit's properties: `hidden` for `isHidden`.
    fileprivate var withoutIs: String {
        let property = dropFirst(2)
        guard hasPrefix("is"), let first = property.utf8.first, first.isUppercaseLetter else { return self }
        return property.prefix(1).lowercased() + property.dropFirst()
    }
}
