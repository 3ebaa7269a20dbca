/// A page of documentation, cut into what tests look at.
struct MarkdownPage {
    /// The lines of the page.
    private let lines: [Substring]

    /// A page with the given text.
    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// A block of code.
    struct CodeBlock {
        /// What stands behind the opening fence.
        var language: Substring
        /// The number of its first line, from 1.
        var line: Int
        /// What stands in it.
        var text: String
    }

    /// The blocks of code, in order.
    var codeBlocks: [CodeBlock] {
        var blocks: [CodeBlock] = []
        var isOpen = false
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                isOpen.toggle()
                if isOpen { blocks.append(CodeBlock(language: line.dropFirst(3), line: index + 2, text: "")) }
            } else if isOpen {
                blocks[blocks.count - 1].text += line + "\n"
            }
        }
        return blocks
    }

    /// The page with `make` of each name between the marks `generated: name` and `end`.
    func regenerated(_ make: (String) -> String?) -> String {
        var result: [Substring] = []
        var isPassedOver = false
        for line in lines {
            if line == "<!-- end -->" { isPassedOver = false }
            if !isPassedOver { result.append(line) }
            guard line.hasPrefix("<!-- generated: "), line.hasSuffix(" -->") else { continue }
            let name = String(line.dropFirst("<!-- generated: ".count).dropLast(" -->".count))
            result += ["", Substring(make(name) ?? "There is no such table.\n")]
            isPassedOver = true
        }
        return result.joined(separator: "\n")
    }

    /// The page with, below each command in its blocks of console text, what `run` says that the command prints.
    func replayed(_ run: (_ command: Substring) -> String) -> String {
        var result: [Substring] = []
        var isConsole = false
        for line in lines {
            if line.hasPrefix("```") { isConsole = line == "```console" }
            if !isConsole || line.hasPrefix("```") {
                result.append(line)
            } else if line.hasPrefix("$ ") {
                result.append(line)
                result += run(line.dropFirst(2)).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            }
        }
        return result.joined(separator: "\n")
    }
}
