import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// One scene of a file, checked again with edits, so that a fix is known to work before it is offered.
final class SceneTrial {
    /// The file without its other scenes.
    let original: CompilationUnit
    /// The edits, as ranges in the whole file.
    let edits: [Diagnostic.Edit]
    /// The edits of this file, as ranges in ``original``.
    let shiftedEdits: [Diagnostic.Edit]
    /// The file without its other scenes, with all edits.
    let editedUnit: CompilationUnit
    /// The device or size of the scene.
    private let screen: Int
    /// The scene with the edits, unless it has errors then.
    let edited: LoweredScene?

    /// Prepares the trial of `edits`, which must be in `scene` or in components that it uses. Returns `nil` once
    /// `budget` is used up, and if a component is in a file that can't be bound again.
    init?(of scene: LoweredScene, _ edits: [Diagnostic.Edit], _ budget: WorkBudget) {
        let file = scene.syntax.source
        guard !budget.isUsedUp, let importing = scene.unit.editingImports(edits) else { return nil }
        let text = budget.scenes(of: scene.syntax)
        let own = scene.statement(of: .root).flatMap { text.index(of: $0) }
        let bytes = text.bytes(withSceneAt: own)
        screen = scene.screen
        original = scene.unit.with(file.with(bytes: bytes))
        budget.charge(scene.tree.views.count + bytes.count)
        self.edits = edits
        shiftedEdits = edits.filter { $0.range.file == file.file }.map { edit in
            // An edit may be in a component before or between the scenes.
            let shift = text.lengthOfScenes(before: edit.range.start, exceptAt: own)
            return Diagnostic.Edit(
                edit.range.with(start: edit.range.start - shift, end: edit.range.end - shift), edit.text)
        }
        editedUnit = importing.with(original.source.edited(by: shiftedEdits))
        let bound = BoundFile.bind(editedUnit).scenes.first
        if let bound, !bound.hasErrors, case .scene(let scene) = bound.lowered(on: screen) {
            edited = scene
        } else {
            edited = nil
        }
    }

    /// Returns the view that has this path after the edits.
    func editedView(at path: String) -> ViewID? {
        guard let edited else { return nil }
        var paths = PathCache(of: edited)
        return edited.tree.identities.first { paths.path(of: $0) == path }
    }

    /// Returns the views that have these paths after the edits, by their paths.
    func editedViews(at paths: [String]) -> [String: ViewID] {
        guard let edited else { return [:] }
        let wanted = Set(paths)
        var cache = PathCache(of: edited)
        var found: [String: ViewID] = [:]
        for view in edited.tree.identities {
            let path = cache.path(of: view)
            if wanted.contains(path), found[path] == nil { found[path] = view }
        }
        return found
    }

    /// Returns whether there are `points` and touches at all of them belong to the view with this path or a
    /// descendant. A control has to get some of them itself.
    func hits(_ path: String, at points: [Point]) -> Bool {
        guard let scene = edited, let view = editedView(at: path) else { return false }
        var tester = HitTester(scene.tree)
        var hits: [ViewID] = []
        for point in points {
            guard case .hit(let hit) = tester.touch(at: point).outcome, scene.tree.isInSuperviewChain(view, of: hit)
            else { return false }
            hits.append(hit)
        }
        if hits.isEmpty || !scene.tree[view].kind.isTouchTarget { return !hits.isEmpty }
        let receivers = scene.touchReceivers
        return hits.contains { receivers.owner(of: $0) == view }
    }
}
