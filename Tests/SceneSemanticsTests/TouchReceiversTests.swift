import SceneRuntime
import SceneSemantics
import Testing

/// Which targets get the touches of a view.
struct TouchReceiversTests {
    /// A control keeps touches of its subviews from itself, but not from recognizers around it. Only its own tap
    /// recognizer does what a tap on it should do, and nothing does what UIKit's own controls do.
    @Test(arguments: [
        ("view Around fill { recognizer .tap; button B fill { view Inner fill } }", nil, ["Around"]),
        (
            "view Around fill { recognizer .tap; button B fill { recognizer .tap; view Inner fill } }", "B",
            ["B", "Around"]
        ),
        (
            "view Around fill { recognizer .tap; button B fill { recognizer .pan; view Inner fill } }", nil,
            ["Around"]
        ),
        ("button B fill { recognizer .tap numberOfTapsRequired 2; view Inner fill }", nil, []),
        ("button B fill { recognizer .tap enabled .off; view Inner fill }", nil, []),
        ("control C fill { recognizer .tap; view Inner fill }", "C", ["C"]),
        ("switch S frame 0,0 51x31 { recognizer .tap; view Inner fill }", nil, []),
        ("view Around fill { recognizer .tap; view V fill { view Inner fill } }", "Around", ["Around"]),
        ("view Around fill { recognizer .tap; view Inner fill { recognizer .pan } }", "Inner", ["Inner", "Around"]),
        ("view Around fill { view Inner fill }", nil, []),
    ])
    func touchesOnSubviews(_ content: String, _ owner: String?, _ targets: [String]) throws {
        let outcome = SceneOutcome("scene Main 390x844 { \(content) }")
        let scene = try #require(outcome.scenes.first, "\(outcome.diagnostics.map(\.message))")
        let inner = try #require(scene.tree.identities.first { scene.path(of: $0) == "Inner" })
        #expect(scene.touchReceivers.owner(of: inner).map { scene.path(of: $0) } == owner)
        #expect(scene.touchReceivers.targets(touchedBy: inner).map { scene.path(of: $0) } == targets)
    }
}
