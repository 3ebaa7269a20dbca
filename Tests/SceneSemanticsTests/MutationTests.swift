import SceneText
import TestSupport
import Testing

/// Tests that one mistake in a sound scene causes at most one message, at the mistake.
struct MutationTests {
    private static let sound = Fixtures("Fixtures/sound")
    private static let examples = Fixtures("../../examples")

    /// Mistakes are tried in only one of so many tokens. Optimized builds, which are a hundred times faster, try all.
    private static var step: Int {
        #if DEBUG
            60
        #else
            1
        #endif
    }

    @Test(arguments: sound.names(endingIn: ".scene"))
    func soundScene(_ name: String) throws {
        let outcome = SceneOutcome(try Self.sound.text(name + ".scene"))
        #expect(outcome.diagnostics.isEmpty, "\(outcome.report)")
    }

    @Test(arguments: sound.names(endingIn: ".scene"))
    func oneMistake(_ name: String) throws {
        for mutation in Mutation.all(of: try Self.sound.text(name + ".scene"), every: Self.step) {
            let outcome = SceneOutcome(mutation.text)
            if let errorMessage = errorMessage(about: outcome, of: mutation) {
                Issue.record("\(name) \(mutation): \(errorMessage)\n\(outcome.report)")
            }
        }
    }

    /// In longer scenes a mistake can look like two, but only rarely.
    @Test
    func oneMistakeInExamples() throws {
        var (mistakes, messages) = (0, 0)
        for name in Self.examples.names(endingIn: ".scene") {
            let text = try Self.examples.text(name + ".scene")
            // What others import isn't known here.
            if !SceneOutcome(text).diagnostics.isEmpty { continue }
            for mutation in Mutation.all(of: text, every: 4 * Self.step) {
                let count = SceneOutcome(mutation.text).diagnostics.count
                messages += count
                if count > 0 { mistakes += 1 }
            }
        }
        #expect(mistakes > 100)
        // Among a hundred, there can be more of the mistakes that look like two than among all.
        let limit = Self.step > 1 ? 1.2 : 1.1
        #expect(Double(messages) < limit * Double(mistakes), "\(messages) messages about \(mistakes) mistakes")
    }

    /// Returns what is wrong with the messages about `mutation`, or `nil`.
    private func errorMessage(about outcome: SceneOutcome, of mutation: Mutation) -> String? {
        guard let finding = outcome.diagnostics.first else { return nil }
        if outcome.diagnostics.count > 1 { return "more than one message" }
        // If the lost word declared something, the message is at a use of it.
        let text = outcome.source.text(in: finding.range)
        if let lost = mutation.lostWord, text.contains(lost) { return nil }
        // A message can only guess the place of a missing brace.
        let slack = mutation.changesBraces ? 2 : 0
        let lines = mutation.lines.lowerBound - slack...mutation.lines.upperBound + slack
        return lines.contains(outcome.line(of: finding)) ? nil : "the message is elsewhere"
    }
}
