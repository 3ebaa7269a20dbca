import SceneText
import TestSupport
import Testing

/// Tests that what notes say to write can be written: it compiles in place of what is wrong, or as a whole statement,
/// attribute, expectation or value.
struct AdviceTests {
    private static let mistakes = Fixtures("Fixtures/mistakes")

    @Test(arguments: mistakes.names(endingIn: ".snippets"))
    func compiles(_ name: String) throws {
        for text in try Self.mistakes.text(name + ".snippets").split(separator: "\n\n") {
            let snippet = Snippet(String(text))
            for finding in snippet.outcome.diagnostics {
                for advice in finding.notes.flatMap({ Self.advice(in: $0.message) })
                where Self.exceptions[advice] == nil {
                    let isPossible = AdviceTrial(of: advice, on: finding, in: snippet).succeeds
                    #expect(isPossible, "`\(advice)` compiles nowhere; it is advice on\n\(snippet.text)")
                }
            }
        }
    }

    /// Every exception is advice that is given, and that compiles nowhere.
    @Test func exceptionsAreNeeded() throws {
        var unused = Set(Self.exceptions.keys)
        for name in Self.mistakes.names(endingIn: ".snippets") {
            for text in try Self.mistakes.text(name + ".snippets").split(separator: "\n\n") {
                let snippet = Snippet(String(text))
                for finding in snippet.outcome.diagnostics {
                    for advice in finding.notes.flatMap({ Self.advice(in: $0.message) }) where unused.contains(advice) {
                        if !AdviceTrial(of: advice, on: finding, in: snippet).succeeds { unused.remove(advice) }
                    }
                }
            }
        }
        #expect(unused.isEmpty)
    }

    /// Advice that compiles nowhere as it is, with the reason.
    private static let exceptions = [
        "expect press Play 1s recognizes -> Play": "It repeats the outcome, which is wrong as well.",
        "claim -> A, B [{ … }]": "It is the notation of the rule, whose brackets mean that the braces can be left out.",
    ]

    /// Returns the quotations in `note` that it says to write.
    static func advice(in note: String) -> [String] {
        let parts = note.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // A single quotation mark may be quoted itself.
        guard parts.count % 2 == 1 else { return [] }
        var advice: [String] = []
        var isAdvice = false
        for index in stride(from: 1, to: parts.count, by: 2) {
            let introduction = parts[index - 1]
            let continues = ["or", ", or", ",", "and"].contains(introduction.trimmed)
            isAdvice =
                ["write", "mean", "as in", ":"].contains { introduction.trimmed.hasSuffix($0) }
                || isAdvice && continues
            if isAdvice { advice.append(parts[index]) }
        }
        return advice
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
