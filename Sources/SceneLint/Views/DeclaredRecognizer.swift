import SceneRuntime
import SceneText

/// A recognizer of a scene, with its place in the source.
struct DeclaredRecognizer {
    var id: RecognizerID
    var recognizer: GestureRecognizer
    var range: SourceRange
}

extension GestureRecognizer.Kind {
    /// The kind in a sentence.
    var words: String {
        switch self {
        case .longPress: "long press"
        case .screenEdgePan: "screen edge pan"
        default: word
        }
    }
}
