import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests scenes on several devices.
struct ScreenTests {
    /// A scene on several devices means the same as a scene for each of them.
    @Test
    func sameAsOneSceneEach() throws {
        let screens = [".iPhoneSE", ".iPhone16Pro.landscape", "300x500", ".iPadPro13"]
        for seed in trials(40) {
            var generator = SceneWriter(seed: seed)
            let text = generator.scene().replacing("scene Main 300x500", with: "scene Main SCREENS")
            let together = outcomes(text.replacing("SCREENS", with: screens.joined(separator: ", ")))
            let alone = screens.flatMap { outcomes(text.replacing("SCREENS", with: $0)) }
            #expect(together == alone, "seed \(seed)\n\(text)")
        }
    }

    /// Returns the views of the first scene on each of its devices, or the messages about them; none if it has an error
    /// that depends on no device.
    private func outcomes(_ text: String) -> [String] {
        let file = BoundFile.bind(SyntaxTree.parse(Source(path: "a.scene", text: text)))
        guard let scene = file.scenes.first, !scene.hasErrors else { return [] }
        return scene.screens.indices.map { index in
            switch scene.lowered(on: index) {
            case .scene(let lowered): lowered.dump
            case .problems(let problems): problems.map(\.message).joined(separator: "\n")
            }
        }
    }

    @Test
    func expectationsApplyWhereTheySay() throws {
        let text = """
            scene Main .iPhoneSE, .iPhone16Pro, 320.0x568 {
                view A fill
                expect hit 1,1 -> A
                expect hit 1,1 on .iPhone16Pro -> A
                expect tap A on .iPhoneSE, 320x568 touches -> A
                expect reachable -> A on 320x568
                expect unreachable -> A on .iPhone16Pro
            }
            """
        let file = BoundFile.bind(SyntaxTree.parse(Source(path: "a.scene", text: text)))
        let scene = try #require(file.scenes.first)
        #expect(file.diagnostics.isEmpty)
        #expect(scene.screens == ["iPhoneSE", "iPhone16Pro", "320x568"])
        let lines = scene.screens.indices.map { index -> [Int] in
            guard case .scene(let lowered) = scene.lowered(on: index) else { return [] }
            return lowered.expectations.map { file.tree.source.position(at: $0.range.start).line }
        }
        #expect(lines == [[3, 5], [3, 4, 7], [3, 5, 6]])
    }

    @Test
    func devices() {
        #expect(Schema.devices.count >= 14)
        #expect(Set(Schema.devices.map(\.word)).count == Schema.devices.count)
        for device in Schema.devices {
            #expect(device.size.width < device.size.height, "\(device.word) is upright")
            let isPhone = device.word.hasPrefix("iPhone")
            #expect(isPhone == (device.size.width < 500))
            #expect(device.safeArea.left == 0 && device.safeArea.right == 0)
            #expect(device.landscapeSafeArea.left == device.landscapeSafeArea.right)
            // A device with a home indicator has it in both orientations.
            #expect((device.safeArea.bottom > 0) == (device.landscapeSafeArea.bottom > 0))
            // iPhones hide their status bar when they are turned.
            #expect((device.landscapeSafeArea.top > 0) == !isPhone)
        }
    }
}
