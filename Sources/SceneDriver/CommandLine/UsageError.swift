import SceneText

/// An error in the arguments of a call.
struct UsageError: Error, Equatable {
    /// What is wrong.
    var message: String
    /// What is allowed instead.
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// Returns the problem of `word`, which isn't among `known`; `what` names its kind.
    static func unknown(_ what: String, _ word: String, known: [String], allowed: String) -> UsageError {
        // Half a word isn't near to all of it, but says which one is meant.
        let longer = word.utf8.count > 2 ? known.filter { $0.hasPrefix(word) } : []
        let nearest = NearestWord.of(word, among: known) ?? (longer.count == 1 ? longer[0] : nil)
        let suggestion = nearest.map { "; did you mean `\($0)`?" } ?? ""
        return UsageError("\(what) `\(word)`\(suggestion)", hint: "\(allowed): \(known.joined(separator: ", "))")
    }
}

extension Output {
    /// Writes an error about the call, with what is allowed and, if `help` is given, where to read more.
    func emitError(_ problem: UsageError, help: String? = nil) {
        let hints = [problem.hint, help.map { "see `\($0)`" }]
        emitError(problem.message, hints.compactMap { $0 })
    }
}
