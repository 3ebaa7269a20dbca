import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What loses touches by the fixes of findings. Several findings can offer the same fix, on several screens.
///
/// Rules find only some of the targets that a fix takes touches from. This comes from applying the edits of every fix,
/// so that no rule can miss a target.
struct LossesByFixes {
    /// The fixes, each once.
    fileprivate let fixes: [Diagnostic.Fix]
    private let indices: [[Diagnostic.Edit]: Int]
    /// What loses touches by each fix, on any screen.
    private var losses: [FixLosses]

    /// Prepares to find out what loses touches by the fixes of `findings`.
    init(of findings: [Diagnostic]) {
        var fixes: [Diagnostic.Fix] = []
        var indices: [[Diagnostic.Edit]: Int] = [:]
        for fix in findings.flatMap({ $0.fixes }) where indices[fix.edits] == nil {
            indices[fix.edits] = fixes.count
            fixes.append(fix)
        }
        self.fixes = fixes
        self.indices = indices
        losses = fixes.map { _ in FixLosses() }
    }

    /// Adds what loses touches by the fix with this index on one screen, or `nil` if it couldn't be tried.
    fileprivate mutating func add(_ losses: FixLosses?, ofFix index: Int) {
        guard let losses else {
            self.losses[index].areKnown = false
            return
        }
        self.losses[index].targets.merge(losses.targets)
        self.losses[index].scrollViews.merge(losses.scrollViews)
        self.losses[index].rows.merge(losses.rows)
        self.losses[index].scrolling.merge(losses.scrolling)
        self.losses[index].takesScrolling = self.losses[index].takesScrolling || losses.takesScrolling
    }

    /// Records that no fix was tried on some screen.
    mutating func addUntriedScreen() {
        for index in losses.indices { losses[index].areKnown = false }
    }

    /// The indices of the fixes, those first that programs apply most.
    fileprivate var order: [Int] {
        let (safe, others) = (fixes.indices.filter { fixes[$0].safe }, fixes.indices.filter { !fixes[$0].safe })
        return safe + others.filter { fixes[$0].applicability != .choice }
            + others.filter { fixes[$0].applicability == .choice }
    }

    /// Returns `findings` with fixes that know what loses touches by them. What a finding names may lose a part, which
    /// is what its fix is for, unless the fix uncovers a target: then you have to know what the view in front of it
    /// keeps. Such a fix is left out if a scroll view hardly scrolls any more after it.
    ///
    /// - Parameter purpose: Returns what the fixes of a finding are for.
    func added(to findings: [Diagnostic], purpose: (Diagnostic) -> FixPurpose) -> [Diagnostic] {
        findings.map { finding in
            var finding = finding
            let purpose = purpose(finding)
            let restrained = purpose == .restraining ? finding.data.views.first : nil
            finding.fixes = finding.fixes.filter { fix in
                guard purpose == .uncovering, let index = indices[fix.edits],
                    let scrollView = losses[index].scrollViews.first
                else { return true }
                finding.withdrawAdvice(of: fix, for: scrollView)
                return false
            }
            let offered = finding.fixes
            for index in finding.fixes.indices {
                guard let losses = indices[finding.fixes[index].edits].map({ self.losses[$0] }) else { continue }
                let named = purpose == .uncovering ? Array(finding.data.views.prefix(1)) : finding.data.views
                var affected = losses.targets.filter {
                    $0.losesAll || $0.keepsTooLittle || !named.contains($0.path)
                }
                // A scroll view with a recognizer is a target, too.
                affected.merge(losses.drags(losses.scrollViews))
                affected.merge(losses.rows)
                affected.merge(losses.drags(losses.scrolling))
                finding.fixes[index].add(affected.filter { $0.path != restrained })
                if losses.takesScrolling { finding.fixes[index].safe = false }
                if !losses.areKnown { finding.fixes[index].markUntried() }
            }
            // Rules order fixes by what they know of losses.
            let fixes = finding.fixes
            finding.fixes = fixes.map { $0.areaLost }.ascendingOrder().map { fixes[Int($0)] }
            if purpose == .uncovering { finding.adviseFirstFix(beforeTrials: offered) }
            return finding
        }
    }
}

