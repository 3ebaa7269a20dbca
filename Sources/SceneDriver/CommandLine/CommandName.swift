/// The commands of the program.
enum CommandName: String, CaseIterable, Sendable {
    case check
    case eval
    case test
    case explain
    case dump
    case fmt
    case `import`
    case draw
    case diff
    case export
    case probe
    case `init`
    case lsp
    case completions
    case manual
}

extension CommandName: CustomStringConvertible {
    // Embedded Swift has no names of cases at run time.
    var description: String { rawValue }
}
