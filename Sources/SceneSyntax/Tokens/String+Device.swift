import SceneText

extension String {
    /// Whether this looks like a device without its dot: an `i`, then a capital, as in `iPhoneSE`. No attribute does.
    var isLikeDevice: Bool { utf8.first == UInt8(ascii: "i") && utf8.dropFirst().first?.isUppercaseLetter == true }
}
