import SceneSyntax
import SceneText
import Testing

@testable import SceneSemantics

/// The fingers of a gesture are numbered from 1.
struct FingerTests {
    @Test(arguments: [("1", true), ("2", true), ("0", false), ("1.5", false), ("-1", false)])
    func number(_ finger: String, _ isValid: Bool) {
        let text = """
            scene Main 100x100 {
                button Play fill
                expect touch { down 10,10 finger \(finger); up finger \(finger) } fires -> Play
            }
            """
        let file = BoundFile.bind(SyntaxTree.parse(Source(path: "a.scene", text: text)))
        #expect(file.diagnostics.isEmpty == isValid)
    }
}
