import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A view that leaves too little of a target.
struct CoveringView {
    var view: ViewID
    /// Where it takes touches from the target.
    var part = Rectangle.empty
    /// How far it would have to move, and in which direction.
    var way: String?
}

/// The finding about a target that is too small, in the scene or once the scene is scrolled.
struct SmallTargetFinding: TargetQueries {
    let target: ViewID
    let small: SizeShortfall
    let targets: TargetContext

    private var fixes: EnlargingFixes { EnlargingFixes(targets: targets) }

    /// The finding itself.
    var diagnostic: Diagnostic {
        let (size, area) = small.words
        let coveringViews = small.isCovered ? coveringViews() : []
        let uncovering = fixes.uncovering(target, small, from: coveringViews.map { $0.view })
        let enlarging = fixes.enlarging(target, small)
        let pastDecorations =
            enlarging.isEmpty ? fixes.enlarging(target, small, pastDecorationsIn: lossFixes.trials) : nil
        let fixes = enlarging + [uncovering?.fix, pastDecorations?.fix.fix].compactMap { $0 }
        var notes = [Diagnostic.Note(area + scene.sizeNorm)]
        let parts = notesOnParts()
        if let pastDecorations {
            notes += parts
            notes += self.notes(pastDecorations.decorations, pastDecorations.fix, besides: parts)
        } else {
            notes += self.notes(coveringViews, uncovering, hasFixes: !fixes.isEmpty)
            notes += parts
        }
        if fixes.isEmpty, let room = roomNote() { notes.append(room) }
        // The region and the point are for another offset than the one in the source.
        let isScrolled = targets.isScrolled(to: target)
        if isScrolled { notes.append(Diagnostic.Note("this is its size after scrolling to it")) }
        let point = isScrolled ? nil : small.hit.clearPoint
        let evidence =
            isScrolled
            ? Evidence(views: [path(target)])
            : Evidence(
                point: point.map { ($0.x, $0.y) },
                views: ([target] + coveringViews.prefix(Self.maximumCoveringViews).map { $0.view }).map { path($0) },
                about: small.hit, isExact: small.isExact)
        return Rule.smallTarget.finding(
            "\(problem(coveringViews)): \(size)", at: self.fixes.placeOfSize(of: target, small), notes: notes,
            fixes: fixes, data: evidence.with(magnitude: -small.side))
    }

    /// The maximum number of views that cover a target which its finding names for programs.
    private static let maximumCoveringViews = 16

    /// Whether less than half of the hit area of the target is left.
    private var coversMost: Bool { small.hit.area < views.hitArea(of: target).area / 2 }
    /// Returns whether a small neighbor keeps the slop from making `target` as long as `wanted` on the axis along which
    /// the two lie.
    private func isShort(_ between: SharedSlop) -> Bool {
        let box = geometry.hitBoundingBox(of: target)
        return between.neighbors.contains { neighbor in
            let other = geometry.hitBoundingBox(of: neighbor)
            let isBeside = other.maxX <= box.minX || other.minX >= box.maxX
            return (isBeside ? between.size.width : between.size.height) < small.wanted - Tolerance.rounding
        }
    }

    /// Returns the targets, and the other views in front, that take touches where `target` would be hit, those with
    /// most of them first, and how far each would have to move to leave it as many points as it needs.
    private func coveringViews() -> [CoveringView] {
        let whole = geometry.hitRectangle(of: target)
        let area = views.hitArea(of: target)
        // Where a superview cuts the target off, whatever is hit there may be behind it.
        let asked = partAsked(whole ?? area.boundingBox)
        var areas: [ViewID: Double] = [:]
        var parts: [ViewID: Rectangle] = [:]
        let pieces = maps.hitMap.pieces
        for index in maps.hitPieces.indices(meeting: geometry.seenPart(of: asked)) {
            let piece = pieces[index]
            guard case .hit(let hit) = piece.outcome, let other = coveringView(of: hit) else { continue }
            let part = piece.rectangle.intersection(asked).orEmpty
            let taken = area.intersection(part).area
            guard taken > Tolerance.rounding else { continue }
            areas[other, default: 0] += taken
            parts[other] = parts[other]?.united(with: part) ?? part
        }
        let others = areas.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { $0.key }
        return others.enumerated().map { index, other in
            let part = parts[other] ?? .empty
            // Only one that covers the target alone is moved.
            guard index == 0, let whole else { return CoveringView(view: other, part: part) }
            let box = geometry.hitBoundingBox(of: other)
            return CoveringView(view: other, part: part, way: way(clearing: whole, of: box, toSide: small.wanted))
        }
    }

