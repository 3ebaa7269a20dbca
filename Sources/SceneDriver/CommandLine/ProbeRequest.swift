/// The arguments of `scenec probe`.
struct ProbeRequest: Equatable {
    /// The file to write; `nil` for standard output.
    var target: String?

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) {
        target = call.last("--output")
        if target == "-" { target = nil }
    }
}
