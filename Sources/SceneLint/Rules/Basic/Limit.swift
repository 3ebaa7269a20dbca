import SceneSemantics

extension Rule {
    /// ## What it finds
    /// A scene beyond what the language allows: blocks nested more than 256 deep, more than 1,000,000 views, coordinates
    /// beyond 1e9.
    ///
    /// ## Why it is bad
    /// The limits keep every file from taking for ever. A real screen is far below them; most often a number has a digit too
    /// many.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save frame 16,2000000000 120x44
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save frame 16,200 120x44
    /// }
    /// ```
    static let limit: Rule = Rule(BasicRule.limit)
}
