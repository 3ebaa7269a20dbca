/// A test of command-line behavior: commands, their files, and their expected results.
///
/// In a `.cli` file, the start of a line says what the line is:
///
///     # A comment. Blank lines are ignored, too.
///     $ NO_COLOR=1 scenec check a.scene -
///     < a line of standard input
///     > a line of standard output
///     >~ a last line of standard output without a line end
///     ! a line of standard error (also !~)
///     * a.scene
///     | a line of that file after the command (also |~), if the command changed it
///     = 1
///
///     -- a.scene --
///     The text of a file, up to the next line like this.
///     -- folder/locked.scene (no permission) --
///
/// A command consists of environment variables, `scenec` and arguments. `'…'` and `"…"` quote spaces in an argument.
/// `= N` is the exit status. The files come last; the remark in parentheses says what is special about one. The escape
/// character is written as `␛`. `UPDATE=1` rewrites the lines `>`, `!`, `*`, `|` and `=`. Every command gets the files
/// as written here, even if an earlier command changed them.
public struct Script: Equatable {
    /// The lines before the files, in order.
    var parts: [Part] = []
    /// The files that the commands see.
    public var files: [File] = []
    /// The unchanged lines of the files.
    var fileLines: [Substring] = []

    /// A part of a script.
    enum Part: Equatable {
        /// A comment or a blank line, unchanged.
        case remark(Substring)
        /// A command and its input.
        case step(Step)
    }

    /// A command.
    struct Step: Equatable {
        /// The line after `$ `.
        var command: Substring
        var input: [Substring] = []
    }

    /// A file that the commands see.
    public struct File: Equatable, Sendable {
        /// Its path.
        public var path: String
        /// What is special about it, such as `no permission`.
        public var remark: String?
        /// Its content.
        public var text: String

        /// Creates a file.
        public init(path: String, remark: String? = nil, text: String) {
            self.path = path
            self.remark = remark
            self.text = text
        }
    }
}

/// A call of the program.
public struct ScriptCall: Sendable {
    /// The arguments after the program's name.
    public var arguments: [String]
    /// The environment variables.
    public var environment: [String: String]
    /// The bytes of standard input, as text.
    public var standardInput: String
    /// The files.
    public var files: [Script.File]
}

/// The result of a call.
public struct ScriptResult: Sendable {
    /// What it wrote to standard output.
    public var standardOutput: String
    /// What it wrote to standard error.
    public var standardError: String
    /// The files that it changed, with their new text.
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
