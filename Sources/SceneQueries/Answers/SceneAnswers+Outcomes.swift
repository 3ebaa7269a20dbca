import SceneRuntime
import SceneSemantics

/// Why a touch that hits a view doesn't have the outcome that is expected of it.
extension SceneAnswers {
    /// Returns why the touches of `run` don't select `cell`, a row or item, or `nil` if they hit something else.
    public mutating func reasonNotToSelect(_ cell: ViewID, _ run: TouchRun) -> String? {
        let tree = scene.tree
        guard tree.contains(cell), let container = tree[cell].superview, let properties = tree.scrollViews[container],
            run.hasTouched(cell)
        else { return nil }
        let what = tree[container].kind == .table ? "row" : "item"
        if !properties.allowsSelection {
            return "\(path(of: container)) selects no \(what)s, because `allowsSelection` is `.off`"
        }
        for remark in run.remarks {
            guard case .fingerDown(let hit?, _) = remark.kind, tree.isInSuperviewChain(cell, of: hit),
                let control = tree.path(to: hit).reversed().prefix(while: { $0 != cell }).first(where: {
                    tree[$0].kind.isTouchTarget
                })
            else { continue }
            return
                "\(path(of: control)) takes the touch: a control in \(what == "row" ? "a row" : "an item") keeps it from "
                + "selecting the \(what)"
        }
        if run.events.contains(where: { $0.kind == .scroll }) {
            return "a finger that scrolls selects no \(what)"
        }
        let recognition = run.events.first { event in
            guard event.kind == .recognize, let id = event.recognizer, let own = tree.recognizers[id.view] else {
                return false
            }
            return own.indices.contains(id.index) && own[id.index].cancelsTouchesInView
        }
        if let recognizer = recognition?.recognizer {
            return "the recognizer of \(path(of: recognizer.view)) takes the touch from the \(what), because "
                + "`cancelsTouchesInView` is on"
        }
        return nil
    }

    /// Returns why no pinch zooms `view`, if that is so.
    public mutating func reasonNotToZoom(_ view: ViewID) -> String? {
        guard scene.tree.contains(view), let properties = scene.tree.scrollViews[view] else { return nil }
        if properties.viewForZooming == nil {
            return "\(path(of: view)) zooms nothing: it has no `viewForZooming`"
        }
        guard properties.minimumZoomScale == properties.maximumZoomScale else { return nil }
        return "\(path(of: view)) can't zoom: its `minimumZoomScale` and `maximumZoomScale` are the same"
    }

    /// Returns why views get touches in which nothing reacts to them, and how to say that nothing does, or `nil` if
    /// something reacts.
    public mutating func reasonForPlainTouches(_ run: TouchRun) -> String? {
        let tree = scene.tree
        guard let first = run.events.first, tree.contains(first.view),
            run.events.allSatisfy({ [.touchesBegan, .touchesEnded, .touchesCancelled].contains($0.kind) })
        else { return nil }
        let reason =
            "`\(path(of: first.view))` got `\(first.kind.rawValue)`: a view without controls and recognizers still gets the "
            + "touches that hit it, and with `nothing` there is no event at all"
        guard let control = run.firstPoint.flatMap({ nearestControl(to: $0) }) else { return reason }
        return "\(reason); to say that nothing is pressed, write `not fires -> \(path(of: control))`"
    }

    /// Returns the control that contains `point`, or else the one that is nearest to it.
    private func nearestControl(to point: Point) -> ViewID? {
        func distance(_ view: ViewID) -> Double {
            let box = tester.geometry.boundingBox(of: view)
            let x = max(box.minX - point.x, 0, point.x - box.maxX)
            let y = max(box.minY - point.y, 0, point.y - box.maxY)
            return x * x + y * y
        }
        let controls = scene.tree.identities.filter { scene.tree[$0].kind.isControl }.map { ($0, distance($0)) }
        return controls.min { $0.1 < $1.1 }?.0
    }
}
