/// A subclass of a UIKit class, with the overrides that one or several views have in common.
struct OverrideClass: Hashable {
    /// The name of the class.
    var name = ""
    /// The superclass.
    var base: String
    /// What it can do, in a sentence each.
    var summaries: [String] = []
    /// The words that its name begins with.
    var words: [String] = []
    /// The protocols that it conforms to.
    var protocols: [String] = []
    /// The stored properties, as declarations.
    var properties: [String] = []
    /// The methods and computed properties, with a body each.
    var members: [Member] = []

    /// A method or computed property.
    struct Member: Hashable {
        var head: String
        var body: [String]
    }

    /// Whether it differs from its superclass at all.
    var isNeeded: Bool { !properties.isEmpty || !members.isEmpty || !protocols.isEmpty }

    /// Adds a method or computed property.
    mutating func add(_ head: String, _ body: [String]) {
        members.append(Member(head: head, body: body))
    }

    /// Adds a word of the name, and what it means.
    mutating func describe(_ word: String, _ summary: String) {
        if words.contains(word) { return }
        words.append(word)
        summaries.append(summary)
    }

    /// The summaries in one sentence.
    private var joinedSummaries: String {
        let clauses = summaries.enumerated().map { index, summary in
            let clause = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
            return index == 0 ? clause : clause.prefix(1).lowercased() + clause.dropFirst()
        }
        guard let last = clauses.last, clauses.count > 1 else { return summaries.first ?? "" }
        return clauses.dropLast().joined(separator: ", ") + ", and " + last + "."
    }

    /// Writes the class.
    func write(to writer: inout SwiftWriter) {
        writer.line()
        if !summaries.isEmpty { writer.words(joinedSummaries, behind: "/// ") }
        let inherited = ([base] + protocols).joined(separator: ", ")
        writer.block("private final class \(name): \(inherited)") { writer in
            for property in properties { writer.line(property) }
            for (index, member) in members.enumerated() {
                if index > 0 || !properties.isEmpty { writer.line() }
                writer.block(member.head) { $0.lines(member.body) }
            }
        }
    }
}
