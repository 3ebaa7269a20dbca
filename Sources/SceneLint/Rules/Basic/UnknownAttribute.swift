import SceneSemantics

extension Rule {
    /// ## What it finds
    /// A word on the line of a view that is no attribute. The nearest word that is one is named.
    ///
    /// ## Why it is bad
    /// Attributes are UIKit's properties, without `is`: `isHidden` is `hidden`. What is written otherwise would silently have no
    /// effect.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 120x44 isHidden
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 120x44 hidden
    /// }
    /// ```
    static let unknownAttribute: Rule = Rule(BasicRule.unknownAttribute)
}
