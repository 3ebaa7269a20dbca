import SceneText
import TestSupport
import Testing

/// One mistake in a sound scene, wherever and of whatever kind, gives one message at most, at the mistake.
struct MutationTests {
    private static let sound = Fixtures("Fixtures/sound")

    /// All mistakes are tried in optimised builds; in others, which are a hundred times slower, one of so many.
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

    /// What is wrong with what is said of `mutation`; `nil` where nothing is.
    private func errorMessage(about outcome: SceneOutcome, of mutation: Mutation) -> String? {
        guard let finding = outcome.diagnostics.first else { return nil }
        if outcome.diagnostics.count > 1 { return "more than one message" }
        // What was declared by the word that was lost is missed where it is used.
        let text = outcome.source.text(in: finding.range)
        if let lost = mutation.lostWord, text.contains(lost) { return nil }
        // The place of a brace that is missing can only be guessed from the lines around it.
        let slack = mutation.changesBraces ? 2 : 0
        let lines = mutation.lines.lowerBound - slack...mutation.lines.upperBound + slack
        return lines.contains(outcome.line(of: finding)) ? nil : "the message is elsewhere"
    }
}
