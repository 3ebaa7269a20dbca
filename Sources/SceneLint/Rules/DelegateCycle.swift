import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let delegateCycle: Rule = Rule(
        "delegate-cycle", .error, about: .recursion,
        explanation: """
            ## What it finds
            Reports views that pass touches to each other in a cycle: the delegate of a view is, or contains, a
            view whose delegate leads back to the first.

            The finding is an error, with a point at which the views ask each other forever and the size of the
            affected area. If it is proven that no point causes a recursion, it is a warning. If neither a point
            nor a proof is found, for example because views are rotated, it is a warning, too.

            ## Why it is bad
            Each view waits for the answer of the next. UIKit doesn't stop this, so the app crashes with a stack
            overflow.

            ## Example
            ```scene
            scene Main 390x844 {
                view Map fill touchDelegate -> Pins
                view Pins fill touchDelegate -> Map
            }
            ```

            ## Instead
            Pass touches in one direction only, from front to back.
            ```scene
            scene Main 390x844 {
                view Map fill {
                    button Locate trailing 16 bottom 34 size 44x44
                }
                view Pins fill touchDelegate -> Map
            }
            ```

            ## In UIKit
            Set the property that your override of `hitTest` reads in the front view only:
            ```swift
            pins.touchDelegate = map
            map.touchDelegate = nil
            ```
            """
    ) { (context: LintContext) in
        context.recursions.cycles.map { cycle in
            let link = cycle.links[0]
            let others = cycle.links.dropFirst().map { Diagnostic.Note(context.sentence($0), at: $0.range) }
            return Rule.delegateCycle.finding(
                cycle, action: context.sentence(link) + ", which leads back", at: link.range, context,
                notes: others + [
                    Diagnostic.Note(
                        "each view waits for the answer of the next; UIKit doesn't notice, and the app crashes "
                            + "when the stack overflows"),
                    Diagnostic.Note("remove one of the links: forward touches only from front to back"),
                ])
        }
    }
}

extension LintContext {
    /// Returns a sentence about what the link does.
    fileprivate func sentence(_ link: SceneLink) -> String {
        "\(quotedName(link.view)) \(link.kind.verb) \(quotedName(link.targets[0]))"
    }
}
