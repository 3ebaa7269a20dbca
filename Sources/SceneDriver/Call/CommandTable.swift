extension CommandSpecification {
    /// Every command, in the order of the help. Parsing, help and suggestions all come from here.
    static let all: [CommandSpecification] = CommandName.allCases.map(\.specification)
}

extension CommandName {
    /// What this command takes.
    var specification: CommandSpecification {
        switch self {
        case .check: .check
        case .eval: .eval
        case .test: .test
        case .explain: .explain
        case .dump: .dump
        }
    }
}

extension CommandSpecification {
    /// `scenec check`
    fileprivate static let check = Self(
        name: .check, summary: "find what is wrong in scenes", operands: .many("PATH"),
        options: [
            .choice("--format", ["human", "short", "json", "sarif", "github"], "how findings are written"),
            .flag("--deny-warnings", "exit with status 1 for a warning too"),
            .text("--rule", "NAME=off|note|warning|error", "how bad the findings of a rule are; may be repeated"),
            .flag("--notes", "show notes in full, not one line each"),
            .text("--max-errors", "N", "stop printing after N errors"),
            .flag("--fix", "mend what can be mended without changing other answers, and write the files"),
            .flag("--unsafe-fixes", "with --fix or --diff, mend too what can change other answers"),
            .flag("--diff", "print what --fix would change, and change nothing"),
        ] + .forFiles + .forEveryCommand,
        details: .aboutPaths)

    /// `scenec eval`
    fileprivate static let eval = Self(
        name: .eval, summary: "tell which view a touch hits, what it does, or whether every control can be touched",
        operands: .one("PATH"),
        options: [
            .text("--scene", "NAME", "the scene, where the file has several"),
            .text("--at", "X,Y", "a point to ask about; may be repeated"),
            .text("--points", "FILE", "a file of points, one a line, X,Y or X Y; - for standard input"),
            .choice("--points-format", ["text", "f64"], "how they are written; f64: pairs of little-endian doubles"),
            .text("--touch", "STEPS", "a touch to follow, such as \"down 60,30; wait 200ms; move 60,130; up\""),
            .flag("--why", "tell every view that was asked"),
            .flag("--sweep", "without a point: tell whether scrolling makes a control touchable"),
            .choice("--display-order", ["ascending", "descending", "all"], "which cells were displayed later"),
            .choice("--format", ["human", "json"], "how answers are written"),
        ] + .forFiles + .forEveryCommand,
        details: "PATH is a file, or - for standard input.")

    /// `scenec test`
    fileprivate static let test = Self(
        name: .test, summary: "check the expectations that stand in scenes", operands: .many("PATH"),
        options: [
            .text("--filter", "TEXT", "only expectations whose scene or text contains TEXT"),
            .choice("--format", ["human", "json", "junit"], "how results are written"),
        ] + .forFiles + .forEveryCommand,
        details: .aboutPaths)

    /// `scenec explain`
    fileprivate static let explain = Self(
        name: .explain, summary: "explain a rule, or list all", operands: .optional("RULE"),
        options: .forEveryCommand, details: "RULE is a name that a finding shows in brackets.")

    /// `scenec dump`
    fileprivate static let dump = Self(
        name: .dump, summary: "print what a file is to the compiler", operands: .one("PATH"),
        options: [
            .choice("--stage", ["tokens", "syntax", "tree"], "how far to compile; must be given"),
            .choice("--format", ["human", "json"], "how it is written"),
        ] + .forFiles + .forEveryCommand,
        details: "PATH is a file, or - for standard input.")
}

extension [OptionSpecification] {
    /// The options of the commands that read files.
    fileprivate static let forFiles: Self = [
        .text("--stdin-filename", "NAME", "what standard input is called in messages")
    ]

    /// The options of every command.
    static let forEveryCommand: Self = [
        .choice("--color", ["auto", "always", "never"], "whether to use colours; auto: on a terminal"),
        .flag("--help", "print this and exit"),
        .flag("--version", "print the version and exit"),
    ]
}

extension String {
    /// What the help says about PATH.
    fileprivate static let aboutPaths = """
        PATH is a file, a folder (every .scene file below it) or - for standard input;
        without one, the current folder is taken.
        """
}
