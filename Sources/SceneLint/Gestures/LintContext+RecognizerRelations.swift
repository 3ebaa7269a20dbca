import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Attribute {
    /// The relations that let a recognizer recognize, the preferred one first.
    static var recognizerRelations: [Attribute] { [.requireToFail, .simultaneous] }

    /// Returns what this relation does if it is written on one recognizer that is first, or on each of `count`.
    func adviceAsRelation(_ count: Int) -> String {
        if self == .requireToFail { return "let the other\(count == 1 ? " one" : "s") wait" }
        return count == 1 ? "let both recognize" : "let it recognize beside them"
    }

    /// Returns this relation with the recognizers called `names` as it is written, or `nil` if it needs a name.
    func relationText(with names: [String]?) -> String? {
        if let names { return "\(word) -> \(names.joined(separator: ", "))" }
        // Without a link it is with all others.
        return self == .simultaneous ? word : nil
    }
}

/// Pairs of recognizers. The first gets a relation with the second.
typealias RecognizerPairs = [(first: DeclaredRecognizer, second: DeclaredRecognizer)]

/// Which relations let recognizers recognize that others block.
extension LintContext {
    /// Returns which relations let `gesture` and its blockers recognize, the preferred one first.
    func relations(of gesture: DeclaredRecognizer, _ found: RecognizerBlockers) -> [Attribute] {
        // What follows the finger is no use once it lifts.
        let isLate = found.blockers.contains { $0.recognizer.recognizesAtLift(waitingFor: gesture.recognizer) }
        let relations = Attribute.recognizerRelations
        return (isLate ? relations.reversed() : relations).filter { relation in
            let changed = tree(with: relation, between: pairs(of: gesture, found.blockers))
            return areAllRecognized(gesture, found, in: changed)
                && (relation == .simultaneous || !mayHaveFurtherCycles(in: changed))
        }
    }

    /// Returns whether `gesture` is recognized with the views of `changed`, and its blockers still are.
    private func areAllRecognized(
        _ gesture: DeclaredRecognizer, _ found: RecognizerBlockers, in changed: ViewTree
    ) -> Bool {
        guard recognizes(gesture, from: found.point, in: changed, mayRest: !found.needsRest) == true else {
            return false
        }
        return found.blockers.allSatisfy { blocker in
            [start(of: blocker), found.point].compactMap { $0 }.allSatisfy { start in
                // What recognized nothing there before has nothing to lose.
                recognizes(blocker, from: start, in: changed) == true
                    && recognizes(blocker, from: start, in: changed, by: commonVariants(of: blocker.recognizer)) == true
                    || recognizes(blocker, from: start, in: tree) == false
            }
        }
    }

    /// Returns the advice about `gesture`, which waits for its first blocker to fail: what lets it recognize.
    func adviceAboutWaiting(_ gesture: DeclaredRecognizer, _ found: RecognizerBlockers) -> String {
        let blocker = quotedName(found.first.id)
        let reason = "it waits for \(blocker) to fail, which recognizes each time"
        var changed = tree
        changed[gesture.id]?.requirements.removeAll { $0 == .recognizer(found.first.id) }
        func isRecognized() -> Bool {
            recognizes(gesture, from: found.point, in: changed, mayRest: !found.needsRest) == true
        }
        if isRecognized() { return "\(reason); remove that `requireToFail`" }
        changed[found.first.id]?.requirements.append(.recognizer(gesture.id))
        let link = scene.link(from: found.first.id, to: gesture.id) ?? "…"
        return isRecognized() && !mayHaveFurtherCycles(in: changed)
            ? "\(reason); remove that `requireToFail`, and write `requireToFail -> \(link)` on \(blocker)"
            : "\(reason); remove one of them"
    }

    /// Returns the views if the first recognizer of each pair had `relation` with the second.
    private func tree(with relation: Attribute, between pairs: RecognizerPairs) -> ViewTree {
        var changed = tree
        for (first, second) in pairs {
            guard var recognizer = changed[first.id] else { continue }
            if relation == .requireToFail {
                recognizer.requirements.append(.recognizer(second.id))
            } else {
                recognizer.simultaneous.insert(.recognizer(second.id))
            }
            changed[first.id] = recognizer
        }
        return changed
    }

