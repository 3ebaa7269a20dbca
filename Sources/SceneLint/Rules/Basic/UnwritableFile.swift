import SceneSemantics

extension Rule {
    /// ## What it finds
    /// A file that `check --fix` would change but cannot write: it or its folder is read-only, the disk is full, it has
    /// other hard links, or somebody has changed it since it was read.
    ///
    /// ## Why it is bad
    /// The file keeps its old text, and all of its findings.
    ///
    /// ## Example
    /// There is no scene that shows it:
    /// ```
    /// chmod a-w Main.scene
    /// scenec check --fix Main.scene
    /// ```
    ///
    /// ## Instead
    /// Remove what the message names and run the command again. `scenec check --diff` prints the changes as a patch and
    /// writes no file.
    static let unwritableFile: Rule = Rule(BasicRule.unwritableFile)
}
