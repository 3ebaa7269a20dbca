import SceneSemantics

extension Rule {
    static let unwritableFile: Rule = Rule(
        .unwritableFile,
        explanation: """
            ## What it finds
            Reports a file that `check --fix` can't write: it or its folder is read-only, the disk is full, it
            has other hard links, or it has changed since it was read.

            ## Why it is bad
            The file keeps its old text and all of its findings.

            ## Example
            No scene shows this:
            ```
            chmod a-w Main.scene
            scenec check --fix Main.scene
            ```

            ## Instead
            Remove the cause that the message gives, and run the command again. `scenec check --diff` prints the
            changes as a patch and writes no file.

            ## In UIKit
            Nothing corresponds.
            """)
}
