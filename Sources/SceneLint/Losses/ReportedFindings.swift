import SceneSemantics
import SceneText

/// What other rules report about the scene, so that one mistake gives one finding.
struct ReportedFindings {
    /// What a finding explains about touches that go elsewhere.
    enum Topic {
        /// Views ask each other forever.
        case recursion
        /// The display order of cells decides.
        case displayOrder
        /// A view takes or forwards touches that others should get.
        case hitViews
    }

    /// Returns whether a finding about the topic satisfies the condition. Rules about these topics query no losses.
    ///
    /// Findings about recursion count only if their rule has run and no suppression allows them: if you allow that
    /// touches never end, you still have to know which controls are dead.
    let contains: (_ topic: Topic, _ isIncluded: (Diagnostic) -> Bool) -> Bool

    /// Returns what all rules find in a file with only this scene, or in that file with edits, within a budget.
    let findings: (_ unit: CompilationUnit, _ budget: WorkBudget) -> [Diagnostic]
}
