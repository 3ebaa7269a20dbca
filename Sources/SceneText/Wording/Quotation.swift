/// Advice repeats what you wrote if it is short enough, and otherwise gives an example.
extension String {
    /// The maximum length of source text in advice, in bytes.
    public static let maximumQuotationLength = 40

    /// Whether advice may repeat the text with a unit, as a number.
    public var isQuotableNumber: Bool { utf8.count <= Self.maximumQuotationLength / 2 }

    /// Whether advice may repeat the text.
    public var isQuotable: Bool { utf8.count <= Self.maximumQuotationLength }
}

extension SourceRange {
    /// Whether advice may repeat the text at the range.
    public var isQuotable: Bool { length <= String.maximumQuotationLength }
}