    /// Returns notes about views that take a part of `target`, which is too small even without them.
    private func notesOnParts() -> [Diagnostic.Note] {
        guard !small.isCovered, small.uncutSize == nil, small.breadth == nil,
            let whole = geometry.hitRectangle(of: target), small.hit.area < whole.area - Tolerance.rounding
        else { return [] }
        return coveringViews().prefix(3).map { covering in
            Diagnostic.Note(
                "\(quotedName(covering.view)) takes \(Self.words(for: covering.part, of: whole))",
                at: scene.range(of: covering.view))
        }
    }

    /// Returns which part of `whole` `part` is: `the upper 8 points`.
    private static func words(for part: Rectangle, of whole: Rectangle) -> String {
        let (width, height) = (hundredthText(part.width), hundredthText(part.height))
        let points = { (length: String) in length == "1" ? "1 point" : "\(length) points" }
        let isNear = { (one: Double, other: Double) in abs(one - other) <= Tolerance.rounding }
        if isNear(part.minX, whole.minX), isNear(part.maxX, whole.maxX) {
            if isNear(part.minY, whole.minY) { return "the upper \(points(height))" }
            if isNear(part.maxY, whole.maxY) { return "the lower \(points(height))" }
        }
        if isNear(part.minY, whole.minY), isNear(part.maxY, whole.maxY) {
            if isNear(part.minX, whole.minX) { return "the left \(points(width))" }
            if isNear(part.maxX, whole.maxX) { return "the right \(points(width))" }
        }
        return "a part of it, within \(width) × \(height) points"
    }

    /// Returns the part of `box`, where `target` would be hit, that its superviews contain.
    private func partAsked(_ box: Rectangle) -> Rectangle {
        var asked = box
        for superview in views.superviewsThatCanReject(for: target) where tree[superview].hitShape != .subviews {
            guard let own = geometry.hitRectangle(of: superview) else { continue }
            asked = asked.intersection(own).orEmpty
        }
        return asked
    }

    /// Returns the view to blame where `hit` is hit beside `target`: the target that gets its touches, or else the view
    /// itself if it is in front.
    private func coveringView(of hit: ViewID) -> ViewID? {
        let areApart = { (view: ViewID) in
            !self.tree.isInSuperviewChain(view, of: target) && !self.tree.isInSuperviewChain(target, of: view)
        }
        if let owner = views.owner(of: hit), areApart(owner) { return owner }
        return areApart(hit) && views.order.isInFront(hit, of: target) ? hit : nil
    }

    /// Returns words that name the nearest superview in which no square as large as needed fits around `target`, or
    /// no words if there is none.
    private func superviewTooSmall() -> String {
        let tooSmall = views.superviewsThatCanReject(for: target).first { superview in
            tree[superview].hitShape != .subviews
                && geometry.hitRectangle(of: superview).map { $0.shorterSide < small.wanted } ?? false
        }
        return tooSmall.map { ", and \(quotedName($0)) with it" } ?? ""
    }

    /// Returns what people do with `target`, in a word.
    private func gesture() -> String {
        if tree[target].kind.isTouchTarget || tree[target].kind == .cell || tree[target].kind == .content {
            return "tap"
        }
        if tree[target].isDraggable { return "drag" }
        let recognizers = views.recognizers(of: target)
        let isDragged = recognizers.allSatisfy { written in
            switch written.recognizer.kind {
            case .pan, .swipe, .screenEdgePan: true
            default: false
            }
        }
        return isDragged && !recognizers.isEmpty ? "drag" : "tap"
    }

