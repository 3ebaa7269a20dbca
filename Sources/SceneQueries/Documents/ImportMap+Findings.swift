import SceneImport
import SceneLint
import SceneRuntime
import SceneSemantics
import SceneText

extension ImportMap {
    /// Returns a finding in the scene's text as a finding in the document.
    ///
    /// Its fixes would change the scene, so they become advice. A finding about a view in the middle of an animation is
    /// a note, because the view will be elsewhere.
    func finding(_ finding: Diagnostic) -> Diagnostic {
        var result = finding
        result.range = origin(of: finding.range)
        let hosting = adviceOnHosting(in: finding)
        let uiKitAdvice =
            adviceOnUIKit(in: finding) ?? (hosting?.isEnough == true ? hosting?.text : nil)
            ?? adviceOnContentView(in: finding)
        let isSmall = finding.reportingRule?.fixPurpose == .enlarging
        let isSmallElement = isSmall && isInterfaceBuilder
        // A fix says more than the advice to enlarge the target.
        let isSmallRow = isSmall && !isInterfaceBuilder && finding.fixes.count == 1
        let hasOtherAdvice = uiKitAdvice != nil || isSmallElement || isSmallRow
        result.notes = notes(of: finding, withAdvice: !hasOtherAdvice)
        var hasSceneAdvice = !hasOtherAdvice && finding.notes.contains { $0.isSceneAdvice }
        result.notes += notes(onViewsOf: finding, besides: [result.range] + result.notes.compactMap { $0.range })
        if let uiKitAdvice { result.notes.append(Diagnostic.Note(uiKitAdvice)) }
        let reference = "see `scenec explain \(finding.rule)`"
        if isSmallElement {
            result.notes.append(
                Diagnostic.Note(
                    "in Interface Builder: make it that large; in Swift: override `point(inside:with:)`, \(reference)"))
        }
        for fix in finding.fixes where uiKitAdvice == nil && !isSmallElement {
            let title = namingAsScene(fix.title, finding)
            if result.notes.contains(where: { $0.message.hasText(title) }) { continue }
            if !isSmallRow { hasSceneAdvice = true }
            let action = namingAsScene(fix.action, finding)
            if result.completeNote(advising: action, with: title.dropFirst(action.count)) { continue }
            result.notes.append(
                Diagnostic.Note(Self.inScene + title + (isSmallRow ? "; in Swift: \(reference)" : "")))
        }
        if hasSceneAdvice {
            let advice = finding.fixes.compactMap { appAdvice(of: $0) }.first
            if let advice = advice ?? Self.references(for: result.notes, otherwise: reference) {
                result.notes.append(Diagnostic.Note(advice))
            }
        }
        if uiKitAdvice == nil, let hosting { result.notes.append(Diagnostic.Note(hosting.text)) }
        if let assumption = finding.fixes.lazy.compactMap({ assumption(instead: $0) }).first {
            result.notes.append(Diagnostic.Note(assumption))
        }
        result.fixes = []
        if entry(at: finding.range)?.isMoving == true, result.severity == .warning { result.severity = .note }
        return result
    }

    /// How advice begins that is about a scene: the document has none.
    fileprivate static let inScene = "in a scene: "

    /// Returns where to find the Swift for the words of scenes that `notes` advise. That is `reference` if they advise
    /// none, and nowhere if they say it themselves.
    private static func references(for notes: [Diagnostic.Note], otherwise reference: String) -> String? {
        let advice = notes.map { $0.message }.filter { $0.hasPrefix(inScene) }
        var pages: [String] = []
        for message in advice {
            let parts = message.split(separator: "`", omittingEmptySubsequences: false)
            for index in parts.indices where index % 2 == 1 {
                let word = parts[index].split(separator: " ").first.map { String($0) } ?? ""
                let page = "`scenec explain \(word)`"
                if !pages.contains(page), OverrideInSwift.all.contains(where: { $0.words.contains(word) }) {
                    pages.append(page)
                }
            }
        }
        if !pages.isEmpty { return "in Swift: see \(pages.joinedAsList())" }
        return advice.allSatisfy { $0.hasText("in Swift: ") } ? nil : "in Swift: \(reference)"
    }