extension Diagnostic {
    /// Makes the note that advises one of the fixes `offered`, before it was known what they take, say the same as the
    /// first fix now.
    fileprivate mutating func adviseFirstFix(beforeTrials offered: [Fix]) {
        guard let first = fixes.first else { return }
        let isAdvised = notes.contains { $0.isSceneAdvice && $0.message.hasPrefix(first.action) }
        for (index, note) in notes.enumerated() where note.isSceneAdvice {
            guard
                let advised = offered.first(where: { fix in
                    note.message.hasPrefix(fix.action) && (!isAdvised || fix.edits == first.edits)
                })
            else { continue }
            let known = advised.affected.consequence
            let end = known.isEmpty ? "" : "; \(known)"
            guard note.message.hasSuffix(end) else { continue }
            let remark = note.message.utf8.dropFirst(advised.action.utf8.count).dropLast(end.utf8.count)
            let isSame = advised.edits == first.edits
            let consequence = first.affected.consequence
            // What a note explains in words of its own stays as long as its fix is the first one.
            if isSame, !remark.isEmpty, end.isEmpty { continue }
            notes[index] = Note(
                sceneAdvice: first.action + (isSame ? String(remark) ?? "" : "")
                    + (consequence.isEmpty ? "" : "; \(consequence)"))
        }
    }

    /// Replaces the note that advises what `fix` does, which isn't offered because `scrollView` would lose its touches.
    fileprivate mutating func withdrawAdvice(of fix: Fix, for scrollView: AffectedTarget) {
        guard let index = notes.firstIndex(where: { $0.isSceneAdvice }), let target = data.views.first
        else { return }
        notes[index] = Note(
            "move `\(target)` or \(scrollView.title), or make one of them smaller: one in front of the other takes its touches"
        )
    }
}

/// What loses touches by a fix on one screen.
private struct FixLosses {
    var targets: [Diagnostic.AffectedTarget] = []
    /// The scroll views that hardly scroll any more.
    var scrollViews: [Diagnostic.AffectedTarget] = []
    /// The scroll views that scroll in fewer places.
    var scrolling: [Diagnostic.AffectedTarget] = []
    /// The tables and collections whose rows or items lose touches, and the rows and items that get none any more.
    var rows: [Diagnostic.AffectedTarget] = []
    /// Whether a scroll view loses any points, even if it still scrolls elsewhere.
    var takesScrolling = false
    /// Whether the fix was tried on all screens.
    var areKnown = true

    /// Returns these scroll views. Those in which no target and no row loses taps lose only drags.
    func drags(_ scrollViews: [Diagnostic.AffectedTarget]) -> [Diagnostic.AffectedTarget] {
        if scrollViews.isEmpty { return [] }
        let tapped = Set((targets + rows).map { $0.path })
        return scrollViews.map { view in
            var view = view
            view.losesOnlyDrags = !tapped.contains(view.path)
            return view
        }
    }
}

/// Fixes that take touches from a target.
extension LintContext {
    /// Adds every touch target of this screen that loses touches by the fixes of `losses`.
    ///
    /// - Parameter budget: What the trials of the file may cost, apart from the rules' own budget.
    func addLosses(to losses: inout LossesByFixes, within budget: WorkBudget) {
        // A trial doesn't start others.
        if work.budget.isForTrial { return }
        if maps.hitMap.isCutShort {
            losses.addUntriedScreen()
            return
        }
        let before = CurrentAreas(
            targets: maps.targetAreas.sorted { $0.key < $1.key },
            scrolled: maps.hitMap.scrolledAreas(in: tree).sorted { $0.key < $1.key },
            rows: maps.hitMap.rowAreas(in: tree, views.receivers),
            takenInRows: maps.hitMap.rowAreas(in: tree, views.receivers, takenByTargets: true),
            cells: maps.hitMap.cellAreas(in: tree, views.receivers).sorted { $0.key < $1.key })
        if before.targets.isEmpty, before.scrolled.isEmpty, before.rows.isEmpty { return }
        for index in losses.order {
            losses.add(self.losses(after: losses.fixes[index], before, within: budget), ofFix: index)
        }
    }

    /// The areas in which touches do something without a fix, in square points.
    private struct CurrentAreas {
        let targets: [(key: ViewID, value: Double)]
        let scrolled: [(key: ViewID, value: Double)]
        let rows: [ViewID: Double]
        let takenInRows: [ViewID: Double]
        let cells: [(key: ViewID, value: Double)]
    }

