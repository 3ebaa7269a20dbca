import SceneImport
import SceneQueries

/// The arguments of `scenec check`.
struct CheckRequest: Equatable {
    /// The files and folders to check.
    var paths: InputPaths
    /// Whether to check documents of Interface Builder in folders, too.
    var includesInterfaceBuilder: Bool
    /// The format of the report.
    var format: Format
    /// Whether warnings fail the call.
    var deniesWarnings: Bool
    /// How to check each file.
    var settings = CheckSettings()
    /// Whether the report for people shows notes in full instead of on one line each.
    var showsNotesInFull: Bool
    /// Whether the report only says how many findings each rule has.
    var countsOnly: Bool
    /// The maximum number of findings to print for each severity.
    var maximumErrors: Int?
    var readsConfiguration: Bool
    /// Whether to check again whenever a file changes.
    var watches: Bool
    /// What to do with fixes.
    var fixMode: FixMode

    /// The formats of a report.
    enum Format: String {
        case human
        case short
        case json
        case sarif
        case github

        /// Whether the format is for programs, which read findings and nothing else.
        var isForPrograms: Bool {
            switch self {
            case .human, .short: false
            case .json, .sarif, .github: true
            }
        }
    }

    /// What to do with fixes.
    enum FixMode {
        /// Report them with the findings.
        case report
        /// Apply them.
        case apply
        /// Print the changes only.
        case show
    }

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) throws(UsageError) {
        paths = call.inputPaths
        includesInterfaceBuilder = call.has("--interface-builder")
        format = call.choice("--format") ?? .human
        deniesWarnings = call.has("--deny-warnings")
        settings.ruleLevels = try RuleLevels(call.all("--rule"))
        showsNotesInFull = call.has("--notes")
        countsOnly = call.has("--statistics")
        maximumErrors = try call.positiveInteger("--max-errors")
        settings.assumptions = try ImportAssumptions(call)
        settings.device = call.device
        settings.scene = call.last("--scene")
        if let device = settings.device, InterfaceBuilderOptions(deviceNamed: device) == nil, !device.isWrittenSize {
            throw .unknownDevice(device)
        }
        readsConfiguration = call.readsConfiguration
        watches = try call.watches()
        fixMode = call.has("--diff") ? .show : call.has("--fix") ? .apply : .report
        settings.includesUnsafeFixes = call.has("--unsafe-fixes")
        if fixMode == .show, format != .human {
            throw UsageError("`--diff` prints a diff, so it can't be combined with `--format`")
        }
        if countsOnly {
            let others = [
                format != .human && format != .json ? "--format \(call.last("--format") ?? "")" : nil,
                fixMode == .show ? "--diff" : nil,
                fixMode == .apply ? "--fix" : nil, maximumErrors != nil ? "--max-errors" : nil,
            ]
            if let other = others.compactMap({ $0 }).first {
                throw UsageError(
                    "`--statistics` prints the number of findings of each rule, so it can't be combined with `\(other)`",
                    hint: other.hasPrefix("--format") ? "`--format json` prints the numbers for programs" : nil)
            }
        }
        // What a fix does to the other scenes wouldn't be found.
        if settings.scene != nil, fixMode != .report {
            throw UsageError(
                "`--scene` can't be combined with `\(fixMode == .show ? "--diff" : "--fix")`",
                hint: "a fix can change the other scenes of a file, too, so all have to be checked")
        }
    }
}

extension String {
    /// Whether it has the form of a size in the head of a scene.
    fileprivate var isWrittenSize: Bool {
        let numbers = split(separator: "x", omittingEmptySubsequences: false)
        return numbers.count == 2 && numbers.allSatisfy { Double($0) != nil }
    }
}

extension ParsedArguments {
    var readsConfiguration: Bool { !has("--no-config") }

    func positiveInteger(_ option: String) throws(UsageError) -> Int? {
        guard let text = last(option) else { return nil }
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text), number > 0
        else { throw UsageError("`\(option)` must be a whole number from 1, not `\(text)`") }
        return number
    }
}
