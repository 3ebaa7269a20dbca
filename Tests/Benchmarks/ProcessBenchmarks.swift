import Foundation

/// Measures whole commands from start to exit, relative to an empty Swift program that is linked the same way.
///
/// - Parameter program: The path of a released `scenec`.
func processBenchmarks(_ program: String) throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory.appending(component: "benchmarks-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
        let file = folder.appending(component: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }
    let empty = folder.appending(component: "empty").path
    let source = try file("empty.swift", "")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(Linux)
        let flags = ["-O", "-static-stdlib", "-static-executable"]
    #else
        let flags = ["-O"]
    #endif
    compiler.arguments = ["swiftc"] + flags + [source, "-o", empty]
    compiler.standardError = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()

    let commands = [
        ("check of an empty scene", ["check", try file("empty.scene", "scene Empty 390x844 { }\n")]),
        ("check of 24 KB", ["check", try file("screens.scene", SceneFileGenerator.text(byteCount: 24_000))]),
    ]
    return commands.map { name, arguments in
        // Alternate, so that both run under the same conditions.
        let pairs = (0..<10).map { _ in
            (ours: time(of: program, arguments, runs: 20), theirs: time(of: empty, [], runs: 20))
        }
        let ours = pairs.map(\.ours).min() ?? .zero
        let theirs = pairs.map(\.theirs).min() ?? .zero
        return Measurement(
            name: "process: \(name)", figure: ours / .milliseconds(1), unit: "ms", ratio: ours / theirs,
            baseline: "an empty program")
    }
}

/// Returns the average time of a program from start to exit, over `runs` runs one after another.
private func time(of path: String, _ arguments: [String], runs: Int) -> Duration {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    return ContinuousClock().measure {
        for _ in 0..<runs {
            var process = pid_t()
            guard posix_spawn(&process, path, &actions, nil, &words, &environment) == 0 else { return }
            waitpid(process, nil, 0)
        }
    } / runs
}
