/// The exit status of the process.
enum ExitStatus: Int32 {
    /// Nothing is wrong.
    case success = 0
    /// There are findings.
    case findings = 1
    /// The arguments or a file are unreadable or invalid.
    case unreadable = 2
    /// The user ended a command that watches files.
    case interrupted = 130
}
