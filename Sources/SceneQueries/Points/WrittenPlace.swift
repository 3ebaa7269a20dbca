import SceneRuntime

/// A place to touch in a scene, as it is written in a query.
public enum WrittenPlace: Equatable, Sendable {
    case point(Point)
    /// The middle of the visible part of a view, given by its path.
    case view(String)

    /// Parses a point, or a path, which begins with a Name. Fails for anything else.
    public init?(_ text: String) {
        if let point = Point(written: text) {
            self = .point(point)
        } else if text.unicodeScalars.first?.properties.isUppercase == true {
            self = .view(text)
        } else {
            return nil
        }
    }
}