    /// Returns what to do in an app about a view behind the content view of its cell, or `nil` for other findings: in a
    /// scene, only a word of it has to go.
    private func adviceOnContentView(in finding: Diagnostic) -> String? {
        guard finding.rule == Rule.contentViewCovers.name, let entry = entry(at: finding.range) else { return nil }
        let name = entry.readableName.prefix(1).lowercased() + entry.readableName.dropFirst()
        return "in Swift: `cell.contentView.addSubview(\(name))` instead of `cell.addSubview(\(name))`"
    }

    /// Returns what to do about SwiftUI's views that take the touches of a finding, and whether only they do: what
    /// UIKit's flags would do to them isn't meant, because they contain more than what is in the way. Returns `nil` if
    /// there are none.
    private func adviceOnHosting(in finding: Diagnostic) -> (text: String, isEnough: Bool)? {
        guard finding.reportingRule?.isAboutTakenTouches == true else { return nil }
        let others = takers(in: finding)
        var names: [String] = []
        for entry in others where ViewClass.isOfSwiftUI(entry.className) && !entry.isAssumed {
            if !names.contains(entry.readableName) { names.append(entry.readableName) }
        }
        if names.isEmpty { return nil }
        let options = names.map { "`--assume \($0)=passthrough`" }.joinedAsList()
        return (
            "if SwiftUI lets touches through \(names.map { "`\($0)`" }.joinedAsList()) there, check with \(options); "
                + "otherwise, in SwiftUI: write `.allowsHitTesting(false)` on what is in front",
            others.allSatisfy { ViewClass.isOfSwiftUI($0.className) }
        )
    }

