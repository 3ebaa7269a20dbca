import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension ContextQueries {
    /// Returns the fix with `title`. If the change takes touches from other touch targets in `domain`, the title names
    /// those that lose most.
    ///
    /// - Parameter changed: The views that `change` changes.
    /// - Parameter targets: The touch targets that the fix is for.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for targets: [ViewID], changing changed: [ViewID],
        within domain: Rectangle, _ change: (inout ViewTree) -> Void
    ) -> TriedFix {
        let before = maps.hitMap(changing: [], within: domain, orders: .all, { _ in })
        let after = maps.hitMap(changing: changed, within: domain, orders: .all, change)
        return triedFix(title, edits, for: targets, before, after)
    }

    /// Returns the same, known the maps before and after the change, unless the budget was used up.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for targets: [ViewID], _ before: HitMap?, _ after: HitMap?
    ) -> TriedFix {
        var harm: String?
        if let before, let after { harm = self.harm(to: Set(targets), before, after) }
        return TriedFix(words: title, edits: edits, harm: harm)
    }

    /// Returns the same, known the scene with the edits, which may have other views.
    ///
    /// - Parameter givers: The targets whose touches the fix is meant to take. They count only if none are left.
    func triedFix(
        _ title: String, _ edits: [Diagnostic.Edit], for target: ViewID, takingFrom givers: Set<ViewID>,
        _ trial: SceneTrial, _ kind: TriedFix.Kind
    ) -> TriedFix {
        TriedFix(words: title, edits: edits, harm: harm(to: target, givers, trial), kind: kind)
    }

    /// Returns what the edits do to the touch targets that lose most, or `nil` if none does or the budget was used up.
    private func harm(to target: ViewID, _ givers: Set<ViewID>, _ trial: SceneTrial) -> String? {
        guard let left = trial.targetAreas(within: work.budget), !maps.hitMap.isCutShort else { return nil }
        var losses: [ViewID: Double] = [:]
        for (victim, area) in areas(of: maps.hitMap) where victim != target {
            let rest = left[path(victim)] ?? 0
            if rest == 0 || !givers.contains(victim) { losses[victim] = area - rest }
        }
        return harm(losing: losses)
    }

    /// Returns what the change does to the touch targets that lose most, or `nil` if none loses any.
    private func harm(to targets: Set<ViewID>, _ before: HitMap, _ after: HitMap) -> String? {
        let left = areas(of: after)
        var losses: [ViewID: Double] = [:]
        for (victim, area) in areas(of: before) where !targets.contains(victim) {
            losses[victim] = area - (left[victim] ?? 0)
        }
        return harm(losing: losses)
    }

    /// Returns what a fix does to touch targets that lose the points of these areas, or `nil` if none loses any.
    ///
    /// A share is that of the touches that the target gets before the fix. Those that lose most come first, and those that
    /// get no touches come last.
    func harm(losing areas: [ViewID: Double]) -> String? {
        let areas = areas.filter { $0.value >= TargetReach.leastAreaLost }
        if areas.isEmpty { return nil }
        let touched = maps.hitMap.isCutShort ? [:] : self.areas(of: maps.hitMap)
        var dead: [ViewID] = []
        var hurt: [(victim: ViewID, share: Double)] = []
        // The order of a dictionary differs from run to run.
        for (victim, lost) in areas.sorted(by: { $0.key < $1.key }) {
            let share = min(1, lost / max(touched[victim] ?? views.hitArea(of: victim).area, lost))
            if share >= 1 - Self.leastShareLeft {
                dead.append(victim)
            } else if share >= TargetReach.leastFractionLost {
                hurt.append((victim, share))
            }
        }
        // Sorting is stable.
        hurt.sort { $0.share > $1.share }
        var harms: [String] = []
        if let worst = hurt.first {
            var words = [
                "\(title(worst.victim)) would then lose \(percentText(worst.share, isExact: false)) of its touches"
            ]
            for (victim, share) in hurt.dropFirst().prefix(Self.mostVictimsNamed - 1) {
                words.append("\(title(victim)) \(percentText(share, isExact: false))")
            }
            if hurt.count > Self.mostVictimsNamed {
                let count = hurt.count - Self.mostVictimsNamed
                let share = percentText(hurt[Self.mostVictimsNamed].share, isExact: false)
                words.append(count == 1 ? "1 other \(share)" : "\(count) others up to \(share) each")
            }
            let last = words.removeLast()
            harms.append(words.isEmpty ? last : "\(words.joined(separator: ", ")) and \(last)")
        }
        if !dead.isEmpty { harms.append("\(views.names(dead))\(Diagnostic.Fix.deathWords)") }
        return harms.isEmpty ? nil : harms.joined(separator: "; ")
    }

    /// A smaller share is what rounding leaves.
    private static var leastShareLeft: Double { 1e-6 }
    /// How many of those that lose touches a title names.
    private static var mostVictimsNamed: Int { 4 }

    /// Returns the area in which each touch target gets the touches.
    fileprivate func areas(of map: HitMap) -> [ViewID: Double] { map.areas { views.owner(of: $0) } }

    /// Returns a box around the points that `views` contain with these slops.
    func box(around slops: [(view: ViewID, slop: Edges)]) -> Rectangle {
        let boxes = slops.map { geometry.hitBoundingBox(of: $0.view, withSlop: $0.slop) }
        return boxes.dropFirst().reduce(boxes.first ?? .empty) { $0.union($1) }
    }
}

