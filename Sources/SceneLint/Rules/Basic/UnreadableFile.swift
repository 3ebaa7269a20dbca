import SceneSemantics

extension Rule {
    /// ## What it finds
    /// A path that does not exist, that may not be read, or that is no file and no folder.
    ///
    /// ## Why it is bad
    /// What cannot be read cannot be checked, and a check that leaves a file out in silence would say that it is right.
    ///
    /// ## Example
    /// There is no scene that shows it:
    /// ```
    /// scenec check Missing.scene
    /// ```
    ///
    /// ## Instead
    /// Check the path. A folder stands for all `.scene` files in it and below, and `-` for standard input.
    static let unreadableFile: Rule = Rule(BasicRule.unreadableFile)
}
