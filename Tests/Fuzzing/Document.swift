import SceneFormat
import SceneImport
import SceneSyntax
import SceneText

/// Any bytes, read as a document of Interface Builder, give scenes in the standard layout whose parts come from the
/// document.
@_cdecl("LLVMFuzzerTestOneInput")
public func document(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let source = Source(path: "a.storyboard", bytes: input(start, count))
    let options = InterfaceBuilderOptions(writesExpectations: count % 2 == 0)
    let result = ImportResult(ImportedDocument(interfaceBuilder: source, options), in: source)
    for problem in result.diagnostics { require(problem.range.end <= count, "a problem is outside the document") }
    for entry in result.map.entries { require(entry.origin.end <= count, "a view is from outside the document") }
    let tree = SyntaxTree.parse(Source(path: "a.scene", bytes: result.text))
    require(tree.problems.isEmpty, "the scenes have a syntax error")
    require(tree.formatted() == result.text, "the scenes aren't in the standard layout")
    return 0
}
