import SceneRuntime
import SceneSemantics

/// The traits that decide which variations of a document are active.
struct SizeClasses: Equatable, Sendable {
    /// Whether the width is `regular`, not `compact`; `nil` in a document for any width, as before Xcode 8.
    var isRegularWidth: Bool?
    /// Whether the height is `regular`, not `compact`; `nil` in a document for any height.
    var isRegularHeight: Bool?
    var isPad: Bool?

    /// The traits of a document without a device.
    static let any = SizeClasses()

    /// Creates the traits of a full-screen app. Apple's Human Interface Guidelines list them under "Layout": an iPad is
    /// `regular` both ways, a turned iPhone has a `regular` width if it is at least 414 points wide upright.
    init(isPad: Bool, isLandscape: Bool, uprightWidth: Double) {
        self.isPad = isPad
        isRegularWidth = isPad || isLandscape && uprightWidth >= 414
        isRegularHeight = isPad || !isLandscape
    }

    private init() {}

    /// Creates the traits of a device.
    init(_ device: Device, isLandscape: Bool) {
        self.init(
            isPad: device.word.utf8.starts(with: "iPad".utf8), isLandscape: isLandscape,
            uprightWidth: device.size.width)
    }

    /// Creates the traits of the device that a document was designed on.
    init(_ device: DesignDevice) {
        self.init(
            isPad: device.isPad, isLandscape: device.isLandscape,
            uprightWidth: min(device.size.width, device.size.height))
    }

    /// Returns how many traits the key of a variation names, or `nil` if one of them isn't active. A key is
    /// `default`, or traits such as `heightClass=compact-widthClass=regular`.
    func specificity(of key: String) -> Int? {
        if key == "default" { return 0 }
        var count = 0
        for trait in key.split(separator: "-") {
            let isActive =
                switch trait {
                case "widthClass=compact": isRegularWidth == false
                case "widthClass=regular": isRegularWidth == true
                case "heightClass=compact": isRegularHeight == false
                case "heightClass=regular": isRegularHeight == true
                case "userInterfaceIdiom=pad": isPad == true
                case "userInterfaceIdiom=phone": isPad == false
                default: false
                }
            guard isActive else { return nil }
            count += 1
        }
        return count
    }
}
