/// What `scenec check` is asked for.
struct CheckRequest: Equatable {
    /// The files and folders to check.
    var paths: InputPaths
    /// How findings are written.
    var format: Format
    /// Whether a warning makes the call fail.
    var deniesWarnings: Bool
    /// How bad the findings of some rules are to be.
    var ruleLevels: RuleLevels
    /// After how many errors to stop printing.
    var maximumErrors: Int?
    /// Whether to use colours.
    var color: ColorChoice

    /// How findings are written.
    enum Format: String {
        case human
        case short
        case json
    }

    /// Understands the arguments of the command.
    init(_ call: ParsedCall) throws(CallProblem) {
        paths = call.inputPaths
        format = call.choice("--format") ?? .human
        deniesWarnings = call.has("--deny-warnings")
        ruleLevels = try RuleLevels(call.all("--rule"))
        maximumErrors = try call.positiveInteger("--max-errors")
        color = call.color
    }
}

extension ParsedCall {
    /// The whole number from 1 that was given for `option`.
    func positiveInteger(_ option: String) throws(CallProblem) -> Int? {
        guard let text = last(option) else { return nil }
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text), number > 0
        else { throw CallProblem("`\(option)` must be a whole number from 1, not `\(text)`") }
        return number
    }
}
