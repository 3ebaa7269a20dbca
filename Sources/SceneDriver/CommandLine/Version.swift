/// The version of the program, as `--version` prints it.
let programVersion = "0.1.0"

/// The date of the version, as the manual page shows it. It must not depend on when the program is built.
let programDate = "November 23, 2026"
