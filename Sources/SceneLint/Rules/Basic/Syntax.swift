import SceneSemantics

extension Rule {
    /// ## What it finds
    /// Text that is no sentence of the language: a brace or a parenthesis without its partner, a value that nothing asks
    /// for, a sign where a word should stand.
    ///
    /// ## Why it is bad
    /// What a piece of text means follows from what stands around it. From a mistake on, that is guesswork, so the scene is
    /// not looked at any further.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 120x44
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 120x44
    /// }
    /// ```
    static let syntax: Rule = Rule(BasicRule.syntax)
}
