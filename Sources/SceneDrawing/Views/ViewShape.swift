import SceneRegions
import SceneRuntime
import SceneSemantics

/// A view as it is drawn: where, and in what shape.
struct ViewShape {
    let view: ViewID
    let path: String
    /// The title, if one is written.
    let title: String?
    /// Converts the view's coordinates to the scene's.
    let matrix: AffineTransform
    /// What is left of the view's rectangle after clipping.
    let polygon: CutPolygon
    /// The smallest rectangle around that.
    let box: Rectangle
    /// The view's alpha times the alpha of its superviews.
    let alpha: Double
    /// Whether the view or a control around it is disabled.
    let isDimmed: Bool
    /// The index in ``ViewShapes/clips`` of what clips it.
    let clip: Int
    /// Whether rounded corners of a superview may cut something off.
    let isInRoundedClip: Bool
}

/// What clips views: the picture's edge, or the bounds of a view inside another clip.
struct Clip {
    /// The convex area that is left.
    let polygon: [Point]
    /// The smallest rectangle around it.
    let box: Rectangle
    /// The clip around this one.
    let outer: Int
    /// The path of rounded bounds.
    let rounded: PathData?
    /// Whether this clip or one around it is rounded.
    var isRounded = false
}

/// The views of a scene that are drawn, from back to front.
struct ViewShapes {
    private(set) var shapes: [ViewShape] = []
    private(set) var clips: [Clip]
    /// For each drawn view, its index in ``shapes``.
    private(set) var places: [ViewID: Int] = [:]
    /// The number of views that are left out because there are too many.
    private(set) var leftOutCount = 0
    /// Converts the coordinates of each view that was reached to the scene's.
    private(set) var matrices: [ViewID: AffineTransform] = [:]
    /// What is drawn: the scene, and a part of what hangs out of it.
    private(set) var canvas: Rectangle

    /// The room for what hangs out of the scene, in points.
    private static let room = 56.0
    /// The maximum number of views in a picture.
    private static let limit = 20_000
    /// The maximum length of all paths, in bytes. Most are short; paths of deeply nested views without Names are
    /// repeated in many places of a picture.
    private static let pathLimit = 500_000
    /// The maximum length of all titles, in bytes. It takes long to put longer ones together.
    private static let titleLimit = 4_000_000

    /// A view that has yet to be drawn.
    private struct Waiting {
        let view: ViewID
        let matrix: AffineTransform
        let alpha: Double
        let isDimmed: Bool
        let clip: Int
    }

    init(of scene: LoweredScene, in domain: Rectangle) {
        let tree = scene.tree
        let limit = domain.isFinite ? domain.grown(by: Self.room) : domain
        canvas = domain
        clips = [Clip(polygon: limit.corners, box: limit, outer: 0, rounded: nil)]
        var paths = PathCache(of: scene)
        var (titleLength, pathLength) = (0, 0)
        var waiting = [Waiting(view: .root, matrix: .identity, alpha: 1, isDimmed: false, clip: 0)]
        while let next = waiting.popLast() {
            let view = tree[next.view]
            let alpha = next.alpha * min(1, view.alpha)
            guard !view.isHidden, !View.isTransparent(alpha: alpha), !alpha.isNaN else { continue }
            let matrix = next.view == .root ? .identity : next.matrix.applied(after: view.matrix)
            if matrix.isDegenerate { continue }
            let isDimmed = next.isDimmed || view.isDisabledControl
            var polygon = CutPolygon(view.bounds.corners.map { matrix.apply(to: $0) })
            let whole = Rectangle(around: polygon.points)
            guard whole.isFinite else { continue }
            let clip = clips[next.clip]
            polygon.cut(to: clip.polygon)
            matrices[next.view] = matrix
            if !polygon.isEmpty {
                if shapes.count < Self.limit, pathLength < Self.pathLimit {
                    let path = shownBriefly(paths.path(of: next.view))
                    pathLength += path.utf8.count
                    places[next.view] = shapes.count
                    let title = titleLength < Self.titleLimit ? scene.title(of: next.view) : nil
                    titleLength += title?.utf8.count ?? 0
                    shapes.append(
                        ViewShape(
                            view: next.view, path: path,
                            title: title.map { shownBriefly($0) },
                            matrix: matrix, polygon: polygon, box: Rectangle(around: polygon.points), alpha: alpha,
                            isDimmed: isDimmed, clip: next.clip, isInRoundedClip: clip.isRounded))
                } else {
                    leftOutCount += 1
                }
            }
            if view.clipsToBounds, polygon.isEmpty { continue }
            let inner = view.clipsToBounds && next.view != .root ? addClip(polygon, view, matrix, next.clip) : next.clip
            for subview in tree.subviewsFrontToBack(of: next.view) {
                waiting.append(
                    Waiting(view: subview, matrix: matrix, alpha: alpha, isDimmed: isDimmed, clip: inner))
            }
        }
        canvas = shapes.reduce(domain) { $0.united(with: $1.box) }
    }

    private mutating func addClip(
        _ polygon: CutPolygon, _ view: View, _ matrix: AffineTransform, _ outer: Int
    ) -> Int {
        var rounded: PathData?
        if view.cornerRadius > 0 {
            var path = PathData()
            path.rectangle(view.bounds, radius: view.cornerSize, by: matrix)
            rounded = path
        }
        var clip = Clip(
            polygon: polygon.points, box: Rectangle(around: polygon.points), outer: outer, rounded: rounded)
        clip.isRounded = rounded != nil || clips[outer].isRounded
        clips.append(clip)
        return clips.count - 1
    }

    /// Returns the shape of `view`, if it is drawn.
    func shape(of view: ViewID) -> ViewShape? { places[view].map { shapes[$0] } }
}

extension View {
    /// Converts the view's coordinates to its superview's.
    fileprivate var matrix: AffineTransform {
        let inner = AffineTransform(
            a: 1, b: 0, c: 0, d: 1, tx: -boundsOrigin.x - anchor.x, ty: -boundsOrigin.y - anchor.y)
        let outer = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: frame.minX + anchor.x, ty: frame.minY + anchor.y)
        return outer.applied(after: transform.applied(after: inner))
    }

    /// The corner radius along both axes.
    var cornerSize: Size { Size(width: cornerRadius, height: cornerRadius) }
}
