import Testing

@testable import SceneDriver

/// Whether output has colors.
struct ColorChoiceTests {
    /// A situation, and the expected answer.
    struct Situation: Sendable {
        var choice = ColorChoice.auto
        var environment: [String: String] = [:]
        var isTerminal = true
        var isOn: Bool
    }

    @Test(arguments: [
        Situation(isOn: true),
        Situation(isTerminal: false, isOn: false),
        Situation(choice: .always, environment: ["NO_COLOR": "1"], isTerminal: false, isOn: true),
        Situation(choice: .never, environment: ["FORCE_COLOR": "1"], isOn: false),
        Situation(environment: ["NO_COLOR": "1"], isOn: false),
        Situation(environment: ["NO_COLOR": ""], isOn: true),
        Situation(environment: ["FORCE_COLOR": "1"], isTerminal: false, isOn: true),
        Situation(environment: ["FORCE_COLOR": "true"], isTerminal: false, isOn: true),
        Situation(environment: ["FORCE_COLOR": "0"], isOn: false),
        Situation(environment: ["FORCE_COLOR": ""], isTerminal: false, isOn: false),
        Situation(environment: ["NO_COLOR": "1", "FORCE_COLOR": "1"], isOn: false),
        Situation(environment: ["TERM": "dumb"], isOn: false),
        Situation(environment: ["TERM": "dumb", "FORCE_COLOR": "1"], isOn: true),
    ])
    func situation(_ situation: Situation) {
        let isOn = situation.choice.isOn(
            ProcessEnvironment { situation.environment[$0] }, isTerminal: situation.isTerminal)
        #expect(isOn == situation.isOn)
    }
}
