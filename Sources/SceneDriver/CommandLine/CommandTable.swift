extension CommandSpecification {
    /// Every command, in the order of the help. The source for parsing, help and suggestions.
    static let all: [CommandSpecification] = CommandName.allCases.map { $0.specification }
}

extension CommandName {
    var specification: CommandSpecification {
        switch self {
        case .check: .check
        case .eval: .eval
        case .test: .test
        case .explain: .explain
        case .dump: .dump
        case .fmt: .fmt
        case .import: .import
        case .draw: .draw
        case .diff: .diff
        case .export: .export
        case .probe: .probe
        case .`init`: .initialize
        case .lsp: .lsp
        case .completions: .completions
        case .manual: .manual
        }
    }
}

extension CommandSpecification {
    /// `scenec check`
    fileprivate static let check = Self(
        name: .check, summary: "report problems in scenes", operands: .many("PATH"),
        options: [
            .choice("--format", ["human", "short", "json", "sarif", "github"], "how to print findings"),
            .text("--scene", "NAME", "only findings in the scenes called NAME, and errors outside scenes"),
            .flag("--interface-builder", "in folders, also check every .storyboard and .xib"),
            .flag("--deny-warnings", "exit with status 1 for warnings, too"),
            .device(
                "report only findings that this device has; of a storyboard or XIB: the device whose size classes count"
            ),
            .texts("--rule", "NAME=off|note|warning|error", "change the severity of a rule"),
            .flag("--notes", "show notes in full, not one line each"),
            .text("--max-errors", "N", "print at most N errors, N warnings and N notes; the counts still include all"),
            .flag("--statistics", "print the number of findings of each rule, not the findings"),
            .flag("--fix", "fix what can be fixed without changing other answers, and write the files"),
            .flag("--unsafe-fixes", "with --fix or --diff, also apply fixes that can change other answers"),
            .flag("--diff", "print what --fix would change, and write no file; status 1 if it would change something"),
            .assume,
            .watch,
            .noConfiguration,
        ] + .forFiles + .forEveryCommand,
        details: .aboutPaths)

    /// `scenec eval`
    fileprivate static let eval = Self(
        name: .eval,
        summary: "print which view a touch hits or what it does; by default, how much of each control can be touched",
        operands: .one("PATH"),
        options: [
            .text("--scene", "NAME", "the scene to use if the file has several"),
            .device("the device or size to use if the scene names several, such as iPhoneSE.landscape"),
            .texts("--at", "X,Y|PATH", "a point, or a view, touched in the middle of its visible part"),
            .text("--points", "FILE", "a file of points, one per line, X,Y or X Y; - for standard input"),
            .choice("--points-format", ["text", "f64"], "format of the points; f64: pairs of little-endian doubles"),
            .touch,
            .after,
            .flag("--why", "with points: print every view that was asked"),
            .flag("--sweep", "without a point: check whether scrolling makes a control touchable"),
            .displayOrder,
            .assume,
            .choice("--format", ["human", "json"], "how to print answers"),
        ] + .forFiles + .forEveryCommand,
        details: .aboutOnePath)

    /// `scenec test`
    fileprivate static let test = Self(
        name: .test, summary: "run the expectations in scenes", operands: .many("PATH"),
        options: [
            .text("--scene", "NAME", "only expectations of the scenes called NAME"),
            .text("--filter", "TEXT", "only expectations whose scene or text contains TEXT"),
            .device("only this device or size of the scenes, such as iPhoneSE.landscape"),
            .choice("--format", ["human", "json", "junit"], "how to print results"),
            .text("--shard", "I/N", "run only the I-th of N parts, to spread the work over machines"),
            .watch,
            .noConfiguration,
        ] + .forFiles + .forEveryCommand,
        details: .aboutPaths)

    /// `scenec explain`
    fileprivate static let explain = Self(
        name: .explain, summary: "explain a rule or a word of scenes, or list all rules", operands: .optional("RULE"),
        options: [
            .flag("--words", "list the words of scenes"),
            .flag("--config", "list the keys of the configuration file .scenec.json"),
        ] + .forEveryCommand,
        details: "RULE is a name that a finding shows in brackets, or a word of scenes, such as hitSlop.")

