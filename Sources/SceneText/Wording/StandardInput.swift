/// The path that messages show for standard input, unless the caller names it. It isn't a word of English, so that no
/// tool that reads positions takes it for a file.
public let standardInputPath = "<stdin>"

/// Returns how a sentence names the file at `path`: a file as `written` writes it, standard input in words.
public func nameInSentence(_ path: String, _ written: (String) -> String = { $0 }) -> String {
    path == standardInputPath ? "standard input" : written(path)
}
