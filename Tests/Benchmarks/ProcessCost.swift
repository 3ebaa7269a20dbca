import Foundation

/// The time and memory that one process used.
struct ProcessCost {
    /// Processor time, of the user and the system, in milliseconds.
    let time: Double
    /// The peak memory, in megabytes.
    let memory: Double
    /// Whether it exited normally: with a status of ``ExitStatus``, without a trap, and within the limits of this
    /// suite.
    let hasEnded: Bool

    /// Runs `program` until it exits, without input and output.
    ///
    /// The limits are 5 s of processor time and 4 GB of memory.
    init(of program: String, _ arguments: [String]) {
        let script = "ulimit -t 5; ulimit -v 4000000; ulimit -c 0; exec \"$0\" \"$@\""
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
        time = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
        memory = Double(usage.ru_maxrss) / 1024
        // The low seven bits are the signal, if a signal ended it. Statuses above 2 come from the shell.
        hasEnded = status & 0x7f == 0 && (status >> 8) & 0xff <= 2
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }
}
