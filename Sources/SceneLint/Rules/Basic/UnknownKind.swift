import SceneSemantics

extension Rule {
    /// ## What it finds
    /// A word that begins a statement and is no kind of view. The nearest word that is one is named.
    ///
    /// ## Why it is bad
    /// Kinds are UIKit's classes without `UI` and `View`, and begin with a small letter: `UIScrollView` is `scroll`. A class of
    /// one's own is written as the kind it is derived from.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     buton Save leading 16 top 16 size 120x44
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     button Save leading 16 top 16 size 120x44
    /// }
    /// ```
    static let unknownKind: Rule = Rule(BasicRule.unknownKind)
}
