import SceneSemantics

extension Rule {
    /// ## What it finds
    /// Something that cannot stand where it stands: a row outside of a table, a cell with a Name, an expectation in a view.
    ///
    /// ## Why it is bad
    /// Where a thing stands says what it belongs to. UIKit has no such tree of views.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     view List fill {
    ///         rows 3 height 60
    ///     }
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     table List fill {
    ///         rows 3 height 60
    ///     }
    /// }
    /// ```
    static let misplaced: Rule = Rule(BasicRule.misplaced)
}
