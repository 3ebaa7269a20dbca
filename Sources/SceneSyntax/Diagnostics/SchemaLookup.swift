/// Looks words up for messages of syntax errors. The parser knows no kinds and attributes; the schema does.
public struct SchemaLookup: Sendable {
    /// Returns whether a word is a kind of recognizer, such as `tap`.
    public var isRecognizer: @Sendable (_ word: String) -> Bool = { _ in false }
    /// Returns the kind of recognizer that a word means, as it is written: `.tap` for `Tap`.
    public var recognizer: @Sendable (_ word: String) -> String? = { _ in nil }
    /// Returns whether a word is a kind of items, such as `button`.
    public var isKind: @Sendable (_ word: String) -> Bool = { _ in false }
    /// Returns the kind of the views of a class of UIKit: `button` for `UIButton`.
    public var kind: @Sendable (_ uiKitClass: String) -> String? = { _ in nil }
    /// Returns what to write instead of a view of another tool, such as `HStack`.
    public var remark: @Sendable (_ view: String) -> String? = { _ in nil }
    /// Returns what to write instead of an attribute of another tool, such as `alignItems`, and the attribute that
    /// takes the same values, if there is one.
    public var attribute: @Sendable (_ word: String) -> (remark: String, spelling: String?)? = { _ in nil }
    /// Returns the attribute that is on where `word` is off, on views of a kind: `enabled` for `disabled` of a
    /// `button`.
    public var opposite: @Sendable (_ word: String, _ kind: String) -> String? = { _, _ in nil }
    /// Returns in which kinds a variable of expressions such as `index` has a value, or `nil` if it isn't one.
    public var kinds: @Sendable (_ variable: String) -> [String]? = { _ in nil }
    /// Returns the device that a word certainly means, such as `iPhoneSE` for `iphoneSE`.
    public var device: @Sendable (_ word: String) -> String? = { _ in nil }

    /// Returns whether a word is a function of expressions, such as `max`.
    public var isFunction: @Sendable (_ word: String) -> Bool = { _ in false }

    /// Creates a lookup that finds nothing, for those who know only the syntax.
    public init() {}
}