    /// Returns what to write for larger cells if `target` is one, or its content view.
    private func sizeOfCells() -> String? {
        let cell = tree[target].kind == .content ? tree[target].superview : target
        guard let cell, tree[cell].kind == .cell, let container = tree[cell].superview else { return nil }
        let size = tree[cell].size
        if tree[container].kind == .table {
            return
                "make the rows of \(quotedName(container)) higher: `height \(written(max(small.wanted, size.height)))`"
        }
        return "make the items of \(quotedName(container)) larger: "
            + "`size \(written(max(small.wanted, size.width)))x\(written(max(small.wanted, size.height)))`"
    }

    /// Returns how to move `target` out from behind `covers`, or what to make smaller.
    private func adviceUncovering(_ covers: [ViewID]) -> String {
        let title = quotedName(target)
        // What is in another one of them moves along with it.
        let outermost = covers.filter { view in
            !covers.contains { $0 != view && tree.isInSuperviewChain($0, of: view) }
        }
        guard let cover = outermost.first, outermost.count == 1 else {
            return "move \(title) away from \(views.quotedList(outermost)), or make them smaller"
        }
        let (box, other, root) = (
            geometry.boundingBox(of: target), geometry.boundingBox(of: cover), geometry.boundingBox(of: .root)
        )
        let places = [
            (other.minY - root.minY >= box.height, "above"), (root.maxY - other.maxY >= box.height, "below"),
            (other.minX - root.minX >= box.width, "to the left of"),
            (root.maxX - other.maxX >= box.width, "to the right of"),
        ]
        let place = places.first { $0.0 }?.1 ?? "away from"
        // What has to be cut off of the view in front, of its width and of its height.
        let across = min(other.maxX - box.minX, box.maxX - other.minX) / max(other.width, 1)
        let down = min(other.maxY - box.minY, box.maxY - other.minY) / max(other.height, 1)
        let name = quotedName(cover)
        return "move \(title) \(place) \(name), or make \(name) \(across <= down ? "narrower" : "less high")"
    }

    /// Returns the shortest move that leaves `side` points of `box` beside `other`, in words, or `nil` if there is
    /// none.
    private func way(clearing box: Rectangle, of other: Rectangle, toSide side: Double) -> String? {
        guard box.height >= side, box.width >= side else { return nil }
        // A view isn't moved off the edge of the scene to make room.
        let root = geometry.boundingBox(of: .root)
        let ways: [(length: Double, room: Double, words: String)] = [
            (box.minX + side - other.minX, root.maxX - other.maxX, "to the right"),
            (other.maxX - (box.maxX - side), other.minX - root.minX, "to the left"),
            (box.minY + side - other.minY, root.maxY - other.maxY, "down"),
            (other.maxY - (box.maxY - side), other.minY - root.minY, "up"),
        ]
        return ways.filter { $0.length > 0 && $0.length <= $0.room }.min { $0.length < $1.length }.map {
            "\(hundredthText($0.length)) points \($0.words)"
        }
    }
}

extension SizeShortfall {
    /// The size of the target and the one that it needs, and the beginning of a sentence about its hit area; nothing if
    /// that has the same size.
    fileprivate var words: (size: String, area: String) {
        let wanted = written(self.wanted)
        let about = isExactSide ? "" : "about "
        if let breadth { return ("\(hundredthText(breadth)) points across, \(wanted) needed", "") }
        if let uncutSize, !isCovered {
            let size = "\(hundredthText(uncutSize.width)) × \(hundredthText(uncutSize.height)) points"
            return (
                "\(size), \(wanted) × \(wanted) needed",
                "even without the edge of the scene, its hit area would be \(size); "
            )
        }
        let (width, height) = hit.isRectangle ? (hit.boundingBox.width, hit.boundingBox.height) : (side, side)
        let size = "\(about)\(hundredthText(width)) × \(hundredthText(height)) points"
        return (
            "\(size), \(wanted) × \(wanted) needed",
            hit.isRectangle ? "" : "the largest square in its hit area is \(size); "
        )
    }
}

