/// Writes Swift in the layout of `swift format` with its default settings: two spaces a level, lines of 100 columns.
struct SwiftWriter {
    private(set) var text = ""
    private var level = 0

    private static let lineLength = 100

    /// An argument of a call: an expression, or another call.
    struct Argument {
        var label: String
        /// The expression, or what comes before the parenthesis of a call.
        var head: String
        /// The arguments of a call; `nil` for an expression.
        var arguments: [Argument]?

        /// Creates an argument that is an expression.
        init(_ label: String, _ expression: String) {
            self.label = label
            head = expression
        }

        /// Creates an argument that is a call.
        init(_ label: String, _ function: String, _ arguments: [Argument]) {
            self.label = label
            head = function
            self.arguments = arguments
        }

        /// The argument on one line.
        var oneLine: String {
            let prefix = label.isEmpty ? "" : label + ": "
            guard let arguments else { return prefix + head }
            return prefix + head + "(" + arguments.map { $0.oneLine }.joined(separator: ", ") + ")"
        }
    }

    /// The number of bytes so far.
    var length: Int { text.utf8.count }

    /// Returns whether `words` fit on a line behind `start` columns.
    private func fits(_ words: String, behind start: Int = 0) -> Bool {
        let room = Self.lineLength - 2 * level - start
        return words.utf8.count <= room || words.columnCount <= room
    }

    /// Writes one line, or an empty one.
    mutating func line(_ words: String = "") {
        if !words.isEmpty { text += String(repeating: "  ", count: level) + words }
        text += "\n"
    }

    /// Writes `text` on as many lines as it needs, each behind `prefix`.
    mutating func words(_ text: String, behind prefix: String) {
        var current = ""
        for word in text.split(separator: " ") {
            if !current.isEmpty, !fits(prefix + current + " " + word) {
                line(prefix + current)
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + word
        }
        line(prefix + current)
    }

    /// Writes lines that are already indented below the current level.
    mutating func lines(_ lines: [String]) {
        for words in lines { line(words) }
    }

    /// Writes a line that ends with a brace, the lines of `body` one level deeper, and the closing brace.
    mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
        open(head)
        body(&self)
        close()
    }

    /// Writes a line that ends with a brace, and indents what follows.
    mutating func open(_ head: String) {
        line(head + " {")
        level += 1
    }

    /// Writes the brace that closes a block.
    mutating func close() {
        level -= 1
        line("}")
    }

    /// Writes `target = value`.
    mutating func assign(_ target: String, _ value: String) {
        let words = "\(target) = \(value)"
        if fits(words) { return line(words) }
        line(target + " =")
        level += 1
        line(value)
        level -= 1
    }

    /// Writes a call: `head(arguments)`. `head` may begin with an assignment.
    mutating func call(_ head: String, _ arguments: [Argument]) {
        write(call: head, arguments, behind: "")
    }

    /// Writes a statement that ends with an array: `head [a, b]`.
    mutating func list(_ head: String, _ elements: [String]) {
        let all = "\(head) [\(elements.joined(separator: ", "))]"
        if fits(all) { return line(all) }
        line(head + " [")
        level += 1
        for (index, element) in elements.enumerated() { line(element + (index == elements.count - 1 ? "" : ",")) }
        level -= 1
        line("]")
    }

    private mutating func write(call head: String, _ arguments: [Argument], behind: String) {
        let all = head + "(" + arguments.map { $0.oneLine }.joined(separator: ", ") + ")" + behind
        if fits(all) { return line(all) }
        line(head + "(")
        level += 1
        var filled = ""
        for (index, argument) in arguments.enumerated() {
            let isLast = index == arguments.count - 1
            let end = isLast ? ")" + behind : ","
            let words = argument.oneLine + end
            if !filled.isEmpty, fits(words, behind: filled.columnCount + 1) {
                filled += " " + words
                continue
            }
            if !filled.isEmpty { line(filled) }
            filled = ""
            if !fits(words), let inner = argument.arguments {
                let prefix = argument.label.isEmpty ? "" : argument.label + ": "
                write(call: prefix + argument.head, inner, behind: end)
            } else {
                filled = words
            }
        }
        if !filled.isEmpty { line(filled) }
        level -= 1
    }
}

extension String {
    /// The number of columns that the text takes. Counting letters beyond ASCII takes much longer.
    fileprivate var columnCount: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}