    /// Returns what loses touches of the areas `before` by `fix`, or `nil` if that can't be tried.
    private func losses(after fix: Diagnostic.Fix, _ before: CurrentAreas, within budget: WorkBudget) -> FixLosses? {
        guard let trial = SceneTrial(of: scene, fix.edits, budget), let areas = trial.areas(within: budget) else {
            return nil
        }
        let scrollViews = before.scrolled.compactMap { view, area -> Diagnostic.AffectedTarget? in
            let lost = area - (areas.scrolled[path(view)] ?? 0)
            return lost >= Self.minimumScrollingLost * area ? affected(view, losing: lost / area, area: lost) : nil
        }
        guard let later = fix.movesLines ? targetsLostOnceScrolled(after: trial, within: budget) : [] else {
            return nil
        }
        let kept = areasOnceScrolled(of: before.targets, areas.targets, after: trial, within: budget)
        var scrollingLosses: [ViewID: Double] = [:]
        var scrolledAreas: [ViewID: Double] = [:]
        for (view, area) in before.scrolled {
            scrollingLosses[view] = area - (areas.scrolled[path(view)] ?? 0)
            scrolledAreas[view] = area
        }
        var rowLosses: [ViewID: Double] = [:]
        for (container, area) in before.rows {
            let path = path(container)
            let lost = area - (areas.rows[path] ?? 0)
            // Rows that only scroll out of view aren't lost: others don't take their touches.
            let taken = max(0, (areas.takenInRows[path] ?? 0) - (before.takenInRows[container] ?? 0))
            rowLosses[container] = min(lost, scrollingLosses[container].map { $0 + taken } ?? lost)
        }
        let containers = affected(losing: rowLosses, of: before.rows)
        let dead = Set(containers.filter { $0.losesAll }.map { $0.path })
        let cells = before.cells.filter { cell, _ in
            tree[cell].superview.map { !dead.contains(path($0)) } ?? false
        }
        let takesScrolling = scrollingLosses.values.contains { $0 >= TargetReach.minimumAreaLost }
        return FixLosses(
            targets: losingTargets(before.targets, kept).map {
                markingTooLittle(of: $0, areas, after: trial, within: budget)
            } + later, scrollViews: scrollViews,
            scrolling: affected(losing: scrollingLosses, of: scrolledAreas),
            rows: containers + rowsLost(of: cells, areas.cells, after: trial, within: budget),
            takesScrolling: takesScrolling)
    }

    /// Returns `affected`, and whether it keeps too little: less than half of its touches, and no square of the
    /// smallest size, or of its own size if it is smaller.
    private func markingTooLittle(
        of affected: Diagnostic.AffectedTarget, _ areas: TouchAreas, after trial: SceneTrial, within budget: WorkBudget
    ) -> Diagnostic.AffectedTarget {
        guard affected.fraction > Self.maximumFractionLost, !affected.losesAll,
            let target = views.touchTargets.first(where: { path($0) == affected.path })
        else { return affected }
        let before = maps.hitMap.largestSquare(of: target, views.receivers, tree, within: budget)
        let after = trial.largestSquare(ofTargetAt: affected.path, areas, within: budget)
        var affected = affected
        affected.keepsTooLittle = after < min(before, scene.minimumTarget) - Tolerance.rounding
        return affected
    }

    /// What keeps more is still easy to find.
    private static let maximumFractionLost = 0.5

    /// A scroll view that keeps more than the rest still scrolls: a control on it takes a part of its touches on
    /// purpose.
    private static let minimumScrollingLost = 0.5

    /// Returns the targets that lose touches: they have the areas `before` now, and `remaining` after the fix.
    private func losingTargets(
        _ before: [(key: ViewID, value: Double)], _ remaining: [String: Double]
    ) -> [Diagnostic.AffectedTarget] {
        var losses: [ViewID: Double] = [:]
        var paths: Set<String> = []
        var untouchable: [Diagnostic.AffectedTarget] = []
        for (target, area) in before {
            let rest = remaining[path(target)] ?? 0
            if rest > Tolerance.rounding {
                losses[target] = area - rest
            } else if area > Tolerance.rounding, paths.insert(path(target)).inserted {
                untouchable.append(affected(target, losing: 1, area: area))
            }
        }
        return affected(losing: losses).filter { !paths.contains($0.path) } + untouchable
    }
}
