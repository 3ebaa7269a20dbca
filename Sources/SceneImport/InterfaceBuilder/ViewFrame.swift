import SceneRuntime

/// A frame as a document writes it, by its origin and size, so that the size isn't rounded.
struct ViewFrame {
    var origin: Point
    var size: Size
}
