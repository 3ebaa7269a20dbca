import SceneDrawing
import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

/// The picture of a comparison: both versions of each scene that changed, side by side.
struct DiffPicture {
    private let request: DiffRequest
    private let old, new: SceneInput
    private let checkedOld, checkedNew: CheckedFile
    private var picture: Picture
    /// The first scenes in which nothing changed.
    private var unchanged: [(SceneComparison, SceneDifference)] = []
    private var leftOutCount = 0

    init(
        _ request: DiffRequest, _ old: SceneInput, _ new: SceneInput, _ ruleLevels: (old: RuleLevels, new: RuleLevels)
    ) {
        self.request = request
        (self.old, self.new) = (old, new)
        (checkedOld, checkedNew) = (
            CheckedFile(old.linted, ruleLevels.old), CheckedFile(new.linted, ruleLevels.new)
        )
        picture = Picture(isPage: request.format == .html, columnCount: 2)
    }

    /// The names of the files in titles: without their folders, if that tells them apart.
    private var names: (old: String, new: String) {
        let short = [old, new].map { input in
            nameInSentence(input.file.name) { $0.split(separator: "/").last.map { String($0) } ?? $0 }
        }
        let names = short[0] == short[1] ? [old.file.name, new.file.name] : short
        return (shownSafely(names[0]), shownSafely(names[1]))
    }

    /// Adds both versions of a scene if something changed. The findings are those that only one version has.
    mutating func add(
        _ comparison: SceneComparison, _ difference: SceneDifference, _ gone: [Diagnostic], _ added: [Diagnostic],
        within work: inout Int
    ) {
        let isChanged =
            !difference.isEmpty || gone.contains { old.linted.has($0, in: comparison.old.scene) }
            || added.contains { new.linted.has($0, in: comparison.new.scene) }
        if isChanged {
            draw(comparison, difference, gone, added, within: &work)
        } else if unchanged.count < 4 {
            unchanged.append((comparison, difference))
        }
    }

    private mutating func draw(
        _ comparison: SceneComparison, _ difference: SceneDifference, _ gone: [Diagnostic], _ added: [Diagnostic],
        within work: inout Int
    ) {
        guard hasRoom() else { return }
        picture.endRow()
        let changes = PictureContent.Changes(difference, comparison)
        add(comparison.old, old, ("old", "old (\(names.old))"), gone, changes, within: &work)
        add(comparison.new, new, ("new", "new (\(names.new))"), added, changes, within: &work)
    }

    /// Returns whether the next scene fits, and counts it if not. Both versions of a scene are drawn, or none.
    private mutating func hasRoom() -> Bool {
        if picture.isFull { leftOutCount += 1 }
        return !picture.isFull
    }

    /// Adds a scene that only one file has.
    mutating func add(_ maps: TargetMaps, onlyIn input: SceneInput, within work: inout Int) {
        guard hasRoom() else { return }
        picture.endRow()
        let isOld = input.file == old.file
        let remark = "only in \(isOld ? names.old : names.new)"
        add(maps, input, (isOld ? "only old" : "only new", remark), [], nil, within: &work)
    }

    private mutating func add(
        _ maps: TargetMaps, _ input: SceneInput, _ version: (short: String, full: String), _ findings: [Diagnostic],
        _ changes: PictureContent.Changes?, within work: inout Int
    ) {
        var content = PictureContent()
        (content.version, content.remark) = version
        content.command = input.file.evalCommand(for: maps.scene, assuming: request.assumptions)
        content.findings = findings.filter { input.linted.has($0, in: maps.scene) }
        let checked = input.file == old.file ? checkedOld : checkedNew
        content.allFindings = (checked.findings[maps.scene.name] ?? []).shown(on: maps.scene.device)
        content.isChecked = true
        content.allowedLines = checked.allowedLines
        content.changes = changes
        // Both files may be the same.
        content.listsChanges = version.short == "new"
        picture.add(maps, content, within: &work)
    }

    /// Returns the picture or the page, or `nil` if there is no scene. Reports scenes that are left out.
    mutating func bytes(_ messages: Output, within work: inout Int) -> [UInt8]? {
        // If nothing changed, the picture shows that.
        if picture.isEmpty {
            for (comparison, difference) in unchanged { draw(comparison, difference, [], [], within: &work) }
        }
        if picture.isEmpty { return nil }
        if leftOutCount > 0 {
            picture.leftOutCount = leftOutCount
            messages.emitError(
                "left out \(counted(leftOutCount, "scene")), because the picture is full; compare one of them with --scene"
            )
        }
        return request.format == .svg
            ? picture.svg : picture.page(of: [old, new].map { nameInSentence($0.file.name) }.joined(separator: " → "))
    }
}

/// What pictures of all scenes of a file need of its findings.
private struct CheckedFile {
    /// The findings of each scene, by its name.
    let findings: [String: [Diagnostic]]
    /// The numbers of the lines in which findings are allowed.
    let allowedLines: Set<Int>

    init(_ linted: LintedFile, _ ruleLevels: RuleLevels) {
        let scenes = linted.file.scenes
        findings = Dictionary(
            linted.findingsByScene.map { (scenes[$0.key].name, $0.value.compactMap(ruleLevels.applied)) },
            uniquingKeysWith: { $0 + $1 })
        allowedLines = linted.linesWithAllowedLosses
    }
}
