import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics about Names and paths.
extension Diagnostic {
    /// Nothing uses the `name` of a view, and several paths use the similar `word`. `isCertain` means that one of the
    /// two is misspelled. `areExpected` means that expectations use it, which would assert something else.
    static func unusedName(
        _ name: String, at range: SourceRange, besideUnknown word: String, _ uses: [SourceRange], isCertain: Bool,
        areExpected: Bool
    ) -> Diagnostic {
        let place = uses.first ?? range
        let index = word.dropFirst(name.count)
        if word.hasPrefix(name), !index.isEmpty, index.utf8.allSatisfy({ $0.isDigit }) {
            // A number after the Name is hardly a misspelling.
            return error(
                .unknownName, "no view is called `\(word)`", at: place,
                "an instance of `\(name)` in a `repeat` has its index in brackets, from 0: `\(name)[\(index)]`"
            ).with("`\(name)` is declared here", at: range)
        }
        var finding = error(
            .unknownName, "no view is called `\(word)`, and nothing refers to `\(name)`", at: place,
            "did you mean `\(name)`?")
        finding.notes.append(Note("`\(name)` is declared here", at: range))
        finding.notes += uses.dropFirst().map { Note("`\(word)` is used here, too", at: $0) }
        guard isCertain else { return finding }
        // The declaration says what a view is called. Only a person knows that it is what is misspelled.
        finding.fixes = [
            Fix("write `\(name)` at each use", safe: !areExpected, edits: uses.map { Edit($0, name) }),
            Fix("rename the view to `\(word)`", safe: false, edits: [Edit(range, word)]),
        ]
        return finding
    }

    static func duplicateName(_ name: SpelledToken, first: SourceRange, of what: String) -> Diagnostic {
        error(
            .duplicateName, "`\(name.text)` is already the Name of \(what)", at: name.range,
            "give one of them another Name; only views in different branches of one `if` can share one"
        ).with("first used here", at: first)
    }

    /// A view is called like its scene. `unused` is a similar Name that the file doesn't have.
    static func duplicateOfScene(_ name: SpelledToken, scene: SourceRange, unused: String?) -> Diagnostic {
        error(
            .duplicateName, "`\(name.text)` is already the Name of the scene", at: name.range,
            "`\(name.text)` is the Name of the scene's root view, so no other view of the scene can have it"
                + (unused.map { "; give this view another one, such as `\($0)`" } ?? ""),
            fix: unused.map { Fix("write `\($0)`", safe: false, edits: [Edit(name.range, $0)]).forCompleteFile }
        ).with("first used here", at: scene)
    }

    static func duplicateScene(_ name: SpelledToken, first: SourceRange) -> Diagnostic {
        error(.duplicateName, "this file already has a scene `\(name.text)`", at: name.range)
            .with("it is here", at: first)
    }

    static func nameElsewhere(_ name: SpelledToken, _ declaration: SourceRange) -> Diagnostic {
        error(
            .unknownName, "`\(name.text)` isn't in the view before the dot", at: name.range,
            "a dot leads to a view inside the one before it"
        ).with("`\(name.text)` is here", at: declaration)
    }

    static func nameOfInstances(_ path: PathSyntax, count: Int) -> Diagnostic {
        let index = Array(repeating: "0", count: count).joined(separator: ",")
        return error(
            .unknownName, "`\(path.text)` is the Name of several instances: write which one",
            at: path.range, "write `\(path.text)[\(index)]` for the first")
    }

    static func wrongIndexCount(_ range: SourceRange, wanted: Int) -> Diagnostic {
        error(
            .wrongValue, wanted == 1 ? "expected one index" : "\(wanted) indices expected", at: range,
            "one for each `repeat` around the view, the outermost first")
    }

    static func wrongCellIndexCount(_ range: SourceRange, isTable: Bool) -> Diagnostic {
        error(
            .wrongValue, isTable ? "a row takes one index or two" : "an item takes one index", at: range,
            isTable ? "`List[3]` is the fourth row, `List[1,3]` the fourth row of the second section" : nil)
    }

