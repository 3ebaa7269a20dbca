import Baselines
import SceneLint
import SceneSemantics
import SceneSyntax
import SceneText

/// Measures parsing and checking: bytes per second, and memory.
func compilerBenchmarks() -> [Measurement] {
    let source = Source(path: "many.scene", text: SceneFileGenerator.text(byteCount: 50_000_000))
    let byteCount = Double(source.bytes.count)
    let growth = peakMemoryGrowth { SyntaxTree.parse(source).nodeCount }
    let parse = shortestTime { SyntaxTree.parse(source).nodeCount }
    let baseline = shortestTime {
        source.bytes.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { Int(baseline_parse($0, Int64(bytes.count))) } ?? 0
        }
    }
    let scan = shortestTime { Source(path: source.path, bytes: source.bytes).lineCount }
    let small = Source(path: "few.scene", text: SceneFileGenerator.text(byteCount: 24_000))
    let lint = shortestTime {
        var work = 0
        return LintedFile.diagnostics(of: small, rules: RuleRegistry.rules, work: &work).count
    }
    let name = "\(Int(byteCount / 1e6)) MB of scenes"
    return [
        Measurement(
            name: "parse \(name)", figure: byteCount / parse * 1e3, unit: "MB a second", ratio: parse / baseline,
            baseline: "C, recursive descent"),
        Measurement(name: "note the lines of \(name)", figure: byteCount / scan * 1e3, unit: "MB a second"),
        Measurement(
            name: "memory for the tree of \(name), at its peak", figure: Double(growth) / byteCount,
            unit: "bytes a byte"),
        Measurement(
            name: "check \(small.bytes.count / 1000) KB", figure: lint / 1e6, unit: "ms"),
    ]
}