    /// Returns each of `blockers` with `gesture`, and what else a relation between their statements would change: the
    /// recognizers of other rows and copies, and those in other uses of a component.
    private func pairs(of gesture: DeclaredRecognizer, _ blockers: [DeclaredRecognizer]) -> RecognizerPairs {
        blockers.flatMap { blocker -> RecognizerPairs in
            let own = [(first: blocker, second: gesture)]
            let firsts = views.recognizersByStatement[blocker.range.written] ?? []
            let seconds = views.recognizersByStatement[gesture.range.written] ?? []
            guard firsts.count > 1 || seconds.count > 1, work.spend(.visits(firsts.count + seconds.count)),
                let link = scene.link(from: blocker.id, to: gesture.id)
            else { return own }
            let others = firsts.prefix(Self.maximumInstancesTried).enumerated().compactMap { index, first in
                // In rows and copies, they are in the same order.
                let candidates =
                    firsts.count == seconds.count
                    ? seconds[index...].prefix(1) : seconds.prefix(Self.maximumInstancesTried)
                return first.id == blocker.id
                    ? nil
                    : candidates.first { scene.link(from: first.id, to: $0.id) == link }.map {
                        (first: first, second: $0)
                    }
            }
            return own + others + inOtherUses(of: gesture, named: link, blockedBy: blocker)
        }
    }

    /// Returns `blocker` with each recognizer of the statement of `gesture` in another use of a component that it
    /// blocks and can name.
    private func inOtherUses(
        of gesture: DeclaredRecognizer, named link: String, blockedBy blocker: DeclaredRecognizer
    ) -> RecognizerPairs {
        let others = (views.recognizersByStatement[gesture.range.written] ?? []).filter {
            $0.id != gesture.id && tree.isInSuperviewChain(blocker.id.view, of: $0.id.view)
        }
        return others.enumerated().compactMap { index, other in
            guard let otherLink = scene.link(from: blocker.id, to: other.id), otherLink != link else { return nil }
            // Further uses are taken to be like those that are tried.
            if index >= Self.maximumUsesTried { return (blocker, other) }
            guard let start = start(of: other), recognizes(other, from: start, in: tree) == false else { return nil }
            return (blocker, other)
        }
    }

    /// How many other uses of a component are tried with a fix.
    private static let maximumUsesTried = 8
    /// How many rows and copies are changed to try a fix.
    private static let maximumInstancesTried = 64

    /// Returns how `relation` with `gesture` is written on `blocker`, or `nil` if it can't be: no path means the
    /// recognizers of all rows or copies.
    func text(of relation: Attribute, with gesture: DeclaredRecognizer, on blocker: DeclaredRecognizer)
        -> String?
    {
        let hasName = scene.name(of: gesture.id) != nil
        // What has no Name yet can get one, unless it is out of reach.
        let isInReach = sharesScope(blocker.range, with: gesture.range) && isInEachCopy(gesture, of: blocker)
        let links = links(to: gesture, from: blocker)
        return relation.relationText(with: links.isEmpty ? (isInReach && !hasName ? ["…"] : nil) : links)
    }

    /// Returns whether a link on `blocker` leads to one recognizer of the statement of `gesture`.
    private func isInEachCopy(_ gesture: DeclaredRecognizer, of blocker: DeclaredRecognizer) -> Bool {
        let (count, others) = (views.recognizerCounts[gesture.range] ?? 1, views.recognizerCounts[blocker.range] ?? 1)
        return count == 1 || count == others
    }

    /// Returns how links on `blocker` name `gesture`, and the recognizers of its statement that they block in other
    /// uses of a component; empty if they can't.
    private func links(to gesture: DeclaredRecognizer, from blocker: DeclaredRecognizer) -> [String] {
        var links: [String] = []
        for (first, second) in pairs(of: gesture, [blocker]) where first.id == blocker.id {
            guard let link = scene.link(from: first.id, to: second.id) else { return [] }
            if !links.contains(link) { links.append(link) }
        }
        return links.sorted()
    }

