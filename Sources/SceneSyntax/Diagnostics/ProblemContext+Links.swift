import SceneText

/// Errors in links and paths.
extension ProblemContext {
    var lowercaseLinkTarget: Diagnostic {
        let isResult = kind(-1) == .arrow && statementBegins(with: "expect", "hit")
        if text == Keyword.nothing.text, statementBegins(with: "expect"), kind(-1) == .arrow, !isResult {
            let outcome = "\(word(-2)) -> \(word(-2) == Keyword.selects.text ? "List[0]" : "Save")"
            return error(
                "`nothing` isn't a Name",
                "write `nothing` alone if nothing happens at all, or what doesn't happen: `not \(outcome)`")
        }
        if Self.wordsForMissing.contains(text), isResult {
            return negatedHit("`\(text)` isn't a Name", at: expectedPlace, path(1))
        }
        guard text == "none" || text == "nil" || text == Keyword.nothing.text && isResult else {
            return error(
                "`\(text)` isn't a Name", "an arrow points to a view's Name, which starts with an upper-case letter")
        }
        return error(
            "`\(text)` isn't a view", "write `.none` without an arrow if no view is hit",
            fix: isResult ? writing(".none", for: range(-1).union(range)) : nil)
    }

    /// `drag Volume.thumb to 100,20`.
    var thumbWithoutName: Diagnostic {
        error(
            "a slider's thumb has no Name",
            "begin the drag at a point on it, as in `drag 31,117 to 200,117`; a test that misses the thumb says where it is"
        )
    }

    var missingPathName: Diagnostic {
        let isPrinted = kind(1) == .color || kind(1) == .leftBracket
        if tree.kind(last) == .word, isPrinted, isGlued(1), !word(last).isEmpty {
            return error(
                "a view without a Name can't be named",
                "give it one: `\(text) \(text == "button" ? "Save" : "Panel") …`")
        }
        let drags = ["pan", "panGesture", "panGestureRecognizer", "scroll", "scrolling", "drag"]
        if statementBegins(with: "recognizer"), drags.contains(text), kind(-2) == .name {
            return error(
                "missing Name after the dot",
                "the Name of a scroll view alone means its scrolling: write `\(word(-2))`",
                fix: writing("", for: range(-1).union(range), title: "write `\(word(-2))`"))
        }
        if let scrollView = word(-2).nonEmpty, kind(-2) == .name, ["row", "cell", "item"].contains(text),
            kind(1) == .leftParenthesis, let index = number(2)
        {
            return error("missing Name after the dot", "the index of a row is in brackets: `\(scrollView)[\(index)]`")
        }
        if ["center", "middle", "frame", "bounds"].contains(text), statementBegins(with: "expect"), kind(-2) == .name,
            let view = word(-2).nonEmpty
        {
            return error(
                "missing Name after the dot", "a view as a place means the middle of its visible part: write `\(view)`",
                fix: writing("", for: range(-1).union(range), title: "write `\(view)`"))
        }
        if Self.coordinates.contains(text), statementBegins(with: "expect"), kind(-2) == .name,
            let view = word(-2).nonEmpty
        {
            // `A.midX,A.midY` is just what the path means.
            let middle = phrase(from: token(-2)).flatMap { $0.text == "\(view).midX,\(view).midY" ? $0.range : nil }
            return error(
                "missing Name after the dot",
                "a view as a place means the middle of its visible part: write `\(view)`"
                    + (middle == nil ? ", or a point in numbers, such as `60,30`" : ""),
                fix: middle.map { writing(view, for: $0) })
        }
        if text == "header" || text == "footer", kind(-2) == .name || kind(-2) == .rightBracket {
            return error("a view without a Name can't be named", "give the \(text) a Name: `\(text) Panel …`")
        }
        if text == "thumb" {
            return thumbWithoutName
        }
        return error(
            "missing Name after the dot", "write `List[3].Play` for a view in a row, or `List[3].content`")
    }

    /// The coordinates of a rectangle in UIKit.
    private static let coordinates = [
        "midX", "midY", "minX", "minY", "maxX", "maxY", "origin", "width", "height", "x", "y",
    ]

    /// The word before a dot in a link, `self` or a view parameter: `-> self.Tap`. `nil` if something else is there.
    var wordAsPathBefore: String? {
        guard kind(0) == .dot, isGlued(0), kind(-1) == .word, kind(-2) == .arrow || kind(-2) == .comma else {
            return nil
        }
        return word(-1).nonEmpty
    }

    /// `-> self.Tap`, `-> behind.Tap`.
    var pathAfterWord: Diagnostic {
        let (word, name) = (word(-1), kind(1) == .name && isGlued(1) ? self.word(1).nonEmpty : nil)
        if word == "self" {
            return error(
                "`self` is a whole path; nothing follows it",
                "a view of the component has its Name alone: `-> \(name ?? "Tap")`",
                fix: name.map { writing($0, for: range(-1).union(range(1))) })
        }
        return error(
            "`\(word)` is a whole path; nothing follows it",
            "a parameter is one view: write `-> \(word)`, and give the inner view at each use, `\(word) -> Panel.\(name ?? "Tap")`"
        )
    }

    /// `-> List(0)`.
    var indexInParentheses: Diagnostic {
        let closing = closingParenthesis(of: first)
        let index = number(1).flatMap { kind(2) == .rightParenthesis && !word(-1).isEmpty ? "\(word(-1))[\($0)]" : nil }
        return error(
            "use brackets to select a row or an instance", "write `\(index ?? "List[3]")`",
            fix: closing.map {
                fix("write brackets", Diagnostic.Edit(range, "["), Diagnostic.Edit(tree.range($0), "]"))
            })
    }

    var missingClosingBracket: Diagnostic {
        let opening = tree.kind(last) == .leftBracket ? last : last(before: last) { tree.kind($0) == .leftBracket }
        return error(
            "missing `]`", "write `List[3]`", fix: opening == nil ? nil : appending("write the `]`", "]"))
    }
}
