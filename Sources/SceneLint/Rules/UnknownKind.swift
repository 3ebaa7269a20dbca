import SceneSemantics

extension Rule {
    static let unknownKind: Rule = Rule(
        .unknownKind,
        explanation: """
            ## What it finds
            Reports a statement that begins with a word that isn't a kind of view. The message suggests the
            nearest kind.

            ## Why it is bad
            Kinds are UIKit's classes without `UI` and `View`, with a lower-case initial: `UIScrollView` is
            `scroll`. For a class of your own, write the kind it inherits from.

            ## Example
            ```scene
            scene Main 390x844 {
                buton Save leading 16 top 16 size 120x44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```

            ## In UIKit
            Nothing corresponds: the Swift compiler reports a class that doesn't exist.
            """)
}
