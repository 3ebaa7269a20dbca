import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics about Names and paths.
extension Diagnostic {
    /// A path contains an unknown Name. `isExpected` means that it is in an expectation, where another Name would
    /// assert something else. `scene` is the title of the scene or component. `known` gives the Names of the scene if
    /// the path isn't in its text. `isTitle` means that a view has it as its title. `parameter` is a word for a
    /// parameter of the component that the path is in.
    static func unknownName(
        _ name: SpelledToken, nearest: String?, spelling: String?, inUse: String?, isExpected: Bool, scene: String,
        parameter: String?, known: [String]?, role: PathRole, isTitle: Bool
    ) -> Diagnostic {
        let noun =
            switch role {
            case .view: "view"
            case .viewOrRecognizer: "view or recognizer"
            case .competitor: "recognizer"
            }
        return error(
            .unknownName, "\(scene) has no \(noun) `\(name.text)`", at: name.range,
            inUse.map { "it is in the use of a component: `\($0)`" } ?? suggestion(nearest)
                ?? (isTitle
                    ? "`\"\(name.text)\"` is a title; write the Name before it: `button \(name.text) \"\(name.text)\"`"
                    : nil)
                    ?? parameter.map { remarkOnViewOfScene(name.text, $0) } ?? known.map(listedNames)
                    ?? (role != .view
                        ? "write the Name before the recognizer's kind: `recognizer \(name.text) .\(name.recognizerKind)`"
                        : "write the Name after the view's kind: `view \(name.text) …`"),
            fix: spelling.map { .replace(name.range, by: $0, safe: !isExpected) })
    }

    /// How a component refers to a view of the scene that uses it.
    private static func remarkOnViewOfScene(_ name: String, _ parameter: String) -> String {
        "a component sees only its own Names\n"
            + "for a view of the scene that uses it, add a parameter, `(\(parameter) ->)`, link to it, `-> \(parameter)`, and write `\(parameter) -> \(name)` at each use"
    }

    /// Lists the first few of the Names of a scene.
    private static func listedNames(_ names: [String]) -> String {
        if names.isEmpty { return "none of its views has a Name" }
        let shown = names.prefix(8).map { "`\($0)`" }
        if let name = shown.first, names.count == 1 { return "its only view is \(name)" }
        let rest = names.count - shown.count
        return rest > 0
            ? "its views are \(shown.joined(separator: ", ")) and \(rest) more"
            : "its views are \(shown.joinedAsList())"
    }

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
            "the Name of a scene is that of its root view"
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

    /// A path to the view `target` in rows or items lacks an index. `inner` are tables and collections in those cells
    /// whose cells it has to choose, too. `place` gives the cells with the view, if known. `misplaced` is an index
    /// after the view itself, which has nothing to choose from. `isConditional` says that an `if` may make the view in
    /// some cells only.
    static func nameInTemplate(
        _ path: PathSyntax, to target: String?, through inner: [String], container: String?, isTable: Bool,
        hasSections: Bool, _ place: CellPlace?,
        makesOne: Bool, isConditional: Bool, misplaced: IndexSyntax?
    ) -> Diagnostic {
        let prefix = (container ?? "") + "."
        let text = misplaced.map { path.text(without: $0.range) } ?? path.text
        let steps = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        // What the path already chooses stays before the rest.
        let (chosen, end) = split(steps, before: target)
        let view = (inner + [end]).joined(separator: ".")
        let what = isTable ? "row" : "item"
        let isAlone = makesOne && !isConditional || place?.indices.count == 1
        let index = place?.firstIndex ?? (hasSections ? "[0,0]" : "[0]")
        let counting = hasSections ? "the section and the row count from 0" : "the first \(what) is 0"
        let name = container ?? "List"
        if let misplaced, let container {
            return error(
                .unknownName, "`\(text)` is in several \(what)s: write which one before its Name", at: path.range,
                "write `\(container)\(cellIndex(misplaced.text, hasSections: hasSections, place) ?? index).\(view)`")
        }
        let how = "write `\(chosen)\(name)\(index).\(view)`"
        let which =
            isAlone
            ? place == nil ? " with the index of the \(what); \(counting)" : ""
            : isConditional
                ? " with the index of its \(what); \(counting)"
                : place == nil ? "; \(counting)" : " for the first of them"
        return error(
            .unknownName,
            isAlone
                ? "`\(path.text)` is in a \(what): write which one"
                : "`\(path.text)` \(isConditional ? "can be" : "is") in several \(what)s: write which one",
            at: path.range,
            container != nil ? how + which : "give the \(isTable ? "table" : "collection") a Name, and \(how)\(which)")
    }

    /// Returns the index of the cell that `text`, an index after a view in cells, may mean, or `nil` if that isn't
    /// clear.
    private static func cellIndex(_ text: String, hasSections: Bool, _ place: CellPlace?) -> String? {
        guard text.isQuotableNumber else { return nil }
        // Where there are sections, a row needs its section, too.
        if !hasSections || text.utf8.contains(UInt8(ascii: ",")) { return text }
        guard let place, let section = place.section, let row = Int(text.dropFirst().dropLast()),
            place.indices.contains(row)
        else { return nil }
        return "[\(section),\(row)]"
    }

    /// Returns the steps of a path before those to the view `target` and the rest, if a step before chooses a cell.
    private static func split(_ steps: String, before target: String?) -> (chosen: String, rest: String) {
        guard let target, steps.utf8.contains(UInt8(ascii: "[")), !steps.utf8.contains(UInt8(ascii: "(")) else {
            return ("", steps)
        }
        let parts = steps.split(separator: ".")
        let isTarget = { (part: Substring) in part == target || part.hasPrefix("\(target)[") }
        guard let index = parts.lastIndex(where: isTarget), parts[..<index].contains(where: { $0.hasSuffix("]") })
        else {
            return ("", steps)
        }
        return (
            parts[..<index].map { $0 + "." }.joined(), parts[index...].joined(separator: ".")
        )
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

extension SpelledToken {
    /// The kind of recognizer that recognizes the gesture of the expectation that the Name is in; a tap without one.
    fileprivate var recognizerKind: String {
        var start = token
        for _ in 0..<Self.maximumLengthOfGesture where start.previous < start {
            start = start.previous
            let word = SpelledToken(tree: tree, token: start).text
            if word == "recognizer" { break }
            guard word == Keyword.expect.text else { continue }
            switch SpelledToken(tree: tree, token: start.next).text {
            case Keyword.press.text: return "longPress"
            case Keyword.drag.text: return Misspelling.parts(of: text).contains("swipe") ? "swipe" : "pan"
            case Keyword.pinch.text: return "pinch"
            case Keyword.rotate.text: return "rotation"
            default: return "tap"
            }
        }
        return "tap"
    }

    /// The number of tokens in which to search for a gesture. The limit keeps files with many problems linear.
    private static let maximumLengthOfGesture = 60
}

extension PathSyntax {
    /// Returns the text of the path without `range`, a part of it.
    fileprivate func text(without range: SourceRange) -> String {
        let source = tree.source
        return source.text(in: self.range.with(end: range.start)) + source.text(in: self.range.with(start: range.end))
    }
}
