/// The colors of touch targets. None is red or amber, which mark what is wrong, or near the gray of what does nothing.
/// Neighbors differ in lightness, so that the color-blind can tell them apart.
enum TargetPalette {
    /// The colors, as `0xRRGGBB`.
    static let colors: [UInt32] = [
        0x0A6CC2, 0x2E9E5B, 0x7B4FC9, 0x0096A6, 0xB8479B, 0x5E8C00, 0x33449E, 0x00705C, 0x6A1B8A,
    ]

    /// The rules for the colors with these indices.
    static func rules(_ used: [Int]) -> String {
        var rules = ""
        for index in used {
            let color = colors[index].hexadecimal
            rules += ".c\(index){fill:\(color);stroke:\(color)}\n"
        }
        return rules
    }
}

extension UInt32 {
    /// The color `0xRRGGBB` as in CSS.
    var hexadecimal: String {
        var text = "#"
        for shift in stride(from: 20, through: 0, by: -4) {
            text += String((self >> UInt32(shift)) & 0xF, radix: 16)
        }
        return text
    }

    /// The color `0xRRGGBB` mixed with another one; `fraction` is how much of this one there is, from 0 to 1.
    func mixed(with other: UInt32, fraction: Double) -> UInt32 {
        var result: UInt32 = 0
        for shift: UInt32 in [16, 8, 0] {
            let (one, two) = (Double((self >> shift) & 0xFF), Double((other >> shift) & 0xFF))
            result |= UInt32((one * fraction + two * (1 - fraction)).rounded()) << shift
        }
        return result
    }
}
