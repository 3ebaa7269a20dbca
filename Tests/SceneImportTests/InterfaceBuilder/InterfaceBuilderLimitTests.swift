import SceneImport
import SceneText
import Testing

/// The largest numbers, the longest titles and the deepest containers that are imported.
struct InterfaceBuilderLimitTests {
    private func imported(_ scenes: String) -> ImportResult {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
            \(scenes)
            </scenes></document>
            """
        let source = Source(path: "a.storyboard", text: text)
        return ImportResult(
            ImportedDocument(interfaceBuilder: source, InterfaceBuilderOptions()), in: source, ImportAssumptions())
    }

    /// Returns a scene whose view contains `subviews`.
    private func scene(_ attributes: String, _ subviews: String) -> String {
        """
        <scene><objects><viewController \(attributes)><view key="view">
        <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\(subviews)</subviews>
        </view></viewController></objects></scene>
        """
    }

    /// The message is about the first number that isn't allowed.
    @Test(arguments: [
        ("1000000", "0", "-1", "has a negative `height`"), ("1000001", "0", "-1", "has an `x` beyond 1e6"),
        ("-1000001", "-1", "0", "has an `x` beyond 1e6"), ("0", "-1", "-2", "has a negative `width`"),
    ])
    func numbers(_ x: String, _ width: String, _ height: String, _ flaw: String) {
        let frame = "<rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
        let result = imported(scene("id=\"A\"", "<view id=\"B\">\(frame)</view>"))
        #expect(result.diagnostics.contains { $0.message.contains(flaw) }, "\(result.diagnostics.map { $0.message })")
    }

    /// A title of up to 40 characters is written whole, whatever their number of bytes.
    @Test(arguments: [("é", 40, false), ("é", 41, true), ("a", 40, false), ("a", 41, true)])
    func titles(_ letter: String, _ count: Int, _ isCut: Bool) {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"44\"/>"
        let title = String(repeating: letter, count: count)
        let text = imported(scene("id=\"A\"", "<label id=\"B\" text=\"\(title)\">\(frame)</label>")).string
        let kept = String(repeating: letter, count: min(count, 40))
        #expect(text.contains("\(kept)\(isCut ? "…" : "")\""), "\(text)")
    }

    /// A controller whose class has no other name keeps a part of it.
    @Test(arguments: [
        ("ViewController", "View"), ("Controller", "Controller"), ("PlayerViewController", "Player"),
        ("PlayerController", "Player"),
    ])
    func controllers(_ name: String, _ scene: String) {
        let text = imported(self.scene("id=\"A\" customClass=\"\(name)\"", "")).string
        #expect(text.contains("scene \(scene) "), "\(text)")
    }

    /// Views are embedded in others up to 20 times around each other.
    @Test(arguments: [(20, false), (21, true)])
    func containers(_ count: Int, _ isTooDeep: Bool) {
        let scenes = (0...count).map { index in
            let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"300\"/>"
            let segue = "<segue destination=\"C\(index + 1)\" kind=\"embed\" id=\"S\(index)\"/>"
            let container =
                "<containerView id=\"V\(index)\">\(frame)<connections>\(segue)</connections></containerView>"
            return scene("id=\"C\(index)\"", index < count ? container : "")
        }
        let messages = imported(scenes.joined()).diagnostics.map { $0.message }
        #expect(messages.contains { $0.contains("embed") || $0.contains("deep") } == isTooDeep, "\(messages)")
    }
}
