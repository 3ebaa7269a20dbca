import SceneSyntax
import SceneText

/// What is wrong with Names and paths.
extension Diagnostic {
    static func unknownName(_ name: SpelledToken, nearest: String?, scene: String) -> Diagnostic {
        error(
            .unknownName, "no view of scene `\(scene)` is called `\(name.text)`", at: name.range,
            suggestion(nearest) ?? "give the view its Name behind its kind: `view \(name.text) …`",
            fix: nearest.map { .replace(name.range, by: $0) })
    }

    static func misspelledDeclaration(
        _ name: String, at range: SourceRange, meant word: String, _ uses: [SourceRange]
    ) -> Diagnostic {
        var finding = error(
            .unknownName, "nothing speaks of `\(name)`, and no view is called `\(word)`", at: range,
            "did you mean `\(word)`?", fix: .replace(range, by: word))
        finding.notes += uses.map { Note("`\(word)` is used here", at: $0) }
        return finding
    }

    static func duplicateName(_ name: SpelledToken, first: SourceRange, isScene: Bool) -> Diagnostic {
        error(
            .duplicateName, "`\(name.text)` is the Name of \(isScene ? "the scene" : "another view") already",
            at: name.range, "a Name is unique in its scene; only the branches of one `if` may repeat it"
        ).with("it is given here first", at: first)
    }

    static func duplicateScene(_ name: SpelledToken, first: SourceRange) -> Diagnostic {
        error(.duplicateName, "another scene of this file is called `\(name.text)`", at: name.range)
            .with("it is here", at: first)
    }

    static func nameElsewhere(_ name: SpelledToken, _ declaration: SourceRange, _ path: PathSyntax) -> Diagnostic {
        error(
            .unknownName, "`\(name.text)` is not in the view before the dot", at: name.range,
            "a dot leads to a view inside the one before it"
        ).with("`\(name.text)` is here", at: declaration)
    }

    static func nameInTemplate(_ path: PathSyntax, container: String?, isTable: Bool) -> Diagnostic {
        let prefix = (container ?? "") + "."
        let view = path.text.hasPrefix(prefix) ? String(path.text.dropFirst(prefix.count)) : path.text
        let what = isTable ? "row" : "item"
        return error(
            .unknownName, "`\(path.text)` is in every \(what), and it is not said which is meant", at: path.range,
            container.map { "write `\($0)[0].\(view)` for the one in the first \(what)" }
                ?? "give the \(isTable ? "table" : "collection") a Name, and write `List[0].\(view)`")
    }

    static func nameOfCopies(_ path: PathSyntax, count: Int) -> Diagnostic {
        let index = Array(repeating: "0", count: count).joined(separator: ",")
        return error(
            .unknownName, "`\(path.text)` is the Name of several copies, and it is not said which is meant",
            at: path.range, "write `\(path.text)[\(index)]` for the first")
    }

    static func wrongIndexCount(_ range: SourceRange, wanted: Int) -> Diagnostic {
        error(
            .wrongValue, wanted == 1 ? "one index belongs here" : "\(wanted) indices belong here", at: range,
            "one for each `repeat` around the view, the outermost first")
    }

    static func wrongCellIndexCount(_ range: SourceRange, isTable: Bool) -> Diagnostic {
        error(
            .wrongValue, isTable ? "a row is named by one index or two" : "an item is named by one index", at: range,
            isTable ? "`List[3]` is the fourth row, `List[1,3]` that of the second section" : nil)
    }

    static func indexOnSingleView(_ range: SourceRange, _ path: PathSyntax, _ kind: ItemKind) -> Diagnostic {
        error(
            .wrongValue, "\(described(kind)) has no rows or copies to choose from", at: range,
            "indices are for the rows of a `table`, the items of a `collection` and the copies of a `repeat`")
    }

    static func indexOnCell(_ range: SourceRange) -> Diagnostic {
        error(.wrongValue, "a cell has no rows of its own", at: range, "section and row stand together: `List[1,3]`")
    }

    static func noContentView(_ word: SpelledToken, _ kind: ItemKind) -> Diagnostic {
        error(
            .unknownName, "\(described(kind)) has no content view", at: word.range, "a cell has one: `List[3].content`")
    }

    static func expectationInsideView(_ range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "expectations stand directly in the scene", at: range, "move the line to the end of the scene")
    }

    static func manyResults(_ range: SourceRange) -> Diagnostic {
        error(.wrongValue, "one view is expected", at: range, "write an expectation for each")
    }

    static func unknownEvent(_ event: SpelledToken) -> Diagnostic {
        let nearest = NearestWord.of(event.text, among: ControlEvents.names)
        return error(
            .wrongValue, "controls send no event called `\(event.text)`", at: event.range,
            suggestion(nearest) ?? "the events are \(listed(ControlEvents.names, "and"))",
            fix: nearest.map { .replace(event.range, by: $0) })
    }
}

/// What is wrong with paths once rows and copies are counted.
extension Diagnostic {
    static func indexBeyondCopies(_ range: SourceRange, index: Int, count: Int) -> Diagnostic {
        error(
            .unknownName, "there is no copy \(index)", at: range,
            "there are \(counted(count, "copy", "copies"))\(upTo(count))")
    }

    static func indexBeyondCells(
        _ range: SourceRange, _ container: String, index: Int, count: Int, isTable: Bool
    ) -> Diagnostic {
        let what = isTable ? "row" : "item"
        return error(
            .unknownName, "\(container) has no \(what) \(index)", at: range,
            "it has \(counted(count, what, what + "s"))\(upTo(count))")
    }

    static func sectionBeyond(_ range: SourceRange, _ container: String, section: Int, count: Int) -> Diagnostic {
        error(
            .unknownName, "\(container) has no section \(section)", at: range,
            "it has \(counted(count, "section", "sections"))\(upTo(count))")
    }

    static func sectionMissing(_ range: SourceRange, _ container: String, row: Int) -> Diagnostic {
        error(
            .unknownName, "\(container) has sections, and it is not said which is meant", at: range,
            "write `[0,\(row)]` for the row \(row) of the first section")
    }

    static func notDisplayed(_ path: BoundPath) -> Diagnostic {
        error(
            .unknownName, "`\(path.text)` is not displayed", at: path.range,
            "it exists, but lies outside of the visible bounds, so UIKit has no view for it; set `contentOffset` to bring "
                + "it into view")
    }

    static func notInTree(_ path: BoundPath) -> Diagnostic {
        error(
            .unknownName, "`\(path.text)` is not in the tree", at: path.range,
            "the branch of the `if` that it stands in is not the one that holds")
    }

    private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        count == 1 ? "1 \(one)" : "\(count) \(many)"
    }

    private static func upTo(_ count: Int) -> String {
        count > 1 ? ", 0 to \(count - 1)" : ""
    }
}