    /// Returns the notes of a finding at their places in the document. A scene has one word for what is code in an app,
    /// so its advice is introduced, or left out.
    private func notes(of finding: Diagnostic, withAdvice: Bool) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        for note in finding.notes where withAdvice || !note.isSceneAdvice {
            var note = note
            note.range = note.range.map { origin(of: $0) }
            if note.isSceneAdvice { note.message = Self.inScene + namingAsScene(note.message, finding) }
            if note.range == nil, notes.contains(where: { $0.message == note.message }) { continue }
            notes.append(note)
        }
        return notes
    }

    /// Returns notes that show the rows or elements of all views that a finding mentions, except those at `shown`: a
    /// reader of the document doesn't know the Names.
    private func notes(onViewsOf finding: Diagnostic, besides shown: [SourceRange]) -> [Diagnostic.Note] {
        var seen = Set(shown)
        return finding.data.views.compactMap { path in
            guard let view = entry(ofPath: path, inSceneAt: finding.range), seen.insert(view.origin).inserted else {
                return nil
            }
            let name = displayedPath(path, inSceneAt: finding.range)
            return Diagnostic.Note("`\(name)` is \(view.className.wordsForClass)", at: view.origin)
        }
    }

    /// Returns the advice of a finding with the document's names of views replaced by their paths in the scene. A name
    /// that several views share stays, unless the finding is about one of them.
    private func namingAsScene(_ advice: String, _ finding: Diagnostic) -> String {
        if !isInterfaceBuilder { return advice }
        var parts = advice.split(separator: "`", omittingEmptySubsequences: false).map { String($0) }
        for index in parts.indices where index % 2 == 1 {
            let path = finding.data.views.first { path in
                displayedPath(path, inSceneAt: finding.range) == parts[index]
            }
            parts[index] = path ?? name(ofViewCalled: parts[index], inSceneAt: finding.range) ?? parts[index]
        }
        return parts.joined(separator: "`")
    }

    /// Returns the assumptions with which `fix` isn't needed, if it lets touches through views of an app's own classes:
    /// what their code does isn't in the document. Returns `nil` for other fixes.
    private func assumption(instead fix: Diagnostic.Fix) -> String? {
        var classes: [String] = []
        for edit in fix.edits {
            let words = edit.text.split(separator: " ")
            guard words == ["userInteractionEnabled", ".off"] || words == ["passthrough"],
                let entry = entry(at: edit.range), !entry.isAssumed, ViewClass.isOfApp(entry.className)
            else { return nil }
            if !classes.contains(entry.className) { classes.append(entry.className) }
        }
        if classes.isEmpty { return nil }
        let options = classes.map { "`--assume \($0)=passthrough`" }.joinedAsList()
        let views = classes.count == 1 ? "views of this class" : "views of these classes"
        return "if \(views) let touches through already, check with \(options)"
    }

    /// Returns what a fix that turns the interaction of views off or on is in an app, or `nil` for other fixes.
    private func appAdvice(of fix: Diagnostic.Fix) -> String? {
        var names: [String] = []
        var isOn: Bool?
        for edit in fix.edits {
            let words = edit.text.split(separator: " ")
            let turnsOn = words == ["userInteractionEnabled"]
            guard turnsOn || words == ["userInteractionEnabled", ".off"], isOn ?? turnsOn == turnsOn,
                let entry = entry(at: edit.range)
            else { return nil }
            isOn = turnsOn
            names.append("`\(entry.readableName)`")
        }
        let views = names.joinedAsList()
        return isInterfaceBuilder
            ? "in Interface Builder: turn \(isOn == true ? "on" : "off") User Interaction Enabled of \(views)"
            : "in Swift: set `isUserInteractionEnabled = \(isOn == true)` on \(views)"
    }

    /// Returns the views that `isIncluded` accepts whose recognizers get no touches, because their interaction is off.
    /// That is the default in labels and images, and UIKit prints no warning. Such a recognizer isn't written in the
    /// scene, so no rule can report it.
    public func recognizersWithoutTouches(
        except isSuppressed: SuppressionTest, where isIncluded: (Entry) -> Bool
    ) -> [Diagnostic] {
        var seen: Set<SourceRange> = []
        let suspects = entries.filter {
            $0.hasUnknownRecognizers && $0.isOffByDefault && !$0.isHidden && !$0.isFrameworkOwned && isIncluded($0)
        }
        return suspects.compactMap { entry in
            let rule = Rule.disabledAncestor
            if !seen.insert(entry.origin).inserted || isSuppressed(rule.name, entry.object) { return nil }
            let base = entry.isImage ? "a UIImageView" : "a UILabel"
            return rule.finding(
                "`\(entry.readableName)` has gesture recognizers, but its user interaction is off "
                    + "(the default of \(base)), so they get no touches",
                at: entry.origin,
                notes: [
                    Diagnostic.Note(
                        "in Swift: set `isUserInteractionEnabled = true`; see `scenec explain \(rule.name)`")
                ])
        }
    }

    /// Returns whether a finding of a rule about the element with an id, or the row with an address, isn't reported; it
    /// can be empty.
    public typealias SuppressionTest = (_ rule: String, _ object: String) -> Bool

    /// Returns findings in the scene's text as findings in the document, each once: a view can be in several scenes.
    /// The findings of a group, see ``Rule/DocumentGrouping``, are one.
    public func findings(
        _ findings: [Diagnostic], except isSuppressed: SuppressionTest = { _, _ in false }
    ) -> [Diagnostic] {
        var seen: Set<FindingKey> = []
        let mapped = findings.compactMap { (original) -> MappedFinding? in
            let entry = entry(at: original.range)
            if isBehindPresentation(original) || isSuppressed(original.rule, entry?.object ?? "") { return nil }
            return MappedFinding(
                finding: finding(original), name: entry?.readableName ?? "", group: group(of: original))
        }.sorted {
            ($0.finding.range.start, $0.finding.rule) < ($1.finding.range.start, $1.finding.rule)
        }
        return joined(
            mapped.filter {
                let finding = $0.finding
                return seen.insert(FindingKey(rule: finding.rule, message: finding.message, range: finding.range))
                    .inserted
            })
    }

    /// Returns the findings, with the findings of each group joined to the group's first.
    private func joined(_ findings: [MappedFinding]) -> [Diagnostic] {
        var firsts: [GroupKey: Int] = [:]
        var joined: [(finding: Diagnostic, group: FindingGroup?, others: [MappedFinding])] = []
        for mapped in findings {
            let finding = mapped.finding
            guard let group = mapped.group else {
                joined.append((finding, nil, []))
                continue
            }
            let key = GroupKey(group: group, severity: finding.severity, devices: finding.data.devices)
            if let first = firsts[key] {
                joined[first].others.append(mapped)
            } else {
                firsts[key] = joined.count
                joined.append((finding, group, []))
            }
        }
        return joined.map { finding, group, others in
            var result = finding
            if group == .smallTargets, !others.isEmpty {
                result.message +=
                    others.count == 1 ? "; 1 more target is too small" : "; \(others.count) more targets are too small"
            }
            // What isn't shown is counted.
            let shown = others.count > 3 ? 2 : others.count
            for other in others.prefix(shown) {
                result.notes.append(Diagnostic.Note("`\(other.name)` has the same problem", at: other.finding.range))
            }
            if others.count > shown {
                let noun = group == .smallTargets ? "targets" : "controls"
                result.notes.append(Diagnostic.Note("\(others.count - shown) more \(noun) have the same problem"))
            }
            return result
        }
    }

    /// Returns the group that a finding is reported in, or `nil` if it is reported alone.
    private func group(of finding: Diagnostic) -> FindingGroup? {
        switch finding.reportingRule?.documentGrouping ?? .none {
        case .none: nil
        case .smallTargets: .smallTargets
        case .takers: onlyTaker(in: finding).map { .takenBy($0.origin) }
        }
    }

    /// Returns the view that takes all touches from the control of a finding, if it is the only one.
    private func onlyTaker(in finding: Diagnostic) -> Entry? {
        guard finding.data.views.count == 2 else { return nil }
        return entry(ofPath: finding.data.views[1], inSceneAt: finding.range)
    }
}

