import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A fix that enlarges the hit areas of views: each gets a `hitSlop`.
struct SlopFix {
    /// Each view with its new slop.
    let slops: [(view: ViewID, slop: Edges)]
    let edits: [Diagnostic.Edit]

    var views: [ViewID] { slops.map { $0.view } }

    /// Does to `tree` what the edits do to the scene.
    func apply(to tree: inout ViewTree) {
        for (view, slop) in slops { tree[view].hitSlop = slop }
    }
}

extension ContextQueries {
    /// Returns the fix that writes `slops`, or `nil` if one of them can't be written.
    func slopFix(writing slops: [(view: ViewID, slop: Edges)]) -> SlopFix? {
        var edits: [Diagnostic.Edit] = []
        for (view, slop) in slops {
            guard let edit = scene.writing(written(slop), for: .hitSlop, of: view) else { return nil }
            edits.append(edit)
        }
        return SlopFix(slops: slops, edits: edits)
    }

    /// Returns the fix that enlarges superviews of `targets`, and names the other touch targets that lose touches.
    ///
    /// - Parameter includingRows: Whether tables and collections count as targets, too, if rows or items lose touches.
    func enlargingSuperviews(
        by fix: SlopFix, for targets: [ViewID], includingRows: Bool = false
    ) -> TriedFix {
        let names = fix.views.map { quotedName($0) }.joinedAsList()
        var tried = triedFix("enlarge \(names) with `hitSlop`", fix, for: targets, includingRows: includingRows)
        tried.kind = .enlarge
        return tried
    }

    /// Returns `fix` with `title`, and names the touch targets other than `targets` that lose touches.
    ///
    /// - Parameter includingRows: Whether tables and collections count as targets, too, if rows or items lose touches.
    func triedFix(
        _ title: String, _ fix: SlopFix, for targets: [ViewID], includingRows: Bool = false
    ) -> TriedFix {
        let domain = box(around: fix.slops)
        let after = maps.hitMap(changing: fix.views, within: domain, orders: .all) { fix.apply(to: &$0) }
        return triedFix(title, fix.edits, for: targets, within: domain, includingRows: includingRows, after: after)
    }

    /// Returns a box around the points that views contain with these slops.
    func box(around slops: [(view: ViewID, slop: Edges)]) -> Rectangle {
        let boxes = slops.map { geometry.hitBoundingBox(of: $0.view, withSlop: $0.slop) }
        return boxes.boundingBox
    }
}
