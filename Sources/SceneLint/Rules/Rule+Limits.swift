import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// Returns notes about what the rule didn't check in `scene`.
    func notes(about context: LintContext) -> [Diagnostic] {
        context.work.unchecked.map { unchecked in
            noteOnBudget(
                "`\(name)` checked \(unchecked.checkedCount) of \(unchecked.count) \(unchecked.noun); the rest weren't checked",
                context.scene)
        }
    }

    /// Returns a note about scenes that no rule checked. `first` is the first of them. If there are several devices, a
    /// scene counts once for each.
    func note(
        onScenesLeftOut count: Int, _ first: LoweredScene, of sceneCount: Int, hasDevices: Bool
    ) -> Diagnostic {
        noteOnBudget(
            "checked \(sceneCount - count) of \(sceneCount) scenes\(hasDevices ? ", counted on each device" : ""); the rest "
                + "weren't checked", first,
            advice: [
                hasDevices
                    ? "to check them all, name fewer devices, or move scenes to files of their own"
                    : "to check them all, move scenes to files of their own"
            ])
    }

    /// Returns a note about a scene whose maps are coarse.
    func note(onCoarseMapsOf scene: LoweredScene) -> Diagnostic {
        noteOnBudget(
            "checked `\(scene.name)` on a coarser map: figures are approximate, and small findings may be missing",
            scene)
    }

    /// Returns a note about tables and collections of which not all rows with other lines were found.
    func note(onMissingLinesIn context: LintContext) -> Diagnostic {
        let names = context.views.quotedList(context.containersWithMissingLines.sorted())
        return noteOnBudget(
            "not all lines in the rows of \(names) were checked: none of the rows that were tried has them",
            context.scene)
    }

    private func noteOnBudget(_ message: String, _ scene: LoweredScene, advice: [String] = []) -> Diagnostic {
        finding(
            message, at: scene.range(of: .root), severity: .note,
            notes: (["the file is too complex to check completely in a reasonable time"] + advice).map {
                Diagnostic.Note($0)
            }, data: Evidence(isExact: false))
    }
}
