import SceneSyntax
import SceneText

/// Diagnostics about gestures.
extension Diagnostic {
    static func fingerIsDown(_ word: SpelledToken) -> Diagnostic {
        error(
            .misplaced, "the finger is already down when `\(word.text)` begins", at: word.range,
            "let it go `up` first; one finger is simulated, and `pinch` for two")
    }

    static func fingerIsUp(_ word: SpelledToken) -> Diagnostic {
        error(.misplaced, "no finger is down for `\(word.text)`", at: word.range, "write `down 60,30` before it")
    }
}
