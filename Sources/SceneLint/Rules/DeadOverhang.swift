import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// ## What it finds
    /// A touch target that is drawn partly outside one of its superviews, and is dead there. How much of it is dead is
    /// told for rectangles along the axes.
    ///
    /// ## Why it is bad
    /// A superview that does not contain the point answers nil and does not ask its subviews. A view that sticks out of it
    /// is drawn there, unless it is clipped, but never touched.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     view Bar leading 0 trailing 0 bottom 0 height 100 {
    ///         button Play centerX top -30 size 80x80
    ///     }
    /// }
    /// ```
    ///
    /// ## Instead
    /// Let the superview claim it (`overhang`), or reach further itself (`hitSlop`).
    /// ```scene
    /// scene Main 390x844 {
    ///     view Bar leading 0 trailing 0 bottom 0 height 100 {
    ///         button Play overhang centerX top -30 size 80x80
    ///     }
    /// }
    /// ```
    static let deadOverhang: Rule = Rule("dead-overhang", .warning) { scene in
        var told: Set<SourceRange> = []
        var findings: [Diagnostic] = []
        for view in scene.tree.identities where scene.scene.isTouchTarget(view) {
            guard !told.contains(scene.scene.range(of: view)), let overhang = scene.overhang(of: view) else { continue }
            told.insert(scene.scene.range(of: view))
            findings.append(.deadOverhang(view, overhang, scene))
        }
        return findings
    }
}

extension Diagnostic {
    /// A part of a touch target lies where a superview keeps touches from it.
    fileprivate static func deadOverhang(
        _ view: ViewID, _ overhang: OverhangPart, _ scene: SceneUnderCheck
    ) -> Diagnostic {
        let title = scene.title(view)
        let superview = scene.title(overhang.refusing[0])
        let percent = "\(written((overhang.share * 1000).rounded() / 10)) %"
        var fixes: [Diagnostic.Fix] = []
        if scene.isClaimEnough(for: view, overhang.refusing),
            let edit = scene.writing("overhang", for: .overhang, of: view)
        {
            fixes.append(Diagnostic.Fix("write `overhang` on \(title)", safe: false, edits: [edit]))
        }
        let slops = overhang.refusing.compactMap { scene.slop(of: $0, toHold: overhang.visible) }
        if slops.count == overhang.refusing.count {
            let names = overhang.refusing.map { scene.title($0) }.joined(separator: " and ")
            fixes.append(Diagnostic.Fix("let \(names) reach further", safe: false, edits: slops))
        }
        return Rule.deadOverhang.finding(
            "\(percent) of \(title) cannot be touched: it lies outside \(superview)", at: scene.scene.range(of: view),
            notes: [
                Diagnostic.Note(
                    "\(superview) does not contain that part, so it answers nil there without asking its subviews",
                    at: scene.scene.range(of: overhang.refusing[0])),
                Diagnostic.Note(
                    "let \(superview) reach further with `hitSlop`, or let \(title) be claimed with `overhang`"),
            ], fixes: fixes,
            data: Evidence(
                point: (overhang.point.x, overhang.point.y), views: overhang.refusing.map { scene.path($0) },
                area: overhang.area, share: overhang.share))
    }
}

extension SceneUnderCheck {
    /// Whether it helps to let `view` be claimed by its cell, or else its superview: no one above that refuses.
    fileprivate func isClaimEnough(for view: ViewID, _ refusing: [ViewID]) -> Bool {
        let above = superviews(of: view)
        guard let claimer = above.first(where: { tree[$0].kind == .cell }) ?? above.first, claimer != .root else {
            return false
        }
        return refusing.allSatisfy { tree.isInSuperviewChain(claimer, of: $0) }
    }

    /// Writes the smallest slop with which `view` holds `box`; `nil` where it has no line of its own.
    fileprivate func slop(of view: ViewID, toHold box: Rectangle) -> Diagnostic.Edit? {
        guard geometry.isAxisAligned(view), tree[view].hitShape == .rectangle,
            let one = geometry.point(box.origin, in: view),
            let other = geometry.point(Point(x: box.maxX, y: box.maxY), in: view)
        else { return nil }
        let bounds = tree[view].bounds
        let now = tree[view].hitSlop
        // Up to the next thousandth, because coordinates that were carried down may be rounded.
        func reach(_ distance: Double, _ now: Double) -> Double {
            max(now, (distance * 1000 - 1e-6).rounded(.up) / 1000)
        }
        let slop = [
            reach(bounds.minY - min(one.y, other.y), now.top), reach(bounds.minX - min(one.x, other.x), now.left),
            reach(max(one.y, other.y) - bounds.maxY, now.bottom), reach(max(one.x, other.x) - bounds.maxX, now.right),
        ]
        return writing("hitSlop \(slop.map { written($0) }.joined(separator: ","))", for: .hitSlop, of: view)
    }
}