    /// `scenec dump`
    fileprivate static let dump = Self(
        name: .dump, summary: "print a file's tokens, syntax tree or view tree", operands: .one("PATH"),
        options: [
            .choice("--stage", ["tokens", "syntax", "tree"], "the stage to print; without it, the tree"),
            .device("in the tree: only this device or size of the scenes"),
            .choice("--format", ["human", "json"], "how to print it"),
        ] + .forFiles + .forEveryCommand,
        details: .aboutOnePath)

    /// `scenec fmt`
    fileprivate static let fmt = Self(
        name: .fmt, summary: "format scene files", operands: .many("PATH"),
        options: [
            .flag("--check", "print the names of files that would change, and write none; status 1 if there are any"),
            .flag("--diff", "print what would change, and write no file; status 1 if something would"),
            .noConfiguration,
        ] + .forFiles + .forEveryCommand,
        details: .aboutPaths)

    /// `scenec import`
    fileprivate static let `import` = Self(
        name: .import, summary: "turn a printed view hierarchy, a storyboard or a XIB into scenes",
        operands: .one("FILE"),
        options: [
            .choice(
                "--format", ["dump", "interface-builder"],
                "the form of the file; by default, what its name and beginning say"),
            .text("--scene", "NAME", "import only this scene"),
            .assume,
            .flag("--expectations", "of a storyboard or XIB: expect that a tap fires each control with an action"),
            .text(
                "--device", "DEVICE",
                "of a storyboard or XIB: the device whose size classes count, such as iPadPro11.landscape"),
            .text("--output", short: "-o", "FILE|FOLDER", "write the scenes to a file, or each to a file in a folder"),
            .flag("--force", "with --output: replace files that are there already"),
        ] + .forFiles + .forEveryCommand,
        details: """
            FILE is a .storyboard or .xib, what `po [window recursiveDescription]` prints in a debugger, or - for
            standard input.
            FOLDER/ is created if it doesn't exist; without the slash, what doesn't exist becomes a file.
            check and eval read such a file, too, and answer with places in it.
            """)

    /// `scenec draw`
    fileprivate static let draw = Self(
        name: .draw, summary: "draw scenes: what is seen, what is touched and what is lost", operands: .one("PATH"),
        options: [
            .text("--scene", "NAME", "the scene to draw if the file has several"),
            .device("the device or size to draw; by default the first, and those with further errors or warnings"),
            .texts("--at", "X,Y|PATH", "a point, or a view, whose answer to show"),
            .touch,
            .after,
            .displayOrder,
            .assume,
            .choice("--format", ["svg", "html"], "a picture, or a page that answers where you point"),
            .output,
            .watch,
            .noConfiguration,
        ] + .forFiles + .forEveryCommand,
        details: .aboutOnePath)

    /// `scenec diff`
    fileprivate static let diff = Self(
        name: .diff, summary: "show which touches go elsewhere in a new version of scenes",
        operands: .two("OLD", "NEW"),
        options: [
            .text("--scene", "NAME", "compare only this scene"),
            .device("the device or size to compare if a scene names several; by default, all"),
            .assume,
            .choice(
                "--format", ["human", "json", "svg", "html"], "text, or both versions side by side in a picture or page"
            ),
            .output,
            .noConfiguration,
        ] + .forFiles + .forEveryCommand,
        details: """
            OLD and NEW are files with scenes, or whatever import reads; one of them may be - for standard input.
            Scenes are compared by name, and views by path. What is compared is which view gets a touch, not what gestures do:
            `scenec test` checks that.
            """)

    /// `scenec probe`
    fileprivate static let probe = Self(
        name: .probe, summary: "print a Swift file that describes the views of your running app as a scene",
        operands: .none,
        options: [.output]
            + .forEveryCommand,
        details: """
            Add the file to the debug build of your app, and print `SceneProbe.scene(of: window)`. The scene has the views
            with their overrides marked, and what UIKit answers as expectations for `scenec test`.
            """)

