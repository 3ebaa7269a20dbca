import SceneRuntime
import SceneSemantics
import SceneText

/// The fixes for a control behind clear views with gestures, such as the halves of a video that a double tap seeks in.
extension LossFixes {
    /// Returns the fixes that put the clear views with gestures that take `losses` of `target`, and those that cover
    /// the same controls, behind all controls that they cover, or let them leave these controls their touches.
    func uncoveringControls(behind losses: [TouchLoss], _ target: ViewID) -> [TriedFix] {
        guard trials.areAllowed, tree[target].kind.isTouchTarget, losses.allSatisfy({ $0.cause == .inFront }) else {
            return []
        }
        // Around each view that takes touches, or it itself, and beside the target.
        let fronts = losses.compactMap { loss in loss.hitView.flatMap { front(around: $0, beside: target) } }
        guard fronts.count == losses.count, let superview = fronts.first.flatMap({ tree[$0].superview }),
            fronts.allSatisfy({ isGestureView($0, in: superview) })
        else { return [] }
        let groups = trials.groups(ofGestureViewsIn: superview) { self.groups(ofGestureViewsIn: superview) }
        guard let group = groups.first(where: { $0.contains { $0.controls.contains(target) } }), let first = group.first
        else { return [] }
        let changes = trials.changes(ofGestureView: first.view) { self.changes(of: group, in: superview) }
        let fixes = changes.filter { $0.trial.hits(path(target), at: losses.region.witnesses) }.map { change in
            TriedFix(
                title: change.title, edits: change.trial.edits,
                affected: affected(leaving: change.areas, for: target, []), kind: change.kind)
        }
        return fixes.harmlessFirst
    }

    /// Returns the view around `hit`, or `hit` itself, that is a sibling of a view around `target`, or `nil` if
    /// something in it may need the touches on `hit`, such as a table.
    private func front(around hit: ViewID, beside target: ViewID) -> ViewID? {
        let front = tree.siblings(around: hit, target).0
        let isPlain = tree.chain(from: hit).prefix { $0 != front }.allSatisfy { inside in
            !tree[inside].kind.isScrollView && !tree[inside].kind.isTouchTarget && tree[inside].kind != .cell
                && tree.rules(of: inside).isEmpty
        }
        return isPlain ? front : nil
    }

    /// Returns whether `view` is a subview of `superview` that nobody sees, and that needs its touches for gestures, or
    /// that contains such views and nothing else that needs touches.
    private func isGestureView(_ view: ViewID, in superview: ViewID) -> Bool {
        guard tree[view].superview == superview, !tree[view].kind.isTouchTarget, !tree[view].kind.isScrollView,
            !tree.drawsItself(view), tree.rules(of: view).isEmpty
        else { return false }
        if scene.isTouchTarget(view) { return true }
        var hasGestures = false
        let other = tree.firstDescendant(of: view) { inside in
            let isTarget = scene.isTouchTarget(inside)
            hasGestures = hasGestures || isTarget
            return tree[inside].kind.isScrollView || isTarget && tree[inside].kind.isTouchTarget
                || !tree.rules(of: inside).isEmpty
        }
        return hasGestures && other == nil
    }

    /// Returns the clear views with gestures in `superview` that cover controls, in groups of those that cover the same
    /// ones, such as the halves of a video.
    private func groups(ofGestureViewsIn superview: ViewID) -> [[GestureCover]] {
        guard work.spend(.visits(tree.views.count)) else { return [] }
        let gestureViews = tree.subviews(of: superview).filter { isGestureView($0, in: superview) }
        let inside = Set(gestureViews)
        let controls = views.touchTargets.filter { control in
            tree[control].kind.isTouchTarget && tree.isTouchable(control)
                && tree.isInSuperviewChain(superview, of: control)
                && tree.chain(from: control).allSatisfy { !inside.contains($0) }
        }
        let boxes = RectangleIndex(controls.map { geometry.hitBoundingBox(of: $0) })
        var groups: [[GestureCover]] = []
        // Of several instances of a line, one finding tells, which no change of only some takes away.
        var groupsOfControls: [SourceRange: Int] = [:]
        var groupsOfLines: [SourceRange: Int] = [:]
        for view in gestureViews {
            let near = boxes.indices(meeting: geometry.hitBoundingBox(of: view)).sorted()
            guard work.spend(.visits(near.count)) else { break }
            let covered = near.map { ControlBehindGesture(cover: view, control: controls[Int($0)]) }.filter {
                views.order.isInFront(view, of: $0.control)
            }
            if covered.isEmpty { continue }
            let line = scene.range(of: view)
            var known = Set(covered.compactMap { groupsOfControls[scene.range(of: $0.control)] })
            // An edit changes all instances of a line.
            if let group = groupsOfLines[line] { known.insert(group) }
            let index = known.min { (groups[$1].controlCount, $0) < (groups[$0].controlCount, $1) } ?? groups.count
            if index == groups.count { groups.append([]) }
            for other in known.sorted() where other != index {
                for cover in groups[other] {
                    for covered in cover.covered { groupsOfControls[scene.range(of: covered.control)] = index }
                    groupsOfLines[scene.range(of: cover.view)] = index
                }
                // More aren't changed together, so nothing has to look for the others.
                groups[index] = Array((groups[index] + groups[other]).prefix(Self.maximumGestureViews + 1))
                groups[other] = []
            }
            for covered in covered { groupsOfControls[scene.range(of: covered.control)] = index }
            groupsOfLines[line] = index
            if let same = groups[index].firstIndex(where: { scene.range(of: $0.view) == line }) {
                groups[index][same].covered += covered
            } else if groups[index].count <= Self.maximumGestureViews {
                groups[index].append(GestureCover(view: view, covered: covered))
            }
        }
        return groups
    }

