import SceneLint
import SceneQueries
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension SceneRenderer {
    /// The colors of the targets, by path, with those that are known from another picture of the scene.
    var targetColorsByPath: [String: Int] {
        var colors = knownTargetColors
        for (reach, color) in zip(reaches, targetColors) { colors[path(of: reach.target)] = color }
        return colors
    }

    /// Tints where each target is touched.
    func drawTargets() {
        layer("targets") { renderer in
            for (index, reach) in renderer.reaches.enumerated() where !reach.hit.isEmpty {
                var path = PathData()
                path.hitArea(of: reach, in: renderer)
                let isDead = renderer.isDead(reach.target)
                let classes = "target \(isDead ? Mark.dead.word : "c\(renderer.targetColors[index])")"
                renderer.draw(
                    isDead ? .dead : .target, path, classes, of: reach.target, renderer.description(of: reach))
            }
        }
    }

    /// Marks what can be seen and not touched, or touched and not seen.
    func drawLosses() {
        layer("losses") { renderer in
            for reach in renderer.reaches where renderer.hasLoss(reach) { renderer.drawLoss(reach) }
            renderer.drawDeadScrollViews()
            renderer.drawRecursions()
            for reach in renderer.reaches { renderer.drawUnseen(reach) }
            if let contested = renderer.content.contested, !contested.isEmpty {
                var path = PathData()
                path.region(contested)
                renderer.draw(
                    .contested, path, of: nil,
                    "which view is touched depends on the order in which cells were displayed")
            }
        }
    }

    /// Returns whether something of a target is visible and doesn't get its touches.
    ///
    /// What touch targets inside it take is theirs on purpose, such as a button's part of a control. A sliver, such as
    /// what is seen beside the round corner of a view in front, doesn't matter to a finger.
    func hasLoss(_ reach: TargetReach) -> Bool {
        guard reach.visible.area.toMillionth > 0, reach.fraction < 1 else { return false }
        if reach.taken.isEmpty { return true }
        let lost = losses(of: reach).reduce(0) { $0 + $1.region.area }
        let minimum = min(
            max(TargetReach.minimumAreaLost, TargetReach.minimumFractionLost * reach.visible.area),
            reach.visible.area / 2)
        return lost > 0 && lost >= minimum
    }

    /// Returns what others than the touch targets inside a target take of it.
    func losses(of reach: TargetReach) -> [(outcome: HitMap.Outcome, region: Region)] {
        reach.taken.filter { outcome, _ in
            guard case .hit(let view) = outcome, let owner = maps.receivers.owner(of: view) else { return true }
            return !tree.isInSuperviewChain(reach.target, of: owner)
        }
    }

    /// Marks what of a target can't be touched.
    private func drawLoss(_ reach: TargetReach) {
        let losses = losses(of: reach)
        let isQuiet = isWithoutFinding(reach.target)
        if !isQuiet {
            var dead = PathData()
            dead.region(
                Region(
                    disjoint: losses.filter { $0.outcome != .recursion && !reacts($0.outcome) }
                        .flatMap { $0.region.rectangles }),
                isExact: reach.isExact)
            draw(.deadLoss, dead, of: reach.target, "\(path(of: reach.target)) is seen here, and a tap does nothing")
        }
        var lost = PathData()
        lost.region(Region(disjoint: losses.flatMap { $0.region.rectangles }), isExact: reach.isExact)
        // Less than a thousandth of a point is lost, too.
        if lost.isEmpty { lost.polygon([reach.visible.boundingBox.origin]) }
        draw(isQuiet ? .quietLoss : .lost, lost, of: reach.target, description(of: reach))
    }

    /// Returns whether no finding says that `target`, or another view that its line makes, loses area, and none is
    /// allowed there: it loses what such views lose in screens that work, for instance behind a dialog.
    func isWithoutFinding(_ target: ViewID) -> Bool {
        let range = scene.range(of: target)
        guard let reportedViews, !reportedViews.contains(path(of: target)), !reportedRanges.contains(range) else {
            return false
        }
        return scene.line(of: target).map { !content.allowedLines.contains($0) } ?? true
    }

    /// Marks what can be seen of the scroll views, tables and collections that `check` reports as dead, and is neither
    /// hit in them nor marked as lost of a touch target.
    private func drawDeadScrollViews() {
        let findings = content.findings.filter { $0.reportingRule?.pictureMark == .deadScrollView }
        let paths = Set(findings.compactMap { $0.data.views.first })
        if paths.isEmpty { return }
        let dead = shapes.shapes.filter { tree[$0.view].kind.isScrollView && paths.contains($0.path) }
        let views = Set(dead.map { $0.view })
        let hits = hits(inside: views)
        var lost: [ViewID: [Region]] = [:]
        for reach in reaches where hasLoss(reach) {
            for view in tree.chain(from: reach.target) where views.contains(view) {
                lost[view, default: []].append(reach.visible)
            }
        }
        for shape in dead {
            let region = maps.visibilityMap.visibleRegion(of: shape.view)
                .subtracting(Region(disjoint: hits[shape.view] ?? []))
                .subtracting(Region(unionOf: lost[shape.view] ?? []))
            var path = PathData()
            path.region(region, isExact: maps.hitMap.isExact(in: region.boundingBox))
            draw(.stuck, path, of: shape.view, "\(shape.path) is seen here, and gets no touches")
        }
    }

    /// Returns for each of `views` where it or a view in it is hit.
    private func hits(inside views: Set<ViewID>) -> [ViewID: [Rectangle]] {
        var hits: [ViewID: [Rectangle]] = [:]
        for piece in maps.hitMap.pieces {
            guard case .hit(let hit) = piece.outcome else { continue }
            for view in tree.chain(from: hit) where views.contains(view) {
                hits[view, default: []].append(piece.rectangle)
            }
        }
        return hits
    }

    /// Marks where views ask each other forever, whether there is a target or not.
    private func drawRecursions() {
        let region = maps.hitMap.region(of: .recursion)
        var path = PathData()
        path.region(region, isExact: maps.hitMap.isExact(in: region.boundingBox))
        draw(.recursion, path, of: nil, "views ask each other forever here, so the app hangs or crashes")
    }

    /// The breadth of the narrowest parts of rotated and curved areas that are drawn, in points. The strips of such
    /// areas are off by less.
    fileprivate static let minimumBreadth = 2.0

    /// Marks where a target is touched inside its bounds but hidden by others.
    private func drawUnseen(_ reach: TargetReach) {
        guard let shape = shapes.shape(of: reach.target), !reach.hit.isEmpty else { return }
        let inside = reach.hit.intersection(maps.visibilityMap.extent(of: reach.target))
        let unseen = inside.subtracting(reach.visible)
        let cutOff = cutOffByRoundCorners(reach)
        if !cutOff.isEmpty {
            var path = PathData()
            path.region(cutOff, isExact: false)
            draw(
                .unseen, path, of: reach.target,
                "\(shape.path) is touched here, but the round corner of a superview cuts it off")
        }
        guard unseen.area > Tolerance.strips else { return }
        var path = PathData()
        path.region(unseen.subtracting(cutOff), isExact: reach.isExact, minimumBreadth: Self.minimumBreadth)
        draw(.unseen, path, of: reach.target, "\(shape.path) is touched here, but something covers it")
    }

    /// Outlines hit areas that differ from the bounds, and what small targets would need.
    func drawSlops(_ squareWork: inout Int) {
        layer("slops") { renderer in
            let lostAndCovered = Set(
                renderer.reaches.filter { $0.hit.isEmpty && $0.visible.isEmpty }.map { $0.target })
            for shape in renderer.shapes.shapes where !lostAndCovered.contains(shape.view) {
                let view = renderer.tree[shape.view]
                guard view.hitSlop != .zero || view.hitShape != .rectangle && view.hitShape != .subviews else {
                    continue
                }
                var path = PathData()
                path.hitArea(of: view, by: shape.matrix)
                renderer.draw(.slop, path, of: shape.view, "the hit area of \(shape.path)")
            }
            for reach in renderer.reaches where !reach.hit.isEmpty && !reach.visible.isEmpty {
                renderer.drawNeed(reach, &squareWork)
            }
        }
    }

    /// Draws the square that a target would need, if it is smaller.
    private func drawNeed(_ reach: TargetReach, _ limit: inout Int) {
        let minimum = scene.minimumTarget
        guard isReportedAsSmall(reach.target),
            let needed = maps.geometry.neededSquare(of: reach.target, minimum: minimum)
        else { return }
        let square = maps.largestSquare(in: reach.hit, of: reach.target, within: &limit)
        let whole = sideWithRestOutOfView(reach).flatMap { $0 > square.side + Tolerance.rounding ? $0 : nil }
        guard (whole ?? square.side) < needed - Tolerance.measure(isExact: reach.isHitExact || square.isExact) else {
            return
        }
        let size =
            if let whole {
                "with what is out of view, the largest square that can be touched is \(tenthText(whole.toMillionth)) "
                    + "points wide"
            } else if square.isExact, let breadth = maps.geometry.hitBreadth(of: reach.target) {
                "it is \(tenthText(breadth.toMillionth)) points across"
            } else {
                "the largest square that can be touched is \(tenthText(square.side.toMillionth)) points wide"
            }
        let middle = (reach.visibleHit.isEmpty ? reach.hit : reach.visibleHit).boundingBox.middle
        var path = PathData()
        path.rectangle(
            Rectangle(minX: middle.x, minY: middle.y, maxX: middle.x, maxY: middle.y).grown(by: minimum / 2))
        draw(
            .small, path, of: reach.target, isFaint: smallTargets.count > Self.faintLimit,
            "\(self.path(of: reach.target)): \(size), less than \(tenthText(minimum))")
    }

    /// The number of small targets from which their squares overlap so often that they are drawn faint.
    private static let faintLimit = 40

    /// Returns the shorter side of a whole target, which `check` measures, if the edges of the scene and of scroll
    /// views cut off a part of it and nothing else does.
    private func sideWithRestOutOfView(_ reach: TargetReach) -> Double? {
        guard let whole = maps.geometry.hitRectangle(of: reach.target) else { return nil }
        var shown = whole.intersection(maps.geometry.boundingBox(of: .root))
        for superview in tree.superviews(of: reach.target) where tree[superview].kind.isScrollView {
            shown = shown.intersection(maps.geometry.hitBoundingBox(of: superview))
        }
        let region = Region(shown.orEmpty)
        guard region.area < Region(whole.orEmpty).area - Tolerance.rounding,
            region.subtracting(reach.hit).area <= Tolerance.strips
        else { return nil }
        return whole.shorterSide
    }

    /// Returns whether a finding says that a target is too small, or another view that its line makes.
    private func isReportedAsSmall(_ target: ViewID) -> Bool {
        smallTargets.contains(path(of: target)) || smallTargetRanges.contains(scene.range(of: target))
    }

    /// Writes one mark, unless it is empty.
    private func draw(
        _ mark: Mark, _ path: PathData, _ classes: String? = nil, of view: ViewID?, isFaint: Bool = false,
        _ title: String
    ) {
        if path.isEmpty { return }
        marks.insert(mark)
        writer.write("<path class=\"\(classes ?? mark.word)\"")
        if let view { writer.attribute("data-path", self.path(of: view)) }
        if isFaint { writer.attribute("stroke-opacity", 0.35) }
        writer.data(path)
        writer.write(">")
        writer.title(title)
        writer.write("</path>\n")
    }

    /// Returns how much of a target can be touched, and who gets the rest.
    func description(of reach: TargetReach) -> String {
        let path = path(of: reach.target)
        if isDead(reach.target) { return "\(path) is disabled, so a tap on it does nothing" }
        if reach.visible.isEmpty { return "\(path) can be touched here, and nothing of it is seen" }
        let fraction = reach.fraction
        if fraction >= 1 { return "\(path): all of its visible part can be touched" }
        let takers = reach.taken.prefix(3).map { $0.outcome.text(naming: self.path(of:)) }
        let more = reach.taken.count > 3 ? " and \(reach.taken.count - 3) more" : ""
        let text = "\(path): \(percentText(fraction, isExact: reach.isExact)) of its visible part can be touched"
        if takers.count == 1, reach.taken.first?.outcome == HitMap.Outcome.none {
            return "\(text); \(OutcomeText.none) gets \(fraction > 0 ? "the other" : "those") touches"
        }
        return takers.isEmpty ? text : "\(text); the rest goes to \(takers.joined(separator: ", "))\(more)"
    }

    /// Returns whether a tap on this target does nothing: it is a disabled control, and no recognizer gets the tap.
    func isDead(_ target: ViewID) -> Bool { maps.isDead(target) }

    /// Returns whether a tap with this outcome does anything.
    private func reacts(_ outcome: HitMap.Outcome) -> Bool {
        switch outcome {
        case .none, .recursion: return false
        case .orderDependent: return true
        case .hit(let view):
            if let owner = maps.receivers.owner(of: view) { return !isDead(owner) }
            guard let cell = tree.cell(around: view), let container = tree[cell].superview else { return false }
            return tree.scrollViews[container]?.allowsSelection ?? false
        }
    }
}

extension PathData {
    /// The fraction of its area by which the strips of a target may differ from its shape if nothing takes a part of
    /// it.
    private static let strippedFraction = 0.002

    /// Adds where a target is hit: its true shape if that is all of it, else the region.
    fileprivate mutating func hitArea(of reach: TargetReach, in renderer: SceneRenderer) {
        if !reach.isHitExact, let matrix = renderer.shapes.matrices[reach.target] {
            let view = renderer.tree[reach.target]
            let area = view.hitShapeArea * abs(matrix.determinant)
            if abs(area - reach.hit.area) <= area * Self.strippedFraction { return hitArea(of: view, by: matrix) }
        }
        region(reach.hit, isExact: reach.isHitExact, minimumBreadth: SceneRenderer.minimumBreadth)
        // All of a thin line is drawn.
        if isEmpty { region(reach.hit, isExact: reach.isHitExact) }
    }
}
