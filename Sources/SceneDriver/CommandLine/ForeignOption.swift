import SceneText

/// Options and commands of other tools, and what scenec has instead.
enum ForeignOption {
    /// Returns what to write instead of the option `name` of `command`, which may have `value`, or `nil` if that isn't
    /// known.
    static func advice(on name: String, value: String?, for command: CommandSpecification) -> String? {
        let word = String(name.drop { $0 == "-" })
        if let format = format(word, value: value, of: command) { return "did you mean `--format \(format)`?" }
        return switch (command.name, word) {
        case (.check, "strict"), (.check, "W"), (.check, "Werror"), (.check, "warnings-as-errors"),
            (.check, "fail-on-warnings"), (.check, "error-on-warnings"):
            "did you mean `--deny-warnings`?"
        case (.check, "dry-run"), (.check, "n"), (.fmt, "dry-run"), (.fmt, "n"): "did you mean `--diff`?"
        case (.check, "autofix"), (.check, "auto-fix"), (.check, "write"), (.check, "correct"): "did you mean `--fix`?"
        case (.check, "disable"), (.check, "ignore"), (.check, "allow"), (.check, "exclude-rule"):
            "write `--rule \(ruleName(value))=off`"
        case (.check, "list-rules"), (.check, "rules"): "`scenec explain` lists the rules"
        case (.check, "verbose"), (.check, "v"): "`--notes` prints notes in full, `scenec explain RULE` says more"
        case (.eval, "verbose"), (.eval, "v"), (.eval, "trace"), (.eval, "explain"): "did you mean `--why`?"
        case (.eval, "point"), (.eval, "hit"), (.eval, "p"): "did you mean `--at`?"
        case (.eval, "tap"), (.eval, "gesture"): "write it as a touch: `--touch \"tap 60,30\"`"
        case (.test, "only"), (.test, "grep"), (.test, "k"), (.test, "run"): "did you mean `--filter`?"
        case (.fmt, "write"), (.fmt, "w"), (.fmt, "in-place"), (.fmt, "i"), (.fmt, "fix"):
            "fmt writes the files unless you add `--check` or `--diff`"
        case (.fmt, "lint"), (.fmt, "l"), (.fmt, "list-different"): "did you mean `--check`?"
        case (.lsp, "socket"), (.lsp, "pipe"), (.lsp, "node-ipc"), (.lsp, "port"), (.lsp, "tcp"):
            "it uses standard input and output: did you mean `--stdio`?"
        case (_, "no-color"), (_, "no-colour"), (_, "no-colors"): "did you mean `--color never`?"
        case (_, "quiet"), (_, "q"), (_, "silent"), (_, "s"):
            "the exit status says whether something was found; `> /dev/null` drops the output"
        case (_, "output"), (_, "o"), (_, "output-file"), (_, "out"):
            command.option("--format") == nil
                ? nil : "results go to standard output: write `> \(value.flatMap(fileName) ?? "FILE")`"
        default: nil
        }
    }

    /// Returns the command that does what other tools call `word`, or `nil` if none does.
    static func command(called word: String) -> String? {
        switch word {
        case "lint", "validate", "analyze", "analyse", "verify": "scenec check"
        case "fix", "autofix", "autocorrect": "scenec check --fix"
        case "format", "pretty": "scenec fmt"
        case "hit", "hittest", "hit-test", "query", "run": "scenec eval"
        case "rules", "rule", "docs": "scenec explain"
        case "parse", "ast", "tree", "tokens": "scenec dump"
        case "version": "scenec --version"
        default: nil
        }
    }

    /// Returns the format that an option such as `--json` or `--output json` asks for, if `command` has it.
    private static func format(_ word: String, value: String?, of command: CommandSpecification) -> String? {
        guard case .choice(let formats)? = command.option("--format")?.value else { return nil }
        if formats.contains(word) { return word }
        let words = [
            "f", "o", "output", "output-format", "out", "reporter", "formatter", "fmt", "type", "message-format",
        ]
        return words.contains(word) ? value.flatMap { formats.contains($0) ? $0 : nil } : nil
    }

    /// Returns `value` if it looks like the name of a rule.
    private static func ruleName(_ value: String?) -> String {
        guard let value, !value.isEmpty, value.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0.isLowercaseLetter })
        else {
            return "NAME"
        }
        return value
    }

    /// Returns `value` unless it is an option.
    private static func fileName(_ value: String) -> String? {
        ArgumentParser.isOption(value) || value.hasSuffix(".scene") ? nil : value
    }
}
