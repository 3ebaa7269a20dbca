import SceneSyntax
import SceneText

/// Diagnostics about devices and sizes.
extension Diagnostic {
    /// Reports a word that is no device; `listsDevices` if no other report near it does.
    static func unknownDevice(_ word: SpelledToken, listsDevices: Bool) -> Diagnostic {
        let names = Schema.devices.map { $0.word }
        let meant = Schema.device(meantBy: word.text)
        let sameScreen = Schema.respelledDevice(word.text) == nil ? meant : nil
        // Two devices whose names are alike can differ in everything else, so a similar name is a fix only if no digit
        // differs and no other device is as near.
        let misspelled = Schema.misspelledDevice(word.text)
        let nearest = Schema.nearestDevice(to: word.text)
        return error(
            .wrongValue, "unknown device `.\(word.text)`", at: word.range,
            sameScreen.map { "write `.\($0)`, which has the same screen" } ?? nearest.map { "did you mean `.\($0)`?" },
            listsDevices && misspelled == nil
                ? "the devices are \(names.map { ".\($0)" }.joinedAsList()); write any other as its size, `390x844`"
                : nil,
            fix: (meant ?? misspelled).map { .replaceCase(word.range, by: $0) })
    }

    static func duplicateScreen(_ name: String, at range: SourceRange, first: SourceRange?) -> Diagnostic {
        let diagnostic = error(
            .duplicateName, "`\(name)` is named twice here", at: range, "name each device or size once")
        return diagnostic.with("first written here", at: first)
    }

    static func screenOfOtherScene(_ name: String, at range: SourceRange, known: [String]) -> Diagnostic {
        error(
            .unknownName, "the scene isn't evaluated on `\(name)`", at: range,
            suggestion(NearestWord.of(name, among: known)),
            known.count > 1
                ? "it names \(known.map { "`\($0)`" }.joinedAsList())"
                : "write the devices after the Name of the scene: `scene Main .iPhoneSE, .iPhone16Pro {`")
    }
}

extension [Diagnostic] {
    /// The diagnostics of one scene on several screens, each once as on the screen where it is worst, with the screens
    /// that have it if not all do, and with what it says on each of them.
    public static func merged(_ diagnostics: [(screen: String, found: [Diagnostic])], of screens: Int) -> [Diagnostic] {
        if diagnostics.count == 1, screens == 1 { return diagnostics.first?.found ?? [] }
        var merged: [MergedDiagnostic] = []
        var indices: [DiagnosticKey: Int] = [:]
        for (screen, found) in diagnostics {
            for diagnostic in found {
                let key = DiagnosticKey(diagnostic)
                if let index = indices[key] {
                    merged[index].add(diagnostic, on: screen)
                } else {
                    indices[key] = merged.count
                    merged.append(MergedDiagnostic(diagnostic, on: screen))
                }
            }
        }
        return merged.map { $0.diagnostic(of: screens) }
    }
}

/// A diagnostic of one scene, as it is on each of the screens that have it.
private struct MergedDiagnostic {
    /// The screens, and the diagnostic on each.
    private var screens: [(name: String, diagnostic: Diagnostic)]
    /// The index of the screen where it is worst.
    private var worst = 0
    /// The fixes on all screens.
    private var fixes: [Diagnostic.ScreenFix] = []

    init(_ diagnostic: Diagnostic, on screen: String) {
        screens = [(screen, diagnostic)]
        addFixes(of: diagnostic, on: screen)
    }

    /// Adds the diagnostic on `screen`, which is the last one or comes after it.
    mutating func add(_ diagnostic: Diagnostic, on screen: String) {
        addFixes(of: diagnostic, on: screen)
        let last = screens.count - 1
        if screens[last].name != screen {
            screens.append((screen, diagnostic))
        } else if diagnostic.isWorse(than: screens[last].diagnostic) {
            screens[last].diagnostic = diagnostic
        }
        if diagnostic.isWorse(than: screens[worst].diagnostic) { worst = screens.count - 1 }
    }

