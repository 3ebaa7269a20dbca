import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A relation that lets a recognizer recognize; the raw value is the word of the language.
enum RecognizerRelation: String, CaseIterable {
    case requireToFail, simultaneous

    /// Returns what it does if it is written on one recognizer that is first, or on each of `count`.
    func advice(_ count: Int) -> String {
        switch self {
        case .requireToFail: "let the other\(count == 1 ? " one" : "s") wait"
        case .simultaneous: "let \(count == 1 ? "both" : "all") recognize"
        }
    }

    /// Returns the relation with the recognizer called `name` as it is written, or `nil` if it needs a name.
    func text(with name: String?) -> String? {
        if let name { return "\(rawValue) -> \(name)" }
        // Without a link it is with all others.
        return self == .simultaneous ? rawValue : nil
    }

    /// Returns whether the recognizer has no such relation, so that one can be added.
    func isUnwritten(_ recognizer: GestureRecognizer) -> Bool {
        switch self {
        case .requireToFail: recognizer.requirements.isEmpty
        case .simultaneous: recognizer.simultaneous.isEmpty && !recognizer.isSimultaneous
        }
    }
}

/// Which relations let recognizers recognize that others block.
extension LintContext {
    /// Returns which relations let `gesture` and its winners recognize.
    func relations(of gesture: DeclaredRecognizer, _ found: RecognizerWinners) -> [RecognizerRelation] {
        RecognizerRelation.allCases.filter { relation in
            let changed = tree(with: relation, of: gesture, found)
            guard recognizes(gesture, from: found.point, in: changed, mayRest: !found.needsRest) == true else {
                return false
            }
            return found.winners.allSatisfy { winner in
                [start(of: winner), found.point].compactMap { $0 }.allSatisfy { start in
                    // What recognized nothing there before has nothing to lose.
                    recognizes(winner, from: start, in: changed) == true
                        || recognizes(winner, from: start, in: tree) == false
                }
            }
        }
    }

    /// Returns the views if the winners had `relation` with `gesture`.
    private func tree(
        with relation: RecognizerRelation, of gesture: DeclaredRecognizer, _ found: RecognizerWinners
    ) -> ViewTree {
        var changed = tree
        for (winner, gesture) in found.winners.map({ ($0, gesture) }) + inOtherUses(found.winners, gesture) {
            guard var recognizer = changed[winner.id] else { continue }
            switch relation {
            case .requireToFail: recognizer.requirements.append(.recognizer(gesture.id))
            case .simultaneous: recognizer.simultaneous.insert(.recognizer(gesture.id))
            }
            changed[winner.id] = recognizer
        }
        return changed
    }

    /// Returns the recognizers that an edit of the lines of `winners` also changes, in a few other uses of the
    /// component that they are in, each with the one of the line of `gesture` there.
    private func inOtherUses(
        _ winners: [DeclaredRecognizer], _ gesture: DeclaredRecognizer
    ) -> [(winner: DeclaredRecognizer, gesture: DeclaredRecognizer)] {
        guard gesture.range.use > 0 else { return [] }
        func others(_ recognizer: DeclaredRecognizer) -> some Sequence<DeclaredRecognizer> {
            (views.recognizersByLine[recognizer.range.written] ?? []).lazy.filter {
                $0.range.use != gesture.range.use
            }
        }
        return winners.flatMap { winner in
            others(winner).prefix(Self.maximumUsesTried).compactMap { other in
                others(gesture).first { $0.range.use == other.range.use }.map { (other, $0) }
            }
        }
    }

    /// How many other uses of a component are tried with a fix.
    private static var maximumUsesTried: Int { 8 }

    /// Returns how `relation` with `gesture` is written on `winner`, or `nil` if it can't be: no path means the
    /// recognizers of all rows or copies.
    func text(of relation: RecognizerRelation, with gesture: DeclaredRecognizer, on winner: DeclaredRecognizer)
        -> String?
    {
        let (count, others) = (views.recognizerCounts[gesture.range] ?? 1, views.recognizerCounts[winner.range] ?? 1)
        let hasScope = sharesScope(winner.range, with: gesture.range)
        // A scene can name what its uses of components declare, but not the other way round.
        guard hasScope || winner.range.use == 0 else { return relation.text(with: nil) }
        // In its own copy a Name needs no index.
        let name = hasScope ? scene.name(of: gesture.id) : nil
        return relation.text(with: count == 1 || count == others ? name ?? "…" : nil)
    }

    /// Returns the fixes that write one of `relations` on the winners.
    func fixes(
        _ relations: [RecognizerRelation], of gesture: DeclaredRecognizer, _ found: RecognizerWinners
    ) -> [Diagnostic.Fix] { relations.compactMap { fix($0, of: gesture, found) } }

    /// Returns the fix that writes `relation` on the winners, if each is on a line of its own without such a relation,
    /// and can name `gesture`.
    private func fix(
        _ relation: RecognizerRelation, of gesture: DeclaredRecognizer, _ found: RecognizerWinners
    ) -> Diagnostic.Fix? {
        guard scene.name(of: gesture.id) != nil,
            found.winners.allSatisfy({ !isOneOfSeveral($0) && sharesScope($0.range, with: gesture.range) }),
            found.winners.allSatisfy({ relation.isUnwritten($0.recognizer) }),
            let text = text(of: relation, with: gesture, on: found.first)
        else { return nil }
        let who = found.winners.map { quotedName($0.id) }.joinedAsList()
        var fix = Diagnostic.Fix(
            "write `\(text)` on \(who)\(relation == .simultaneous ? ", so that \(found.winners.count == 1 ? "both" : "all") recognize" : "")",
            safe: false, edits: found.winners.map { Diagnostic.Edit($0.range.atEnd, " \(text)") })
        let changed = tree(with: relation, of: gesture, found)
        fix.add(lostGestures(in: changed, changing: [gesture] + found.winners))
        for (_, other) in inOtherUses(found.winners, gesture) {
            fix.add(lostGestures(in: changed, changing: [other]))
        }
        return fix
    }
}
