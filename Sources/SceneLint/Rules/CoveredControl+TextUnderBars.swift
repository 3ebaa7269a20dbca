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

    /// The attribute to write.
    var text: String {
        "contentInset " + [inset.top, inset.left, inset.bottom, inset.right].map { written($0) }.joined(separator: ",")
    }
}

extension TargetContext {
    /// Returns what `target` needs if it is a text view, and all of `losses` are to bars at its ends; otherwise `nil`.
    func textUnderBars(_ losses: [TouchLoss], of target: ViewID) -> TextUnderBars? {
        guard tree[target].kind == .textView, let properties = tree.scrollViews[target], properties.isScrollEnabled
        else { return nil }
        let box = geometry.visibleBox(target)
        var (top, bottom) = (box.minY, box.maxY)
        for loss in losses {
            let lost = loss.region.boundingBox
            if lost.minY > box.middle.y { bottom = min(bottom, lost.minY) } else { top = max(top, lost.maxY) }
        }
        guard top - box.minY <= box.height * Self.mostOfABar, box.maxY - bottom <= box.height * Self.mostOfABar
        else { return nil }
        var inset = properties.contentInset
        for (isLast, edge) in [(false, top), (true, bottom)] where edge != (isLast ? box.maxY : box.minY) {
            guard hasBar(at: isLast, of: target), let covered = length(of: target, coveredFrom: edge, atEnd: isLast)
            else { return nil }
            if isLast {
                inset.bottom = max(inset.bottom, Self.roundedUp(covered - properties.insetAdjustment.bottom))
            } else {
                inset.top = max(inset.top, Self.roundedUp(covered - properties.insetAdjustment.top))
            }
        }
        return TextUnderBars(
            inset: inset, isMissing: inset != properties.contentInset,
            isOnly: views.targetsByLine[scene.range(of: target)]?.count == 1)
    }
}
