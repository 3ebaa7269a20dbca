import SceneSemantics

extension Rule {
    static let syntax: Rule = Rule(
        .syntax,
        explanation: """
            ## What it finds
            Reports invalid syntax, such as a missing brace or parenthesis, or a value that no attribute takes.

            ## Why it is bad
            After a syntax error the rest of the scene would be guesswork, so `scenec` doesn't check it any
            further.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```

            ## In UIKit
            Nothing corresponds: the Swift compiler reports syntax errors in Swift.
            """)
}
