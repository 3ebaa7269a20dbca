/// The version of the program, as `--version` prints it.
let programVersion = "0.1.0"
