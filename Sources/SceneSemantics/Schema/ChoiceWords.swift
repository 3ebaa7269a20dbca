/// Which axes of a scroll view get the safe area as content inset.
enum ContentInsetAdjustment: String, CaseIterable {
    case never
    /// Those along which it can scroll.
    case automatic
    /// Both, whether or not the content moves.
    case always
}

/// What happens to the headers and footers of a table's sections.
enum TableStyle: String, CaseIterable {
    /// Headers and footers stay in view.
    case plain
    /// Headers and footers scroll with their section.
    case grouped
}

/// On which side the views of a scene have their `leading`.
enum UserInterfaceLayoutDirection: String, CaseIterable {
    case leftToRight
    case rightToLeft
}

extension Attribute {
    /// Returns the value for the word at `index` among those that the attribute can have, or `nil` if there is none.
    func choice<Value: RawRepresentable<String>>(at index: UInt8) -> Value? {
        guard case .choice(let words) = shape, words.indices.contains(Int(index)) else { return nil }
        return Value(rawValue: words[Int(index)])
    }
}
