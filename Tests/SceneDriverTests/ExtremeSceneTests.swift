import Foundation
import TestSupport
import Testing

@testable import SceneDriver

/// No number in a scene crashes a command.
struct ExtremeSceneTests {
    /// The number of scenes. `SCENES=20000` tries that many.
    private static let sceneCount = ProcessInfo.processInfo.environment["SCENES"].flatMap { UInt64($0) } ?? 32
    /// The first seed.
    private static let firstSeed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 1

    /// Every command exits with one of the program's statuses.
    @Test(arguments: 0..<UInt64(4))
    func everyCommandExits(_ part: UInt64) {
        for seed in Self.firstSeed..<Self.firstSeed + Self.sceneCount where seed % 4 == part {
            var generator = ExtremeSceneGenerator(seed: seed)
            let text = generator.scene()
            let (point, other, touch) = (generator.point(), generator.point(), generator.touch())
            if ProcessInfo.processInfo.environment["SHOW"] != nil {
                FileHandle.standardError.write(Data("\(seed) --at=\(point) --touch=\(touch)\n\(text)".utf8))
            }
            let calls = [
                ["check", "--diff", "--unsafe-fixes"], ["eval"], ["eval", "--at=\(point)", "--at=\(other)", "--why"],
                ["eval", "--at=\(point)", "--display-order=all"], ["eval", "--touch=\(touch)"], ["test"],
                ["dump", "--stage=tree"], ["draw", "--at=\(point)", "--touch=\(touch)", "--display-order=all"],
                ["draw", "--format=html"],
            ]
            for call in calls {
                let output = Recorder()
                let status = run(
                    arguments: [call[0], "a.scene"] + call.dropFirst(), environment: ProcessEnvironment { _ in nil },
                    files: .memory([Script.File(path: "a.scene", text: text)], standardInput: ""),
                    output: Output(standard: output.sink, error: output.sink))
                #expect((0...2).contains(status), "seed \(seed): \(call)")
            }
        }
    }
}