    /// Returns the changes of the clear views with gestures in `group`, subviews of `superview`, that a trial has shown
    /// to help.
    private func changes(of group: [GestureCover], in superview: ViewID) -> [GestureViewChange] {
        if group.count > Self.maximumGestureViews { return [] }
        let siblings = tree.subviews(of: superview)
        let covers = group.sorted { $0.view < $1.view }
        let all = covers.flatMap { $0.controls }
        let backmost = siblings.first { sibling in all.contains { tree.isInSuperviewChain(sibling, of: $0) } }
        guard let backmost else { return [] }
        let names = covers.map { quotedName($0.view) }.joinedAsList()
        let (verb, pronoun) = covers.count == 1 ? ("is", "it") : ("are", "they")
        let cover = covers.count == 1 ? "covers" : "cover"
        let isBelow = "so that \(pronoun) \(verb) behind all controls that \(pronoun) \(cover)"
        let moving = change(
            "move \(names) before \(quotedName(backmost)), \(isBelow) (in Swift: `insertSubview(_:belowSubview:)`)",
            movingBehind(covers.map { $0.view }, backmost), of: covers, .move)
        let yielding = change(
            "let `hitTest` of \(names) yield to \(views.quotedList(Set(all).sorted()))", yielding(covers), of: covers,
            .change)
        // What the views show in front of controls would no longer be seen behind them.
        if moving != nil, yielding != nil, covers.contains(where: { hasDrawing(in: $0.view, over: siblings) }) {
            return [yielding].compactMap { $0 }
        }
        return [moving, yielding].compactMap { $0 }
    }

    /// Returns whether a view in `view` is drawn over what one of `siblings` behind it shows.
    private func hasDrawing(in view: ViewID, over siblings: [ViewID]) -> Bool {
        var boxes: [Rectangle] = []
        tree.forEachDescendant(of: view) { inside in
            if isShown(inside) { boxes.append(geometry.drawnBox(of: inside)) }
            return .enter
        }
        if boxes.isEmpty { return false }
        func isCovered(_ other: ViewID) -> Bool {
            isShown(other) && boxes.contains { $0.meets(geometry.drawnBox(of: other)) }
        }
        return siblings.prefix { $0 != view }.contains { sibling in
            isCovered(sibling) || tree.firstDescendant(of: sibling, where: isCovered) != nil
        }
    }

    /// Returns whether `view` itself draws something that is seen.
    private func isShown(_ view: ViewID) -> Bool {
        tree.drawsItself(view) && tree.isSeen(view) && !geometry.drawnBox(of: view).isEmpty
    }

    /// The maximum number of views that one fix changes.
    private static let maximumGestureViews = 8

    /// Returns the change with `edits` if it leaves fewer findings, and touches to all of `covers`.
    private func change(
        _ title: String, _ edits: [Diagnostic.Edit]?, of covers: [GestureCover], _ kind: TriedFix.Kind
    ) -> GestureViewChange? {
        guard let edits, let trial = SceneTrial(of: scene, edits, work.budget), trials.leavesFewerFindings(trial),
            let areas = trial.targetAreas(within: work.budget),
            maps.targetAreas.keys.allSatisfy({ target in
                areas[path(target)] ?? 0 > 0 || !covers.contains { tree.isInSuperviewChain($0.view, of: target) }
            })
        else { return nil }
        return GestureViewChange(title: title, trial: trial, areas: areas, kind: kind)
    }

    /// Returns the edits that move `views` before `sibling`, or `nil` if one of them comes before it already.
    private func movingBehind(_ views: [ViewID], _ sibling: ViewID) -> [Diagnostic.Edit]? {
        guard views.allSatisfy({ sibling < $0 }) else { return nil }
        return scene.moving(views, past: sibling)
    }

    /// Returns the edits that let each of `covers` leave the touches on its controls to what is behind it.
    private func yielding(_ covers: [GestureCover]) -> [Diagnostic.Edit]? {
        var edits: [Diagnostic.Edit] = []
        for cover in covers {
            // What isn't known of a document's recognizers can be said, but not written.
            if views.noteOnRecognizers(of: cover.view) != nil { return nil }
            let controls = cover.covered.sorted { ($0.control, $0.cover) < ($1.control, $1.cover) }
            var links: [String] = []
            for covered in controls {
                guard links.count <= Self.maximumLinks, let link = context.link(in: covered.cover, to: covered.control)
                else { return nil }
                if !links.contains(link) { links.append(link) }
            }
            let rule = "yield -> \(links.joined(separator: ", "))"
            guard links.count <= Self.maximumLinks,
                let adding = scene.adding(statement: "hitTest { \(rule) }", inBlockOf: cover.view)
            else { return nil }
            edits += adding
        }
        return edits.isEmpty ? nil : edits
    }

    /// The maximum number of controls in one `yield`.
    private static let maximumLinks = 8
}

/// The clear views with gestures that one line makes, and the controls behind them.
struct GestureCover {
    /// The first of the views.
    let view: ViewID
    /// The controls, those behind several of the views more than once.
    fileprivate(set) var covered: [ControlBehindGesture]

    var controls: [ViewID] { covered.map { $0.control } }
}

/// A control behind a clear view with gestures.
struct ControlBehindGesture {
    let cover: ViewID
    let control: ViewID
}

extension [GestureCover] {
    fileprivate var controlCount: Int { reduce(0) { $0 + $1.covered.count } }
}

/// A change of clear views with gestures, which was tried once for all controls behind them.
struct GestureViewChange {
    let title: String
    let trial: SceneTrial
    /// The area in which each touch target gets touches then, by path.
    let areas: [String: Double]
    let kind: TriedFix.Kind
}
