import Foundation

/// Measures the compiler, and in the same run simple programs that do the same.
///
///     swift run -c release Benchmarks [--only hit|regions|compiler|lowering|process|growth] [--shape TEXT]
///                                     [--command TEXT] [--program PATH] [--json FILE] [--compare FILE]
///
/// `--json` writes the figures to a file, and `--compare` shows the differences from an earlier run. `--program` is a
/// released program; the benchmarks of processes run it. `growth` only runs if `--only` names it, and `--shape` and
/// `--command` limit it to shapes and commands whose names contain a text.
@main
enum Benchmarks {
    /// The suites, by name.
    private static let suites: [(name: String, run: @Sendable (_ program: String?) throws -> [Measurement])] = [
        ("process", { try $0.map(processBenchmarks) ?? [] }), ("regions", { _ in regionBenchmarks() }),
        ("compiler", { _ in compilerBenchmarks() }), ("lowering", { _ in loweringBenchmarks() }),
        ("hit", { _ in hitTestBenchmarks() }),
    ]

    private static let usage = """
        usage: Benchmarks [--only hit|regions|compiler|lowering|process|growth] [--shape TEXT]
                          [--command TEXT] [--program PATH] [--json FILE] [--compare FILE]
        """

    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.contains("--help") || arguments.contains("-h") {
            print(usage)
            return
        }
        func value(of option: String) -> String? {
            arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
        }
        let only = value(of: "--only")
        var earlier: [String: Double] = [:]
        if let file = value(of: "--compare") {
            let old = try JSONDecoder().decode([Measurement].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
            earlier = Dictionary(old.map { ($0.name, $0.figure) }) { first, _ in first }
        }
        var all: [Measurement] = []
        if only == "growth", let program = value(of: "--program") {
            all = try growthBenchmarks(program, matching: value(of: "--shape"), command: value(of: "--command"))
        }
        for suite in suites where only == nil || only == suite.name {
            for measurement in try suite.run(value(of: "--program")) {
                print(line(measurement, earlier[measurement.name]))
                all.append(measurement)
            }
        }
        if let file = value(of: "--json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(all).write(to: URL(fileURLWithPath: file))
        }
    }

    /// Formats a measurement as a line of the table.
    private static func line(_ measurement: Measurement, _ earlier: Double?) -> String {
        var line = measurement.name.padding(toLength: 46, withPad: " ", startingAt: 0)
        line += String(format: "%12.2f ", measurement.figure) + measurement.unit
        if let ratio = measurement.ratio, let baseline = measurement.baseline {
            line += String(format: "  %.4g × ", ratio) + baseline
        }
        if let earlier { line += String(format: "  %+.1f %%", (measurement.figure / earlier - 1) * 100) }
        return line
    }
}
