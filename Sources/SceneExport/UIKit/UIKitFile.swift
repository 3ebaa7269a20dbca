import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Returns a Swift file that builds `scenes` with UIKit: for a scene `Main` a function `makeMain()` that returns its
/// root or, if it has windows, these. Underscores in a Name are left out: `Log_in` has `makeLogIn()`.
///
/// Overrides are subclasses. Frames are set, not constraints. The `accessibilityIdentifier` of a view is its path.
/// Returns `nil` if the file would have more than `limit` bytes.
public func uikitSource(of scenes: [LoweredScene], from path: String, limit: Int) -> [UInt8]? {
    var file = UIKitFile(of: scenes, limit: limit)
    for scene in scenes { file.add(scene) }
    return file.bytes(from: path)
}

/// Returns the same file with a test case for each scene. It asserts each expectation `hit` of the scene, and a point
/// of each region in which one view is hit.
public func testSource(of scenes: [LoweredScene], from path: String, limit: Int) -> [UInt8]? {
    var file = UIKitFile(of: scenes, limit: limit)
    var workLeft = WorkLimit.file
    for scene in scenes { file.add(scene) }
    for scene in scenes { file.addTests(of: scene, within: &workLeft) }
    return file.bytes(from: path)
}

/// A Swift file with UIKit code, as it is being made.
struct UIKitFile {
    /// How many bytes it can have.
    private let limit: Int
    private var catalog = ClassCatalog()
    private var kinds: Set<ViewKind> = []
    private var functions = SwiftWriter()
    private var tests = SwiftWriter()
    private var hasDelegates = false
    /// What the function and the test case of each scene are named after, by the Name of the scene.
    private var baseNames: [String: String] = [:]

    init(of scenes: [LoweredScene], limit: Int) {
        self.limit = limit
        let names = scenes.map { $0.name }
        var used = SwiftNames()
        // Names without underscores stay as they are, whatever comes before them.
        for name in names where !name.utf8.contains(UInt8(ascii: "_")) {
            baseNames[name] = name
            _ = used.unique(name)
        }
        for name in names where baseNames[name] == nil { baseNames[name] = used.unique(name.asPartOfName) }
    }

    private func baseName(of scene: LoweredScene) -> String { baseNames[scene.name] ?? scene.name }

    /// Adds the function that makes a scene.
    mutating func add(_ scene: LoweredScene) {
        if functions.length > limit { return }
        for view in scene.tree.views { kinds.insert(view.kind) }
        var function = SceneFunction(scene: scene, named: "make\(baseName(of: scene))", catalog: catalog)
        if function.facts.delegateOwner != nil { hasDelegates = true }
        function.write(to: &functions, limit: limit)
        catalog = function.catalog
    }

    /// Adds the test case of a scene.
    mutating func addTests(of scene: LoweredScene, within workLeft: inout Int) {
        if functions.length + tests.length > limit { return }
        var test = SceneTestCase(
            scene, namedAfter: baseName(of: scene), hasWindows: scene.topViews.first != .root)
        test.write(to: &tests, within: &workLeft)
    }

    /// Returns the whole file, unless it is too long.
    func bytes(from path: String) -> [UInt8]? {
        if functions.length + tests.length > limit { return nil }
        let bytes = Array(text(from: path).utf8)
        return bytes.count > limit ? nil : bytes
    }

    private func text(from path: String) -> String {
        var writer = SwiftWriter()
        writer.line("// Exported by scenec from \(stringLiteral(path)).")
        writer.line()
        writer.line("import UIKit")
        let hasTests = !tests.text.isEmpty
        if hasTests { writer.line("import XCTest") }
        var text = writer.text + functions.text + tests.text
        if hasTests { text += SupportClasses.shownScene }
        if kinds.contains(.table) { text += SupportClasses.table }
        if kinds.contains(.collection) { text += SupportClasses.collection }
        if hasDelegates { text += SupportClasses.recognizerDelegate }
        let protocols = Set(catalog.classes.flatMap { $0.protocols })
        if catalog.classes.contains(where: { definition in definition.members.contains { $0.usesOverhangs } })
            || protocols.contains("OverhangingCell")
        {
            text += SupportClasses.overhangingCell
        }
        let usesKeeper = catalog.classes.contains { definition in definition.members.contains { $0.usesTouchKeeper } }
        if protocols.contains("TouchKeeper") || usesKeeper { text += SupportClasses.touchKeeper }
        var definitions = SwiftWriter()
        for definition in catalog.classes { definition.write(to: &definitions) }
        return text + definitions.text
    }
}

extension OverrideClass.Member {
    fileprivate var usesOverhangs: Bool { body.contains { $0.hasPrefix("for case let other as OverhangingCell") } }

    fileprivate var usesTouchKeeper: Bool { body.contains { $0.hasPrefix("if view is TouchKeeper") } }
}
