/// A page of the documentation.
struct MarkdownPage {
    private let lines: [Substring]

    /// Creates a page with the given text.
    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// A code block.
    struct CodeBlock {
        /// The word after the opening fence.
        var language: Substring
        /// The number of its first line, from 1.
        var line: Int
        /// The text between the fences.
        var text: String
    }

    /// The code blocks, in order.
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

    /// Returns the page with the results of `make` between the marks `generated: name` and `end`.
    func regenerated(_ make: (String) -> String?) -> String {
        var result: [Substring] = []
        var isSkipping = false
        for line in lines {
            if line == "<!-- end -->" { isSkipping = false }
            if !isSkipping { result.append(line) }
            guard line.hasPrefix("<!-- generated: "), line.hasSuffix(" -->") else { continue }
            let name = String(line.dropFirst("<!-- generated: ".count).dropLast(" -->".count))
            result += ["", Substring(make(name) ?? "There is no such table.\n")]
            isSkipping = true
        }
        return result.joined(separator: "\n")
    }

    /// Returns the page with the output of `run` below each command in its console blocks.
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
