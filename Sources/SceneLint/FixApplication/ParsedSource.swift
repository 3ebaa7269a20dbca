import SceneSyntax
import SceneText

/// A source whose syntax is parsed once, when it is first needed.
final class ParsedSource {
    let source: Source
    private(set) lazy var tree = SyntaxTree.parse(source)
    /// The ranges of the scenes, in source order.
    private(set) lazy var scenes = tree.children(.file).filter { tree.kind($0) == .scene }.map { tree.range($0) }

    init(_ source: Source) { self.source = source }

    /// Whether the file ends in an open block. Its last word may still be being typed.
    var isCutOff: Bool { tree.problems.contains { $0.reason == .missingLastBrace } }
}
