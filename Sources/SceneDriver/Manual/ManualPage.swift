/// The manual page, in the mdoc language, generated from the command table.
enum ManualPage {
    static var text: String {
        var page = ManualWriter()
        page.macro("Dd", programDate)
        page.macro("Dt", "SCENEC 1")
        page.macro("Os", "")
        page.section("NAME")
        page.macro("Nm", "scenec")
        page.macro("Nd", "find out which view of a UIKit screen gets a touch")
        page.section("SYNOPSIS")
        for command in CommandSpecification.all { page.synopsis(of: command) }
        page.section("DESCRIPTION")
        page.macro("Nm", "")
        page.line("reads a description of a screen, which you write, a debugger prints or Interface Builder saves.")
        page.line("It works out which view UIKit gives every touch to,")
        page.line("and reports the controls that are dead, covered or cut off.")
        page.macro("Pp", "")
        page.line("Options can come before the command.")
        page.line("After")
        page.macro("Fl", "Fl")
        page.line("nothing is an option.")
        for command in CommandSpecification.all { page.describe(command) }
        page.section("ENVIRONMENT")
        page.list {
            $0.item("Ev", "NO_COLOR", "If it is set and not empty, nothing is colored.")
            $0.item(
                "Ev", "FORCE_COLOR", "If it is set, not empty, 0 or false, output is colored without a terminal, too.")
            $0.item(
                "Ev", "TEST_TOTAL_SHARDS , TEST_SHARD_INDEX , TEST_SHARD_STATUS_FILE",
                "The part of the expectations that test runs without --shard, as Bazel sets it.")
            $0.item("Ev", "XML_OUTPUT_FILE", "The file that test writes a JUnit report to, as Bazel sets it.")
        }
        page.section("FILES")
        page.list {
            $0.item(
                "Pa", Configuration.fileName,
                "Options for the files in its folder and below. Only the nearest one counts. Its keys:")
        }
        page.list { list in
            for key in ConfigurationKey.allCases {
                list.item("Cm", key.rawValue, key.help.joined(separator: " ") + ".")
                list.code(key.example)
            }
        }
        page.section("EXIT STATUS")
        page.list {
            $0.item("Li", "0", "Nothing is wrong.")
            $0.item("Li", "1", "There are findings: see the commands.")
            $0.item("Li", "2", "Invalid arguments, or a file can't be read or written.")
        }
        page.section("EXAMPLES")
        for (index, command) in CommandName.allCases.enumerated() {
            for (number, example) in command.examples.enumerated() {
                if index + number > 0 { page.macro("Pp", "") }
                page.line(example.text.capitalizedFirst + ":")
                page.code(example.call)
            }
        }
        return page.text
    }
}

/// Writes mdoc.
private struct ManualWriter {
    private(set) var text = ""

    mutating func macro(_ name: String, _ arguments: String) {
        text += arguments.isEmpty ? ".\(name)\n" : ".\(name) \(arguments)\n"
    }

    mutating func section(_ title: String) { macro("Sh", title) }

    /// Writes a line of text. A sentence should end a line, because formatters set more space behind it.
    mutating func line(_ words: String) {
        var line = ""
        for word in words.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > Self.maximumLineLength {
                text += Self.escaped(line) + "\n"
                line = ""
            }
            line += line.isEmpty ? word : " \(word)"
        }
        text += Self.escaped(line) + "\n"
    }

    /// The maximum length of a line, as pages in this language keep to. Escapes make lines a little longer.
    private static let maximumLineLength = 70

    mutating func lines(_ words: String) {
        for line in words.split(separator: "\n") {
            for sentence in String(line).sentences { self.line(sentence) }
        }
    }

    mutating func code(_ line: String) {
        macro("Dl", Self.argument(line))
    }

    mutating func list(_ body: (inout ManualWriter) -> Void) {
        macro("Bl", "-tag -width Ds")
        body(&self)
        macro("El", "")
    }

    mutating func item(_ macro: String, _ word: String, _ words: String) {
        self.macro("It", "\(macro) \(word)")
        lines(words)
    }

    mutating func synopsis(of command: CommandSpecification) {
        macro("Nm", "")
        macro("Cm", command.name.rawValue)
        macro("Op", "Ar option ...")
        switch command.operands {
        case .none: break
        case .one(let name), .choice(let name, _): macro("Ar", name)
        case .two(let first, let second): macro("Ar", "\(first) \(second)")
        case .optional(let name): macro("Op", "Ar \(name)")
        case .many(let name): macro("Op", "Ar \(name) ...")
        }
    }

    mutating func describe(_ command: CommandSpecification) {
        macro("Ss", command.name.rawValue.capitalizedFirst)
        lines(command.summary.capitalizedFirst + ".")
        lines(command.details)
        list {
            for option in command.options { $0.describe(option) }
        }
        macro("Pp", "")
        line("Exit status:")
        for status in HelpText.statuses(of: command.name).split(separator: "\n") {
            lines(status.split(separator: " ").joined(separator: " ") + ".")
        }
    }

    private mutating func describe(_ option: OptionSpecification) {
        let names = CompletionTable.names(of: option).map { "Fl \($0.dropFirst())" }
        var head = names.joined(separator: " , ")
        switch option.value {
        case .none: break
        case .text(let placeholder): head += " Ar \(Self.argument(placeholder))"
        case .choice(let words): head += " Cm \(words.joined(separator: " | "))"
        }
        macro("It", head)
        lines(option.help.capitalizedFirst + ".")
    }

    /// Returns text that formatters take literally.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "`": result += "\\(oq"
            case "…": result += "..."
            case "×": result += "\\(mu"
            case "’": result += "'"
            default: result.unicodeScalars.append(scalar)
            }
        }
        let isRequest = result.utf8.first == UInt8(ascii: ".") || result.utf8.first == UInt8(ascii: "'")
        return isRequest ? "\\&" + result : result
    }

    /// Returns text as one argument of a macro.
    private static func argument(_ text: String) -> String {
        let escaped = escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq")
        return "\"\(escaped)\""
    }
}

extension String {
    /// The text with its first letter as a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The sentences of a line of text.
    fileprivate var sentences: [String] {
        var sentences: [String] = []
        var words: [Substring] = []
        for word in split(separator: " ") {
            words.append(word)
            if word.hasSuffix(".") || word.hasSuffix(":") {
                sentences.append(words.joined(separator: " "))
                words = []
            }
        }
        if !words.isEmpty { sentences.append(words.joined(separator: " ")) }
        return sentences
    }
}