    /// Returns the fixes that let `gesture` recognize: those that write one of `relations` on the blockers or, if they
    /// can't, the one that writes a relation on `gesture` itself.
    func fixes(
        of gesture: DeclaredRecognizer, _ found: RecognizerBlockers, _ relations: [Attribute]
    ) -> [Diagnostic.Fix] {
        let onBlockers = found.hasOthers ? [] : fixes(relations, of: gesture, found)
        if !onBlockers.isEmpty { return onBlockers }
        return [fixLettingRecognize(gesture, besideAllOf: found)].compactMap { $0 }
    }

    /// Returns the fixes that write one of `relations` on the blockers.
    func fixes(
        _ relations: [Attribute], of gesture: DeclaredRecognizer, _ found: RecognizerBlockers
    ) -> [Diagnostic.Fix] { relations.compactMap { fix($0, of: gesture, found) } }

    /// Returns the fix that writes `relation` on the blockers, if each can name `gesture`.
    ///
    /// While blockers wait, another recognizer may recognize instead of them. If it waits, too, they do as before.
    private func fix(
        _ relation: Attribute, of gesture: DeclaredRecognizer, _ found: RecognizerBlockers
    ) -> Diagnostic.Fix? {
        guard var attempt = attempt(relation, of: gesture, on: found.blockers) else { return nil }
        // What was never recognized may as well be.
        let instead = attempt.gains.recognizers.filter { isRecognizedSomewhere($0, in: tree) }
        if relation == .requireToFail, !instead.isEmpty,
            let further = self.attempt(relation, of: gesture, on: found.blockers + instead),
            further.gains.recognizers.count <= attempt.gains.recognizers.count - instead.count,
            !mayHaveFurtherCycles(in: further.changed), areAllRecognized(gesture, found, in: further.changed)
        {
            attempt = further
        }
        var fix = Diagnostic.Fix(
            "write \(attempt.written.title { quotedName($0.id) }), \(consequence(of: relation, attempt, for: gesture))",
            safe: false, edits: attempt.written.map { $0.edit })
        var lost = lostGestures(in: attempt.changed, changing: [gesture] + attempt.recognizers)
        lost.gaining = attempt.gains.recognizers.filter { $0.range.written != gesture.range.written }.map {
            title(of: $0, $0.recognizer.kind.words)
        }
        lost.scrolling = attempt.gains.scrolling
        lost.areUnknown = lost.areUnknown || attempt.gains.areUnknown
        fix.add(lost)
        let uses = attempt.pairs.map { $0.second }.filter { $0.range.use != gesture.range.use }
        for other in uses.prefix(Self.maximumUsesTried) {
            fix.add(lostGestures(in: attempt.changed, changing: [other]))
        }
        if uses.count > Self.maximumUsesTried { fix.markUntried() }
        return fix
    }

    /// Returns what `relation` with `gesture` does if it is written on `recognizers`, or `nil` if it can't be.
    private func attempt(
        _ relation: Attribute, of gesture: DeclaredRecognizer, on recognizers: [DeclaredRecognizer]
    ) -> RelationAttempt? {
        guard let written = writtenRelations(relation, with: gesture, on: recognizers) else { return nil }
        let pairs = pairs(of: gesture, recognizers)
        let changed = tree(with: relation, between: pairs)
        return RelationAttempt(
            written: written, recognizers: recognizers, pairs: pairs, changed: changed,
            gains: gains(in: changed, changing: [gesture] + recognizers))
    }

    /// Returns what `relation` with `gesture` does, as the end of a sentence.
    private func consequence(
        of relation: Attribute, _ attempt: RelationAttempt, for gesture: DeclaredRecognizer
    ) -> String {
        let isOne = attempt.recognizers.count == 1
        if relation == .requireToFail {
            let isLate = attempt.recognizers.contains {
                $0.recognizer.recognizesAtLift(waitingFor: gesture.recognizer)
            }
            if isLate { return "which then \(isOne ? "recognizes" : "recognize") only when the finger lifts" }
            return "which then \(isOne ? "waits" : "wait") \(gesture.recognizer.timeToFail(scene.touchSettings))"
        }
        // Those that block each other still do.
        if attempt.written.contains(where: { !$0.hasLinks }) {
            return "so that \(isOne ? "it recognizes" : "they recognize") beside all others and any scrolling"
        }
        return isOne ? "so that both recognize" : "so that \(quotedName(gesture.id)) recognizes, too"
    }

