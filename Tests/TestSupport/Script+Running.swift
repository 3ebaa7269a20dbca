extension Script {
    /// The script with the actual results of its commands, which `run` executes.
    func executed(by run: (ScriptCall) -> ScriptResult) -> String {
        var lines: [String] = []
        for part in parts {
            switch part {
            case .remark(let line): lines.append(String(line))
            case .step(let step):
                lines.append("$ \(step.command)")
                lines += step.input.map { Self.marked("<", $0) }
                let result = run(step.call(files))
                lines += Self.marked(">", result.standardOutput)
                lines += Self.marked("!", result.standardError)
                for file in result.changedFiles {
                    lines.append("* \(file.path)")
                    lines += Self.marked("|", file.text)
                }
                lines.append("= \(result.status)")
            }
        }
        return (lines + fileLines.map(String.init)).map { $0 + "\n" }.joined()
    }

    /// The lines of `text`, each after `mark`.
    private static func marked(_ mark: String, _ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let isCutShort = lines.popLast().map { line in
            if !line.isEmpty { lines.append(line) }
            return !line.isEmpty
        }
        return lines.enumerated().map { index, line in
            let isLast = index == lines.count - 1
            return marked(isLast && isCutShort == true ? mark + "~" : mark, line)
        }
    }

    /// `line` after `mark`, without trailing whitespace if it is empty.
    private static func marked(_ mark: String, _ line: Substring) -> String {
        let shown = line.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "␛")
        return shown.isEmpty ? mark : "\(mark) \(shown)"
    }
}

extension Fixtures {
    /// Executes the commands of `name.cli` with `run`. Returns `nil` if all results are as expected, and a description
    /// otherwise.
    public func differenceOfScript(_ name: String, run: (ScriptCall) -> ScriptResult) throws -> String? {
        let file = name + ".cli"
        return try difference(Script(parsing: text(file)).executed(by: run), fromFile: file)
    }
}
