import Foundation
import TestSupport
import Testing

@testable import SceneDriver

/// What `diff` says of generated scenes is what `eval` says of points.
struct DiffPropertyTests {
    /// A line of the result.
    private struct Line: Decodable, Hashable {
        let area: Double?
        let old: String?
        let new: String?
        let region: [[Double]]?
        let exact: Bool?

        func contains(_ point: (x: Double, y: Double)) -> Bool {
            (region ?? []).contains { box in
                box[0] <= point.x && point.x < box[0] + box[2] && box[1] <= point.y && point.y < box[1] + box[3]
            }
        }
    }

    private struct Answer: Decodable {
        let hit: String?
    }

    @Test(arguments: [true, false])
    func areasAreWhereAnswersDiffer(isExact: Bool) throws {
        var (wrong, tried, changed) = (0, 0, 0)
        for seed in trials(3) {
            var (first, second) = (
                SceneTextGenerator(seed: seed, isExact: isExact), SceneTextGenerator(seed: seed + 500, isExact: isExact)
            )
            let (old, new) = (first.scene(), second.scene())
            let points = Self.points
            let lines = try Self.diff(old, new)
            let (before, after) = (try Self.answers(old, points), try Self.answers(new, points))
            for (index, point) in points.enumerated() {
                let found = lines.filter { $0.contains(point) }
                tried += 1
                if before[index] == after[index] {
                    if !found.isEmpty { wrong += 1 }
                } else {
                    changed += 1
                    if found.count != 1 || found[0].old != before[index] || found[0].new != after[index] { wrong += 1 }
                }
            }
            // What is in several lines would count twice.
            let area = lines.reduce(0) { $0 + ($1.area ?? 0) }
            #expect(area <= 100 * 100 + 1e-6)
            #expect(try Self.diff(old, old).isEmpty)
            let mirrored = try Self.diff(new, old)
            let owners: [[String?]] = lines.map { [$0.new, $0.old] }
            #expect(Set(mirrored.map { line -> [String?] in [line.old, line.new] }) == Set(owners))
            #expect(abs(mirrored.reduce(0) { $0 + ($1.area ?? 0) } - area) < 1e-3)
        }
        #expect(changed > tried / 10)
        #expect(wrong <= (isExact ? 0 : tried / 100), "\(wrong) of \(tried)")
    }

    /// A full picture has both versions of its last scene, and counts each scene that is left out once.
    @Test func scenesThatAreLeftOut() {
        let name = String(repeating: "A", count: 400)
        func text(_ size: Int) -> String {
            let buttons = "button \(name) frame (index % 20 * 18),(floor(index / 20) * 18) \(size)x18"
            return (0..<12).map { "scene S\($0) 390x844 { repeat 100 { \(buttons) } }\n" }.joined()
        }
        let picture = Self.run(
            ["diff", "old.scene", "new.scene", "--format", "svg"], ["old.scene": text(18), "new.scene": text(10)])
        let names = picture.split(separator: "data-scene=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        let halves = (0..<12).map { number in names.count { $0 == "S\(number)" } }
        let count = halves.count { $0 > 0 }
        #expect(halves.allSatisfy { $0 == 0 || $0 == 2 })
        #expect(count > 2 && count < 11)
        #expect(picture.contains("\(12 - count) more scenes are left out: the picture is full"))
    }

    /// Points all over a scene, on no edge.
    private static let points: [(x: Double, y: Double)] = (0..<400).map { (index: Int) -> (x: Double, y: Double) in
        let (column, row) = (Double(index % 20), Double(index / 20))
        return (x: 1.03 + column * 4.9, y: 1.07 + row * 4.9)
    }

    /// Returns the areas that changed.
    private static func diff(_ old: String, _ new: String) throws -> [Line] {
        let text = run(["diff", "old.scene", "new.scene", "--format", "json"], ["old.scene": old, "new.scene": new])
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
            .filter { $0.area != nil }
    }

    /// Returns the views that touches at `points` hit.
    private static func answers(_ scene: String, _ points: [(x: Double, y: Double)]) throws -> [String?] {
        let list = points.map { "\($0.x),\($0.y)\n" }.joined()
        let text = run(
            ["eval", "a.scene", "--points", "points", "--format", "json"], ["a.scene": scene, "points": list])
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)).hit }
    }

    private static func run(_ arguments: [String], _ files: [String: String]) -> String {
        let (output, error) = (Recorder(isTerminal: false), Recorder(isTerminal: false))
        _ = SceneDriver.run(
            arguments: arguments, environment: ProcessEnvironment { _ in nil },
            files: .memory(files.map { Script.File(path: $0.key, text: $0.value) }, standardInput: "") { _, _ in },
            output: Output(standard: output.sink, error: error.sink))
        return output.text
    }
}
