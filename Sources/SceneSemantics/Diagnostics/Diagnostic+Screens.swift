import SceneSyntax
import SceneText

/// Diagnostics about devices and sizes.
extension Diagnostic {
    static func unknownDevice(_ word: SpelledToken) -> Diagnostic {
        let names = Schema.devices.map { $0.word }
        let respelled = names.first { $0.lowercased() == word.text.lowercased() }
        let twin = Schema.devices.first { $0.isModel(word.text) }?.word
        // Two devices whose names are alike can differ in everything else, so a similar name is no fix.
        let nearest = respelled ?? NearestWord.of(word.text, among: names)
        return error(
            .wrongValue, "unknown device `.\(word.text)`", at: word.range,
            twin.map { "write `.\($0)`, which has the same screen" } ?? nearest.map { "did you mean `.\($0)`?" },
            "the devices are \(listed(names.map { ".\($0)" }, "and")); write any other as its size, `390x844`",
            fix: (respelled ?? twin).map { .replace(word.range, by: $0) })
    }

    static func duplicateScreen(_ name: String, at range: SourceRange, first: SourceRange?) -> Diagnostic {
        let diagnostic = error(
            .duplicateName, "`\(name)` is named twice here", at: range, "name each device or size once")
        return first.map { diagnostic.with("first written here", at: $0) } ?? diagnostic
    }

    static func screenOfOtherScene(_ name: String, at range: SourceRange, known: [String]) -> Diagnostic {
        error(
            .unknownName, "the scene isn't evaluated on `\(name)`", at: range,
            suggestion(NearestWord.of(name, among: known)),
            known.count > 1
                ? "it names \(listed(known.map { "`\($0)`" }, "and"))"
                : "write the devices behind the Name of the scene: `scene Main .iPhoneSE, .iPhone16Pro {`")
    }
}

extension [Diagnostic] {
    /// The diagnostics of one scene on several screens, each once, with the screens that have it if not all do.
    public static func merged(_ diagnostics: [(screen: String, found: [Diagnostic])], of screens: Int) -> [Diagnostic] {
        if diagnostics.count == 1, screens == 1 { return diagnostics.first?.found ?? [] }
        var merged: [Diagnostic] = []
        var names: [[String]] = []
        var places: [DiagnosticPlace: Int] = [:]
        for (screen, found) in diagnostics {
            for diagnostic in found {
                let place = DiagnosticPlace(rule: diagnostic.rule, range: diagnostic.range)
                if let index = places[place] {
                    if names[index].last != screen { names[index].append(screen) }
                } else {
                    places[place] = merged.count
                    merged.append(diagnostic)
                    names.append([screen])
                }
            }
        }
        for index in merged.indices { merged[index].add(screens: names[index], of: screens) }
        return merged
    }
}

/// What makes diagnostics on several screens one.
private struct DiagnosticPlace: Hashable {
    let rule: String
    let range: SourceRange
}

extension Diagnostic {
    /// Names the screens, of all `count` screens of the scene, that have the diagnostic.
    fileprivate mutating func add(screens: [String], of count: Int) {
        data.devices = screens
        notes.append(
            Note(
                screens.count == count
                    ? "on \(count == 2 ? "both" : "all \(count)") devices of the scene"
                    : "on \(listed(screens.map { "`\($0)`" }, "and"))"))
        // A fix was tried on one of the screens only.
        for index in fixes.indices { fixes[index].safe = false }
    }
}
