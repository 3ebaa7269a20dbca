import SceneImport
import SceneRuntime

/// A place to touch in a scene, as it is written in a query.
public enum WrittenPlace: Equatable, Sendable {
    case point(Point)
    /// The middle of the visible part of a view, given by its path.
    case view(String)
    /// The same of the view at an address of a printout.
    case address(String)

    /// Parses a point, an address, or a path, which begins with a Name. Fails for anything else.
    public init?(_ text: String) {
        if let point = Point(written: text) {
            self = .point(point)
        } else if let address = text.asAddress {
            self = .address(address)
        } else if text.unicodeScalars.first?.properties.isUppercase == true {
            self = .view(text)
        } else {
            return nil
        }
    }
}
