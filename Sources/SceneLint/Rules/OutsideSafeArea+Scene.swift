import SceneRuntime
import SceneSemantics
import SceneText

/// The part of a control that is outside the scene.
struct PartOutsideScene {
    /// The edge of the scene beyond which it is.
    fileprivate var edge: Edge
    /// How far the control is outside, and how much of it is left, in points.
    fileprivate var distance: Double
    fileprivate var remaining: Double
    /// Whether too little is left of it.
    fileprivate var isTooSmall: Bool
    /// The negative distances of the control, if one of them puts it there.
    fileprivate var outward: [OutwardDistance]

    /// An edge of the scene.
    fileprivate enum Edge {
        case bottom, top, left, right

        /// Where a control is that is outside it.
        var place: String {
            switch self {
            case .bottom: "below its bottom edge"
            case .top: "above its top edge"
            case .left: "beyond its left edge"
            case .right: "beyond its right edge"
            }
        }

        /// Where a control that is outside it has to move.
        var inward: String {
            switch self {
            case .bottom: "up"
            case .top: "down"
            case .left: "to the right"
            case .right: "to the left"
            }
        }

        /// The distance to it.
        var attribute: Attribute {
            switch self {
            case .bottom: .bottom
            case .top: .top
            case .left: .leading
            case .right: .trailing
            }
        }
    }
}

extension LintContext {
    /// Returns the part of `view`, a control, that is outside the scene, if too little is left of it or a negative
    /// distance puts it there.
    ///
    /// What a scroll view contains isn't looked at, nor what is in a view that is partly outside itself.
    func partOutsideScene(of view: ViewID) -> PartOutsideScene? {
        let (bounds, box) = (tree[.root].bounds, geometry.boundingBox(of: view))
        if bounds.minX <= box.minX, bounds.minY <= box.minY, box.maxX <= bounds.maxX, box.maxY <= bounds.maxY {
            return nil
        }
        guard !box.isEmpty, tree.isTouchable(view), !views.isToggled(view),
            tree.superviews(of: view).allSatisfy({ superview in
                !tree[superview].kind.isScrollView
                    && Self.distances(geometry.boundingBox(of: superview), outside: bounds).allSatisfy {
                        $0.distance <= Self.minimumDistance
                    }
            })
        else { return nil }
        for (edge, distance) in Self.distances(box, outside: bounds) where distance > Self.minimumDistance {
            let length = edge == .bottom || edge == .top ? box.height : box.width
            let remaining = max(0, length - distance)
            // A small control that is barely outside is as easy to touch as one inside.
            let isTooSmall =
                remaining < scene.minimumTarget - Self.minimumDistance
                && (length >= scene.minimumTarget || distance >= length / 2)
            let axis: Attribute = edge == .bottom || edge == .top ? .bottom : .trailing
            let distances = outwardDistances(of: view)
            let overhang = overhangingDistance(edge.attribute, of: view, outside: distance)
            let outward = overhang.map { [$0] } ?? (distances.contains { $0.attribute == axis } ? distances : [])
            if isTooSmall || !outward.isEmpty {
                return PartOutsideScene(
                    edge: edge, distance: distance, remaining: remaining, isTooSmall: isTooSmall, outward: outward)
            }
        }
        return nil
    }

    /// Returns whether `view` is outside the scene in all uses of the component in which its distances are written.
    /// Elsewhere, it may extend out of its superview on purpose.
    fileprivate func isOutsideInAllUses(_ view: ViewID, _ part: PartOutsideScene) -> Bool {
        if part.outward.allSatisfy({ $0.edit.range.use == 0 }) { return true }
        guard work.spend(.visits(tree.views.count)) else { return false }
        let line = scene.range(of: view).written
        return tree.identities.allSatisfy { other in
            scene.range(of: other).written != line || partOutsideScene(of: other) != nil
        }
    }

    /// Returns how far `box` is beyond each edge of `bounds`.
    private static func distances(
        _ box: Rectangle, outside bounds: Rectangle
    ) -> [(edge: PartOutsideScene.Edge, distance: Double)] {
        [
            (.bottom, box.maxY - bounds.maxY), (.top, bounds.minY - box.minY), (.left, bounds.minX - box.minX),
            (.right, box.maxX - bounds.maxX),
        ]
    }

    /// How far a control is outside at least, in points; less is rounding.
    private static let minimumDistance = 0.5
}

extension Diagnostic {
    /// Creates the finding for a control that is partly or wholly outside the scene.
    static func outsideScene(_ view: ViewID, _ part: PartOutsideScene, _ context: LintContext) -> Diagnostic {
        let title = context.quotedName(view)
        let what =
            part.remaining > 0
            ? "\(hundredthText(part.distance)) points of \(title) are outside the scene, \(part.edge.place)"
            : "\(title) is outside the scene, \(part.edge.place)"
        var notes: [Note] = []
        if part.remaining <= 0 {
            notes.append(Note("nobody can see or touch it, and no scroll view brings it into view"))
        } else if part.isTooSmall {
            notes.append(
                Note("only \(hundredthText(part.remaining)) points are left of it, and no scroll view shows the rest"))
        }
        // Most of the target is already in place.
        let distance = hundredthText(part.distance)
        let advice =
            part.remaining > part.distance
            ? "move it \(distance == "1" ? "1 point" : "\(distance) points") \(part.edge.inward), or put it in a scroll view"
            : "place it by the other edge, or in a scroll view"
        if part.outward.isEmpty {
            notes.append(
                part.remaining > 0
                    ? Note(advice)
                    : Note(sceneAdvice: "\(advice); if it is shown later, write `hidden` on it"))
        }
        notes += part.outward.map { $0.note }
        let box = context.geometry.visibleBox(of: view)
        return Rule.outsideSafeArea.finding(
            what, at: context.scene.range(of: view), severity: part.isTooSmall ? nil : .note, notes: notes,
            fixes: context.isOutsideInAllUses(view, part)
                ? [OutwardDistance.fix(part.outward)].compactMap { $0 } : [],
            data: (box.isEmpty
                ? Evidence(views: [context.path(view)])
                : Evidence(point: (box.middle.x, box.middle.y), views: [context.path(view)]))
                .with(magnitude: part.distance))
    }
}
