import SceneSemantics

extension Rule {
    /// ## What it finds
    /// A Name that two views of a scene have, outside of the branches of one `if`.
    ///
    /// ## Why it is bad
    /// A path must lead to one view. For copies of one view there is `repeat`, where a number in brackets tells them apart.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 120x44
    ///     button Save leading 16 top 76 size 120x44
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 120x44
    ///     button Close leading 16 top 76 size 120x44
    /// }
    /// ```
    static let duplicateName: Rule = Rule(BasicRule.duplicateName)
}
