import SceneText

/// What is wrong with a call, in words for the person who made it.
struct CallProblem: Error, Equatable {
    /// What is wrong.
    var message: String
    /// What is allowed instead.
    var hint: String?

    /// Creates a problem.
    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// Somebody wrote `word` where one of `known` must stand; `what` says what the word is not.
    static func unknown(_ what: String, _ word: String, known: [String], allowed: String) -> CallProblem {
        let suggestion = NearestWord.of(word, among: known).map { "; did you mean `\($0)`?" } ?? ""
        return CallProblem("\(what) `\(word)`\(suggestion)", hint: "\(allowed): \(known.joined(separator: ", "))")
    }

    /// `what` is known, but nothing stands behind it yet.
    static func notAvailable(_ what: String) -> CallProblem {
        CallProblem("`\(what)` is not available yet")
    }
}
