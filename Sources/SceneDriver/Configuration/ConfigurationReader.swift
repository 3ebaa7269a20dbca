import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

/// Reads a `.scenec.json`.
struct ConfigurationReader {
    private var configuration: Configuration
    /// The names of the rules whose severity can be set.
    private let ruleNames: [String]
    /// What is wrong so far, in the order of the text.
    private var problems: [ConfigurationProblem] = []

    /// Reads the configuration in `source`, in the folder with this real path. With problems, it can't be used.
    static func read(
        _ source: Source, folder: String, ruleNames: [String]
    ) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
        var reader = ConfigurationReader(
            configuration: Configuration(source: source, folder: folder), ruleNames: ruleNames)
        do throws(ConfigurationProblem) {
            let value: JSONValue
            do throws(JSONFlaw) {
                value = try JSONReader.read(source.bytes)
            } catch {
                throw ConfigurationProblem(error.message, at: error.range)
            }
            for member in try reader.members(of: value, "a configuration") {
                reader.collectProblem { reader throws(ConfigurationProblem) in try reader.read(member) }
            }
        } catch {
            reader.problems.append(error)
        }
        return (reader.configuration, reader.problems)
    }

    /// Reads a part with `read` and keeps what is wrong in it, so that the next part is read, too.
    private mutating func collectProblem(_ read: (inout Self) throws(ConfigurationProblem) -> Void) {
        do throws(ConfigurationProblem) {
            try read(&self)
        } catch {
            problems.append(error)
        }
    }

    private mutating func read(_ member: JSONMember) throws(ConfigurationProblem) {
        guard let key = ConfigurationKey(rawValue: member.name) else {
            throw ConfigurationProblem(
                .unknown("there is no key", member.name, known: ConfigurationKey.names, allowed: "keys"),
                at: member.nameRange)
        }
        let value = member.value
        switch key {
        case .rules:
            for rule in try members(of: value, "`rules`") {
                collectProblem { reader throws(ConfigurationProblem) in try reader.readLevel(rule) }
            }
        case .denyWarnings:
            guard let bool = value.bool else { throw wrong(value, "`denyWarnings`", "true or false") }
            configuration.deniesWarnings = bool
        case .exclude:
            for element in try elements(of: value, "`exclude`") {
                collectProblem { reader throws(ConfigurationProblem) in try reader.readPattern(element) }
            }
        case .minimumTarget:
            guard let number = value.number, number >= 0, number <= 1e6 else {
                throw wrong(value, "`minimumTarget`", "a number from 0")
            }
            configuration.minimumTarget = number
        case .suppressions:
            for element in try elements(of: value, "`suppressions`") {
                collectProblem { reader throws(ConfigurationProblem) in try reader.readSuppression(element) }
            }
        }
    }

    private mutating func readLevel(_ member: JSONMember) throws(ConfigurationProblem) {
        try checkRule(member.name, at: member.nameRange)
        guard let text = member.value.string else {
            // Other tools turn a rule off with a value that isn't a text.
            let isOff = member.value.bool == false || member.value.number == 0 || member.value.isNull
            throw ConfigurationProblem(
                wrong(member.value, "the severity of `\(member.name)`", "a string").message, at: member.value.range,
                hint: isOff ? "write: \"\(member.name)\": \"off\"" : nil)
        }
        guard let level = RuleLevels.Level(rawValue: text) else {
            throw ConfigurationProblem(
                RuleLevels.problem(ofUnknownLevel: text, for: member.name), at: member.value.range)
        }
        configuration.ruleLevels.set(member.name, to: level)
        if let rule = configuration.ruleLevels.ruleThatMustBeAnError {
            throw ConfigurationProblem(
                RuleLevels.problem(ofRuleThatMustBeAnError: rule), at: member.value.range)
        }
    }

    private mutating func readPattern(_ value: JSONValue) throws(ConfigurationProblem) {
        let text = try string(value, "a pattern of `exclude`")
        guard let pattern = ExcludePattern(text) else {
            throw ConfigurationProblem(
                "`\(text)` matches nothing in the folder of the configuration", at: value.range,
                hint: "write names of files and folders, or paths from that folder")
        }
        configuration.excluded.append(pattern)
    }

    private mutating func readSuppression(_ value: JSONValue) throws(ConfigurationProblem) {
        let keys = ["file", "object", "rule", "reason"]
        for member in try members(of: value, "a suppression") {
            guard keys.contains(member.name) else {
                throw ConfigurationProblem(
                    .unknown("a suppression has no key", member.name, known: keys, allowed: "keys"),
                    at: member.nameRange)
            }
            _ = try string(member.value, "`\(member.name)`")
        }
        guard let file = value["file"], let path = file.string else { throw missing("file", in: value) }
        guard let rule = value["rule"], let name = rule.string else { throw missing("rule", in: value) }
        guard value["reason"] != nil else { throw missing("reason", in: value) }
        if path.hasSceneExtension {
            throw ConfigurationProblem(
                "a suppression in a scene is a comment", at: file.range,
                hint: "write it above the finding: // scenec:allow \(name) — reason")
        }
        try checkRule(name, at: rule.range)
        // You can't change that a document has a form that isn't read, or that it has no touch target, so these rules
        // can be suppressed here, though not in a scene.
        let aboutDocuments: [CompilerRule] = [.unreadableView, .noTouchTarget]
        if !aboutDocuments.contains(where: { $0.rawValue == name }), RuleRegistry.rule(name)?.canBeAllowed == false {
            throw ConfigurationProblem("`\(name)` can't be suppressed", at: rule.range)
        }
        configuration.suppressions.append(
            ConfiguredSuppression(
                file: path.pathComponents.joined(separator: "/"),
                suppression: DocumentSuppression(rule: name, object: value["object"]?.string),
                fileRange: file.range, ruleRange: rule.range))
    }

    private func checkRule(_ name: String, at range: Range<Int>) throws(ConfigurationProblem) {
        guard !ruleNames.contains(name) else { return }
        throw ConfigurationProblem(RuleLevels.problem(ofUnknownRule: name, known: ruleNames), at: range)
    }

    private func members(of value: JSONValue, _ what: String) throws(ConfigurationProblem) -> [JSONMember] {
        guard let members = value.members else { throw wrong(value, what, "an object") }
        return members
    }

    private func elements(of value: JSONValue, _ what: String) throws(ConfigurationProblem) -> [JSONValue] {
        guard let elements = value.elements else { throw wrong(value, what, "an array") }
        return elements
    }

    /// Returns a string with something in it.
    private func string(_ value: JSONValue, _ what: String) throws(ConfigurationProblem) -> String {
        guard let string = value.string else { throw wrong(value, what, "a string") }
        if string.utf8.allSatisfy({ $0.isBlank }) {
            throw ConfigurationProblem("\(what) must not be empty", at: value.range)
        }
        return string
    }

    private func wrong(_ value: JSONValue, _ what: String, _ needed: String) -> ConfigurationProblem {
        ConfigurationProblem("\(what) must be \(needed), not \(value.shownText)", at: value.range)
    }

    private func missing(_ key: String, in value: JSONValue) -> ConfigurationProblem {
        ConfigurationProblem(
            "a suppression needs a `\(key)`", at: value.range.lowerBound..<value.range.lowerBound + 1)
    }
}

extension ConfigurationProblem {
    fileprivate init(_ problem: UsageError, at range: Range<Int>) {
        self.init(problem.message, at: range, hint: problem.hint)
    }
}

extension JSONValue {
    /// The value for a message: a number, a truth value or `null` itself, otherwise its kind.
    fileprivate var shownText: String {
        if let number { return "`\(numberText(number))`" }
        return bool != nil || isNull ? "`\(kindText)`" : kindText
    }
}
