import SceneSemantics

extension Rule {
    static let limit: Rule = Rule(
        .limit,
        explanation: """
            ## What it finds
            Reports a scene that exceeds a limit of the language (blocks nested more than 256 deep, coordinates beyond
            1e9, or more views and recognizers than its file may have: one for every two bytes, and at least 50,000) or,
            as a warning, one that is too complex to check completely. What a rule whose findings are notes didn't check
            is a note, too.

            ## Why it is bad
            The limits guarantee that every file is checked in bounded time. Real screens stay far below them,
            so the usual cause is a digit too many.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save frame 16,2000000000 120x44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save frame 16,200 120x44
            }
            ```

            ## In UIKit
            Nothing corresponds: UIKit documents no such limits, but an app with that many views runs out of
            time or memory.
            """)
}
