import TestSupport
import Testing

@testable import SceneDriver

/// Whole calls of the program, as the scripts in `Scripts` have them.
///
/// Beside the variables that the program reads, the environment of a command may hold two that only these tests know:
/// `TERMINAL=stdout`, `stderr` or both, and `ANALYSIS=words`, by which every word `wrong` is an error and every word
/// `odd` a warning, so that the driver is tried without the compiler.
struct ScriptTests {
    private static let scripts = Fixtures("Scripts")

    @Test(arguments: scripts.names(endingIn: ".cli"))
    func script(_ name: String) throws {
        let difference = try Self.scripts.differenceOfScript(name, run: Self.carryOut)
        #expect(difference == nil)
    }

    /// Carries a call out in this process.
    private static func carryOut(_ call: ScriptCall) -> ScriptResult {
        let terminals = call.environment["TERMINAL"] ?? ""
        let standard = Recorder(isTerminal: terminals.contains("stdout"))
        let error = Recorder(isTerminal: terminals.contains("stderr"))
        var changed: [Script.File] = []
        let status = run(
            arguments: call.arguments, environment: Environment { call.environment[$0] },
            files: .memory(call.files, standardInput: call.standardInput) { path, bytes in
                changed.append(Script.File(path: path, text: String(decoding: bytes, as: UTF8.self)))
            },
            output: Output(standard: standard.sink, error: error.sink),
            analysis: call.environment["ANALYSIS"] == "words" ? .words : .standard)
        return ScriptResult(
            standardOutput: standard.text, standardError: error.text, changedFiles: changed, status: status)
    }
}
