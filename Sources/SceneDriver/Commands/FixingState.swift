import SceneText

/// What the fixes of a run of `scenec check` have changed so far, and what they leave.
struct FixingState {
    /// The files that were fixed for others, which import them.
    var imports = FixedImports()
    /// The names of files that couldn't be written, which is reported.
    var unwritable: Set<String> = []
    /// Whether some fix would change a file.
    var hasDifference = false
    /// The number of errors in files that would be left after the fixes.
    var remainingErrorCount = 0
    /// The number of documents, such as printed view hierarchies, in a call that asks for fixes.
    var documentCount = 0

    /// How many errors fixes leave, which a patch doesn't show, or `nil` if there are none.
    var remainingErrors: String? {
        let count = remainingErrorCount
        if count == 0 { return nil }
        return "\(counted(count, "error")) \(count == 1 ? "remains" : "remain") after the fixes; without --diff, "
            + "`scenec check` shows \(count == 1 ? "it" : "them")"
    }

    /// How many documents fixes don't change, or `nil` if there are none.
    var noteOnDocuments: String? {
        if documentCount == 0 { return nil }
        return "fixes only change scenes: \(counted(documentCount, "document")), such as a printed view hierarchy, "
            + "\(documentCount == 1 ? "stays as it is" : "stay as they are")"
    }
}
