import SceneImport
import SceneSemantics

extension InputFile {
    /// The call of `scenec eval` that answers for points of `scene` in this file, up to its options for points.
    func evalCommand(
        for scene: LoweredScene, assuming assumptions: ImportAssumptions, after touch: String? = nil
    ) -> String {
        let path = if case .path(let path) = origin { path } else { "-" }
        var words = ["scenec", "eval", path, "--scene", scene.name]
        if let device = scene.device { words += ["--device", device] }
        for (name, hitTesting) in assumptions.hitTesting.sorted(by: { $0.key < $1.key }) {
            words += ["--assume", "\(name)=\(hitTesting == .passthrough ? "passthrough" : "takes")"]
        }
        if let touch { words += ["--after", touch] }
        return words.map { $0.quotedForShellIfNeeded }.joined(separator: " ")
    }
}

extension String {
    /// The text as a word of a POSIX shell, in quotes where it needs them.
    var quotedForShellIfNeeded: String {
        let needsNoQuotes = utf8.allSatisfy { byte in
            (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || "/._-+@=".utf8.contains(byte)
        }
        return needsNoQuotes && !isEmpty ? self : quotedForShell
    }
}
