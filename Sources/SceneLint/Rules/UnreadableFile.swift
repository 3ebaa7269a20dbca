import SceneSemantics

extension Rule {
    static let unreadableFile: Rule = Rule(
        .unreadableFile,
        explanation: """
            ## What it finds
            Reports a path on the command line or in an `import` that doesn't exist, isn't a file or folder, or can't be read.
            An `import` also can't leave the folder that the command was called on and the working directory.

            ## Why it is bad
            If `check` skipped the file silently, it would look as if the file had no findings.

            ## Example
            No scene shows this:
            ```
            scenec check Missing.scene
            ```

            ## Instead
            Correct the path. A folder means all `.scene` files in it and below, and `-` means standard input.

            ## In UIKit
            Nothing corresponds.
            """)
}
