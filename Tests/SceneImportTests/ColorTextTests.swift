import Testing

@testable import SceneImport

/// Colors as a scene spells them.
struct ColorTextTests {
    /// Each component has two digits.
    @Test(
        arguments: [
            (0, 15, 16, 255, "#000f10"), (255, 255, 255, 255, "#ffffff"), (1, 2, 3, 254, "#010203fe"),
            (1, 2, 3, 1, "#01020301"),
        ] as [(Double, Double, Double, Double, String)])
    func components(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, _ text: String) {
        #expect(colorText(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255) == text)
    }

    /// A color that nobody sees isn't written, and components beyond the limits count as those.
    @Test func limits() {
        #expect(colorText(red: 1, green: 1, blue: 1, alpha: 0) == nil)
        #expect(colorText(red: 2, green: -1, blue: .nan, alpha: 2) == "#ff0000")
    }
}