/// Fixes that leave a touch target without touches.
extension LintContext {
    /// Returns `findings` with fixes whose titles name every touch target that gets touches now and would get none then.
    ///
    /// Rules name those that lose a part, as far as they look. This applies the edits of every fix, so that no rule can
    /// miss a victim. A title that names the view already says what happens to it.
    ///
    /// - Parameter budget: What the trials of the file may cost, apart from the rules' own budget.
    /// - Parameter culprit: Returns the path of the view of which a finding says that it wrongly gets touches, if it does.
    func namingVictims(
        _ findings: [Diagnostic], within budget: WorkBudget, except culprit: (Diagnostic) -> String?
    ) -> [Diagnostic] {
        // A trial doesn't start others.
        if work.budget.isForTrial || !findings.contains(where: { !$0.fixes.isEmpty }) { return findings }
        let before = maps.hitMap.isCutShort ? [] : areas(of: maps.hitMap).sorted { $0.key < $1.key }
        if before.isEmpty { return findings }
        // Several findings can offer the same fix.
        var tried: [String: [ViewID]] = [:]
        return findings.map { finding in
            var finding = finding
            let culprit = culprit(finding)
            finding.fixes = finding.fixes.map { fix in
                let key = fix.edits.map { "\($0.range.start) \($0.range.end) \($0.text)" }.joined(separator: "\n")
                let dead = tried[key] ?? victims(of: fix, before, within: budget)
                tried[key] = dead
                return fix.naming(dead.filter { path($0) != culprit }, self)
            }
            return finding
        }
    }

    /// Returns those of the targets with the areas `before` that get no touches after `fix`, or none if that can't be
    /// tried.
    private func victims(
        of fix: Diagnostic.Fix, _ before: [(key: ViewID, value: Double)], within budget: WorkBudget
    ) -> [ViewID] {
        guard let left = SceneTrial(of: scene, fix.edits, budget)?.targetAreas(within: budget) else { return [] }
        return before.compactMap { target, area in
            area > Self.leastArea && (left[path(target)] ?? 0) <= Self.leastArea ? target : nil
        }
    }

    /// A target with less isn't there to be touched: what rounding leaves of it is smaller.
    private static let leastArea = 1e-6
}

extension Diagnostic.Fix {
    /// What a title says about touch targets that get no touches after the fix.
    static let deathWords = " would then get no touches"

    /// Returns the fix with a title that says that `dead` get no touches after it. A target that it names already, or
    /// whose line it names, is left out.
    fileprivate func naming(_ dead: [ViewID], _ context: LintContext) -> Diagnostic.Fix {
        if dead.isEmpty { return self }
        let named = Set(title.split(separator: "`").map { String($0) })
        var namedLines: [SourceRange: Bool] = [:]
        let others = dead.filter { victim in
            let line = context.scene.range(of: victim)
            let isNamed =
                namedLines[line]
                ?? (context.views.targetsByLine[line] ?? [victim]).contains { named.contains(context.path($0)) }
            namedLines[line] = isNamed
            return !isNamed
        }
        if others.isEmpty { return self }
        // The title may have named the first of many victims and counted the others.
        var words = title
        if title.hasSuffix(Self.deathWords), let end = title.utf8.lastIndex(of: UInt8(ascii: ";")) {
            words = String(title[..<end])
        }
        let listed = words == title ? others : dead
        return Diagnostic.Fix("\(words); \(context.views.names(listed))\(Self.deathWords)", safe: safe, edits: edits)
    }
}

extension HitMap {
    /// Returns the area that hits each touch target, given the target that gets the touches of a view.
    fileprivate func areas(_ owner: (ViewID) -> ViewID?) -> [ViewID: Double] {
        var areas: [ViewID: Double] = [:]
        for piece in pieces {
            guard case .hit(let hit) = piece.outcome, let owner = owner(hit) else { continue }
            areas[owner, default: 0] += piece.rectangle.area
        }
        return areas
    }
}

extension SceneTrial {
    /// Returns the area in which each touch target gets the touches after the edits, by path, or `nil` if they introduce
    /// an error or the budget was used up.
    fileprivate func targetAreas(within budget: WorkBudget) -> [String: Double]? {
        guard let edited, !budget.isUsedUp else { return nil }
        budget.charge(WorkBudget.costOfTriedView * edited.tree.views.count)
        let after = HitMap(of: HitTestGeometry(edited.tree), limit: WorkLimit.Map(work: budget.remaining))
        budget.charge(after.work)
        // Coarse maps differ where nothing has changed.
        if after.isCutShort { return nil }
        let owners = edited.touchOwners
        // Edits can change the views' order, but not their paths.
        var paths = KnownPaths(of: edited)
        var areas: [String: Double] = [:]
        for (owner, area) in after.areas({ owners[Int($0.index)] }) { areas[paths.path(of: owner)] = area }
        return areas
    }
}
