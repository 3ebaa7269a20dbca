import SceneImport

/// The arguments of `scenec diff`.
struct DiffRequest: Equatable {
    /// The file with the old version, and the one with the new version.
    var old, new: InputPaths
    var readsConfiguration: Bool
    /// The scene to compare; `nil` for all.
    var scene: String?
    /// The device or size of the scenes, as written there without its dot; `nil` for all.
    var device: String?
    /// What to assume of views that an import can't tell.
    var assumptions: ImportAssumptions
    var format: Format
    /// The file to write; `nil` for standard output.
    var target: String?

    /// The formats of the result.
    enum Format: String {
        case human
        case json
        case svg
        case html
    }

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) throws(UsageError) {
        let name = call.last("--stdin-filename")
        let (old, new) = (call.operands.first ?? "-", call.operands.dropFirst().first ?? "-")
        if old == "-", new == "-" {
            throw UsageError("only one of OLD and NEW can be standard input", hint: "usage: scenec diff OLD -")
        }
        self.old = InputPaths([old], standardInputName: name)
        self.new = InputPaths([new], standardInputName: name)
        readsConfiguration = call.readsConfiguration
        scene = call.last("--scene")
        device = call.device
        assumptions = try ImportAssumptions(call)
        target = call.last("--output")
        if target == "-" { target = nil }
        format = call.choice("--format") ?? target.flatMap { Self.format(ofFile: $0) } ?? .human
    }

    /// Returns the format that the ending of a file's name tells.
    private static func format(ofFile name: String) -> Format? {
        let parts = (name.split(separator: "/").last ?? "").split(separator: ".", omittingEmptySubsequences: false)
        return parts.dropFirst().last.flatMap { Format(rawValue: $0.lowercased()) }
    }
}
