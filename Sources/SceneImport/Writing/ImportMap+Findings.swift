import SceneText

extension ImportMap {
    /// Returns a finding in the scene's text as a finding in the document, or `nil` if it says nothing about the app.
    ///
    /// Its fixes would change the scene, so they become advice. A finding about a view in the middle of an animation is
    /// a note, because the view will be elsewhere.
    func finding(_ finding: Diagnostic) -> Diagnostic? {
        guard isAboutApp(finding) else { return nil }
        let entry = entry(at: finding.range)
        var result = finding
        result.range = entry?.origin ?? fallback
        var seen: Set<SourceRange> = [result.range]
        let bar = barInFront(in: finding)
        let isSmallElement = isInterfaceBuilder && finding.rule == "small-target"
        // A fix says more than the advice to enlarge the target.
        let isSmallRow = !isInterfaceBuilder && finding.rule == "small-target" && finding.fixes.count == 1
        var hasSceneAdvice = false
        result.notes = []
        for note in finding.notes {
            var note = note
            note.range = note.range.map { origin(of: $0) }
            if let advice = adviceForRecognizers(insteadOf: note.message, finding) {
                note.message = advice
            } else if note.isSceneAdvice {
                // A scene has one word for what is code in an app.
                if bar != nil || isSmallElement || isSmallRow { continue }
                note.message = "in a scene: \(note.message)"
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
        if let bar {
            result.notes.append(
                Diagnostic.Note(
                    "the \(bar) takes all touches on it: end the content where it begins, or let the scroll view around the "
                        + "content have an inset for it, as `contentInsetAdjustmentBehavior` does"))
        }
        if isSmallElement {
            result.notes.append(
                Diagnostic.Note(
                    "make it that large in Interface Builder, or override `point(inside:with:)`: see `scenec explain "
                        + "\(finding.rule)`"))
        }
        for fix in finding.fixes where bar == nil && !isSmallElement {
            if result.notes.contains(where: { $0.message.hasText(fix.title) }) { continue }
            if let advice = adviceForRecognizers(insteadOf: fix.title, finding) {
                if !result.notes.contains(where: { $0.message == advice }) {
                    result.notes.append(Diagnostic.Note(advice))
                }
                continue
            }
            if isSmallRow {
                result.notes.append(
                    Diagnostic.Note("in a scene: \(fix.title); in Swift: see `scenec explain \(finding.rule)`"))
                continue
            }
            result.notes.append(Diagnostic.Note("in a scene: \(fix.title)"))
            hasSceneAdvice = true
        }
        if hasSceneAdvice { result.notes.append(Diagnostic.Note("in Swift: see `scenec explain \(finding.rule)`")) }
        result.fixes = []
        if entry?.isMoving == true, result.severity == .warning { result.severity = .note }
        return result
    }

    /// Returns what to do instead of `advice`, if that turns off a view of `finding` that has recognizers of unknown
    /// kind: they would get no touches.
    private func adviceForRecognizers(insteadOf advice: String, _ finding: Diagnostic) -> String? {
        let start = "write `userInteractionEnabled .off` on `"
        guard advice.hasPrefix(start) else { return nil }
        let name = String(advice.dropFirst(start.count).prefix { $0 != "`" })
        guard let resolved = resolve(name, inSceneAt: finding.range), resolved.nameEnd == name.endIndex,
            entries[resolved.index].hasUnknownRecognizers
        else { return nil }
        let document = isInterfaceBuilder ? "document" : "printout"
        return
            "`\(displayed(path: name, of: resolved))` has gesture recognizers (the \(document) doesn't say which): let touches "
            + "through except where they are needed, as `passthrough` does in a scene, or attach them to a superview"
    }

    /// The views whose recognizers get no touches, because their interaction is off. It is by default in labels and
    /// images, and UIKit prints no warning. Such a recognizer isn't written in the scene, so no rule can report it.
    public var recognizersWithoutTouches: [Diagnostic] {
        var seen: Set<SourceRange> = []
        let suspects = entries.filter {
            $0.hasUnknownRecognizers && $0.isOffByDefault && !$0.isHidden && !$0.isFrameworkOwned
        }
        return suspects.compactMap { entry in
            if !seen.insert(entry.origin).inserted { return nil }
            let name = entry.displayedName.isEmpty ? entry.name : entry.displayedName
            let base = entry.isImage ? "a UIImageView" : "a UILabel"
            return Diagnostic(
                rule: "disabled-ancestor", severity: .warning,
                message:
                    "`\(name.isEmpty ? entry.className : name)` has gesture recognizers, but its user interaction is off "
                    + "(the default of \(base)), so they get no touches",
                range: entry.origin,
                notes: [
                    Diagnostic.Note(
                        "in Swift: set `isUserInteractionEnabled = true`; see `scenec explain disabled-ancestor`")
                ])
        }
    }

    /// Returns whether a finding in the scene's text says something about the app.
    public func isAboutApp(_ finding: Diagnostic) -> Bool {
        if Self.rulesAboutScenes.contains(finding.rule) || isUsualSize(finding) { return false }
        return entry(at: finding.range)?.isFrameworkOwned != true || !Self.rulesAboutDesign.contains(finding.rule)
    }

    /// Returns the class of UIKit's own bar that takes the touches that `finding` is about, or `nil`. Nobody can change
    /// what is hit in it.
    private func barInFront(in finding: Diagnostic) -> String? {
        let own = entry(at: finding.range)?.className
        if let own, Self.bar(of: own) != nil { return nil }
        for note in finding.notes where note.range != nil && note.range != finding.range {
            if let name = note.range.flatMap({ entry(at: $0) })?.className, let bar = Self.bar(of: name) { return bar }
        }
        return nil
    }

    /// Returns the bar that a class is, or is a part of.
    private static func bar(of className: String) -> String? {
        let name = className.utf8.first == UInt8(ascii: "_") ? String(className.dropFirst()) : className
        if name.hasPrefix("UIBarBackground") { return "bar" }
        let bars = [("UITabBar", "tab bar"), ("UINavigationBar", "navigation bar"), ("UIToolbar", "toolbar")]
        // The view of a tab bar controller isn't a bar, although the name of its class begins like that of one.
        if name.hasPrefix("UITabBarController") { return nil }
        return bars.first { name.hasPrefix($0.0) }?.1
    }

    /// Rules about words that only the import wrote, such as `passthrough` on a view of UIKit, and one that reports what
    /// UIKit does by default, which nobody changes in a whole app.
    private static let rulesAboutScenes: Set<String> = ["passthrough-incomplete", "control-blocks-scrolling"]

    /// Rules whose findings an app can't do anything about where a framework made the view.
    private static let rulesAboutDesign: Set<String> = ["small-target", "overlapping-targets", "outside-safe-area"]

    /// Returns whether a finding of a rule about the element with an id isn't reported; the id can be empty.
    public typealias Suppression = (_ rule: String, _ objectID: String) -> Bool

    /// Returns findings in the scene's text as findings in the document, each once: a view can be in several scenes.
    public func findings(
        _ findings: [Diagnostic], except isSuppressed: Suppression = { _, _ in false }
    ) -> [Diagnostic] {
        var seen: Set<FindingKey> = []
        let mapped = findings.compactMap { original -> Diagnostic? in
            guard let mapped = finding(original) else { return nil }
            return isSuppressed(original.rule, entry(at: original.range)?.objectID ?? "") ? nil : mapped
        }.sorted {
            ($0.range.start, $0.rule) < ($1.range.start, $1.rule)
        }
        return mapped.filter {
            seen.insert(FindingKey(rule: $0.rule, message: $0.message, range: $0.range)).inserted
        }
    }

    /// Returns whether a finding is about a touch target that is only as low as UIKit makes buttons.
    ///
    /// A `.system` button is as high as its title needs, 30 to 35 points, and most apps leave it that way. So only targets
    /// are reported that are lower, or smaller than `minimumTarget` in both directions.
    private func isUsualSize(_ finding: Diagnostic) -> Bool {
        guard finding.rule == "small-target", finding.data.region.count == 1, let hit = finding.data.region.first
        else { return false }
        return min(hit.width, hit.height) >= Self.leastUsualLength && max(hit.width, hit.height) >= minimumTarget
    }

    /// The height of a `.system` button with a title in the default font, in points, as Interface Builder writes it.
    private static let leastUsualLength = 30.0

    /// What messages call the views, or `nil` if they are known by their Names.
    public var viewNames: Source.ViewNames? {
        if !isInterfaceBuilder { return nil }
        return { displayed(path: $0, of: resolve($0, inScene: $1)) }
    }

    /// Returns `path` with the last Name, and all that comes before it, replaced by what the document calls the view.
    private func displayed(path: String, of resolved: (index: Int, nameEnd: String.Index)?) -> String {
        guard let (index, nameEnd) = resolved, !entries[index].displayedName.isEmpty else { return path }
        return entries[index].displayedName + path[nameEnd...]
    }
}

/// What makes two findings the same in a document.
private struct FindingKey: Hashable {
    var rule: String
    var message: String
    var range: SourceRange
}
