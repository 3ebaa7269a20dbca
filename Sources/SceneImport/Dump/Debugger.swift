import SceneText

/// The debugger that prints view hierarchies.
public enum Debugger {
    /// What to type into the debugger to print the views of an app, in Swift and in Objective-C alike.
    public static let printCommand =
        "expression -l objc -O -- [[[UIApplication sharedApplication] keyWindow] recursiveDescription]"
}

extension Source {
    /// Whether the text is what a debugger prints when it has no view hierarchy to print: its prompt, `error: …` or
    /// `nil`. Looks only at the start.
    var isFailureOfDebugger: Bool {
        let start = bytes[byteOrderMarkLength...].prefix(2000)
        let lines = start.split(separator: UInt8(ascii: "\n")).map { line in line.drop { $0.isBlank } }
        let first = lines.first { !$0.isEmpty && $0.first != UInt8(ascii: "\r") }
        guard let first else { return false }
        if first.starts(with: "(lldb)".utf8) || first.starts(with: "error: ".utf8) { return true }
        let word = first.prefix { !$0.isBlank && $0 != UInt8(ascii: "\r") }
        return ["nil", "<nil>", "(null)"].contains { word.elementsEqual($0.utf8) } && lines.count == 1
    }
}
