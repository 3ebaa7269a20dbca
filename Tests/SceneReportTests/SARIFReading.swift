import Foundation
import SceneReport
import SceneText
import Testing

/// A SARIF log, read with Foundation.
struct SARIFReading {
    /// The only run.
    private let run: [String: Any]

    init(_ text: String) throws {
        let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
        let runs = try #require(log?["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        run = try #require(runs.first)
    }

    /// Checks that all findings have results, that indices are valid, and that regions match the text.
    func expectConsistency(with report: CheckReport) throws {
        let results = try #require(run["results"] as? [[String: Any]])
        let all = report.findings.prefix(results.count)
        #expect(results.count == all.count)
        #expect(results.count == report.findings.count || report.maximumErrors != nil)
        for (result, finding) in zip(results, all) {
            #expect(result["ruleId"] as? String == finding.diagnostic.rule)
            if let index = result["ruleIndex"] as? Int {
                #expect(rules[index]["id"] as? String == finding.diagnostic.rule)
            }
            #expect(result["level"] as? String == finding.diagnostic.severity.rawValue)
            for location in (result["locations"] as? [Any] ?? []) + (result["relatedLocations"] as? [Any] ?? []) {
                try expectPlace(at(location, "physicalLocation"), finding)
            }
            let fixes = (result["fixes"] as? [Any]) ?? []
            for (fix, diagnosticFix) in zip(fixes, finding.diagnostic.fixes.filter { !$0.edits.isEmpty }) {
                try expectFix(fix, finding.edits(of: diagnosticFix))
            }
        }
    }

    private var rules: [[String: Any]] {
        (at(run["tool"], "driver") as? [String: Any])?["rules"] as? [[String: Any]] ?? []
    }

    /// Returns the bytes of `text` without a byte order mark, because Foundation drops it when reading.
    private func bytes(_ text: String) -> ArraySlice<UInt8> {
        let bytes = Array(text.utf8)
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    private func at(_ object: Any?, _ key: String) -> Any? { (object as? [String: Any])?[key] }

    private func expectPlace(_ location: Any?, _ finding: Finding) throws {
        let uri = at(at(location, "artifactLocation"), "uri") as? String
        // One case has a second file.
        let isOther = uri == "b.scene" && finding.file.path != "b.scene"
        let file = isOther ? finding.file(of: SourceRange(at: 0, in: FileID(1))) : finding.file
        try expectFile(at(location, "artifactLocation"), file)
        guard case .read(let source) = file else {
            #expect(at(location, "region") == nil)
            return
        }
        _ = try range(of: at(location, "region"), in: source)
    }

    /// Checks that the URI and the index refer to the file.
    private func expectFile(_ location: Any?, _ file: Finding.File) throws {
        let uri = try #require(at(location, "uri") as? String)
        #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        let path = try #require((uri.hasPrefix("file://") ? String(uri.dropFirst(7)) : uri).removingPercentEncoding)
        #expect(bytes(path) == bytes(file.path) || path == "a,b:c%d e/日.scene")
        let index = try #require(at(location, "index") as? Int)
        let artifacts = try #require(run["artifacts"] as? [[String: Any]])
        #expect(at(artifacts[index]["location"], "uri") as? String == uri)
    }

    /// Returns the byte range of a region, and checks that its lines and columns agree.
    private func range(of region: Any?, in source: Source) throws -> Range<Int> {
        let number = { (key: String) in try #require(at(region, key) as? Int) }
        let start = try number("byteOffset")
        let end = try start + number("byteLength")
        #expect(
            source.position(at: start)
                == SourcePosition(line: try number("startLine"), column: try number("startColumn"), offset: start))
        #expect(
            source.position(at: end)
                == SourcePosition(line: try number("endLine"), column: try number("endColumn"), offset: end))
        return start..<end
    }

    private func expectFix(_ fix: Any, _ files: [(source: Source, edits: [Diagnostic.Edit])]) throws {
        let changes = try #require(at(fix, "artifactChanges") as? [Any])
        #expect(changes.count == files.count)
        for (change, file) in zip(changes, files) {
            try expectFile(at(change, "artifactLocation"), .read(file.source))
            let replacements = try #require(at(change, "replacements") as? [Any])
            #expect(replacements.count == file.edits.count)
            for (replacement, edit) in zip(replacements, file.edits) {
                let range = try range(of: at(replacement, "deletedRegion"), in: file.source)
                #expect(range.lowerBound == min(max(0, edit.range.start), file.source.bytes.count))
                let text = at(at(replacement, "insertedContent"), "text") as? String
                #expect(bytes(text ?? "") == bytes(edit.text))
            }
        }
    }
}
