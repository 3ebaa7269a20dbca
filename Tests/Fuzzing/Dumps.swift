import SceneImport
import SceneLint
import SceneSyntax
import SceneText

/// Any bytes that are read as a printed view hierarchy give scenes without errors, in the standard layout, whose items
/// come from places in the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func importDump(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let source = Source(path: "dump.txt", bytes: input(start, count))
    let result = ImportResult(ImportedDocument(dump: source), in: source)
    let scene = Source(path: "dump.scene", bytes: result.text)
    require(SyntaxTree.parse(scene).problems.isEmpty, "the scenes have syntax errors")
    for diagnostic in LintedFile.lint(scene, rules: []).diagnostics {
        require(diagnostic.severity != .error, "the scenes have an error: \(diagnostic.message)")
    }
    for entry in result.map.entries {
        require(entry.origin.end <= count && entry.start <= entry.end, "an item comes from nowhere")
    }
    for diagnostic in result.diagnostics { require(diagnostic.range.end <= count, "a problem is outside the text") }
    return 0
}
