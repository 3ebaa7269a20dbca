import SceneRegions
import SceneRuntime
import SceneSemantics

/// The views of a scene that aren't expected to let touches through, even if something shows through them.
final class Scrims: ContextQueries {
    let context: LintContext
    /// The scrims, with what is visible of them.
    private lazy var areas = findScrims()
    /// Finds scrims by where they are. Each target asks for them.
    private lazy var index = RectangleIndex(areas.map { $0.extent.boundingBox })
    /// Of the views that may be a menu or a dialog, those that are drawn last.
    private lazy var lastPanels = lastPainted(of: tree.identities.filter { isPanel($0) })
    /// Of the touch targets that are hit somewhere, those that are drawn last.
    private lazy var lastTargetsHit = lastPainted(of: targetsHit())

    init(_ context: LintContext) { self.context = context }

    var count: Int { areas.count }

    /// Returns the part of `region`, a visible part of `target`, that isn't behind a scrim.
    func unobscured(_ region: Region, of target: ViewID) -> Region {
        self.region(region, of: target) { _ in true }
    }

    /// Returns the part of `region`, a visible part of `target`, that isn't behind the round corners of an opaque view.
    /// What they leave to be seen is no reason to touch `target` there.
    func outsideRoundCorners(_ region: Region, of target: ViewID) -> Region {
        self.region(region, of: target) { $0 == .round }
    }

    private func region(_ region: Region, of target: ViewID, isSubtracted: (Scrim.Kind) -> Bool) -> Region {
        index.indices(meeting: region.boundingBox).sorted().reduce(region) { rest, index in
            let scrim = areas[index]
            guard isSubtracted(scrim.kind), rest.boundingBox.meets(scrim.extent.boundingBox),
                !tree.isInSuperviewChain(target, of: scrim.view), !tree.isInSuperviewChain(scrim.view, of: target),
                views.isPainted(scrim.view, inFrontOf: target),
                scrim.kind != .blur || !isBackground(scrim.view, addedAfter: target)
            else { return rest }
            return rest.subtracting(scrim.extent)
        }
    }

    /// Returns whether `blur` looks like the background of a bar that was added after `target`, a view of the same bar.
    private func isBackground(_ blur: ViewID, addedAfter target: ViewID) -> Bool {
        guard let bar = tree[blur].superview, bar != .root, tree[bar].kind != .window, tree[target].superview == bar,
            !views.hasTargets(in: blur)
        else { return false }
        return geometry.boundingBox(of: blur).contains(geometry.boundingBox(of: bar))
    }

    private struct Scrim {
        let view: ViewID
        let extent: Region
        let kind: Kind

        enum Kind {
            /// Opaque, apart from its round corners.
            case round
            /// Blurs what is behind it.
            case blur
            /// Covers most of the scene below modal content.
            case modal
        }
    }

    /// Finds two kinds of views. Some hide or blur what is behind them, but not in the map of what is visible, because
    /// of their round corners. Others cover most of the scene below modal content: translucent dimming views, and clear
    /// ones that catch touches.
    private func findScrims() -> [Scrim] {
        let visibilityMap = maps.visibilityMap
        var covers: [Scrim] = []
        var wide: [Scrim] = []
        let minimumArea = Region(visibilityMap.domain).area / 2
        for view in tree.identities where tree.isSeen(view) {
            let extent = visibilityMap.extent(of: view)
            if extent.isEmpty { continue }
            if isCover(view) {
                covers.append(
                    Scrim(view: view, extent: extent, kind: tree[view].kind == .visualEffect ? .blur : .round))
            } else if canBeModal(view), extent.area >= minimumArea || isStripBesideDrawer(view, extent.boundingBox) {
                wide.append(Scrim(view: view, extent: extent, kind: .modal))
            }
        }
        return covers + wide.filter { isModal($0.view) }
    }

    /// Returns whether the view, which is in `box`, dims what a drawer leaves of the scene, and closes the drawer.
    private func isStripBesideDrawer(_ view: ViewID, _ box: Rectangle) -> Bool {
        let domain = maps.visibilityMap.domain
        return scene.isTouchTarget(view) && tree.backgroundCoverage(of: view) >= AlphaLimit.minimumDimming
            && box.height >= domain.height && box.width > Self.depthOfBar * domain.width
    }

