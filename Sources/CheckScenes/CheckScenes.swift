import Foundation
import PackagePlugin

/// Checks the scenes of a target at each build. Findings appear in the lines of the scenes, and errors fail the build.
@main
struct CheckScenes: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return Self.commands(
            name: target.name, files: target.sourceFiles.map(\.url), tool: try context.tool(named: "scenec").url,
            folder: context.pluginWorkDirectoryURL)
    }

    /// Returns the command that checks the scenes among `files`, or none without any.
    fileprivate static func commands(name: String, files: [URL], tool: URL, folder: URL) -> [Command] {
        let scenes = files.filter { $0.pathExtension == "scene" }
        if scenes.isEmpty { return [] }
        // Only written if nothing was found, so that findings don't disappear from the next build.
        let mark = folder.appendingPathComponent("\(name).scenes-checked")
        let script = """
            tool=$1 mark=$2
            shift 2
            rm -f "$mark"
            found=$("$tool" check --format short "$@") && [ -z "$found" ] && : > "$mark" && exit 0
            printf '%s\\n' "$found"
            "$tool" check --format short "$@" > /dev/null 2>&1
            """
        return [
            .buildCommand(
                displayName: "Checking the scenes of \(name)", executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", script, "sh", tool.path, mark.path] + scenes.map(\.path),
                inputFiles: scenes + [tool], outputFiles: [mark])
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension CheckScenes: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            Self.commands(
                name: target.displayName, files: target.inputFiles.map(\.url),
                tool: try context.tool(named: "scenec").url, folder: context.pluginWorkDirectoryURL)
        }
    }
#endif
