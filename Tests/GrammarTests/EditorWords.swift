@testable import SceneSemantics
@testable import SceneSyntax

/// The words of the language, in the lists that the grammars for editors name.
enum EditorWords {
    /// The lists by their names.
    static let lists: [String: [String]] = [
        "statements": statements,
        "kinds": Schema.kinds.map(\.word),
        "attributes": Schema.attributes.map(\.word),
        // An effect isn't a rule, but stands in the same blocks.
        "rules": Schema.rules.map(\.word) + ["set"],
        "cases": cases,
        "variables": Schema.variables.map(\.name),
        "functions": Expression.Function.allCases.map(\.rawValue),
        "edges": Edge.allCases.map(\.rawValue),
        "units": [Keyword.ms, .s, .deg, .rad].map(\.text),
        "expectations": [Keyword.hit, .reachable, .unreachable].map(\.text),
        "gestures": Keyword.gestures.map(\.text),
        "steps": Keyword.stepsOfFingers.map(\.text),
        "connectives": [Keyword.to, .after, .over, .scale, .by, .finger, .on].map(\.text),
        "outcomes": [Keyword.not, .nothing, .sends].map(\.text) + Keyword.outcomes.map(\.text),
        "events": ControlEvents.names,
    ]

    /// The words that begin statements.
    private static let statements =
        [Keyword.let, .if, .else, .expect, .scene, .subview].map(\.text) + ["import", "component"]

    /// The words that are written after a dot, each once.
    private static var cases: [String] {
        var words = ["on", "off", "landscape"] + Schema.recognizers.map(\.word) + Schema.swipeDirections.map(\.word)
        for entry in Schema.attributes {
            if case .choice(let choices) = entry.shape { words += choices }
        }
        words += ["none", "recursion", "orderDependent"]  // the results of `expect hit`
        words += Schema.colours.map(\.name) + Schema.devices.map(\.word)
        var known: Set<String> = []
        return words.filter { known.insert($0).inserted }
    }
}
