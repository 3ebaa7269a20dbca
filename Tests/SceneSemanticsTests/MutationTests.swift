import SceneText
import TestSupport
import Testing

/// Tests that one mistake in a sound scene causes at most one message, at the mistake.
struct MutationTests {
    private static let sound = Fixtures("Fixtures/sound")

    /// Only one in this many mistakes is tried. Optimised builds, which are a hundred times faster, try all.
    private static var step: Int {
        #if DEBUG
            17
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
        let mutations = Mutation.all(of: try Self.sound.text(name + ".scene"))
        for index in stride(from: 0, to: mutations.count, by: Self.step) {
            let mutation = mutations[index]
            let outcome = SceneOutcome(mutation.text)
            if let errorMessage = errorMessage(about: outcome, of: mutation) {
                Issue.record("\(name) \(mutation): \(errorMessage)\n\(outcome.report)")
            }
        }
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
