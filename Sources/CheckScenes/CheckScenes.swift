import Foundation
import PackagePlugin

/// Checks the scenes of a target at each build. Findings appear in the lines of the scenes, and errors fail the build.
@main
struct CheckScenes: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return Self.commands(
            name: target.name, files: target.sourceFiles.map(\.url), tool: try context.tool(named: "scenec").url)
    }

    /// Returns the command that checks the scenes among `files`, or none without any.
    fileprivate static func commands(name: String, files: [URL], tool: URL) -> [Command] {
        let scenes = files.filter { $0.pathExtension == "scene" }
        if scenes.isEmpty { return [] }
        // Without outputs it runs in every build, so a finding stays until the scene is changed.
        return [
            .buildCommand(
                displayName: "Checking the scenes of \(name)", executable: tool,
                arguments: ["check", "--format", "short"] + scenes.map(\.path), inputFiles: scenes, outputFiles: [])
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension CheckScenes: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            Self.commands(
                name: target.displayName, files: target.inputFiles.map(\.url),
                tool: try context.tool(named: "scenec").url)
        }
    }
#endif
