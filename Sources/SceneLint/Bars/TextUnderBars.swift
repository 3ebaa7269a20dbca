import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What a text view needs so that its text scrolls out from under bars at its ends.
struct TextUnderBars {
    /// The content inset that is as high as the bars.
    var inset: Edges
    /// Whether the text view has less.
    var isMissing: Bool
    /// Whether the text view is the only one of its line.
    var isOnly: Bool
    /// The bars for which it has less, if they are known.
    var bars: [ViewID] = []

    /// The attribute to write.
    var text: String {
        "contentInset " + [inset.top, inset.left, inset.bottom, inset.right].map { written($0) }.joined(separator: ",")
    }
}

/// Finds text views whose text stays under bars at their ends.
struct TextsUnderBars: TargetQueries {
    let targets: TargetContext

    private func bars(at side: VerticalSide, of target: ViewID) -> BarsAtEdge {
        BarsAtEdge(context: context, container: target, side: side)
    }

    /// Returns the text views that scroll and have bars at their ends that hide what is under them, with what they
    /// need. Nothing visible is lost there, so ``TargetContext/losses(where:)`` has none of them.
    ///
    /// - Parameter known: The targets already reported.
    func textsHiddenByBars(beside known: Set<ViewID>) -> [(target: ViewID, bars: TextUnderBars)] {
        let texts = views.touchTargets.filter { view in
            tree[view].kind == .textView && !known.contains(view) && tree.isTouchable(view)
                && tree.scrollViews[view]?.axes(for: tree[view].size).vertical ?? false
        }
        var lines: Set<SourceRange> = []
        return work.results(of: texts, "text views with a bar at an end") { text in
            guard !lines.contains(scene.range(of: text)), let bars = hidingBars(of: text), bars.isMissing else {
                return nil
            }
            lines.insert(scene.range(of: text))
            return (text, bars)
        }
    }

    /// Returns what the text view `target` needs because of the bars at its ends.
    private func hidingBars(of target: ViewID) -> TextUnderBars? {
        guard let properties = tree.scrollViews[target] else { return nil }
        let box = geometry.drawnBox(of: target)
        var inset = properties.contentInset
        var bars: [ViewID] = []
        for side in [VerticalSide.top, .bottom] {
            let edgeBars = self.bars(at: side, of: target)
            guard edgeBars.hasBarAtEdge else { continue }
            let y = side == .top ? box.minY : box.maxY - 1
            let edge = Rectangle(minX: box.minX, minY: y, maxX: box.maxX, maxY: y + 1)
            let before = inset
            var barViews: Set<ViewID> = []
            let pieces = maps.hitMap.pieces
            for index in maps.hitPieces.indices(meeting: geometry.seenPart(of: edge)) {
                guard case .hit(let hit) = pieces[index].outcome, edgeBars.isInBar(hit) else {
                    return nil
                }
                barViews.insert(hit)
            }
            let found = Set(edgeBars.stacked(on: barViews).map { edgeBars.bar(of: $0) })
            let covers = found.map { geometry.hitBoundingBox(of: $0).intersection(box) }
            guard let innerEdge = side.innerEdge(of: covers), case let depth = side.depth(of: innerEdge, in: box),
                depth <= box.height * BarLimit.fractionCovered,
                let covered = edgeBars.length(coveredTo: side.y(atDepth: depth, in: box))
            else { return nil }
            inset.grow(toCover: covered, at: edgeBars.scrollEnd, besides: properties.insetAdjustment)
            if inset != before { bars += found.sorted() }
        }
        return needs(of: target, inset, bars)
    }

    /// Returns what `target` needs if it is a text view, and all of `losses` are to bars at its ends; otherwise `nil`.
    func textUnderBars(_ losses: [TouchLoss], of target: ViewID) -> TextUnderBars? {
        guard tree[target].kind == .textView, let properties = tree.scrollViews[target], properties.isScrollEnabled
        else { return nil }
        let box = geometry.drawnBox(of: target)
        var (top, bottom) = (box.minY, box.maxY)
        for loss in losses {
            let lost = loss.region.boundingBox
            if lost.minY > box.middle.y { bottom = min(bottom, lost.minY) } else { top = max(top, lost.maxY) }
        }
        guard top - box.minY <= box.height * BarLimit.fractionCovered,
            box.maxY - bottom <= box.height * BarLimit.fractionCovered
        else { return nil }
        var inset = properties.contentInset
        for (side, edge) in [(VerticalSide.top, top), (.bottom, bottom)] where edge != side.edge(of: box) {
            let bars = bars(at: side, of: target)
            guard bars.hasBarAtEdge, let covered = bars.length(coveredTo: edge)
            else { return nil }
            inset.grow(toCover: covered, at: bars.scrollEnd, besides: properties.insetAdjustment)
        }
        return needs(of: target, inset)
    }

    /// Returns what `target` needs to have the content inset `inset`.
    private func needs(of target: ViewID, _ inset: Edges, _ bars: [ViewID] = []) -> TextUnderBars {
        TextUnderBars(
            inset: inset, isMissing: inset != tree.scrollViews[target]?.contentInset,
            isOnly: views.targetsByLine[scene.range(of: target)]?.count == 1, bars: bars)
    }
}

extension Edges {
    /// Enlarges an inset until it covers `length` at an end, together with what the safe area adds.
    fileprivate mutating func grow(toCover length: Double, at end: ScrollEnd, besides adjustment: Edges) {
        self[end] = max(self[end], (length - adjustment[end]).roundedUpToThousandth)
    }
}
