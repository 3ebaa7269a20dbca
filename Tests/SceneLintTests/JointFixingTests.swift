import SceneText
import Testing

@testable import SceneLint

/// Fixes that change several files.
struct JointFixingTests {
    /// Of two fixes, each of which changes two files, one of them the same, both are written, or neither.
    @Test func chainOfFiles() {
        let sources = (0..<3).map { Source(path: "\($0).scene", text: "aa") }
        var fixing = JointFixing(includingUnsafe: true, maximumTrials: 8) { _ in
            PassedExpectations()
        } finding: {
            Self.findings(in: $0)
        }
        let fixes = fixing.run([0, 1, 2], of: sources, finding: Self.findings(in: sources))
        let texts = (0..<3).map { String(decoding: fixes.fixed($0).source.bytes, as: UTF8.self) }
        #expect(texts == ["ba", "bb", "ab"])
        for index in 0..<3 { #expect(fixes.filesWritten(with: index) == [0, 1, 2]) }
    }

    /// Finds each `a` at the start of the first file, and at the end of the second. The fixes also change the file
    /// after that.
    private static func findings(in sources: [Source]) -> JointFindings {
        var found = JointFindings(count: sources.count)
        for file in 0..<2 where sources[file].bytes[file] == UInt8(ascii: "a") {
            func range(in file: Int, _ offset: Int) -> SourceRange {
                SourceRange(start: offset, end: offset + 1, in: sources[file].file)
            }
            let finding = Diagnostic(
                rule: "a", severity: .warning, message: "an a", range: range(in: file, file))
            let edits = [file, file + 1].map { ($0, [Diagnostic.Edit(range(in: $0, file), "b")]) }
            found.findings[file].append(finding)
            found.jointFixes.append(
                JointFix(of: finding, in: file, "write b", Dictionary(uniqueKeysWithValues: edits)))
        }
        return found
    }
}