extension SmallTargetFinding {
    /// Returns why other views leave too little of `target`, and what to do about its size.
    private func notes(
        _ coveringViews: [CoveringView], _ uncovering: TriedFix?, hasFixes: Bool
    ) -> [Diagnostic.Note] {
        let title = quotedName(target)
        var notes = coveringViews.prefix(3).map { coveringView in
            Diagnostic.Note(
                "\(quotedName(coveringView.view)) is in front of \(title) and takes the touches where they meet",
                at: scene.range(of: coveringView.view))
        }
        if coveringViews.isEmpty, let cutting = fixes.superviewCutting(target) {
            notes.append(
                Diagnostic.Note(
                    "\(quotedName(cutting)) doesn't contain the rest of \(title), so its subviews aren't asked there",
                    at: scene.range(of: cutting)))
            let isLargeEnough = small.isCovered || tree[target].size.shorterSide >= small.wanted
            notes.append(
                Diagnostic.Note(
                    "move \(title) further into \(quotedName(cutting))\(isLargeEnough ? "" : ", and make it larger")"
                ))
        } else if let uncovering {
            notes.append(Diagnostic.Note(sceneAdvice: uncovering.text()))
        } else if small.isCovered {
            notes.append(
                Diagnostic.Note(
                    coveringViews.count == 1 && coveringViews[0].way != nil
                        ? "move \(quotedName(coveringViews[0].view)) \(coveringViews[0].way ?? ""), or \(title) away from it"
                        : adviceUncovering(coveringViews.map { $0.view })))
        } else if SlopCuts(targets: targets).isShrunkBySlop(target) {
            notes.append(Diagnostic.Note(sceneAdvice: "remove its negative `hitSlop`"))
        } else if hasFixes {
            notes.append(Diagnostic.Note(sceneAdvice: "make it larger, or enlarge its hit area with `hitSlop`"))
        } else if let size = sizeOfCells() {
            notes.append(Diagnostic.Note(sceneAdvice: size))
        } else {
            notes.append(Diagnostic.Note("make \(title) larger\(superviewTooSmall())"))
        }
        return notes
    }

    /// Returns which decorations a slop of `target` meets, unless `parts` name them, and what to do about them.
    private func notes(
        _ decorations: [ViewID], _ fix: TriedFix, besides parts: [Diagnostic.Note]
    ) -> [Diagnostic.Note] {
        decorations.filter { view in !parts.contains { $0.range == scene.range(of: view) } }.prefix(3).map { view in
            Diagnostic.Note(
                "\(quotedName(view)) is in front and takes touches that a `hitSlop` of \(quotedName(target)) needs",
                at: scene.range(of: view))
        } + [Diagnostic.Note(sceneAdvice: fix.text())]
    }

    /// Returns a note about how large `target` can become between its neighbors, if it can't become large enough.
    private func roomNote() -> Diagnostic.Note? {
        guard let between = small.between, let size = fixes.size(of: target, withSlop: between.slop) else { return nil }
        var measured = between
        measured.size = size
        let all = between.neighbors.count == 1 ? "both" : "all of them"
        let advice =
            isShort(measured)
            ? "; to give \(all) \(written(small.wanted)) points, place their centers about \(written(small.wanted)) "
                + "points apart"
            : ""
        return Diagnostic.Note(
            sceneAdvice: "with `\(written(between.slop))` its hit area is \(hundredthText(size.width)) × "
                + "\(hundredthText(size.height)) points\(fixes.ends(of: between))\(advice)")
    }

    /// Returns what is wrong with `target`, without its size.
    private func problem(_ coveringViews: [CoveringView]) -> String {
        let (title, gesture) = (quotedName(target), gesture())
        if !small.isCovered { return "\(title) is too small to \(gesture) reliably" }
        if coveringViews.isEmpty { return "what is left of \(title) is too small to \(gesture) reliably" }
        return "\(views.quotedList(coveringViews.map { $0.view })) \(coveringViews.count == 1 ? "covers" : "cover") "
            + "\(coversMost ? "most" : "a part") of \(title); what is left is too small"
    }
}

extension LoweredScene {
    /// Who asks for the size that targets must have.
    var sizeNorm: String {
        let wanted = written(minimumTarget)
        return minimumTarget == 44
            ? "Apple's Human Interface Guidelines ask for at least 44 × 44"
            : "the \(range(of: .minimumTarget, of: .root) == nil ? "configuration" : "scene") requires "
                + "\(wanted) × \(wanted) (`minimumTarget`)"
    }
}
