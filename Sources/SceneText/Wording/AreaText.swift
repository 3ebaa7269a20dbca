/// Returns `area` for display: rounded to a hundredth, with commas between thousands, as in `95,160`.
public func areaText(_ area: Double, isExact: Bool) -> String {
    (isExact ? "" : "about ") + hundredthText(area).withThousandsSeparators
}

extension String {
    /// The number in this text with commas between thousands.
    public var withThousandsSeparators: String {
        let count = unicodeScalars.prefix { $0 >= "0" && $0 <= "9" }.count
        var text = ""
        for (index, scalar) in unicodeScalars.enumerated() {
            if index > 0, index < count, (count - index) % 3 == 0 { text += "," }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
