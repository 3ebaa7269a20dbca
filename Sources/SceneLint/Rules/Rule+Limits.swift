import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// Returns findings about what the rule didn't check in `scene`. They are notes if all that the rule finds are.
    func findingsAboutUnchecked(in context: LintContext) -> [Diagnostic] {
        context.work.unchecked.map { unchecked in
            findingAboutBudget(
                "`\(name)` checked \(unchecked.checkedCount) of \(unchecked.count) \(unchecked.noun); the rest weren't checked",
                context.scene, severity: severity == .note ? .note : .warning)
        }
    }

    /// Returns a finding about scenes that no rule checked. `first` is the first of them. If there are several devices,
    /// a scene counts once for each.
    func finding(
        aboutScenesLeftOut count: Int, _ first: LoweredScene, of sceneCount: Int, hasDevices: Bool
    ) -> Diagnostic {
        findingAboutBudget(
            "checked \(sceneCount - count) of \(sceneCount) scenes\(hasDevices ? ", counted on each device" : ""); the rest "
                + "weren't checked", first,
            advice: [
                hasDevices
                    ? "to check them all, name fewer devices, or move scenes to files of their own"
                    : "to check them all, move scenes to files of their own"
            ])
    }

    /// Returns a finding about a scene whose maps are coarse.
    func finding(aboutCoarseMapsOf scene: LoweredScene) -> Diagnostic {
        findingAboutBudget(
            "checked `\(scene.name)` on a coarser map: figures are approximate, and small findings may be missing",
            scene)
    }

    /// Returns a finding about tables and collections of which not all rows with other lines were found.
    func finding(aboutMissingLinesIn context: LintContext) -> Diagnostic {
        let names = context.views.quotedList(context.containersWithMissingLines.sorted())
        return findingAboutBudget(
            "not all lines in the rows of \(names) were checked: none of the rows that were tried has them",
            context.scene)
    }

    /// Findings may be missing, so a check that warnings make fail must not pass.
    private func findingAboutBudget(
        _ message: String, _ scene: LoweredScene, severity: Diagnostic.Severity = .warning, advice: [String] = []
    ) -> Diagnostic {
        finding(
            message, at: scene.range(of: .root), severity: severity,
            notes: (["the file is too complex to check completely in a reasonable time"] + advice).map {
                Diagnostic.Note($0)
            }, data: Evidence(isExact: false))
    }
}
