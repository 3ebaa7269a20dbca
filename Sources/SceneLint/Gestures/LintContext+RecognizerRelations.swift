import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A relation that lets a recognizer recognize; the raw value is the word of the language.
enum RecognizerRelation: String, CaseIterable {
    case requireToFail, simultaneous

    /// The attribute that writes it.
    var attribute: Attribute { self == .requireToFail ? .requireToFail : .simultaneous }

    /// Returns what it does if it is written on one recognizer that is first, or on each of `count`.
    func advice(_ count: Int) -> String {
        switch self {
        case .requireToFail: "let the other\(count == 1 ? " one" : "s") wait"
        case .simultaneous: count == 1 ? "let both recognize" : "let it recognize beside them"
        }
    }

    /// Returns the relation with the recognizers called `names` as it is written, or `nil` if it needs a name.
    func text(with names: [String]?) -> String? {
        if let names { return "\(rawValue) -> \(names.joined(separator: ", "))" }
        // Without a link it is with all others.
        return self == .simultaneous ? rawValue : nil
    }
}

/// Pairs of recognizers, of which the first gets a relation with the second.
typealias RecognizerPairs = [(first: DeclaredRecognizer, second: DeclaredRecognizer)]

/// Which relations let recognizers recognize that others block.
extension LintContext {
    /// Returns which relations let `gesture` and its winners recognize.
    func relations(of gesture: DeclaredRecognizer, _ found: RecognizerWinners) -> [RecognizerRelation] {
        RecognizerRelation.allCases.filter { relation in
            let changed = tree(with: relation, between: pairs(of: gesture, found.winners))
            return lets(gesture, found, recognizeIn: changed)
                && (relation == .simultaneous || !mayHaveFurtherCycles(in: changed))
        }
    }

    /// Returns whether `gesture` is recognized with the views of `changed`, and its winners still are.
    private func lets(
        _ gesture: DeclaredRecognizer, _ found: RecognizerWinners, recognizeIn changed: ViewTree
    ) -> Bool {
        guard recognizes(gesture, from: found.point, in: changed, mayRest: !found.needsRest) == true else {
            return false
        }
        return found.winners.allSatisfy { winner in
            [start(of: winner), found.point].compactMap { $0 }.allSatisfy { start in
                // What recognized nothing there before has nothing to lose.
                recognizes(winner, from: start, in: changed) == true
                    && recognizes(winner, from: start, in: changed, by: usualWays(of: winner.recognizer)) == true
                    || recognizes(winner, from: start, in: tree) == false
            }
        }
    }

    /// Returns the advice about `gesture`, which waits for its first winner to fail: what lets it recognize.
    func adviceAboutWaiting(_ gesture: DeclaredRecognizer, _ found: RecognizerWinners) -> String {
        let winner = quotedName(found.first.id)
        let reason = "it waits for \(winner) to fail, which recognizes each time"
        var changed = tree
        changed[gesture.id]?.requirements.removeAll { $0 == .recognizer(found.first.id) }
        func isRecognized() -> Bool {
            recognizes(gesture, from: found.point, in: changed, mayRest: !found.needsRest) == true
        }
        if isRecognized() { return "\(reason); remove that `requireToFail`" }
        changed[found.first.id]?.requirements.append(.recognizer(gesture.id))
        let link = scene.link(from: found.first.id, to: gesture.id) ?? "…"
        return isRecognized() && !mayHaveFurtherCycles(in: changed)
            ? "\(reason); remove that `requireToFail`, and write `requireToFail -> \(link)` on \(winner)"
            : "\(reason); remove one of them"
    }

    /// Returns the views if the first recognizer of each pair had `relation` with the second.
    private func tree(with relation: RecognizerRelation, between pairs: RecognizerPairs) -> ViewTree {
        var changed = tree
        for (first, second) in pairs {
            guard var recognizer = changed[first.id] else { continue }
            switch relation {
            case .requireToFail: recognizer.requirements.append(.recognizer(second.id))
            case .simultaneous: recognizer.simultaneous.insert(.recognizer(second.id))
            }
            changed[first.id] = recognizer
        }
        return changed
    }

