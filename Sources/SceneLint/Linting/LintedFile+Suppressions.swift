import SceneSemantics
import SceneSyntax
import SceneText

extension LintedFile {
    /// The numbers of the lines to which a suppression applies, from 1.
    public var linesWithSuppressions: Set<Int> {
        let suppressions = SuppressionFinder(file.tree, RuleNames(running: RuleRegistry.rules)).suppressions
        return Set(suppressions.compactMap { $0.code }.map { file.tree.source.position(at: $0.start).line })
    }
}
