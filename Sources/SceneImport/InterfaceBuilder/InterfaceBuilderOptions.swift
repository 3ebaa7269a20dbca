import SceneSemantics

/// What to make of a document of Interface Builder.
public struct InterfaceBuilderOptions: Sendable {
    /// The device whose size classes count; `nil` for the one that the document was designed on.
    public var device: Device?
    /// Whether that device is turned.
    public var isLandscape: Bool
    /// Whether controls with an action get an expectation that a tap fires them.
    public var writesExpectations: Bool

    /// Creates options.
    public init(device: Device? = nil, isLandscape: Bool = false, writesExpectations: Bool = false) {
        self.device = device
        self.isLandscape = isLandscape
        self.writesExpectations = writesExpectations
    }
}