    /// Returns each of `winners` with `gesture`, and what else a relation between their lines would change: the
    /// recognizers of other rows and copies, and those in other uses of a component.
    private func pairs(of gesture: DeclaredRecognizer, _ winners: [DeclaredRecognizer]) -> RecognizerPairs {
        winners.flatMap { winner -> RecognizerPairs in
            let own = [(first: winner, second: gesture)]
            let firsts = views.recognizersByLine[winner.range.written] ?? []
            let seconds = views.recognizersByLine[gesture.range.written] ?? []
            guard firsts.count > 1 || seconds.count > 1, work.spend(.visits(firsts.count + seconds.count)),
                let link = scene.link(from: winner.id, to: gesture.id)
            else { return own }
            let others = firsts.prefix(Self.maximumInstancesTried).enumerated().compactMap { index, first in
                // In rows and copies, they are in the same order.
                let candidates =
                    firsts.count == seconds.count
                    ? seconds[index...].prefix(1) : seconds.prefix(Self.maximumInstancesTried)
                return first.id == winner.id
                    ? nil
                    : candidates.first { scene.link(from: first.id, to: $0.id) == link }.map {
                        (first: first, second: $0)
                    }
            }
            return own + others + inOtherUses(of: gesture, named: link, blockedBy: winner)
        }
    }

    /// Returns `winner` with each recognizer of the line of `gesture` in another use of a component that it blocks and
    /// can name.
    private func inOtherUses(
        of gesture: DeclaredRecognizer, named link: String, blockedBy winner: DeclaredRecognizer
    ) -> RecognizerPairs {
        let others = (views.recognizersByLine[gesture.range.written] ?? []).filter {
            $0.id != gesture.id && tree.isInSuperviewChain(winner.id.view, of: $0.id.view)
        }
        return others.enumerated().compactMap { index, other in
            guard let otherLink = scene.link(from: winner.id, to: other.id), otherLink != link else { return nil }
            // Further uses are taken to be like those that are tried.
            if index >= Self.maximumUsesTried { return (winner, other) }
            guard let start = start(of: other), recognizes(other, from: start, in: tree) == false else { return nil }
            return (winner, other)
        }
    }

    /// How many other uses of a component are tried with a fix.
    private static var maximumUsesTried: Int { 8 }
    /// How many rows and copies are changed to try a fix.
    private static var maximumInstancesTried: Int { 64 }

    /// Returns how `relation` with `gesture` is written on `winner`, or `nil` if it can't be: no path means the
    /// recognizers of all rows or copies.
    func text(of relation: RecognizerRelation, with gesture: DeclaredRecognizer, on winner: DeclaredRecognizer)
        -> String?
    {
        let hasName = scene.name(of: gesture.id) != nil
        // What has no Name yet can get one, unless it is out of reach.
        let isInReach = sharesScope(winner.range, with: gesture.range) && isInEachCopy(gesture, of: winner)
        let links = links(to: gesture, from: winner)
        return relation.text(with: links.isEmpty ? (isInReach && !hasName ? ["…"] : nil) : links)
    }

    /// Returns whether a link on `winner` leads to one recognizer of the line of `gesture`.
    private func isInEachCopy(_ gesture: DeclaredRecognizer, of winner: DeclaredRecognizer) -> Bool {
        let (count, others) = (views.recognizerCounts[gesture.range] ?? 1, views.recognizerCounts[winner.range] ?? 1)
        return count == 1 || count == others
    }

    /// Returns how links on `winner` name `gesture`, and the recognizers of its line that they block in other uses of a
    /// component; empty if they can't.
    private func links(to gesture: DeclaredRecognizer, from winner: DeclaredRecognizer) -> [String] {
        var links: [String] = []
        for (first, second) in pairs(of: gesture, [winner]) where first.id == winner.id {
            guard let link = scene.link(from: first.id, to: second.id) else { return [] }
            if !links.contains(link) { links.append(link) }
        }
        return links.sorted()
    }

    /// Returns the fixes that write one of `relations` on the winners.
    func fixes(
        _ relations: [RecognizerRelation], of gesture: DeclaredRecognizer, _ found: RecognizerWinners
    ) -> [Diagnostic.Fix] { relations.compactMap { fix($0, of: gesture, found) } }

