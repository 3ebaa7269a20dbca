import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension ContextQueries {
    /// Returns the fix that turns on the interaction of `disabled`, if the hits after that fulfil `works`. Its title
    /// names who loses touches, other than `targets`.
    func turningOnInteraction(
        of disabled: [ViewID], for targets: [ViewID], works: (_ after: HitMap) -> Bool
    ) -> Diagnostic.Fix? {
        let edits = disabled.compactMap {
            scene.writing("userInteractionEnabled", for: .userInteractionEnabled, of: $0)
        }
        guard edits.count == disabled.count, work.spend(.changedTrees(views: tree.views.count)) else { return nil }
        // An edit changes all instances of a line.
        let lines = Set(disabled.map { scene.range(of: $0) })
        var changed = tree
        for view in tree.identities where lines.contains(scene.range(of: view)) {
            changed[view].isUserInteractionEnabled = true
        }
        let after = maps.hitMap(of: changed)
        guard works(after) else { return nil }
        let names = disabled.map { quotedName($0) }.joinedAsList()
        return triedFix("turn on user interaction of \(names)", edits, for: targets, after: after).fix
    }

    /// Returns a note that points to where the interaction of `view` is disabled.
    func interactionNote(_ view: ViewID) -> Diagnostic.Note {
        let attribute = scene.range(of: .userInteractionEnabled, of: view)
        let kind = tree[view].kind
        let why =
            attribute == nil
            ? "off by default in \(kind == .image ? "an image view" : "a label")" : "turned off here"
        return Diagnostic.Note(
            "`userInteractionEnabled` of \(quotedName(view)) is \(why)", at: attribute ?? scene.range(of: view))
    }

    /// Returns the advice to turn on the interaction of the views called `names` around `target`, or to do something
    /// else.
    func adviceTurningOn(_ names: String, for target: ViewID, or alternative: String = "") -> Diagnostic.Note {
        let advice = "turn on user interaction of \(names)\(alternative)"
        if !views.canTurnOff(target) { return Diagnostic.Note(advice) }
        return Diagnostic.Note(
            sceneAdvice: "\(advice); if that is intended, write `userInteractionEnabled .off` on \(quotedName(target))")
    }
}