    /// `scenec export`
    fileprivate static let export = Self(
        name: .export, summary: "turn scenes into UIKit code, tests or a printed view hierarchy",
        operands: .one("FILE"),
        options: [
            .choice(
                "--format", ["uikit", "xctest", "dump"],
                "uikit: Swift that makes the views; xctest: with tests; dump: what recursiveDescription prints"),
            .text("--scene", "NAME", "export only this scene"),
            .device("the device or size to export if a scene names several, such as iPhoneSE.landscape"),
            .output,
        ] + .forFiles + .forEveryCommand,
        details: "FILE is a file with scenes, whatever import reads, or - for standard input.")

    /// `scenec lsp`
    fileprivate static let lsp = Self(
        name: .lsp, summary: "serve an editor: findings, fixes, completion and more while you type", operands: .none,
        // Clients pass it by convention, because some servers can also use a socket.
        options: [.flag("--stdio", "use standard input and output, as without it; many editors pass it")]
            + .forEveryCommand,
        details: "Speaks the Language Server Protocol 3.17 over standard input and output. Editors start it.")

    /// `scenec init`
    fileprivate static let initialize = Self(
        name: .`init`, summary: "create a first scene, a configuration and a CI job", operands: .optional("FOLDER"),
        options: .forEveryCommand,
        details: """
            FOLDER is created if it doesn't exist; without it, the current folder is taken. Files that exist are kept.
            If there are storyboards or XIBs, it says what to try on them.
            """)

    /// `scenec completions`
    fileprivate static let completions = Self(
        name: .completions, summary: "print completions for a shell",
        operands: .choice("SHELL", CompletionsRequest.Shell.names), options: .forEveryCommand,
        details: "SHELL is bash, zsh or fish. Load what is printed when your shell starts.")

    /// `scenec manual`
    fileprivate static let manual = Self(
        name: .manual, summary: "print the manual page", operands: .none, options: .forEveryCommand,
        details: "It is in the mdoc language, which man formats.")
}

extension OptionSpecification {
    /// The option that selects a device.
    fileprivate static func device(_ help: String) -> Self { .text("--device", "DEVICE", help) }
}

extension ParsedArguments {
    /// The device or size of the scenes that the call selects, as a scene names it but without its dot.
    var device: String? { last("--device").map { String($0.drop { $0 == "." }) } }
}

extension OptionSpecification {
    /// The option for the touch that the question is about.
    fileprivate static let touch = Self.text(
        "--touch", "STEPS", "a touch to follow, such as \"down 60,30; wait 200ms; move 60,130; up\"")

    /// The option for touches that come before the question.
    fileprivate static let after = Self.text(
        "--after", "STEPS", "touches to do first, such as \"drag 60,300 to 60,100\", so that a table has scrolled")

    /// The option for which cells are in front.
    fileprivate static let displayOrder = Self.choice(
        "--display-order", ["ascending", "descending", "all"], "which cells were displayed later")

    /// The option of commands that import printed view hierarchies.
    fileprivate static let assume = Self.texts(
        "--assume", "NAME=passthrough|takes",
        "whether views of a class, or the view with a Name or address, let touches through")
}

extension OptionSpecification {
    /// The option of commands that can run again and again.
    fileprivate static let watch = Self.flag("--watch", "run again whenever a file that was read changes, until Ctrl-C")

    /// The option of commands whose result can go to a file.
    fileprivate static let output = Self.text(
        "--output", short: "-o", "FILE", "write to this file, not to standard output")

    /// The option of commands that a configuration changes.
    fileprivate static let noConfiguration = Self.flag("--no-config", "don't read .scenec.json files")
}

extension [OptionSpecification] {
    /// The options of commands that read files.
    fileprivate static let forFiles: Self = [
        .text("--stdin-filename", "NAME", "the name of standard input in messages")
    ]

    /// The options of every command.
    static let forEveryCommand: Self = [
        .choice("--color", ["auto", "always", "never"], "when to use colors; auto: on a terminal"),
        .flag("--help", short: "-h", "print this help and exit"),
        .flag("--version", short: "-V", "print the version and exit"),
    ]
}

extension String {
    /// The help for PATH of commands that read one file.
    fileprivate static let aboutOnePath = "PATH is a file, or - for standard input."

    /// The help for PATH of commands that read files and folders.
    fileprivate static let aboutPaths = """
        PATH is a file, a folder (every .scene file below it) or - for standard input;
        without one, the current folder is taken.
        """
}
