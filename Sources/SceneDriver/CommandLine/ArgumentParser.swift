/// Parses the arguments of a command by its specification.
struct ArgumentParser {
    private let specification: CommandSpecification
    /// The remaining arguments.
    private var rest: ArraySlice<String>
    /// The result so far.
    private var call: ParsedArguments

    /// Parses `arguments`, which follow the command's name.
    static func parse(
        _ arguments: ArraySlice<String>, for specification: CommandSpecification
    ) throws(UsageError) -> ParsedArguments {
        var parser = ArgumentParser(
            specification: specification, rest: arguments, call: ParsedArguments(specification.name))
        try parser.parse()
        return parser.call
    }

    /// Whether an argument is an option; a lone `-` is standard input, and `-[UIView hitTest:withEvent:]` a method.
    static func isOption(_ argument: String) -> Bool {
        argument.utf8.first == UInt8(ascii: "-") && argument != "-" && !argument.hasPrefix("->")
            && !argument.hasPrefix("-[")
    }

    /// Returns the name of the option `argument`, without a value after `=`.
    static func optionName(_ argument: String) -> String {
        String(argument.prefix { $0 != "=" })
    }

    private mutating func parse() throws(UsageError) {
        while let argument = rest.popFirst() {
            if argument == "--" {
                call.operands += rest
                break
            } else if Self.isOption(argument) {
                try parseOption(argument)
            } else {
                call.operands.append(argument)
            }
        }
        try checkOperandCount()
    }

    private mutating func parseOption(_ argument: String) throws(UsageError) {
        let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
        let name = String(argument[..<(equals ?? argument.endIndex)])
        guard let option = specification.option(name) else {
            throw unknownOption(
                name, value: equals.map { String(argument[argument.utf8.index(after: $0)...]) } ?? rest.first)
        }
        let attached = equals.map { String(argument[argument.utf8.index(after: $0)...]) }
        if case .none = option.value {
            guard attached == nil else { throw UsageError("`\(name)` takes no value") }
            call.add("", to: option.name)
        } else {
            guard let value = attached ?? nextValue() else {
                throw UsageError("`\(name)` needs a value", hint: "usage: \(option.usage)")
            }
            try check(value, of: option)
            call.add(value, to: option.name)
        }
    }

    /// Returns the problem of the option `name`, which the command doesn't have; `value` is what may be its value.
    private func unknownOption(_ name: String, value: String?) -> UsageError {
        let what = "\(specification.name) has no option"
        if let meant = ForeignOption.advice(on: name, value: value, for: specification) {
            return UsageError("\(what) `\(name)`; \(meant)")
        }
        return .unknown(what, name, known: specification.options.map { $0.name }, allowed: "options")
    }

    /// Returns the next argument unless it is an option. A value may begin with `-`, as in the point `-1,0`.
    private mutating func nextValue() -> String? {
        guard let next = rest.first, next != "--" else { return nil }
        return specification.option(Self.optionName(next)) == nil ? rest.popFirst() : nil
    }

    /// Checks that `value` is one of the words the option takes.
    private func check(_ value: String, of option: OptionSpecification) throws(UsageError) {
        guard case .choice(let words) = option.value, !words.contains(value) else { return }
        throw .unknown("`\(option.name)` can't be", value, known: words, allowed: "allowed")
    }

    /// Checks the number of operands.
    private func checkOperandCount() throws(UsageError) {
        switch specification.operands {
        case .many: return
        case .choice(let name, let words):
            guard let word = call.operands.first else {
                throw UsageError(
                    "\(specification.name) needs a \(name)", hint: "allowed: \(words.joined(separator: ", "))")
            }
            guard words.contains(word) else {
                throw .unknown("\(name) can't be", word, known: words, allowed: "allowed")
            }
            try refuseSecondOperand(name)
        case .one(let name):
            guard !call.operands.isEmpty else { throw UsageError("\(specification.name) needs a \(name)") }
            try refuseSecondOperand(name)
        case .two(let first, let second):
            guard call.operands.count >= 2 else {
                throw UsageError("\(specification.name) needs \(first) and \(second)")
            }
            guard call.operands.count > 2 else { return }
            throw UsageError(
                "\(specification.name) takes \(first) and \(second); `\(call.operands[2])` is one too many")
        case .optional(let name): try refuseSecondOperand(name)
        case .none:
            guard let operand = call.operands.first else { return }
            throw UsageError("\(specification.name) takes no argument; `\(operand)` is one too many")
        }
    }

    /// Rejects everything after the first operand.
    private func refuseSecondOperand(_ name: String) throws(UsageError) {
        guard call.operands.count > 1 else { return }
        let operand = call.operands[1]
        if specification.option("--at") != nil, let x = call.last("--at"), Double(x) != nil,
            let y = call.operands.first(where: { Double($0) != nil })
        {
            throw UsageError("`--at \(x)` is no point", hint: "write the point with a comma: `--at \(x),\(y)`")
        }
        let numbers = operand.split(separator: ",", omittingEmptySubsequences: false)
        let isPoint = numbers.count == 2 && numbers.allSatisfy { Double($0) != nil }
        throw UsageError(
            "\(specification.name) takes one \(name); `\(operand)` is one too many",
            hint: isPoint && specification.option("--at") != nil ? "write a point as `--at \(operand)`" : nil)
    }
}
