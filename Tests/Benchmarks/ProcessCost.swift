import Foundation

/// What one process took.
struct ProcessCost {
    /// User time, in milliseconds.
    let time: Double
    /// The most memory that it had at once, in megabytes.
    let memory: Double
    /// Whether it ended by itself, with a status of ``ExitStatus``: not by a trap, and within the limits of this suite.
    let hasEnded: Bool

    /// Runs `program` to its end with nothing to read and nobody who reads what it writes.
    ///
    /// It is ended after 20 s of processor time or when it asks for more than 4 GB.
    init(of program: String, _ arguments: [String]) {
        let script = "ulimit -t 20; ulimit -v 4000000; ulimit -c 0; exec \"$0\" \"$@\""
        var words = (["/bin/sh", "-c", script, program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var environment: [UnsafeMutablePointer<CChar>?] = [strdup("SWIFT_BACKTRACE=enable=no"), nil]
        defer { free(environment[0]) }
        var process = pid_t()
        var status: Int32 = -1
        var usage = rusage()
        if posix_spawn(&process, "/bin/sh", &actions, nil, &words, &environment) == 0 {
            wait4(process, &status, 0, &usage)
        }
        time = Double(usage.ru_utime.tv_sec) * 1000 + Double(usage.ru_utime.tv_usec) / 1000
        memory = Double(usage.ru_maxrss) / 1024
        // The low seven bits are the signal that ended it; statuses above 2 are the shell's.
        hasEnded = status & 0x7f == 0 && (status >> 8) & 0xff <= 2
    }
}
