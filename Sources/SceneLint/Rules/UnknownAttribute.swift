import SceneSemantics

extension Rule {
    static let unknownAttribute: Rule = Rule(
        .unknownAttribute,
        explanation: """
            ## What it finds
            Reports a word after a view that isn't an attribute. The message suggests the nearest attribute.

            ## Why it is bad
            A misspelled attribute would have no effect, and you wouldn't notice. Attributes are UIKit's
            properties without `is`: `isHidden` is `hidden`.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 isHidden
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 hidden
            }
            ```

            ## In UIKit
            Nothing corresponds: the Swift compiler reports a property that doesn't exist.
            """)
}
