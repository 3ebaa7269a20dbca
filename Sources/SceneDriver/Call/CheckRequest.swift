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
    /// Whether the report for people shows notes in full, not one line each.
    var showsNotesInFull: Bool
    /// How many findings of each severity are printed at most.
    var maximumErrors: Int?
    /// What becomes of the fixes of findings.
    var fixMode: FixMode
    /// Whether those are made, too, that can change answers beside those in the finding.
    var includesUnsafeFixes: Bool
    /// Whether to use colours.
    var color: ColorChoice

    /// How findings are written.
    enum Format: String {
        case human
        case short
        case json
        case sarif
        case github

        /// Whether programs read it, who read findings and nothing else.
        var isForPrograms: Bool {
            switch self {
            case .human, .short: false
            case .json, .sarif, .github: true
            }
        }
    }

    /// What becomes of the fixes of findings.
    enum FixMode {
        /// They are told with the findings.
        case tell
        /// They are made.
        case make
        /// What they would change is shown, and nothing else.
        case show
    }

    /// Understands the arguments of the command.
    init(_ call: ParsedCall) throws(CallProblem) {
        paths = call.inputPaths
        format = call.choice("--format") ?? .human
        deniesWarnings = call.has("--deny-warnings")
        ruleLevels = try RuleLevels(call.all("--rule"))
        showsNotesInFull = call.has("--notes")
        maximumErrors = try call.positiveInteger("--max-errors")
        fixMode = call.has("--diff") ? .show : call.has("--fix") ? .make : .tell
        includesUnsafeFixes = call.has("--unsafe-fixes")
        color = call.color
        if fixMode == .show, format != .human {
            throw CallProblem("`--diff` prints a diff, so it cannot be combined with `--format`")
        }
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