    /// Returns the fix that writes `relation` on the winners, if each can name `gesture`.
    ///
    /// While winners wait, another recognizer may recognize instead of them. If it waits, too, they do as before.
    private func fix(
        _ relation: RecognizerRelation, of gesture: DeclaredRecognizer, _ found: RecognizerWinners
    ) -> Diagnostic.Fix? {
        guard var written = writtenRelations(relation, with: gesture, on: found.winners) else { return nil }
        var recognizers = found.winners
        var pairs = pairs(of: gesture, recognizers)
        var changed = tree(with: relation, between: pairs)
        var gains = gains(in: changed, changing: [gesture] + recognizers)
        // What was never recognized may as well be.
        let instead = gains.recognizers.filter { isRecognizedSomewhere($0, in: tree) }
        if relation == .requireToFail, !instead.isEmpty,
            let further = writtenRelations(relation, with: gesture, on: recognizers + instead)
        {
            let all = recognizers + instead
            let allPairs = self.pairs(of: gesture, all)
            let allChanged = tree(with: relation, between: allPairs)
            let others = self.gains(in: allChanged, changing: [gesture] + all)
            if others.recognizers.count <= gains.recognizers.count - instead.count,
                !mayHaveFurtherCycles(in: allChanged),
                lets(gesture, found, recognizeIn: allChanged)
            {
                (written, recognizers, pairs, changed, gains) = (further, all, allPairs, allChanged, others)
            }
        }
        let isOne = recognizers.count == 1
        let consequence =
            switch relation {
            case .requireToFail:
                "which then \(isOne ? "waits" : "wait") \(gesture.recognizer.timeToFail(scene.touchSettings))"
            // Those that block each other still do.
            case .simultaneous where written.contains { !$0.hasLinks }:
                "so that \(isOne ? "it recognizes" : "they recognize") beside all others and any scrolling"
            case .simultaneous: isOne ? "so that both recognize" : "so that \(quotedName(gesture.id)) recognizes, too"
            }
        var fix = Diagnostic.Fix(
            "write \(written.title { quotedName($0.id) }), \(consequence)", safe: false, edits: written.map { $0.edit })
        var lost = lostGestures(in: changed, changing: [gesture] + recognizers)
        lost.gaining = gains.recognizers.filter { $0.range.written != gesture.range.written }.map {
            title(of: $0, $0.recognizer.kind.words)
        }
        lost.scrolling = gains.scrolling
        lost.areUnknown = lost.areUnknown || gains.areUnknown
        fix.add(lost)
        let uses = pairs.map { $0.second }.filter { $0.range.use != gesture.range.use }
        for other in uses.prefix(Self.maximumUsesTried) { fix.add(lostGestures(in: changed, changing: [other])) }
        if uses.count > Self.maximumUsesTried { fix.markUntried() }
        return fix
    }

    /// Returns the fix that lets `gesture` recognize beside each that recognizes instead of it somewhere, written on
    /// its own line, or `nil` if it can't name them or isn't recognized then.
    func fixLettingRecognize(_ gesture: DeclaredRecognizer, besideAllOf found: RecognizerWinners) -> Diagnostic.Fix? {
        let winners = found.winners + found.elsewhere.filter { other in !found.winners.contains { $0.id == other.id } }
        let links = winners.compactMap { scene.link(from: gesture.id, to: $0.id) }
        guard found.atOtherOffsets.isEmpty, !isOneOfSeveral(gesture), links.count == winners.count,
            let relation = writing(.simultaneous, links, on: gesture),
            work.spend(.changedTrees(1, views: tree.views.count))
        else { return nil }
        var changed = tree
        changed[gesture.id]?.simultaneous.formUnion(winners.map { .recognizer($0.id) })
        let areAllRecognized = winners.allSatisfy { winner in
            // Those around it recognize wherever it does.
            let isInside = tree.isInSuperviewChain(gesture.id.view, of: winner.id.view)
            guard let start = isInside ? start(of: winner) : found.point else { return false }
            return recognizes(gesture, from: start, in: changed, mayRest: !found.needsRest) == true
                && recognizes(winner, from: start, in: changed) == true
        }
        guard areAllRecognized else { return nil }
        var fix = Diagnostic.Fix(
            "write `\(relation.text)`, so that \(winners.count == 1 ? "both recognize" : "it recognizes beside them")",
            safe: false, edits: [relation.edit])
        fix.add(lostGestures(in: changed, changing: [gesture] + winners))
        return fix
    }

    /// Returns how `relation` with `gesture` is written on each line of `recognizers`, or `nil` if it can't be.
    private func writtenRelations(
        _ relation: RecognizerRelation, with gesture: DeclaredRecognizer, on recognizers: [DeclaredRecognizer]
    ) -> [WrittenRelation]? {
        var written: [WrittenRelation] = []
        for recognizer in recognizers where !written.contains(where: { $0.recognizer.range == recognizer.range }) {
            guard let text = writing(relation, with: gesture, on: recognizer) else { return nil }
            written.append(text)
        }
        return written
    }

