import SceneSemantics
import SceneSyntax

/// The words of the language, in the lists that the grammars for editors name.
enum EditorWords {
    /// The lists by their names.
    static let lists: [String: [String]] = [
        "statements": SyntaxWords.statements,
        "kinds": Schema.kinds.map(\.word),
        "attributes": Schema.attributes.map(\.word),
        // An effect isn't a rule, but is written in the same blocks.
        "rules": Schema.rules.map(\.word) + ["set"],
        "cases": cases,
        "variables": Schema.variables.map(\.name),
        "functions": Schema.functions,
        "edges": Schema.edges,
        "units": SyntaxWords.units,
        "expectations": SyntaxWords.expectations,
        "gestures": SyntaxWords.gestures,
        "steps": SyntaxWords.steps,
        "connectives": SyntaxWords.connectives,
        "outcomes": SyntaxWords.outcomes + SyntaxWords.events,
        "events": Schema.controlEvents,
    ]

    /// The words that are written after a dot, each once.
    private static var cases: [String] {
        var words = ["on", "off", "landscape"] + Schema.recognizerWords + Schema.swipeWords
        for entry in Schema.attributes {
            if case .choice(let choices) = entry.shape { words += choices }
        }
        words += Schema.hitResults.map(\.word)  // the results of `expect hit`
        words += Schema.colors.map(\.name) + Schema.devices.map(\.word)
        var known: Set<String> = []
        return words.filter { known.insert($0).inserted }
    }
}
