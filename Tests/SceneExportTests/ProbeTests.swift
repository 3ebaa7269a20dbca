import SceneExport
import Testing

/// Other tests try the file that `scenec probe` prints with the exported code of scenes.
struct ProbeTests {
    /// The file compiles in the Swift 5 mode, too.
    @Test func compilesAsSwift5() throws {
        var program = try SwiftProgram()
        defer { program.remove() }
        try program.add(probeSource, named: "SceneProbe")
        try program.add(
            "@main struct Main { @MainActor static func main() { print(SceneProbe.scene(of: UIView())) } }",
            named: "main-test")
        let messages = try program.typeCheck(version: 5)
        #expect(messages.isEmpty, "\(messages.prefix(4000))")
    }
}
