import SceneSyntax
import SceneText
import Testing

@testable import SceneSemantics

/// A line of attributes below a view belongs to the view around it. Only an indented one may be meant for that above.
struct ContinuationTests {
    @Test(arguments: [("", "layout"), ("    ", "misplaced")])
    func lineBelowAView(_ indentation: String, _ rule: String) {
        let text = """
            scene Main 100x100 {
                view Box {
                    button Play
                    \(indentation)frame 0,0 44x44
                }
            }
            """
        let file = BoundFile.bind(SyntaxTree.parse(Source(path: "a.scene", text: text)))
        #expect(file.diagnostics.first?.rule == rule)
    }
}
