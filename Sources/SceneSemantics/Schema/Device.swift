import SceneRuntime
import SceneText

/// A device that a scene can be evaluated on: the size of its screen and its safe area in a full-screen app without
/// bars, in points.
///
/// Sources: for sizes, the tables of screen dimensions in Apple's Human Interface Guidelines ("Layout"); for safe
/// areas, which Apple doesn't document, what `safeAreaInsets` of a window reports, as Use Your Loaf publishes it for
/// each generation ("iPhone 17 Screen Sizes", "iPad Pro M4 Screen Sizes" and those before). They belong to iOS 18, or
/// to the first release of a newer device; other releases differ by a point or two.
public struct Device: Sendable {
    /// The word of the language, without its dot.
    public let word: String
    /// The size, upright.
    public let size: Size
    /// The safe area, upright.
    public let safeArea: Edges
    /// The safe area when the device is turned.
    public let landscapeSafeArea: Edges
    /// The devices with the same screen.
    public let models: String

    /// Returns whether `name` is one of the devices with this screen, written as a word: `iPhone13Pro`.
    func isModel(_ name: String) -> Bool {
        let family = models.prefix { $0 != " " }
        return models.split(separator: ",").contains { model in
            let words = model.split(separator: " ")
            let word = (words.first == family ? "" : family) + words.joined()
            return word.lowercased() == name.lowercased()
        }
    }

    /// The safe area upright and turned, for people.
    public var safeAreaText: String {
        let texts = [safeArea, landscapeSafeArea].map { edges in
            [edges.top, edges.left, edges.bottom, edges.right].map { numberText($0) }.joined(separator: ",")
        }
        return "safe area \(texts[0]), turned \(texts[1])"
    }

    /// Creates an iPhone with a notch or an island of this inset.
    fileprivate init(_ word: String, _ width: Double, _ height: Double, inset: Double, _ models: String) {
        self.word = word
        self.models = models
        size = Size(width: width, height: height)
        safeArea = Edges(top: inset, left: 0, bottom: 34, right: 0)
        landscapeSafeArea = Edges(top: 0, left: inset, bottom: 21, right: inset)
    }

    /// Creates a device whose safe area is within its status bar and its home indicator. `landscape` is the inset of
    /// the status bar when the device is turned.
    fileprivate init(
        _ word: String, _ width: Double, _ height: Double, top: Double, bottom: Double, landscape: Double,
        _ models: String
    ) {
        self.word = word
        self.models = models
        size = Size(width: width, height: height)
        safeArea = Edges(top: top, left: 0, bottom: bottom, right: 0)
        landscapeSafeArea = Edges(top: landscape, left: 0, bottom: bottom, right: 0)
    }
}

extension Schema {
    /// The devices, in the order of the reference.
    public static let devices: [Device] = [
        // A status bar, which iPhones hide when they are turned, and a home button.
        Device(
            "iPhoneSE", 375, 667, top: 20, bottom: 0, landscape: 0, "iPhone SE (2nd and 3rd generation), 8"),
        Device("iPhone8Plus", 414, 736, top: 20, bottom: 0, landscape: 0, "iPhone 8 Plus"),
        // A notch.
        Device("iPhone11", 414, 896, inset: 48, "iPhone 11, XR"),
        Device("iPhone11Pro", 375, 812, inset: 44, "iPhone 11 Pro, X, XS"),
        Device("iPhone11ProMax", 414, 896, inset: 44, "iPhone 11 Pro Max, XS Max"),
        Device("iPhone13Mini", 375, 812, inset: 50, "iPhone 13 mini, 12 mini"),
        Device("iPhone14", 390, 844, inset: 47, "iPhone 14, 13, 13 Pro, 12, 12 Pro, 16e"),
        Device("iPhone14Plus", 428, 926, inset: 47, "iPhone 14 Plus, 13 Pro Max, 12 Pro Max"),
        // An island.
        Device("iPhone15", 393, 852, inset: 59, "iPhone 15, 15 Pro, 14 Pro"),
        Device("iPhone15Plus", 430, 932, inset: 59, "iPhone 15 Plus, 15 Pro Max, 14 Pro Max"),
        Device("iPhone15Pro", 393, 852, inset: 59, "iPhone 15 Pro, 15, 14 Pro"),
        Device("iPhone15ProMax", 430, 932, inset: 59, "iPhone 15 Pro Max, 15 Plus, 14 Pro Max"),
        Device("iPhone16", 393, 852, inset: 59, "iPhone 16"),
        Device("iPhone16Plus", 430, 932, inset: 59, "iPhone 16 Plus"),
        Device("iPhone16Pro", 402, 874, inset: 62, "iPhone 16 Pro"),
        Device("iPhone16ProMax", 440, 956, inset: 62, "iPhone 16 Pro Max"),
        Device("iPhone17", 402, 874, inset: 62, "iPhone 17"),
        Device("iPhone17Pro", 402, 874, inset: 62, "iPhone 17 Pro"),
        Device("iPhone17ProMax", 440, 956, inset: 62, "iPhone 17 Pro Max"),
        Device("iPhoneAir", 420, 912, inset: 68, "iPhone Air"),
        // iPads.
        Device("iPad9", 810, 1080, top: 20, bottom: 0, landscape: 20, "iPad (7th to 9th generation)"),
        Device("iPad10", 820, 1180, top: 24, bottom: 20, landscape: 24, "iPad (10th generation and A16)"),
        Device("iPadMini", 744, 1133, top: 24, bottom: 20, landscape: 24, "iPad mini (6th generation and A17 Pro)"),
        Device("iPadAir11", 820, 1180, top: 24, bottom: 20, landscape: 24, "iPad Air 11-inch (M2), Air (4th and 5th)"),
        Device("iPadAir13", 1024, 1366, top: 24, bottom: 20, landscape: 24, "iPad Air 13-inch (M2)"),
        Device("iPadPro11", 834, 1210, top: 24, bottom: 20, landscape: 24, "iPad Pro 11-inch (M4)"),
        Device("iPadPro13", 1032, 1376, top: 24, bottom: 20, landscape: 24, "iPad Pro 13-inch (M4)"),
        Device(
            "iPadPro12", 1024, 1366, top: 24, bottom: 20, landscape: 24, "iPad Pro 12.9-inch (3rd to 6th generation)"),
    ]
}
