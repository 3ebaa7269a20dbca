import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// ## What it finds
    /// A touch target that is seen, below a view whose `userInteractionEnabled` is off. Labels and images have it off
    /// unless it is written.
    ///
    /// A panel that is hidden as a whole is ordinary and no finding, nor is a target that is itself switched off.
    ///
    /// ## Why it is bad
    /// `hitTest` does not look at the subviews of such a view: what is drawn as if it could be touched is dead, and the
    /// touch goes to whatever lies behind.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     image Photo leading 0 top 0 size 390x300 {
    ///         button Like trailing 16 bottom 16 size 44x44
    ///     }
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     image Photo userInteractionEnabled leading 0 top 0 size 390x300 {
    ///         button Like trailing 16 bottom 16 size 44x44
    ///     }
    /// }
    /// ```
    static let disabledAncestor: Rule = Rule("disabled-ancestor", .warning) { scene in
        var told: Set<SourceRange> = []
        var findings: [Diagnostic] = []
        for view in scene.touchTargets where scene.isInWhatIsSwitchedOff(view) {
            guard !told.contains(scene.scene.range(of: view)), let found = scene.disabled(view) else { continue }
            told.insert(scene.scene.range(of: view))
            findings.append(.disabledAncestor(view, found.ancestors, found.point, scene))
        }
        return findings
    }
}

extension SceneUnderCheck {
    /// Whether the interaction of one of its superviews is off.
    fileprivate func isInWhatIsSwitchedOff(_ view: ViewID) -> Bool {
        superviews(of: view).contains { !tree[$0].isUserInteractionEnabled }
    }

    /// The superviews of `target` whose interaction is off, and a point where the target is seen and dead.
    fileprivate func disabled(_ target: ViewID) -> (ancestors: [ViewID], point: Point)? {
        let above = superviews(of: target)
        let disabled = above.filter { !tree[$0].isUserInteractionEnabled }
        guard let nearest = disabled.first, tree[target].isUserInteractionEnabled, tree[target].isEnabled,
            isSeen(target), !disabled.contains(where: { settable[$0] != nil })
        else { return nil }
        // Of targets within targets the outermost is told of.
        guard !above.prefix(while: { $0 != nearest }).contains(where: { scene.isTouchTarget($0) }) else { return nil }
        let visible = seenMap.visibleRegion(of: target)
        guard visible.isNoSliver, let samples = samples(of: visible.boundingBox) else { return nil }
        for cell in samples.cells {
            if case .hit(let hit) = touch(at: cell.point).outcome, tree.isInSuperviewChain(target, of: hit) {
                return nil
            }
        }
        return visible.clearPoint.map { (disabled, $0) }
    }
}

extension Diagnostic {
    /// A target is drawn, but a superview keeps all touches from it.
    fileprivate static func disabledAncestor(
        _ target: ViewID, _ ancestors: [ViewID], _ point: Point, _ scene: SceneUnderCheck
    ) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        var edits: [Diagnostic.Edit] = []
        for ancestor in ancestors {
            let attribute = scene.scene.range(of: .userInteractionEnabled, of: ancestor)
            let kind = scene.tree[ancestor].kind.rawValue
            let why = attribute == nil ? "off in every `\(kind)` unless it is written" : "written off here"
            notes.append(
                Diagnostic.Note(
                    "`userInteractionEnabled` of \(scene.title(ancestor)) is \(why)",
                    at: attribute ?? scene.scene.range(of: ancestor)))
            if let edit = scene.writing("userInteractionEnabled", for: .userInteractionEnabled, of: ancestor) {
                edits.append(edit)
            }
        }
        let isMendable = edits.count == ancestors.count
        let names = ancestors.map { scene.title($0) }.joined(separator: " and ")
        return Rule.disabledAncestor.finding(
            "\(scene.title(target)) is seen but cannot be touched: the interaction of \(names) is off",
            at: scene.scene.range(of: target),
            notes: notes + [
                Diagnostic.Note("`hitTest` gives nil for such a view without asking its subviews"),
                Diagnostic.Note(
                    "turn the interaction of \(names) on, or move \(scene.title(target)) out; if it is to be dead, write "
                        + "`userInteractionEnabled .off` on it"),
            ],
            fixes: isMendable
                ? [Diagnostic.Fix("turn the interaction of \(names) on", safe: false, edits: edits)] : [],
            data: Evidence(point: (point.x, point.y), views: ancestors.map { scene.path($0) }))
    }
}
