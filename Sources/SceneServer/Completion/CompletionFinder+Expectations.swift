import SceneSemantics
import SceneSyntax
import SceneText

/// Completion of expectations: gestures, their steps and outcomes.
extension CompletionFinder {
    /// What may be written in an expectation.
    var expectation: [CompletionItem] {
        if statement.count == 1 {
            return SyntaxWords.expectations.map { CompletionItem(label: $0, kind: .keyword, rank: 1) }
                + SyntaxWords.gestures.map { CompletionItem(label: $0, kind: .function, rank: 2) }
        }
        return gestureParts
    }

    /// Whether the statement expects what a gesture does.
    var isGesture: Bool {
        statement.keyword(0) == .expect && statement.keyword(1).map { $0.isGesture } ?? false
    }

    /// What may be written after the word of a gesture or step.
    var gestureParts: [CompletionItem] {
        if statement.lastKind() == .word, let last = Keyword(statement.lastText()) {
            switch last {
            case .hit, .down, .move, .to: return names(forRecognizers: false)
            case _ where last.isGesture: return names(forRecognizers: false)
            case .reachable, .unreachable: return viewsExpected
            case .on: return devices.map { $0.behind(".") }
            case .sends: return Schema.controlEvents.map { CompletionItem(label: $0, kind: .event) }
            case .not: return (SyntaxWords.events + [Keyword.sends.text]).map { outcome($0) }
            case .nothing: return []
            case _ where SyntaxWords.events.contains(last.text): return viewsExpected
            default: break
            }
        }
        let isStep = statement.keyword(0) != .expect
        let words = statement.words.compactMap { Keyword($0.text) }
        let hasArrow = (0..<max(0, statement.count)).contains { statement.kind($0) == .arrow }
        let onDevices = CompletionItem(
            label: Keyword.on.text, kind: .keyword, documentation: "only on these devices or sizes")
        let on = isStep || words.contains(.on) ? [] : [onDevices]
        switch statement.keyword(1) {
        case .hit where !isStep:
            return hasArrow ? [] : viewsExpected + resultsOfHits.map { $0.behind(".") } + on
        case .reachable where !isStep, .unreachable where !isStep: return hasArrow ? on : viewsExpected
        default: break
        }
        if let missingConnective {
            return [CompletionItem(label: missingConnective.text, kind: .keyword, rank: 1)]
        }
        // Outcomes end the gesture, and only a comma continues them.
        if hasArrow || words.contains(.sends) || words.contains(.nothing) {
            return statement.lastKind() == .comma ? outcomes : []
        }
        let connectives: [Keyword] =
            switch isStep ? statement.keyword(0) : statement.keyword(1) {
            case .drag: [.after, .over]
            case .down, .up, .cancel: [.finger]
            case .move: [.finger, .over]
            default: []
            }
        return connectives.filter { !words.contains($0) && !words.contains(.on) }.map {
            CompletionItem(label: $0.text, kind: .keyword, rank: 3)
        } + on + (isStep ? [] : outcomes)
    }

    /// The views that an expectation can name, with an arrow before them.
    private var viewsExpected: [CompletionItem] { namesAfterArrow.map { $0.behind("-> ") } }

    /// What a gesture can do.
    var outcomes: [CompletionItem] {
        (SyntaxWords.events + SyntaxWords.outcomes).map { outcome($0) }
    }

    /// The word without which the gesture before the place isn't complete.
    private var missingConnective: Keyword? {
        let needed: Keyword
        switch statement.keyword(0) == .expect ? statement.keyword(1) : statement.keyword(0) {
        case .drag: needed = .to
        case .pinch: needed = .scale
        case .rotate: needed = .by
        default: return nil
        }
        return statement.words.contains { Keyword($0.text) == needed } ? nil : needed
    }

    private func outcome(_ word: String) -> CompletionItem {
        let takesView = SyntaxWords.events.contains(word)
        return CompletionItem(
            label: word, kind: .event, detail: takesView ? "-> View" : "", snippet: takesView ? "\(word) -> $0" : nil,
            rank: 2)
    }
}
