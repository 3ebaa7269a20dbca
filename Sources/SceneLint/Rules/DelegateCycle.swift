import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// ## What it finds
    /// Views that hand touches on to each other in a circle, of any length: the delegate of one view is, or holds, a view
    /// whose delegate leads back to the first.
    ///
    /// It is an error with a point at which they ask each other without end, and how large the part of the scene is where
    /// they do. Where it is proved that no point does so, it is a warning.
    ///
    /// ## Why it is bad
    /// Each view waits for the answer of the next one. UIKit has no guard against that: the app ends when its stack is
    /// full.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     view Map fill touchDelegate -> Pins
    ///     view Pins fill touchDelegate -> Map
    /// }
    /// ```
    ///
    /// ## Instead
    /// Hand touches on in one direction only, from the front to the back.
    /// ```scene
    /// scene Main 390x844 {
    ///     view Map fill {
    ///         button Locate trailing 16 bottom 34 size 44x44
    ///     }
    ///     view Pins fill touchDelegate -> Map
    /// }
    /// ```
    static let delegateCycle: Rule = Rule("delegate-cycle", .error) { scene in
        scene.recursions.circles.map { circle in
            let link = circle.links[0]
            let others = circle.links.dropFirst().map { Diagnostic.Note(scene.sentence($0), at: $0.range) }
            return Rule.delegateCycle.finding(
                circle, action: scene.sentence(link) + ", which leads back", at: link.range, scene,
                notes: others + [
                    Diagnostic.Note(
                        "each view waits for the answer of the next; UIKit does not notice, and the app crashes "
                            + "when the stack overflows"),
                    Diagnostic.Note("remove one of the links: forward touches only from front to back"),
                ])
        }
    }
}

extension LintContext {
    /// What the link does, as a sentence.
    fileprivate func sentence(_ link: SceneLink) -> String {
        "\(title(link.view)) \(link.kind.handsOn) \(title(link.targets[0]))"
    }
}
