import SceneSemantics

extension Rule {
    static let wrongValue: Rule = Rule(
        .wrongValue,
        explanation: """
            ## What it finds
            Reports a value that an attribute doesn't take: it has the wrong kind, is out of range, or there are
            too many or too few.

            ## Why it is bad
            Any guess at the value you meant would be wrong as often as right.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 44x44
            }
            ```

            ## In UIKit
            Nothing corresponds: the Swift compiler reports a value of the wrong type.
            """)
}
