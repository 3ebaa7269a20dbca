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

extension InterfaceBuilderOptions {
    /// Creates the options for a device, given as in the head of a scene but without its first dot:
    /// `iPadPro11.landscape`. Returns `nil` if there is no such device.
    public init?(deviceNamed name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let device = Schema.devices.first(where: { $0.word == parts[0] }),
            parts.count == 1 || parts[1...] == ["landscape"]
        else { return nil }
        self.init(device: device, isLandscape: parts.count == 2)
    }
}
