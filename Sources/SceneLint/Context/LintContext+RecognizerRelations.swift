import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A relation that lets a recognizer recognize; the raw value is the word of the language.
enum RecognizerRelation: String, CaseIterable {
    case requireToFail, simultaneous

    /// What to write on the recognizer that is first.
    var advice: String {
        switch self {
        case .requireToFail: "let the other one wait"
        case .simultaneous: "let both recognize"
        }
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
    func relations(of gesture: WrittenRecognizer, _ found: RecognizerWinners) -> [RecognizerRelation] {
        RecognizerRelation.allCases.filter { relation in
            var changed = tree
            for winner in found.winners {
                guard var recognizer = changed.recognizers[winner.id.view]?[winner.id.index] else { return false }
                switch relation {
                case .requireToFail: recognizer.requirements.append(.recognizer(gesture.id))
                case .simultaneous: recognizer.simultaneous.insert(.recognizer(gesture.id))
                }
                changed.recognizers[winner.id.view]?[winner.id.index] = recognizer
            }
            return ([gesture] + found.winners).allSatisfy { one in
                let start = one.id == gesture.id ? found.point : start(of: one) ?? found.point
                return recognizes(one, from: start, in: changed)
                    // What recognized nothing there before has nothing to lose.
                    || one.id != gesture.id && !recognizes(one, from: start, in: tree)
            }
        }
    }

    /// Returns the fixes that write one of `relations` on the winners.
    func fixes(
        _ relations: [RecognizerRelation], of gesture: WrittenRecognizer, _ found: RecognizerWinners
    ) -> [Diagnostic.Fix] { relations.compactMap { fix($0, of: gesture, found) } }

    /// Returns the fix that writes `relation` on the winners, if each is on a line of its own without such a relation.
    private func fix(
        _ relation: RecognizerRelation, of gesture: WrittenRecognizer, _ found: RecognizerWinners
    ) -> Diagnostic.Fix? {
        guard let name = scene.name(of: gesture.id), ([gesture] + found.winners).allSatisfy({ isOnly($0) }),
            found.winners.allSatisfy({ relation.isUnwritten($0.recognizer) })
        else { return nil }
        let who = found.winners.map { quotedName($0.id) }.joinedAsList()
        return Diagnostic.Fix(
            "write `\(relation.rawValue) -> \(name)` on \(who)\(relation == .simultaneous ? ", so that both recognize" : "")",
            safe: false,
            edits: found.winners.map { Diagnostic.Edit($0.range.atEnd, " \(relation.rawValue) -> \(name)") })
    }

    /// Returns whether the line of a recognizer, in the scene itself, makes no other.
    private func isOnly(_ written: WrittenRecognizer) -> Bool {
        written.range.use == 0 && written.range.file == scene.syntax.source.file
            && views.recognizerCounts[written.range] == 1
    }
}
