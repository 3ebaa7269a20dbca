import SceneSemantics

extension Rule {
    /// ## What it finds
    /// A value that an attribute does not take: of another kind, too many or too few, or out of range.
    ///
    /// ## Why it is bad
    /// The value cannot be what was meant, and a guess would be wrong as often as right.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 44
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 44x44
    /// }
    /// ```
    static let wrongValue: Rule = Rule(BasicRule.wrongValue)
}
