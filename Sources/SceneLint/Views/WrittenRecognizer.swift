import SceneRuntime
import SceneText

/// A recognizer of a scene, with its place in the source.
struct WrittenRecognizer {
    var id: RecognizerID
    var recognizer: GestureRecognizer
    var range: SourceRange
}
