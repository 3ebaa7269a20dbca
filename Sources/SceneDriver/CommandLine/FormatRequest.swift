/// The arguments of `scenec fmt`.
struct FormatRequest: Equatable {
    var paths: InputPaths
    var readsConfiguration: Bool
    var mode: Mode

    /// What to do with a file whose layout differs.
    enum Mode {
        case write
        /// Print its name.
        case check
        /// Print what would change.
        case diff
    }

    init(_ call: ParsedArguments) throws(UsageError) {
        paths = call.inputPaths
        readsConfiguration = call.readsConfiguration
        if call.has("--check"), call.has("--diff") {
            throw UsageError("use `--check` or `--diff`, not both")
        }
        mode = call.has("--check") ? .check : call.has("--diff") ? .diff : .write
    }
}
