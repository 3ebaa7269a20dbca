/// What the process tells the one that started it.
enum ExitStatus: Int32 {
    /// Nothing is wrong.
    case success = 0
    /// Something was found.
    case findings = 1
    /// The call or a file could not be read or understood.
    case unreadable = 2
}