    static func indexOnSingleView(_ range: SourceRange, _ kind: ItemKind) -> Diagnostic {
        error(
            .wrongValue, "\(described(kind)) has no rows or instances to choose from", at: range,
            "indices are for the rows of a `table`, the items of a `collection` and the instances of a `repeat`")
    }

    static func indexOnCell(_ range: SourceRange, _ path: PathSyntax) -> Diagnostic {
        let parts = path.text.split { $0 == "[" || $0 == "]" }
        let isShortIndexedPath =
            parts.count >= 3 && path.text.isQuotable
            && path.text.hasPrefix("\(parts[0])[\(parts[1])][\(parts[2])]")
        return error(
            .wrongValue, "a cell has no rows of its own", at: range,
            "write section and row together: `\(isShortIndexedPath ? "\(parts[0])[\(parts[1]),\(parts[2])]" : "List[1,3]")`"
        )
    }

    static func noContentView(_ word: SpelledToken, _ kind: ItemKind) -> Diagnostic {
        error(
            .unknownName, "\(described(kind)) has no content view", at: word.range, "a cell has one: `List[3].content`")
    }

    static func expectationInsideView(_ range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "write expectations directly in the scene", at: range, "move the line to the end of the scene")
    }

    static func manyResults(_ range: SourceRange) -> Diagnostic {
        error(.wrongValue, "an expectation names one view", at: range, "write an expectation for each")
    }

    static func unknownEvent(_ event: SpelledToken) -> Diagnostic {
        let nearest = NearestWord.of(event.text, among: ControlEvents.names)
        return error(
            .wrongValue, "unknown event `\(event.text)`", at: event.range,
            suggestion(nearest) ?? "the events are \(ControlEvents.names.joinedAsList())",
            fix: Misspelling.word(event.text, among: ControlEvents.names).map { .replace(event.range, by: $0) })
    }
}

/// Diagnostics about paths, once rows and instances are counted.
extension Diagnostic {
    static func indexBeyondInstances(_ range: SourceRange, index: Int, count: Int) -> Diagnostic {
        error(
            .unknownName, "there is no instance \(index)", at: range,
            "there are \(counted(count, "instance", "instances"))\(upTo(count))")
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

    /// A row lacks its section. `place` gives the cells with the view at the end of the path.
    static func sectionMissing(_ range: SourceRange, _ container: String, row: Int, _ place: CellPlace?) -> Diagnostic {
        let index = place.map { $0.indices.contains(row) ? "[\($0.section ?? 0),\(row)]" : $0.firstIndex }
        return error(
            .unknownName, "\(container) has sections: write which one", at: range,
            index.map { "write the index `\($0)`: the view is there" }
                ?? "write the index `[0,\(row)]` for row \(row) of the first section")
    }

    /// A path leads to a cell without the view, which the cells at `place` have.
    static func inOtherCells(_ path: BoundPath, _ place: CellPlace, _ container: String) -> Diagnostic {
        let name = path.text.split(separator: ".").last.map(String.init) ?? path.text
        return error(
            .unknownName, "the cell that `\(path.text)` leads to has no `\(name)`", at: path.range,
            "write `\(container)\(place.firstIndex).\(name)`"
                + (place.indices.count > 1 ? " for the first cell that has it" : ", the cell that has it"))
    }

    /// `offset` of `container` displays what isn't displayed, if that is known.
    static func notDisplayed(_ path: BoundPath, in container: String?, _ offset: Point?) -> Diagnostic {
        var advice = "set `contentOffset` to scroll it into view"
        if let container, let offset {
            advice = "write `contentOffset \(numberText(offset.x)),\(numberText(offset.y))` in \(container)"
        }
        return error(
            .unknownName, "`\(path.text)` isn't displayed", at: path.range,
            "it is outside the visible bounds, so UIKit has no view for it; \(advice)")
    }

    static func notInTree(_ path: BoundPath) -> Diagnostic {
        error(
            .unknownName, "`\(path.text)` isn't in the tree", at: path.range,
            "it is in a branch of an `if` whose condition is false")
    }

    private static func upTo(_ count: Int) -> String {
        count > 1 ? ", 0 to \(count - 1)" : ""
    }
}
