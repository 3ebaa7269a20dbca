import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// Returns findings about what the rule didn't check in the scene of `context`. They are notes if all that the rule
    /// finds are.
    func findingsAboutUnchecked(in context: LintContext) -> [Diagnostic] {
        context.work.unchecked.map { unchecked in
            findingAboutBudget(
                "`\(name)` checked \(unchecked.checkedCount) of \(unchecked.count) \(unchecked.noun); the rest weren't checked",
                context.scene, severity: severity == .note ? .note : .warning)
        }
    }

    /// Returns a finding about screens that no rule checked. `first` is the first of them. If there are several
    /// devices, a scene has a screen for each.
    func finding(
        aboutScreensLeftOut count: Int, _ first: LoweredScene, of screenCount: Int, sceneCount: Int
    ) -> Diagnostic {
        let hasDevices = screenCount > sceneCount
        let ways =
            (hasDevices ? ["name fewer devices"] : []) + (sceneCount > 1 ? ["move scenes to files of their own"] : [])
        return findingAboutBudget(
            "checked \(screenCount - count) of \(screenCount) scenes\(hasDevices ? ", counted on each device" : ""); "
                + "the rest weren't checked", first,
            advice: ways.isEmpty ? [] : ["to check them all, \(ways.joined(separator: ", or "))"])
    }

    /// Returns a finding about a scene whose maps are coarse.
    func finding(aboutCoarseMapsOf scene: LoweredScene) -> Diagnostic {
        findingAboutBudget(
            "checked `\(scene.name)` on a coarser map: figures are approximate, and small findings may be missing",
            scene)
    }

    /// Returns a finding about tables and collections if some rows with other statements weren't found.
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
