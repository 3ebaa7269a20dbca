import SceneSemantics
import SceneSyntax
import SceneText

extension LintedFile {
    /// The numbers of the lines to which a suppression applies, from 1.
    public var linesWithSuppressions: Set<Int> {
        let suppressions = SuppressionFinder(file.tree, RuleNames(running: RuleRegistry.rules)).suppressions
        let lines = suppressions.filter { $0.isUnderstood }.compactMap { $0.code }.map { code in
            file.tree.source.position(at: code.start).line
        }
        return Set(lines)
    }
}