    private mutating func addFixes(of diagnostic: Diagnostic, on screen: String) {
        for fix in diagnostic.fixes { fixes.append(Diagnostic.ScreenFix(screen: screen, fix: fix)) }
    }

    /// Returns the diagnostic where it is worst, with what it says on each screen of the scene, which has `count`.
    func diagnostic(of count: Int) -> Diagnostic {
        var diagnostic = screens[worst].diagnostic
        let names = screens.map { $0.name }
        let advice = diagnostic.add(screens: names, of: count, fixes)
        let list =
            names.count == count
            ? "on \(count == 2 ? "both" : "all \(count)") devices of the scene"
            : "on \(names.map { "`\($0)`" }.joinedAsList())"
        let texts = screens.map { Diagnostic.DeviceText(message: $0.diagnostic.message, notes: $0.diagnostic.notes) }
        let isSameEverywhere = texts.allSatisfy { $0.says(sameAs: texts[worst]) }
        let described = isSameEverywhere ? "" : "; described for `\(names[worst])`"
        diagnostic.notes += [Diagnostic.Note(list + described)] + advice
        diagnostic.texts = texts.map {
            Diagnostic.DeviceText(message: $0.message, notes: $0.notes + [Diagnostic.Note(list)] + advice)
        }
        diagnostic.data.onDevices = screens.map { $0.diagnostic.data }
        return diagnostic
    }
}

extension Diagnostic.DeviceText {
    /// Returns whether it has the words of `other`.
    fileprivate func says(sameAs other: Diagnostic.DeviceText) -> Bool {
        message == other.message && notes.elementsEqual(other.notes) { $0.message == $1.message }
    }
}

extension Diagnostic {
    /// A fix that was tried on one screen.
    fileprivate struct ScreenFix {
        let screen: String
        let fix: Fix
    }

    /// Adds the screens, of all `count` screens of the scene, that have the diagnostic, and keeps the fixes that hold
    /// for all of them. Returns advice for single screens if none does.
    fileprivate mutating func add(screens: [String], of count: Int, _ tried: [ScreenFix]) -> [Note] {
        data.devices = screens
        var kept: [Fix] = []
        for fix in fixes {
            let supporters = tried.filter { $0.fix.hasSameEdits(as: fix) }
            let isTriedEverywhere = Set(supporters.map { $0.screen }).isSuperset(of: screens)
            // A number that was measured on one screen may be wrong on a screen without the diagnostic.
            guard isTriedEverywhere, screens.count == count || !fix.writesNumbers else { continue }
            var fix = fix
            fix.safe = false
            for supporter in supporters {
                fix.add(supporter.fix.affected)
                fix.add(supporter.fix.lostGestures)
            }
            kept.append(fix)
        }
        fixes = kept
        return kept.isEmpty ? Self.advice(tried, for: screens) : []
    }

    /// Returns what would help on some of `screens`, each advice once. Those that have the diagnostic are named before.
    private static func advice(_ tried: [ScreenFix], for screens: [String]) -> [Note] {
        var advice: [(title: String, screens: [String])] = []
        for attempt in tried {
            if let index = advice.firstIndex(where: { $0.title == attempt.fix.title }) {
                advice[index].screens.append(attempt.screen)
            } else if advice.count < maximumAdvice {
                advice.append((attempt.fix.title, [attempt.screen]))
            }
        }
        return advice.map { title, helped in
            helped == screens
                ? Note("this would help: \(title)")
                : Note("on \(helped.map { "`\($0)`" }.joinedAsList()) this would help: \(title)")
        }
    }

    /// More advice about single screens would hide the rest.
    private static let maximumAdvice = 3
}

extension Diagnostic.Fix {
    /// Returns whether it makes the same edits as `other`.
    fileprivate func hasSameEdits(as other: Diagnostic.Fix) -> Bool {
        edits.count == other.edits.count
            && zip(edits, other.edits).allSatisfy { $0.range == $1.range && $0.text == $1.text }
    }

    fileprivate var writesNumbers: Bool {
        edits.contains { $0.text.utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
    }
}
