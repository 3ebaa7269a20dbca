import Foundation

/// Measures the cost of every command on files of growing size, and marks those that exceed ``GrowthLimit``.
///
/// - Parameters:
///   - program: The path of a released `scenec`.
///   - name: Text that the names of the measured shapes contain.
///   - words: Text that the measured commands contain.
func growthBenchmarks(_ program: String, matching name: String?, command words: String?) throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory.appending(component: "growth-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var measurements: [Measurement] = []
    for shape in GrowthShapes.all where name.map(shape.name.contains) ?? true {
        let file = folder.appending(component: "file.\(shape.ending)")
        let old = folder.appending(component: "old.\(shape.ending)")
        for command in GrowthCommand.all where words.map(command.name.contains) ?? true {
            guard shape.isDocument ? command.readsDocuments : command.readsScenes else { continue }
            let arguments = command.arguments(file: file.path, old: old.path, shape)
            let growth = try Growth(of: shape, arguments, fileCount: command.comparesVersions ? 2 : 1) {
                size, arguments in
                try Data(shape.text(size).utf8).write(to: file)
                if command.comparesVersions { try Data(shape.text(size * 9 / 10).utf8).write(to: old) }
                for (name, text) in shape.imports(size) {
                    try Data(text.utf8).write(to: folder.appending(component: name))
                }
                return ProcessCost(of: program, arguments)
            }
            let name = "\(shape.name): \(command.name)"
            measurements.append(growth.measurement(name))
            print(growth.line(name))
            fflush(nil)
        }
    }
    return measurements
}

/// The limits for a file of up to 100 KB.
enum GrowthLimit {
    /// Processor time for each file that is read, of the user and the system, in milliseconds.
    static let time = 1000.0
    /// Peak memory for each file that is read, in megabytes.
    static let memory = 300.0
}

/// A command with its options.
struct GrowthCommand {
    /// Its name in the table.
    let name: String
    /// The arguments, except the file and the point.
    private let words: [String]
    /// Whether to add `--at` with the shape's point.
    private let asksAtPoint: Bool

    private init(_ words: String, asksAtPoint: Bool = false) {
        name = words
        self.words = words.split(separator: " ").map(String.init)
        self.asksAtPoint = asksAtPoint
    }

    /// Whether the command also reads printed view hierarchies and storyboards.
    var readsDocuments: Bool { !["test", "fmt", "dump"].contains(words[0]) && !words.contains("--diff") }

    /// Whether the command reads scenes.
    var readsScenes: Bool { words[0] != "import" }

    /// Whether the command also reads an old version of the file. It is the same shape, smaller by a tenth.
    var comparesVersions: Bool { words[0] == "diff" }

    /// The commands that are measured for every shape.
    static let all = [
        GrowthCommand("check"), GrowthCommand("check --format json"), GrowthCommand("check --format sarif"),
        GrowthCommand("check --format github"), GrowthCommand("check --diff --unsafe-fixes"), GrowthCommand("eval"),
        GrowthCommand("eval --sweep"), GrowthCommand("eval --sweep --format json"),
        GrowthCommand("eval --display-order all --why", asksAtPoint: true), GrowthCommand("test"),
        GrowthCommand("test --format json"), GrowthCommand("test --format junit"),
        GrowthCommand("fmt --diff"), GrowthCommand("dump --stage tree"),
        GrowthCommand("dump --stage syntax --format json"), GrowthCommand("draw"),
        GrowthCommand("draw --format html"), GrowthCommand("diff"), GrowthCommand("diff --format json"),
        GrowthCommand("diff --format html"),
        GrowthCommand("export --format uikit"), GrowthCommand("export --format xctest"),
        GrowthCommand("export --format dump"), GrowthCommand("import"),
    ]

    /// The arguments for `file` and its `old` version.
    func arguments(file: String, old: String, _ shape: GrowthShape) -> [String] {
        [words[0]] + (comparesVersions ? [old] : []) + [file] + words.dropFirst()
            + (asksAtPoint ? ["--at", shape.point] : [])
    }
}

/// How the cost of one command grows with one shape.
struct Growth {
    private let sizes: [Int]
    private let fileCount: Int
    private var costs: [ProcessCost] = []

    /// If the largest size takes less, the growth doesn't matter; in milliseconds.
    private static let minimumTime = 250.0

    /// Measures `shape` at its largest size, and at its other sizes if that takes long.
    init(
        of shape: GrowthShape, _ arguments: [String], fileCount: Int,
        measure: (_ size: Int, _ arguments: [String]) throws -> ProcessCost
    ) throws {
        self.fileCount = fileCount
        guard let largest = shape.sizes.last else {
            sizes = []
            return
        }
        // Other programs on the machine can only make it slower.
        func smallestCost(_ size: Int) throws -> ProcessCost {
            let cost = try measure(size, arguments)
            if !Self.isOverLimit(cost, fileCount) { return cost }
            let again = try measure(size, arguments)
            return again.time < cost.time ? again : cost
        }
        let cost = try smallestCost(largest)
        let others = cost.hasEnded && cost.time < Self.minimumTime ? [] : shape.sizes.dropLast()
        sizes = others + [largest]
        for size in others { costs.append(try smallestCost(size)) }
        costs.append(cost)
    }

    /// Whether any size exceeds a limit or crashes the program.
    var isOverLimit: Bool { costs.contains { Self.isOverLimit($0, fileCount) } }

    private static func isOverLimit(_ cost: ProcessCost, _ fileCount: Int) -> Bool {
        let (time, memory) = (GrowthLimit.time * Double(fileCount), GrowthLimit.memory * Double(fileCount))
        return !cost.hasEnded || cost.time > time || cost.memory > memory
    }

    /// The exponent of the growth from the second largest to the largest size, or `nil` if it wasn't measured.
    var exponent: Double? {
        guard costs.count > 1, let last = costs.last else { return nil }
        let before = costs[costs.count - 2]
        let ratio = Double(sizes[costs.count - 1]) / Double(sizes[costs.count - 2])
        return log(last.time / max(before.time, 1)) / log(ratio)
    }

    /// Returns the measurement for `--json`.
    func measurement(_ name: String) -> Measurement {
        Measurement(name: "growth: \(name)", figure: costs.last?.time ?? 0, unit: "ms", ratio: exponent)
    }

    /// Returns a line of the table.
    func line(_ name: String) -> String {
        var line = name.padding(toLength: max(60, name.count + 1), withPad: " ", startingAt: 0)
        let times = costs.map { $0.hasEnded ? String(format: "%8.0f", $0.time) : "    died" }.joined() + " ms"
        line += String(repeating: " ", count: max(0, 43 - times.count)) + times
        line += String(format: "%8.0f MB", costs.last?.memory ?? 0)
        line += exponent.map { String(format: "   n^%.1f", $0) } ?? "        "
        return line + (isOverLimit ? "   OVER" : "")
    }
}
