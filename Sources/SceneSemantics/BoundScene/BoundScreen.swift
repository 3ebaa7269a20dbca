import SceneRuntime
import SceneText

/// A device or size that a scene is evaluated on.
struct BoundScreen: Sendable {
    /// Its size, if that is written.
    var size: (width: Quantity, height: Quantity)?
    var device: Device?
    var isLandscape = false
    /// As written, without the dot of a device: `iPhoneSE.landscape`, `320x568`.
    var name: String
    var range: SourceRange

    /// The safe area of the device; zero for a size.
    var safeArea: Edges { device.map { isLandscape ? $0.landscapeSafeArea : $0.safeArea } ?? .zero }
}
