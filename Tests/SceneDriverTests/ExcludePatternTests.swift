import Testing

@testable import SceneDriver

/// Which paths the patterns of a configuration exclude.
struct ExcludePatternTests {
    @Test(arguments: [
        ("Pods", "Pods", true), ("Pods", "App/Pods", true), ("./Pods", "Pods", true), ("./Pods", "App/Pods", false),
        ("App/Old", "App/Old", true), ("App/Old", "Old", false), ("App/Old", "Lib/App/Old", false),
        ("Pods/", "App/Pods", true), ("draft-?.scene", "draft-1.scene", true),
        ("draft-?.scene", "draft-12.scene", false),
        ("scenes/**/a.scene", "scenes/a.scene", true), ("scenes/**/a.scene", "scenes/b/c/a.scene", true),
        ("*.scene", "a/b.scene", true), ("*.scene", "a/b.txt", false),
    ])
    func matches(_ pattern: String, _ path: String, _ expected: Bool) throws {
        #expect(try #require(ExcludePattern(pattern)).matches(path) == expected)
    }

    @Test(arguments: ["", "/Pods", "./", ".", "..", "a/../b", "a/./b"])
    func matchesNothing(_ pattern: String) {
        #expect(ExcludePattern(pattern) == nil)
    }
}
