import SceneText

extension DumpText {
    /// Returns the color in `range` as a scene spells it, or `nil` if nothing of it is seen or its components aren't
    /// known.
    ///
    /// A color is printed by its color space and its components, or as an object with the name of a system color.
    func color(in range: Range<Int>) -> String? {
        if self[range.lowerBound] == UInt8(ascii: "<") { return systemColor(in: range) }
        var end = range.lowerBound
        while end < range.upperBound, !bytes[end].isBlank, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        guard let parts = numbers(in: end..<range.upperBound) else { return nil }
        switch parts.count {
        case 2: return colorText(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
        case 4: return colorText(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        default: return nil
        }
    }

    private func systemColor(in range: Range<Int>) -> String? {
        var start = range.lowerBound
        while start < range.upperBound, !has("name = ", at: start) { start += 1 }
        start += 7
        var end = start
        while self[end].isLetter || self[end].isDigit { end += 1 }
        guard start < range.upperBound, end <= range.upperBound else { return nil }
        let name = string(start..<end)
        return Self.systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }

    /// The system colors in light mode, as far as they are backgrounds.
    ///
    /// Source: Apple's Human Interface Guidelines, and UIColor's documentation of its UI element colors.
    private static let systemColors = [
        "groupTableViewBackground": "#f2f2f7", "label": "#000000", "link": "#007aff", "opaqueSeparator": "#c6c6c8",
        "quaternarySystemFill": "#74748014", "secondarySystemBackground": "#f2f2f7",
        "secondarySystemFill": "#78788029", "secondarySystemGroupedBackground": "#ffffff", "separator": "#3c3c434a",
        "systemBackground": "#ffffff", "systemBlue": "#007aff", "systemBrown": "#a2845e", "systemCyan": "#32ade6",
        "systemFill": "#78788033", "systemGray": "#8e8e93", "systemGray2": "#aeaeb2", "systemGray3": "#c7c7cc",
        "systemGray4": "#d1d1d6", "systemGray5": "#e5e5ea", "systemGray6": "#f2f2f7", "systemGreen": "#34c759",
        "systemGroupedBackground": "#f2f2f7", "systemIndigo": "#5856d6", "systemMint": "#00c7be",
        "systemOrange": "#ff9500", "systemPink": "#ff2d55", "systemPurple": "#af52de", "systemRed": "#ff3b30",
        "systemTeal": "#30b0c7", "systemYellow": "#ffcc00", "tableBackground": "#ffffff",
        "tableCellGroupedBackground": "#ffffff", "tableCellPlainBackground": "#ffffff",
        "tertiarySystemBackground": "#ffffff", "tertiarySystemFill": "#7676801f",
        "tertiarySystemGroupedBackground": "#f2f2f7",
    ]
}
