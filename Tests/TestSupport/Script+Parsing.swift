extension Script {
    /// Parses a script. Expected output isn't kept, because the whole script is compared as text.
    init(parsing text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if lines.last?.isEmpty == true { lines.removeLast() }
        while let line = lines.first, Self.file(line) == nil {
            lines.removeFirst()
            add(line)
        }
        fileLines = Array(lines)
        for line in lines {
            if let file = Self.file(line) {
                files.append(file)
            } else if let last = files.indices.last {
                files[last].text += line + "\n"
            }
        }
    }

    /// Adds a line from before the files.
    private mutating func add(_ line: Substring) {
        if line.hasPrefix("$ ") {
            parts.append(.step(Step(command: line.dropFirst(2))))
        } else if line.hasPrefix("<") {
            guard case .step(var step) = parts.last else { return parts.append(.remark(line)) }
            step.input.append(line.dropFirst(line.hasPrefix("< ") ? 2 : 1))
            parts[parts.count - 1] = .step(step)
        } else if let mark = line.first, ">!*|=".contains(mark) {
            return
        } else {
            parts.append(.remark(line))
        }
    }

    /// The file whose header is `line`: `-- path --` or `-- path (remark) --`.
    private static func file(_ line: Substring) -> File? {
        guard line.hasPrefix("-- "), line.hasSuffix(" --"), line.count > 6 else { return nil }
        let header = line.dropFirst(3).dropLast(3)
        guard header.hasSuffix(")"), let bracket = header.lastIndex(of: "(") else {
            return File(path: String(header), remark: nil, text: "")
        }
        let remark = header[header.index(after: bracket)...].dropLast()
        let path = String(header[..<bracket].reversed().drop { $0 == " " }.reversed())
        return File(path: path, remark: String(remark), text: "")
    }
}

extension Script.Step {
    /// The call of the program for this command.
    func call(_ files: [Script.File]) -> ScriptCall {
        var words = Self.words(command)[...]
        var environment: [String: String] = [:]
        while let word = words.first, word != "scenec", let equals = word.firstIndex(of: "=") {
            environment[String(word[..<equals])] = String(word[word.index(after: equals)...])
            words.removeFirst()
        }
        let input = input.map { $0 + "\n" }.joined()
        return ScriptCall(
            arguments: Array(words.dropFirst()), environment: environment, standardInput: input, files: files)
    }

    /// Splits a command line into words.
    private static func words(_ line: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
