import SceneSemantics

extension Rule {
    static let unknownName: Rule = Rule(
        .unknownName,
        explanation: """
            ## What it finds
            Reports a path that leads to no view: an unknown Name, or an index past the last row, item or instance.

            ## Why it is bad
            A link or an expectation without a view does nothing. A path can only use the Names of its own
            scene.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                expect hit 20,20 -> Sav
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                expect hit 20,20 -> Save
            }
            ```

            ## In UIKit
            An unknown Name doesn't compile in Swift either. An index past the last row stops the app at run
            time.
            """)
}
