import SceneSemantics

extension Rule {
    /// ## What it finds
    /// A path that leads nowhere: a Name that no view of the scene has, or an index beyond the rows, items or copies there
    /// are.
    ///
    /// ## Why it is bad
    /// A link or an expectation that speaks of no view says nothing. Names belong to one scene; those of another cannot be
    /// reached.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 120x44
    ///     expect hit 20,20 -> Sav
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 120x44
    ///     expect hit 20,20 -> Save
    /// }
    /// ```
    static let unknownName: Rule = Rule(BasicRule.unknownName)
}
