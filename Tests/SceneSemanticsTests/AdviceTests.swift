import SceneText
import TestSupport
import Testing

/// Tests that what notes say to write can be written: it compiles in place of what is wrong, or as a whole statement,
/// attribute, expectation or value.
struct AdviceTests {
    private static let mistakes = Fixtures("Fixtures/mistakes")

    @Test(arguments: mistakes.names(endingIn: ".snippets") + mistakes.names(endingIn: ".scene"))
    func compiles(_ name: String) throws {
        for outcome in try Self.outcomes(of: name) {
            for finding in outcome.diagnostics {
                for advice in Self.advice(of: finding) where Self.exceptions[advice] == nil {
                    let isPossible = AdviceTrial(of: advice, on: finding, in: outcome.source).succeeds
                    let place = outcome.source.text(in: finding.range)
                    #expect(isPossible, "`\(advice)` compiles nowhere; in \(name): \(finding.message), at «\(place)»")
                }
            }
        }
    }

    /// What the notes of rules say to write, which is in the expected output of their fixtures.
    @Test func adviceOfRulesCompiles() throws {
        for note in try Self.notesOfRules() {
            for advice in Self.advice(in: note) where Self.exceptions[advice] == nil {
                #expect(AdviceTrial(of: advice).succeeds, "`\(advice)` compiles nowhere: \(note)")
            }
        }
    }

    /// Every exception is advice that is given, and that compiles nowhere.
    @Test func exceptionsAreNeeded() throws {
        var unused = Set(Self.exceptions.keys)
        for name in Self.mistakes.names(endingIn: ".snippets") + Self.mistakes.names(endingIn: ".scene") {
            for outcome in try Self.outcomes(of: name) {
                for finding in outcome.diagnostics {
                    for advice in Self.advice(of: finding) where unused.contains(advice) {
                        if !AdviceTrial(of: advice, on: finding, in: outcome.source).succeeds { unused.remove(advice) }
                    }
                }
            }
        }
        for advice in try Self.notesOfRules().flatMap({ Self.advice(in: $0) }) where unused.contains(advice) {
            if !AdviceTrial(of: advice).succeeds { unused.remove(advice) }
        }
        #expect(unused.isEmpty)
    }

    /// Returns the notes in the expected output of the fixtures of rules, each once.
    private static func notesOfRules() throws -> [String] {
        let path = "../SceneLintTests/Fixtures"
        let folders = Fixtures(path).names(endingIn: "").map { Fixtures("\(path)/\($0)") }
        let notes = try folders.flatMap { folder in
            try folder.names(endingIn: ".expected").flatMap { name in
                try folder.text(name + ".expected").split(separator: "\n").filter { $0.contains("= note: ") }
            }
        }
        return Set(notes.map { String($0.trimmingPrefix(#/ *= note: /#)) }).sorted()
    }

    /// Advice that compiles nowhere as it is, with the reason.
    private static let exceptions = [
        "expect press Play 1s recognizes -> Play": "It repeats the outcome, which is wrong as well.",
        "if (J.width > 300) { hidden }": "It repeats the condition, which is wrong as well.",
        "hidden (J.width > 300)": "It repeats the condition, which is wrong as well.",
        "enabled (open)": "It keeps the condition, whose constant isn't declared.",
        "hidden (!open)": "It keeps the condition, whose constant isn't declared.",
        "badge Unread …": "It uses a component of the scene that the finding is about.",
        "dot Unread …": "It uses a component of the scene that the finding is about.",
        "unused-let": "It is the name of a rule, in a comment.",
    ]

    /// Returns the outcomes of the snippets, or of the file, called `name`.
    private static func outcomes(of name: String) throws -> [SceneOutcome] {
        if mistakes.names(endingIn: ".snippets").contains(name) {
            return try Snippet.all(in: name, of: mistakes).map(\.outcome)
        }
        return try files.value(for: name) {
            [SceneOutcome(Source(path: name + ".scene", bytes: try mistakes.bytes(name + ".scene")))]
        }
    }

    private static let files = Memo<String, [SceneOutcome]>()

    /// Returns what the notes of `finding` say to write.
    private static func advice(of finding: Diagnostic) -> [String] {
        finding.notes.flatMap { advice(in: $0.message) }
    }

    /// Returns the quotations in `note` that it says to write.
    private static func advice(in note: String) -> [String] {
        let parts = note.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // A single quotation mark may be quoted itself.
        guard parts.count % 2 == 1 else { return [] }
        var advice: [String] = []
        var isAdvice = false
        for index in stride(from: 1, to: parts.count, by: 2) {
            let introduction = parts[index - 1].trimmed
            let continues = ["or", ", or", ",", "and"].contains(introduction)
            isAdvice =
                ["write", "mean", "as in", ":"].contains { introduction.hasSuffix($0) } || isAdvice && continues
            // Methods of UIKit and commands are for elsewhere.
            let isForScene = !parts[index].hasSuffix(":)") && !parts[index].hasPrefix("scenec")
            if isAdvice, isForScene { advice.append(parts[index]) }
        }
        return advice
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