    /// Returns the fix that lets `gesture` recognize beside each that recognizes instead of it somewhere, written on
    /// its own statement, or `nil` if it can't name them or isn't recognized then.
    func fixLettingRecognize(_ gesture: DeclaredRecognizer, besideAllOf found: RecognizerBlockers) -> Diagnostic.Fix? {
        let blockers =
            found.blockers + found.elsewhere.filter { other in !found.blockers.contains { $0.id == other.id } }
        let links = blockers.compactMap { scene.link(from: gesture.id, to: $0.id) }
        guard found.atOtherOffsets.isEmpty, !isOneOfSeveral(gesture), links.count == blockers.count,
            let relation = writing(.simultaneous, links, on: gesture),
            work.spend(.changedTrees(1, views: tree.views.count))
        else { return nil }
        var changed = tree
        changed[gesture.id]?.simultaneous.formUnion(blockers.map { .recognizer($0.id) })
        let areAllRecognized = blockers.allSatisfy { blocker in
            // Those around it recognize wherever it does.
            let isInside = tree.isInSuperviewChain(gesture.id.view, of: blocker.id.view)
            guard let start = isInside ? start(of: blocker) : found.point else { return false }
            return recognizes(gesture, from: start, in: changed, mayRest: !found.needsRest) == true
                && recognizes(blocker, from: start, in: changed) == true
        }
        guard areAllRecognized else { return nil }
        var fix = Diagnostic.Fix(
            "write `\(relation.text)`, so that \(blockers.count == 1 ? "both recognize" : "it recognizes beside them")",
            safe: false, edits: [relation.edit])
        fix.add(lostGestures(in: changed, changing: [gesture] + blockers))
        return fix
    }

    /// Returns how `relation` with `gesture` is written on each statement of `recognizers`, or `nil` if it can't be.
    private func writtenRelations(
        _ relation: Attribute, with gesture: DeclaredRecognizer, on recognizers: [DeclaredRecognizer]
    ) -> [WrittenRelation]? {
        var written: [WrittenRelation] = []
        for recognizer in recognizers where !written.contains(where: { $0.recognizer.range == recognizer.range }) {
            guard let text = writing(relation, with: gesture, on: recognizer) else { return nil }
            written.append(text)
        }
        return written
    }

    private func writing(
        _ relation: Attribute, with gesture: DeclaredRecognizer, on recognizer: DeclaredRecognizer
    ) -> WrittenRelation? {
        let links = links(to: gesture, from: recognizer)
        if !links.isEmpty { return writing(relation, links, on: recognizer) }
        // A link can't name the one of another row or copy.
        guard relation == .simultaneous, !isOneOfSeveral(recognizer), scene.name(of: gesture.id) != nil,
            sharesScope(recognizer.range, with: gesture.range)
        else { return nil }
        return writingWithoutLinks(relation, on: recognizer)
    }

    /// Returns how `relation` with all others is written on `recognizer`, or `nil` if it has the relation with some.
    func writingWithoutLinks(_ relation: Attribute, on recognizer: DeclaredRecognizer) -> WrittenRelation? {
        if recognizer.recognizer.hasLinks(relation) { return nil }
        let text = relation.word
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

/// Relations with a recognizer that were tried.
private struct RelationAttempt {
    /// How they are written.
    var written: [WrittenRelation]
    /// The recognizers that get them.
    var recognizers: [DeclaredRecognizer]
    var pairs: RecognizerPairs
    /// The views with the relations.
    var changed: ViewTree
    var gains: GestureGains
}

/// A relation as it is written on the statement of a recognizer.
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

    /// Returns whether this recognizer, which follows one finger, recognizes only when the finger lifts if it waits for
    /// `other` to fail: one for more fingers that move has no other reason to.
    fileprivate func recognizesAtLift(waitingFor other: GestureRecognizer) -> Bool {
        guard kind == .pan || kind == .longPress, numberOfTouchesRequired == 1 else { return false }
        return other.kind.isOfTwoFingers || other.kind == .pan && other.numberOfTouchesRequired > 1
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
