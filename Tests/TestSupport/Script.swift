/// A test of command-line behaviour: commands, the files they see, and what they must print.
///
/// A `.cli` file looks like this; every line is told by the mark at its beginning:
///
///     # A remark. Blank lines are free, too.
///     $ NO_COLOR=1 scenec check a.scene -
///     < a line of standard input
///     > a line of standard output
///     >~ a last line of standard output that has no line end
///     ! a line of standard error (and !~)
///     * a.scene
///     | a line of that file as the command has left it (and |~), where that changed
///     = 1
///
///     -- a.scene --
///     The text of a file, up to the next such line.
///     -- folder/locked.scene (no permission) --
///
/// A command is `scenec` with its arguments, which `'…'` or `"…"` hold together, behind variables of its environment.
/// `= N` is the exit status. The files come last; what stands in parentheses says what is particular about one.
/// The escape character is shown as `␛`. `UPDATE=1` rewrites the lines `>`, `!`, `*`, `|` and `=`. Every command finds the
/// files as they are written here, whatever another one has made of them.
public struct Script: Equatable {
    /// The lines before the files, in order.
    var parts: [Part] = []
    /// The files that the commands see.
    public var files: [File] = []
    /// The lines of the files as they were written.
    var fileLines: [Substring] = []

    /// A part of a script.
    enum Part: Equatable {
        /// A remark or a blank line, as it was written.
        case remark(Substring)
        /// A command with what it must do.
        case step(Step)
    }

    /// A command.
    struct Step: Equatable {
        /// The line behind `$ `.
        var command: Substring
        /// Standard input.
        var input: [Substring] = []
    }

    /// A file that the commands see.
    public struct File: Equatable, Sendable {
        /// Its path.
        public var path: String
        /// What is particular about it.
        public var remark: String?
        /// Its text.
        public var text: String

        /// Creates a file.
        public init(path: String, remark: String? = nil, text: String) {
            self.path = path
            self.remark = remark
            self.text = text
        }
    }
}

/// A call of the program, as a script makes it.
public struct ScriptCall: Sendable {
    /// The arguments, those behind the program's name.
    public var arguments: [String]
    /// The variables of the environment.
    public var environment: [String: String]
    /// What stands on standard input.
    public var standardInput: String
    /// The files.
    public var files: [Script.File]
}

/// What a call of the program did.
public struct ScriptResult: Sendable {
    /// What it wrote to standard output.
    public var standardOutput: String
    /// What it wrote to standard error.
    public var standardError: String
    /// The files that it changed, as they are then.
    public var changedFiles: [Script.File]
    /// Its exit status.
    public var status: Int32

    /// Creates a result.
    public init(
        standardOutput: String, standardError: String, changedFiles: [Script.File] = [], status: Int32
    ) {
        self.standardOutput = standardOutput
        self.standardError = standardError
        self.changedFiles = changedFiles
        self.status = status
    }
}
