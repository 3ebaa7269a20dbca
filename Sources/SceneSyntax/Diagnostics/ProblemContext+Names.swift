import SceneText

/// Errors in Names among attributes.
extension ProblemContext {
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
            // The kind may be in other words, too.
            let kind = item == "recognizer" ? schema.recognizer(String(values.dropFirst())) : nil
            let head = "\(text) \(kind ?? values)"
            return error(
                "a \(item)'s Name comes before its \(item == "stack" ? "axis" : "kind")",
                "write `\(item) \(head)`", fix: writing(head, for: range.union(self.range)))
        }
        return recognizerOnView ?? nameAfterForeignWord ?? nameOutOfPlace
    }

    /// Reports the view that a recognizer is added to from outside, as in `gesture Tap on B`; `nil` for anything else.
    private var recognizerOnView: Diagnostic? {
        guard ["on", "to", "in", "for", "of"].contains(word(-1)), let statement, statement < first else { return nil }
        let beginning = word(statement).lowercased()
        guard beginning.hasSuffix("gesture") || beginning.hasSuffix("recognizer") else { return nil }
        let next = statement.next
        let name = tree.kind(next) == .name && next < first ? word(next).nonEmpty : nil
        let kind = last(before: first) { schema.isRecognizer(word($0)) }.map { ".\(word($0))" }
        let ownKind = kind ?? name.flatMap { schema.recognizer($0) } ?? schema.recognizer(word(statement)) ?? ".tap"
        let item = (["recognizer"] + [name, ownKind].compactMap { $0 }).joined(separator: " ")
        return error(
            "`\(text)` isn't allowed here",
            "a recognizer is in the braces of its view: `view \(text) … { \(item) }`")
    }

    /// The attribute before the problem, if there is one.
    private var attributeBefore: String? { kind(-1) == .word ? word(-1).nonEmpty : nil }

    private var nameOutOfPlace: Diagnostic {
        if text.beginsLikeClass, let statement, word(statement) == "recognizer", let kind = schema.recognizer(text) {
            return error(
                "`\(text)` is a class; the kind of a recognizer has a dot", "write `\(kind)`", fix: writing(kind))
        }
        if text.beginsLikeClass {
            return error(
                "`\(text)` is UIKit, not part of this language",
                "write values without a type: `backgroundColor .red`, `frame 0,0 120x44`, `contentOffset 0,10`")
        }
        if word(-1) == "recognizer" {
            return error(
                "`recognizer` starts an item of its own; it isn't an attribute",
                "start a new line, or write `;` before it: `; recognizer \(text)\(caseAfter)`",
                fix: token(-2) == nil ? nil : writing(";", for: range(-2).atEnd, title: "write `;`")
            ).advisingToSeparateStatements
        }
        if let second = secondView { return second }
        if let unknown = nameAfterUnknownWord { return unknown }
        // Only an attribute takes a link, and nothing beside it; elsewhere the Name is out of place.
        let isLink = kind(-1) == .word && word(-1) != "on" && !kind(1).beginsValue
        return error(
            "`\(text)` isn't allowed here",
            "a view's own Name comes right after its kind; a link to a view has an arrow: `-> \(text)`",
            fix: isLink ? writing("-> \(text)") : nil)
    }

    /// Reports an unknown attribute with the Name after it: `button More frame 0,0 44x44 aboveOf A`. `nil` if the word
    /// before the Name can be something else, such as a value.
    private var nameAfterUnknownWord: Diagnostic? {
        guard kind(-1) == .word, let word = self.word(-1).nonEmpty, let statement, let before = token(-2),
            schema.isKind(self.word(statement)), schema.attribute(word) == nil, !schema.isKind(word),
            Keyword(word) == nil
        else { return nil }
        if self.word(statement) == "recognizer", before == statement, let kind = schema.recognizer(word) {
            let head = "\(text) \(kind)"
            return error(
                "a recognizer's Name comes before its kind", "write `recognizer \(head)`",
                fix: writing(head, for: range(-1).union(range)))
        }
        let isBehindHead = before == statement || before == statement.next && tree.kind(before) == .name
        guard isBehindHead || tree.kind(before) == .number || tree.kind(before) == .string else { return nil }
        var finding = error(
            "unknown attribute `\(word)`",
            "for a place beside a view of the same block, write its edge: `top (\(text).maxY + 8)`\n"
                + "for a link to it, write an attribute and an arrow, such as `touchDelegate -> \(text)`")
        finding.range = range(-1)
        return finding
    }

    /// The case after the problem, with the blank before it: ` .pan`.
    private var caseAfter: String { kind(1) == .dot && isGlued(2) ? " ." + word(2) : "" }

    /// Reports the Name of a view on the line of another one: `button A fill button B fill`.
    private var secondView: Diagnostic? {
        let kind = word(-1)
        guard schema.isKind(kind), schema.attribute(kind)?.spelling != kind, let end = token(-2), let statement,
            statement < end, schema.isKind(word(statement)) || word(statement) == "subview"
        else { return nil }
        let message = "`\(kind) \(text)` starts an item of its own; it isn't an attribute"
        let view = tree.kind(statement.next) == .name ? word(statement.next).nonEmpty : nil
        // Views are seldom put into these, so the second one can only be a view beside the first.
        let isAlone = Self.kindsWithoutSubviews.contains(word(statement))
        return error(
            message,
            "start a new line, or write `;` before it: `; \(kind) \(text) …`"
                + (isAlone
                    ? ""
                    : "; to put it into \(view.map { "`\($0)`" } ?? "the view"), write it in braces: `{ \(kind) \(text) … }`"),
            fix: isAlone ? writing(";", for: tree.range(end).atEnd, title: "write `;`") : nil
        ).advisingToSeparateStatements
    }

    private static let kindsWithoutSubviews = [
        "button", "label", "image", "switch", "slider", "stepper", "segmentedControl", "pageControl", "textField",
        "textView",
    ]

    /// Reports a Name after a word for a position or, in a recognizer, for waiting; `nil` after any other word.
    private var nameAfterForeignWord: Diagnostic? {
        let word = word(-1)
        if word.hasSuffix("Anchor") { return error("a scene has no anchors", anchorRemark(word.withoutAnchor)) }
        let waiting = ["requires", "require", "waitsFor", "waits", "after", "dependsOn", "unless"]
        if statementBegins(with: "recognizer"), waiting.contains(word) {
            let relation = "requireToFail -> \(text)"
            return error(
                "`\(text)` isn't allowed here", "to wait until `\(text)` fails, write `\(relation)`",
                fix: writing(relation, for: range(-1).union(range)))
        }
        let positions = ["below", "above", "under", "beneath", "after", "before", "beside", "leftOf", "rightOf"]
        if positions.contains(word) {
            return error(
                "pins take distances, not views such as `\(text)`",
                "for a place beside a view of the same block, write its edge: `top (\(text).maxY + 8)`")
        }
        if word == "center", !statementBegins(with: "expect") {
            return error(
                "pins take distances, not views such as `\(text)`",
                "to center a view of 44x44 on one of the same block, write `leading (\(text).midX - 22) top (\(text).midY - 22)`"
            )
        }
        let edge = word == "of" ? self.word(-2) : word
        if ["top", "bottom", "leading", "trailing", "left", "right"].contains(edge), !statementBegins(with: "expect") {
            if kind(1) == .dot, self.word(2).hasPrefix("safeArea"), kind(3) == .dot, let end = token(4) {
                let pin = ["left": "leading", "right": "trailing"][edge] ?? edge
                let place = "\(text).\(self.word(2)).\(self.word(end))"
                if let distance = distanceFromSuperview(
                    place, for: pin, self.distance(afterEdge: end, hasSign: true)?.text)
                {
                    return error(
                        "a pin is a distance, here to the edge of the safe area", "write `\(pin) \(distance)`")
                }
            }
            let isAcross = ["leading", "trailing", "left", "right"].contains(edge)
            return error(
                "pins take distances, not views such as `\(text)`",
                "for a place beside a view of the same block, write its edge: "
                    + (isAcross ? "`leading (\(text).maxX + 8)`" : "`top (\(text).maxY + 8)`"))
        }
        if let edges = Self.edgesOfPins[word.lowercased()] {
            return error(
                "pins take distances, not views such as `\(text)`",
                "for an edge of an earlier view, write `\(edges.pin) (\(text).\(edges.same))` or "
                    + "`\(edges.pin) (\(text).\(edges.other) + 8)`")
        }
        return nil
    }

    /// The pins that are called differently elsewhere, with the edges of another view that they can refer to.
    private static let edgesOfPins: [String: (pin: String, same: String, other: String)] = [
        "topto": ("top", "minY", "maxY"), "toptotop": ("top", "minY", "maxY"), "toptobottom": ("top", "maxY", "maxY"),
        "leadingto": ("leading", "minX", "maxX"), "leftto": ("leading", "minX", "maxX"),
        "starttoend": ("leading", "maxX", "maxX"), "starttostart": ("leading", "minX", "minX"),
    ]

    /// Returns what to write instead of an anchor of Auto Layout.
    private func anchorRemark(_ anchor: String) -> String {
        switch anchor {
        case "top", "bottom", "centerY", "firstBaseline", "lastBaseline":
            "write the distance to the superview's edge, `top 8` or `bottom 8`\nor write the edge of an earlier view: "
                + "`top (\(text).maxY + 8)`"
        case "width", "height":
            "write the length, or the length of an earlier view: `\(anchor) (\(text).\(anchor))`"
        default:
            "write the distance to the superview's edge, `leading 8` or `trailing 8`\n"
                + "or write the edge of an earlier view: `leading (\(text).maxX + 8)`"
        }
    }

    /// The item whose Name, the problem, is in the wrong place: behind the kind of a recognizer, with or without its
    /// dot, or behind the axis of a stack. `nil` if anything else precedes the problem.
    private var headBeforeName: (item: String, values: String, range: SourceRange)? {
        var values: [(text: String, hasDot: Bool)] = []
        var start = first
        while values.count < Self.maximumValuesOfHead, let last = tokenBefore(start), !tree.tokens.isGlued(start) {
            let text = word(last)
            guard tree.kind(last) == .word, !text.isEmpty else { return nil }
            if text == "recognizer" || text == "stack" {
                // Only a recognizer has several values, and the first one may lack its dot.
                let hasDots = values.dropFirst().allSatisfy { $0.hasDot } && (text != "stack" || values.count == 1)
                let isFirst = tokenBefore(last).map { tree.kind($0).endsStatement || word($0) == "subview" } ?? true
                guard hasDots, isFirst, let value = values.first,
                    value.hasDot || text == "recognizer" && schema.isRecognizer(value.text)
                else { return nil }
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
    private static let maximumValuesOfHead = 6
}