    private func writing(
        _ relation: RecognizerRelation, with gesture: DeclaredRecognizer, on recognizer: DeclaredRecognizer
    ) -> WrittenRelation? {
        let links = links(to: gesture, from: recognizer)
        if !links.isEmpty { return writing(relation.attribute, links, on: recognizer) }
        guard relation == .simultaneous, !isOneOfSeveral(recognizer), scene.name(of: gesture.id) != nil,
            sharesScope(recognizer.range, with: gesture.range), recognizer.recognizer.simultaneous.isEmpty,
            !recognizer.recognizer.isSimultaneous
        else { return nil }
        // A link can't name the one of another row or copy.
        let text = relation.attribute.word
        return WrittenRelation(
            recognizer: recognizer, text: text, edit: Diagnostic.Edit(recognizer.range.atEnd, " \(text)"),
            hasLinks: false)
    }

    /// Returns how `attribute` is written on `recognizer` with `links`, behind those that it has, or `nil` if it can't
    /// be.
    func writing(_ attribute: Attribute, _ links: [String], on recognizer: DeclaredRecognizer) -> WrittenRelation? {
        let list = links.joined(separator: ", ")
        if let range = scene.range(of: attribute, of: recognizer.id) {
            let text = scene.tree(of: range).source.text(in: range)
            // Without links, it is a relation with all.
            guard text.hasText("->"), !text.hasText("\n") else { return nil }
            return WrittenRelation(
                recognizer: recognizer, text: "\(text), \(list)", edit: Diagnostic.Edit(range.atEnd, ", \(list)"))
        }
        let text = "\(attribute.word) -> \(list)"
        return recognizer.recognizer.hasLinks(attribute)
            ? nil
            : WrittenRelation(
                recognizer: recognizer, text: text, edit: Diagnostic.Edit(recognizer.range.atEnd, " \(text)"))
    }
}

/// A relation as it is written on the line of a recognizer.
struct WrittenRelation {
    var recognizer: DeclaredRecognizer
    /// The attribute with all its links.
    var text: String
    /// The edit that writes it.
    var edit: Diagnostic.Edit
    /// Whether the attribute names others. Without links, it is a relation with all.
    var hasLinks = true
}

extension [WrittenRelation] {
    /// Returns what is written on which recognizers, in a sentence with their `names`.
    fileprivate func title(_ names: (DeclaredRecognizer) -> String) -> String {
        var parts: [(text: String, names: [String])] = []
        for relation in self {
            let name = names(relation.recognizer)
            if let index = parts.firstIndex(where: { $0.text == relation.text }) {
                parts[index].names.append(name)
            } else {
                parts.append((relation.text, [name]))
            }
        }
        return parts.map { "`\($0.text)` on \($0.names.joinedAsList())" }.joinedAsList()
    }
}

extension GestureRecognizer {
    /// Returns whether it has links of `attribute`, or needs none because it is a relation with all.
    fileprivate func hasLinks(_ attribute: Attribute) -> Bool {
        switch attribute {
        case .requireToFail: !requirements.isEmpty
        case .simultaneous: !simultaneous.isEmpty || isSimultaneous
        case .ignores: !ignoredViews.isEmpty
        default: false
        }
    }

    /// Returns how long another recognizer waits for this one to fail, as a part of a sentence.
    fileprivate func timeToFail(_ settings: TouchSettings) -> String {
        func time(_ seconds: Double) -> String { "\(written((1000 * seconds).toMillionth)) ms" }
        let isOne = numberOfTouchesRequired == 1 && !kind.isOfTwoFingers
        let (finger, s) = isOne ? ("finger", "s") : ("fingers", "")
        return switch kind {
        case .tap where numberOfTapsRequired > 1:
            "until the \(finger) move\(s) or no tap follows for \(time(settings.multiTapInterval))"
        case .tap: "until the \(finger) move\(s) or \(time(settings.tapDuration)) are over"
        case .longPress: "until the \(finger) move\(s) or lift\(s)"
        case .swipe: "for up to \(time(settings.swipeDuration))"
        case .pan where shouldBegin != nil: "until the \(finger) move\(s) across or lift\(s)"
        case .pan, .pinch, .rotation: "until the \(finger) lift\(s)"
        case .screenEdgePan(let edge): "for a touch from the \(edge.rawValue) edge until the finger lifts"
        }
    }
}
