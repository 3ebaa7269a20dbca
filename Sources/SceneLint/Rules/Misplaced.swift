import SceneSemantics

extension Rule {
    static let misplaced: Rule = Rule(
        .misplaced,
        explanation: """
            ## What it finds
            Reports an item in a block that can't contain it, such as a row outside a table, a cell with a Name,
            or an expectation in a view.

            ## Why it is bad
            UIKit can't build such a view tree. For example, only a table creates cells for rows.

            ## Example
            ```scene
            scene Main 390x844 {
                view List fill {
                    rows 3 height 60
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                table List fill {
                    rows 3 height 60
                }
            }
            ```

            ## In UIKit
            Nothing corresponds: UIKit itself creates such views, like the cells of a table, where they belong.
            """)
}
