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
    case lsp

    /// Reads the arguments of a command.
    init(_ call: ParsedCall) throws(CallProblem) {
        switch call.command {
        case .check: self = .check(try CheckRequest(call))
        case .eval: self = .eval(try EvalRequest(call))
        case .test: self = .test(TestRequest(call))
        case .explain: self = .explain(try ExplainRequest(call))
        case .dump: self = .dump(try DumpRequest(call))
        case .fmt: self = .fmt(try FormatRequest(call))
        case .import: self = .import(try ImportRequest(call))
        case .draw: self = .draw(try DrawRequest(call))
        case .diff: self = .diff(try DiffRequest(call))
        case .export: self = .export(try ExportRequest(call))
        case .lsp: self = .lsp
        }
    }
}

extension ParsedCall {
    /// Whether to use colours.
    var color: ColorChoice { choice("--color") ?? .auto }

    /// The files to read; by default the current folder.
    var inputPaths: InputPaths {
        InputPaths(operands.isEmpty ? ["."] : operands, standardInputName: last("--stdin-filename"))
    }
}
