import SceneSemantics

extension Rule {
    /// ## What it finds
    /// A view of which more or less is written than what fixes where it lies, or whose size would be negative.
    ///
    /// ## Why it is bad
    /// Each axis needs a length and at most one of start, end and centre, or start and end. Anything less leaves open where the
    /// view lies, anything more contradicts itself.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 trailing 16 width 120 top 16 height 44
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 trailing 16 top 16 height 44
    /// }
    /// ```
    static let layout: Rule = Rule(BasicRule.layout)
}