/// A finding in a document, and the name of the view that it is about.
private struct MappedFinding {
    var finding: Diagnostic
    var name: String
    var group: FindingGroup?
}

/// Findings that are reported as one.
private enum FindingGroup: Hashable {
    /// The view at this row or element takes all touches from these controls.
    case takenBy(SourceRange)
    case smallTargets
}

/// What findings have in common that are reported as one.
private struct GroupKey: Hashable {
    var group: FindingGroup
    var severity: Diagnostic.Severity
    var devices: [String]
}

/// What makes two findings the same in a document.
private struct FindingKey: Hashable {
    var rule: String
    var message: String
    var range: SourceRange
}

extension Diagnostic {
    /// Replaces what the note that advises `action` says of its consequences by `consequences`, which are complete.
    /// Returns whether there is such a note.
    fileprivate mutating func completeNote(advising action: String, with consequences: Substring) -> Bool {
        let beginning = ImportMap.inScene + action
        for index in notes.indices where notes[index].message.hasPrefix(beginning) {
            let rest = notes[index].message.dropFirst(beginning.count)
            // A remark on the action comes before its consequences. Anything else makes it another action.
            guard rest.first.map({ $0 == ":" || $0 == ";" }) ?? true else { continue }
            notes[index].message = beginning + rest.prefix { $0 != ";" } + consequences
            return true
        }
        return false
    }
}

extension String {
    /// What views of the class with this name are called in a sentence. The names of SwiftUI's classes are mangled.
    fileprivate var wordsForClass: String {
        guard isHostingViewName else { return "this \(self)" }
        return "the SwiftUI hosting view" + (hostedTypeName.map { " of `\($0)`" } ?? "")
    }
}
