import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

/// Why nothing of a view is visible.
enum Invisibility {
    /// The view or a superview, the outermost one, is hidden or transparent.
    case hidden(ViewID)
    /// These scroll views have to scroll, the innermost first.
    case scrolledAway([ViewID])
    /// The view, or a superview that clips it, has no area.
    case empty(ViewID)
    /// The view is at `box` of the scene.
    case outsideScene(box: Rectangle)
    /// The view is where the scroll view can't scroll to.
    case outsideContent(of: ViewID)
    /// A superview clips it away.
    case clipped(by: ViewID)
}

extension LoweredScene {
    /// Returns why nothing of `view` is visible, or `nil` if that isn't known. Ignores views in front.
    func invisibility(of view: ViewID, _ geometry: HitTestGeometry) -> Invisibility? {
        let hider = tree.path(to: view).first { tree[$0].isHidden || View.isTransparent(alpha: tree[$0].alpha) }
        if let hider { return .hidden(hider) }
        let scrollViews = scrollViewsToScroll(for: view, geometry)
        if !scrollViews.isEmpty { return .scrolledAway(scrollViews) }
        var box = geometry.boundingBox(of: view)
        if box.isEmpty { return .empty(view) }
        for superview in tree.superviews(of: view) where superview == .root || tree[superview].clipsToBounds {
            let bounds = geometry.boundingBox(of: superview)
            let visible = box.intersection(bounds)
            if visible.isEmpty {
                if superview == .root { return .outsideScene(box: box) }
                if bounds.isEmpty { return .empty(superview) }
                return tree[superview].kind.isScrollView ? .outsideContent(of: superview) : .clipped(by: superview)
            }
            box = visible
        }
        return nil
    }

    /// Returns the scroll views that must be scrolled before any of `view` is visible, the innermost first. Empty if
    /// that doesn't help.
    private func scrollViewsToScroll(for view: ViewID, _ geometry: HitTestGeometry) -> [ViewID] {
        var found: [ViewID] = []
        // An outer scroll view has to show the inner one.
        var content = view
        for superview in tree.superviews(of: view) {
            guard let properties = tree.scrollViews[superview] else { continue }
            guard let box = geometry.boundingBox(of: content, in: superview) else { return [] }
            if !box.meets(tree[superview].bounds) {
                guard box.meets(properties.reachableContent(for: tree[superview].size)) else { return [] }
                found.append(superview)
            }
            content = superview
        }
        return found
    }
}

/// What keeps the middle of a view from being touched.
public struct UnseenMessage {
    /// The message.
    public var text: String
    /// What to write in the scene, if that is known.
    public var advice: String?
}

extension LoweredScene {
    /// Returns the reason for the sentence that `view` is not visible.
    ///
    /// - Parameter path: Returns the path of a view.
    func reason(
        for invisibility: Invisibility, of view: ViewID, path: (ViewID) -> String
    ) -> TargetAnswer.InvisibilityReason {
        func because(_ subject: ViewID, _ reason: String) -> TargetAnswer.InvisibilityReason {
            .because(path(subject), isTarget: subject == view, reason)
        }
        switch invisibility {
        case .hidden(let hider): return because(hider, hidingText(of: hider))
        case .scrolledAway(let scrollViews): return .until(scrolling: scrollViews.map(path))
        case .empty(let empty):
            let size = tree[empty].size
            return because(
                empty,
                size.width > 0 && size.height > 0
                    ? "has no area once it is transformed"
                    : "is \(numberText(size.width)) × \(numberText(size.height)) points large")
        case .outsideScene:
            let size = tree[.root].size
            return because(
                view, "is outside the scene, which is \(numberText(size.width))x\(numberText(size.height))")
        case .outsideContent(of: let scrollView):
            return because(view, "is outside what \(path(scrollView)) can scroll to")
        case .clipped(by: let clipper): return because(clipper, "clips it away")
        }
    }

    /// Returns what hides a view, after its name.
    func hidingText(of hider: ViewID) -> String {
        tree[hider].isHidden ? "is hidden" : tree[hider].alpha == 0 ? "has alpha 0" : "has an alpha below 0.01"
    }

    /// Returns the end of the sentence that `view` is not visible: why, or until when. Empty if that isn't known.
    func clause(aboutInvisible view: ViewID, _ geometry: HitTestGeometry) -> String {
        invisibility(of: view, geometry).map {
            reason(for: $0, of: view, path: { path(of: $0) }).humanText
        } ?? ""
    }

    /// Returns what to write so that something of `view` is visible.
    private func advice(about invisibility: Invisibility, of view: ViewID) -> String? {
        switch invisibility {
        case .hidden: return nil
        case .scrolledAway(let scrollViews):
            guard let scrolled = bringing(view, to: .middle) else { return nil }
            return scrollViews.map {
                advice(to: DisplayingOffset(of: $0, scrolled.tree[$0].boundsOrigin))
            }.joined(separator: ", ")
        case .empty(let empty):
            let size = tree[empty].size
            return size.width > 0 && size.height > 0
                ? "write a transform of `\(path(of: empty))` that can be undone"
                : "write a size of `\(path(of: empty))` that has an area"
        case .outsideScene(let box):
            return "it is at \(numberText(box.minX)),\(numberText(box.minY)): move it into the scene"
        case .outsideContent(of: let scrollView):
            return tree.scrollViews[scrollView]?.isScrollEnabled == false
                ? "scrolling is off: remove `scrollEnabled .off` from `\(path(of: scrollView))`"
                : "move it into the content of `\(path(of: scrollView))`, or write a larger `contentSize` there"
        case .clipped(by: let clipper):
            return "move it into `\(path(of: clipper))`, or write `clipsToBounds .off` there"
        }
    }

    private func advice(to offset: DisplayingOffset) -> String {
        let (x, y) = (numberText(offset.offset.x), numberText(offset.offset.y))
        return "write `contentOffset \(x),\(y)` in `\(path(of: offset.scrollView))`"
    }

    /// Returns the message that nothing of a view is visible, so that its middle can't be touched.
    func message(about place: UnseenPlace) -> UnseenMessage {
        let text = { (verb: String, clause: String) in
            "`\(place.path)` isn't \(verb)\(clause), so there is no point to touch"
        }
        switch place.cause {
        case .notVisible(let view):
            guard tree.contains(view), let invisibility = invisibility(of: view, HitTestGeometry(tree)) else { break }
            let clause = reason(for: invisibility, of: view, path: { path(of: $0) }).humanText
            return UnseenMessage(text: text("visible", clause), advice: advice(about: invisibility, of: view))
        case .notDisplayed(let offset?):
            let reason = TargetAnswer.InvisibilityReason.until(scrolling: [path(of: offset.scrollView)])
            return UnseenMessage(text: text("displayed", reason.humanText), advice: advice(to: offset))
        case .notDisplayed(nil):
            return UnseenMessage(text: text("displayed", " at this offset"))
        case .unknown: break
        }
        return UnseenMessage(text: text("visible", ""))
    }
}

extension TouchRun {
    /// The message that a step needs the place of a view that isn't visible, with the reason if nothing was touched
    /// before; `nil` if there is no such step.
    public var messageAboutUnseenPlace: UnseenMessage? { unseenPlace.map { scene.message(about: $0) } }
}
