import SceneRuntime
import SceneText

extension ImportMap {
    /// Returns a finding in the scene's text as a finding in the document.
    ///
    /// Its fixes would change the scene, so they become advice. A finding about a view in the middle of an animation is
    /// a note, because the view will be elsewhere.
    func finding(_ finding: Diagnostic) -> Diagnostic {
        let entry = entry(at: finding.range)
        var result = finding
        result.range = entry?.origin ?? fallback
        var seen: Set<SourceRange> = [result.range]
        let uiKitAdvice = adviceOnUIKit(in: finding)
        let isSmallElement = isInterfaceBuilder && finding.rule == "small-target"
        // A fix says more than the advice to enlarge the target.
        let isSmallRow = !isInterfaceBuilder && finding.rule == "small-target" && finding.fixes.count == 1
        var hasSceneAdvice = false
        result.notes = []
        for note in finding.notes {
            var note = note
            note.range = note.range.map { origin(of: $0) }
            if note.isSceneAdvice {
                // A scene has one word for what is code in an app.
                if uiKitAdvice != nil || isSmallElement || isSmallRow { continue }
                note.message = "in a scene: \(namingAsScene(note.message, finding))"
                hasSceneAdvice = true
            }
            if result.notes.contains(where: { $0.message == note.message && note.range == nil }) { continue }
            result.notes.append(note)
            if let range = note.range { seen.insert(range) }
        }
        // A reader of the document doesn't know the Names, so the finding shows the rows of all views it mentions.
        for path in finding.data.views {
            guard let view = self.entry(ofPath: path, inSceneAt: finding.range), seen.insert(view.origin).inserted
            else {
                continue
            }
            let name = displayed(path: path, of: resolve(path, inSceneAt: finding.range))
            result.notes.append(Diagnostic.Note("`\(name)` is this \(view.className)", at: view.origin))
        }
        if let uiKitAdvice { result.notes.append(Diagnostic.Note(uiKitAdvice)) }
        if isSmallElement {
            result.notes.append(
                Diagnostic.Note(
                    "make it that large in Interface Builder, or override `point(inside:with:)`: see `scenec explain "
                        + "\(finding.rule)`"))
        }
        for fix in finding.fixes where uiKitAdvice == nil && !isSmallElement {
            let title = namingAsScene(fix.title, finding)
            if result.notes.contains(where: { $0.message.hasText(title) }) { continue }
            if isSmallRow {
                result.notes.append(
                    Diagnostic.Note("in a scene: \(title); in Swift: see `scenec explain \(finding.rule)`"))
                continue
            }
            result.notes.append(Diagnostic.Note("in a scene: \(title)"))
            hasSceneAdvice = true
        }
        if hasSceneAdvice {
            let advice = finding.fixes.compactMap { appAdvice(of: $0) }.first
            result.notes.append(Diagnostic.Note(advice ?? "in Swift: see `scenec explain \(finding.rule)`"))
        }
        if let assumption = finding.fixes.lazy.compactMap({ assumption(instead: $0) }).first {
            result.notes.append(Diagnostic.Note(assumption))
        }
        result.fixes = []
        if entry?.isMoving == true, result.severity == .warning { result.severity = .note }
        return result
    }

