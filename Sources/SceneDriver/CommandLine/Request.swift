/// A command with its arguments.
enum Request: Equatable {
    case check(CheckRequest)
    case eval(EvalRequest)
    case test(TestRequest)
    case explain(ExplainRequest)
    case dump(DumpRequest)
    case fmt(FormatRequest)
    case `import`(ImportRequest)
    case draw(DrawRequest)
    case diff(DiffRequest)
    case export(ExportRequest)
    case probe(ProbeRequest)
    case `init`(InitRequest)
    case lsp
    case completions(CompletionsRequest)
    case manual

    /// Reads the arguments of a command.
    init(_ call: ParsedArguments) throws(UsageError) {
        switch call.command {
        case .check: self = .check(try CheckRequest(call))
        case .eval: self = .eval(try EvalRequest(call))
        case .test: self = .test(try TestRequest(call))
        case .explain: self = .explain(try ExplainRequest(call))
        case .dump: self = .dump(DumpRequest(call))
        case .fmt: self = .fmt(try FormatRequest(call))
        case .import: self = .import(try ImportRequest(call))
        case .draw: self = .draw(try DrawRequest(call))
        case .diff: self = .diff(try DiffRequest(call))
        case .export: self = .export(try ExportRequest(call))
        case .probe: self = .probe(ProbeRequest(call))
        case .`init`: self = .`init`(InitRequest(call))
        case .lsp: self = .lsp
        case .completions: self = .completions(CompletionsRequest(call))
        case .manual: self = .manual
        }
    }

    /// Whether to run again whenever a file changes.
    var watches: Bool {
        switch self {
        case .check(let request): request.watches
        case .test(let request): request.watches
        case .draw(let request): request.watches
        default: false
        }
    }
}

extension ParsedArguments {
    /// Returns whether to run again whenever a file changes.
    func watches() throws(UsageError) -> Bool {
        guard has("--watch") else { return false }
        if operands.contains("-") { throw UsageError("`--watch` needs files, and `-` is standard input") }
        return true
    }

    /// Whether to use colors.
    var color: ColorChoice { choice("--color") ?? .auto }

    /// The files to read; by default the current folder.
    var inputPaths: InputPaths {
        InputPaths(operands.isEmpty ? ["."] : operands, standardInputName: last("--stdin-filename"))
    }
}