    /// Returns whether the view hides or blurs what is behind it, apart from round corners.
    private func isCover(_ view: ViewID) -> Bool {
        let kind = tree[view].kind
        if kind == .visualEffect { return tree.effectiveAlpha(of: view) >= AlphaLimit.minimumDimming }
        guard tree[view].cornerRadius > 0, tree.effectiveAlpha(of: view) >= View.opaqueAlpha else { return false }
        return tree[view].hasOpaqueColor || kind.isControl || kind == .image
    }

    /// Returns whether the view itself can dim, or catch the touches around, modal content.
    private func canBeModal(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .view, .background, .control, .button, .window:
            let coverage = tree.backgroundCoverage(of: view)
            return coverage >= AlphaLimit.minimumDimming && coverage < View.opaqueAlpha
                || scene.isTouchTarget(view) && !tree.isDrawn(withCoverage: coverage)
        default: return false
        }
    }

    /// Returns whether something in front of the view makes it modal: for a dimming view anything to touch, for a clear
    /// one a menu or a dialog. If only a button in front of a clear view is visible, the rest is expected to be
    /// touchable.
    private func isModal(_ view: ViewID) -> Bool {
        let coverage = tree.backgroundCoverage(of: view)
        if coverage < AlphaLimit.minimumDimming {
            return lastPanels.contains { $0 != view && views.isPainted($0, inFrontOf: view) }
        }
        return coverage >= AlphaLimit.minimumHiding || scene.isTouchTarget(view)
            || lastTargetsHit.contains { $0 != view && views.isPainted($0, inFrontOf: view) } || showsProgress(view)
    }

    /// Returns whether the view fills the scene and shows something in itself, as one does that keeps people waiting.
    private func showsProgress(_ view: ViewID) -> Bool {
        maps.visibilityMap.extent(of: view).area >= Region(maps.visibilityMap.domain).area - Tolerance.rounding
            && tree.subviews(of: view).contains { tree.isSeen($0) && tree.drawsItself($0) }
    }

    /// Returns whether the view may be a menu or a dialog: it is drawn and no single control, label or image, and is
    /// neither small nor a bar along an edge of the scene.
    private func isPanel(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .view, .visualEffect, .stack, .scroll, .table, .collection: break
        default: return false
        }
        guard tree.isSeen(view), tree.drawsItself(view) else { return false }
        let domain = maps.visibilityMap.domain
        let extent = maps.visibilityMap.extent(of: view)
        guard extent.area >= Self.minimumPanel * Region(domain).area else { return false }
        let box = extent.boundingBox
        func isBar(_ length: Double, _ depth: Double, _ whole: Double, _ wholeDepth: Double) -> Bool {
            length >= Self.lengthOfBar * whole && depth <= Self.depthOfBar * wholeDepth
        }
        return !isBar(box.width, box.height, domain.width, domain.height)
            && !isBar(box.height, box.width, domain.height, domain.width)
    }

    /// The smallest fraction of the scene that a menu covers: a few lines of text on a phone. A round button covers
    /// about 1% of it.
    private static let minimumPanel = 0.02
    /// A bar is at least this long, as a fraction of the scene. It may leave a margin at both ends.
    private static let lengthOfBar = 0.8
    /// A bar is at most this deep, as a fraction of the scene.
    private static var depthOfBar: Double { 1 / 6 }

    /// Returns the touch targets that are hit somewhere.
    private func targetsHit() -> [ViewID] {
        let targets = maps.hitMap.outcomes.compactMap { outcome in
            if case .hit(let hit) = outcome { views.owner(of: hit) } else { nil }
        }
        return Array(Set(targets))
    }

    /// Returns the two of `candidates` that are drawn in front of all others. If any view except a given one is drawn
    /// in front of that one, so is one of these two.
    private func lastPainted(of candidates: [ViewID]) -> [ViewID] {
        var last: [ViewID] = []
        for view in candidates {
            let index = last.firstIndex { views.isPainted(view, inFrontOf: $0) } ?? last.count
            last.insert(view, at: index)
            if last.count > 2 { last.removeLast() }
        }
        return last
    }
}
