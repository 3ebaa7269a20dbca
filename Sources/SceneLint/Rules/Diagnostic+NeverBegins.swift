import SceneRuntime
import SceneSemantics
import SceneText

extension Diagnostic {
    /// Creates the finding for a recognizer that never begins.
    static func neverBegins(
        _ gesture: DeclaredRecognizer, _ words: String, _ reason: NeverBegins, of rule: Rule, _ context: LintContext
    ) -> Diagnostic {
        let (view, recognizer) = (gesture.id.view, gesture.recognizer)
        let title = context.quotedName(view)
        let axis = recognizer.shouldBegin?.rawValue ?? ""
        var what = "this \(words) never begins"
        let why: String
        var notes: [Note] = []
        var others: [ViewID] = []
        switch reason {
        case .awayFromEdge(let hit):
            let edge = recognizer.kind.screenEdge?.rawValue ?? ""
            why = "no touch at the \(edge) edge of the scene goes to \(title)"
            others = hit
            if let first = hit.first, context.tree.isInSuperviewChain(view, of: first) {
                notes.append(Note("its delegate refuses the touches on \(context.views.quotedList(hit)) there"))
            } else if let first = hit.first {
                notes.append(
                    Note(
                        "\(context.views.quotedList(hit)) \(Set(hit).count == 1 ? "gets" : "get") the touches there",
                        at: context.scene.range(of: first)))
            }
            notes.append(
                Note(
                    "it begins no further than \(written(context.scene.touchSettings.screenEdgeWidth)) points from that "
                        + "edge; add it to a view that is hit there"))
        case .receivesNothing:
            why = "its delegate refuses every touch in \(title)"
            notes.append(
                Note(
                    sceneAdvice: recognizer.receivedViews == nil
                        ? "name fewer views with `ignores`" : "name a view that is hit there with `receivesOnly`"))
        case .acrossItsDirections(let directions):
            let isVertical = !directions.isDisjoint(with: .vertical)
            what =
                "\(context.title(of: gesture, words)) is only recognized where the finger moves more "
                + (isVertical ? "sideways than up or down" : "up or down than sideways")
            why = "`shouldBegin .\(axis)` refuses straight swipes \(directions.names.joinedAsList("or"))"
            notes.append(
                Note(sceneAdvice: "write `shouldBegin .\(isVertical ? "vertical" : "horizontal")`, or remove it"))
        }
        return rule.finding(
            "\(what): \(why)", at: gesture.range, notes: notes,
            data: Evidence(views: ([view] + others.prefix(3)).map { context.path($0) }))
    }
}

extension GestureRecognizer.SwipeDirections {
    /// The names of the directions.
    fileprivate var names: [String] {
        let all: [(direction: Self, name: String)] = [
            (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
        ]
        return all.filter { contains($0.direction) }.map { $0.name }
    }
}
