import SceneRuntime

/// The device that a document was last edited for, as its `device` element says.
struct DesignDevice: Sendable {
    /// The size of the screen as it is turned.
    let size: Size
    let isPad: Bool
    let isLandscape: Bool

    /// Reads the `device` element of a document. Fails if there is none, or if its device isn't known.
    init?(of xml: XMLDocument) {
        guard let root = xml.root, let element = xml.child("device", of: root),
            let id = xml.value(of: "id", in: element),
            let size = Self.sizes.first(where: { $0.id == id })?.size
        else { return nil }
        isPad = id.utf8.starts(with: "ipad".utf8)
        isLandscape = xml.value(of: "orientation", in: element) == "landscape"
        self.size = isLandscape ? Size(width: size.height, height: size.width) : size
    }

    // The sizes that root views have in documents that were saved for the device. Interface Builder's own list of
    // devices isn't published.
    private static let sizes: [(id: String, size: Size)] = [
        ("retina3_5", Size(width: 320, height: 480)), ("retina4_0", Size(width: 320, height: 568)),
        ("retina4_7", Size(width: 375, height: 667)), ("retina5_5", Size(width: 414, height: 736)),
        ("retina5_9", Size(width: 375, height: 812)), ("retina6_0", Size(width: 390, height: 844)),
        ("retina6_1", Size(width: 414, height: 896)), ("retina6_12", Size(width: 393, height: 852)),
        ("ipad9_7", Size(width: 768, height: 1024)), ("ipad12_9", Size(width: 1024, height: 1366)),
        ("ipad12_9rounded", Size(width: 1024, height: 1366)),
    ]
}