    /// Returns the advice of a finding with the document's names of views replaced by their paths in the scene. A name
    /// that several views share stays, unless the finding is about one of them.
    private func namingAsScene(_ advice: String, _ finding: Diagnostic) -> String {
        if !isInterfaceBuilder { return advice }
        var parts = advice.split(separator: "`", omittingEmptySubsequences: false).map { String($0) }
        for index in parts.indices where index % 2 == 1 {
            let path = finding.data.views.first { path in
                displayed(path: path, of: resolve(path, inSceneAt: finding.range)) == parts[index]
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
    public func recognizersWithoutTouches(where isIncluded: (Entry) -> Bool) -> [Diagnostic] {
        var seen: Set<SourceRange> = []
        let suspects = entries.filter {
            $0.hasUnknownRecognizers && $0.isOffByDefault && !$0.isHidden && !$0.isFrameworkOwned && isIncluded($0)
        }
        return suspects.compactMap { entry in
            if !seen.insert(entry.origin).inserted { return nil }
            let base = entry.isImage ? "a UIImageView" : "a UILabel"
            return Diagnostic(
                rule: "disabled-ancestor", severity: .warning,
                message:
                    "`\(entry.readableName)` has gesture recognizers, but its user interaction is off "
                    + "(the default of \(base)), so they get no touches",
                range: entry.origin,
                notes: [
                    Diagnostic.Note(
                        "in Swift: set `isUserInteractionEnabled = true`; see `scenec explain disabled-ancestor`")
                ])
        }
    }

    /// Returns whether a finding of a rule about the element with an id isn't reported; the id can be empty.
    public typealias Suppression = (_ rule: String, _ objectID: String) -> Bool

    /// Returns findings in the scene's text as findings in the document, each once: a view can be in several scenes.
    /// What one view takes from several controls is one finding, and so are all targets that are too small: who checks
    /// an app for the first time would find little else.
    public func findings(
        _ findings: [Diagnostic], except isSuppressed: Suppression = { _, _ in false }
    ) -> [Diagnostic] {
        var seen: Set<FindingKey> = []
        let mapped = findings.compactMap { (original) -> MappedFinding? in
            let entry = entry(at: original.range)
            if isBehindPresentation(original) || isSuppressed(original.rule, entry?.objectID ?? "") { return nil }
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

    /// Returns the findings with those of a group joined to its first.
    private func joined(_ findings: [MappedFinding]) -> [Diagnostic] {
        var firsts: [GroupKey: Int] = [:]
        var joined: [(finding: Diagnostic, others: [MappedFinding])] = []
        for mapped in findings {
            let finding = mapped.finding
            guard let group = mapped.group else {
                joined.append((finding, []))
                continue
            }
            let key = GroupKey(group: group, severity: finding.severity, devices: finding.data.devices)
            if let first = firsts[key] {
                joined[first].others.append(mapped)
            } else {
                firsts[key] = joined.count
                joined.append((finding, []))
            }
        }
        return joined.map { finding, others in
            var result = finding
            let isSmall = finding.rule == "small-target"
            if isSmall, !others.isEmpty {
                result.message +=
                    others.count == 1 ? "; 1 more target is too small" : "; \(others.count) more targets are too small"
            }
            // What isn't shown is counted.
            let shown = others.count > 3 ? 2 : others.count
            for other in others.prefix(shown) {
                result.notes.append(Diagnostic.Note("`\(other.name)` has the same problem", at: other.finding.range))
            }
            if others.count > shown {
                let noun = isSmall ? "targets" : "controls"
                result.notes.append(Diagnostic.Note("\(others.count - shown) more \(noun) have the same problem"))
            }
            return result
        }
    }

    /// Returns the group that a finding is reported in, or `nil` if it is reported alone.
    private func group(of finding: Diagnostic) -> FindingGroup? {
        if finding.rule == "small-target" { return .smallTargets }
        return onlyTaker(in: finding).map { .takenBy($0.origin) }
    }

    /// Returns the view that takes all touches from the control of a finding, if it is the only one.
    private func onlyTaker(in finding: Diagnostic) -> Entry? {
        guard finding.rule == "unreachable-control", finding.data.views.count == 2 else { return nil }
        return entry(ofPath: finding.data.views[1], inSceneAt: finding.range)
    }

    /// What rules know about the document.
    public var documentOrigin: DocumentOrigin {
        let viewName: @Sendable (String, String) -> String = { path, scene in
            displayed(path: path, of: resolve(path, inScene: scene))
        }
        return DocumentOrigin(
            isInterfaceBuilder ? .interfaceBuilder : .printout, viewName: isInterfaceBuilder ? viewName : nil
        ) { path, scene in
            entry(ofPath: path, inScene: scene)?.hasUnknownRecognizers ?? false
        } isFrameworkOwned: { item in
            entry(at: item)?.isFrameworkOwned ?? false
        }
    }

    /// Returns `path` with the last Name, and all that comes before it, replaced by what the document calls the view.
    private func displayed(path: String, of resolved: (index: Int, nameEnd: String.Index)?) -> String {
        guard let (index, nameEnd) = resolved, !entries[index].displayedName.isEmpty else { return path }
        return entries[index].displayedName + path[nameEnd...]
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

extension ImportMap.Entry {
    /// What the document calls the view, or else its Name in the scene, or else its class.
    fileprivate var readableName: String { [displayedName, name].first { !$0.isEmpty } ?? className }
}
