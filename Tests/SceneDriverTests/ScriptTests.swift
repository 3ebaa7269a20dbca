import SceneQueries
import TestSupport
import Testing

@testable import SceneDriver

/// Runs the scripts in `Scripts`.
///
/// Two variables in the environment of a command are only for these tests: `TERMINAL` lists the streams that are
/// terminals (`stdout`, `stderr`). `ANALYSIS=words` replaces the compiler by an analysis that reports words, to test
/// the driver alone.
struct ScriptTests {
    private static let scripts = Fixtures("Scripts")

    @Test(arguments: scripts.names(endingIn: ".cli"))
    func script(_ name: String) throws {
        let difference = try Self.scripts.differenceOfScript(name, run: Self.execute)
        #expect(difference == nil)
    }

    /// Executes a call in this process.
    private static func execute(_ call: ScriptCall) -> ScriptResult {
        let terminals = call.environment["TERMINAL"] ?? ""
        let standard = Recorder(isTerminal: terminals.contains("stdout"))
        let error = Recorder(isTerminal: terminals.contains("stderr"))
        var changed: [Script.File] = []
        let status = run(
            arguments: call.arguments, environment: ProcessEnvironment { call.environment[$0] },
            files: .memory(call.files, standardInput: call.standardInput) { path, bytes in
                changed.append(Script.File(path: path, text: String(decoding: bytes, as: UTF8.self)))
            },
            output: Output(standard: standard.sink, error: error.sink),
            analysis: call.environment["ANALYSIS"] == "words" ? .words : .default)
        return ScriptResult(
            standardOutput: standard.text, standardError: error.text, changedFiles: changed, status: status)
    }
}
