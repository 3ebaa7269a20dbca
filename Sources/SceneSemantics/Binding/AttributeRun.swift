import SceneSyntax

/// The attributes of an item or line while they are being bound.
struct AttributeRun {
    var item: ItemID
    /// The attributes the item takes, or `nil` if its kind is a guess, so that nothing is reported.
    var allowed: AttributeSet?
    /// The start of the attributes in ``BoundScene/attributes``.
    var start: Int
    /// The set of attributes so far.
    var written = AttributeSet()
    /// The use of a component on whose line they are, as an index in ``BoundScene/uses``.
    var use: Int?
    /// The parameters that it gives, by their numbers.
    var given: [Int: TokenID] = [:]
}
