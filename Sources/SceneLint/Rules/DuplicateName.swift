import SceneSemantics

extension Rule {
    static let duplicateName: Rule = Rule(
        .duplicateName,
        explanation: """
            ## What it finds
            Reports a Name that two views of a scene share. The branches of one `if` may share a Name.

            ## Why it is bad
            A path must lead to exactly one view. To make several instances of a view use `repeat`, and tell
            them apart by their index: `Page[2]`.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                button Save leading 16 top 76 size 120x44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                button Close leading 16 top 76 size 120x44
            }
            ```

            ## In UIKit
            A Name is a property that holds the view. Two properties of the same name don't compile.
            """)
}
