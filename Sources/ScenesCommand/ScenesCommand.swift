import Foundation
import PackagePlugin

/// Runs `scenec` on a package: `swift package --allow-writing-to-package-directory scenes fmt`.
///
/// Without arguments it checks the package, and without paths it works on all of it. SwiftPM asks for the permission to
/// write whatever the arguments are.
@main
struct ScenesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Self.run(try context.tool(named: "scenec").url, arguments, in: context.package.directoryURL)
    }

    fileprivate static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments.isEmpty ? ["check"] : arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failure(status: process.terminationStatus) }
    }

    /// The program has found something, or can't read a file; it has said what.
    private struct Failure: Error, CustomStringConvertible {
        var status: Int32
        var description: String { "scenec ended with status \(status)" }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ScenesCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode adds the names of the targets, which have no meaning here.
            var rest: [String] = []
            var isName = false
            for argument in arguments {
                if !isName, argument != "--target" { rest.append(argument) }
                isName = argument == "--target"
            }
            try Self.run(
                try context.tool(named: "scenec").url, rest, in: context.xcodeProject.directoryURL)
        }
    }
#endif
