import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

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
    /// The approximate maximum length of everything that is written about the views, in bytes. In a longer picture no
    /// view is legible.
    private static let lengthLimit = 5_000_000
    /// That length for a scene without text, and how many bytes each byte of text adds. A few lines that repeat views
    /// by the thousand make a heap of them, not a screen.
    private static let basicLength = 600_000
    private static let lengthPerByte = 250
    /// The approximate length of what is written about a view, its target and its marks, without its path and title.
    private static let lengthPerView = 700
    /// The approximate number of places in which the path of a view is written.
    private static let placesPerPath = 8
    /// The maximum of that length, with the path and title at the length to which they are shortened.
    private static let maximumLengthOfView = lengthPerView + (placesPerPath + 1) * 3 * maximumShownLength
    /// The maximum length of all titles, in bytes. It takes long to put longer ones together.
    private static let titleLimit = 4_000_000

    /// A view, and what its superviews contribute to how it is drawn.
    private struct PlacedView {
        let view: ViewID
        /// Converts its coordinates to the scene's once it is visited, the superview's before.
        var matrix: AffineTransform
        var alpha: Double
        var isDimmed: Bool
        let clip: Int
        /// The area of the rectangle around what is left of it after clipping.
        var area = 0.0
    }

    init(of scene: LoweredScene, in domain: Rectangle) {
        let limit = domain.isFinite ? domain.grown(by: Self.room) : domain
        canvas = domain
        clips = [Clip(polygon: limit.corners, box: limit, outer: 0, rounded: nil)]
        let placed = placedViews(of: scene.tree)
        addShapes(placed, of: scene)
        canvas = shapes.reduce(domain) { $0.united(with: $1.box) }
    }

    /// Returns the views that clipping doesn't cut off entirely, from back to front, and fills ``clips`` and
    /// ``matrices``.
    private mutating func placedViews(of tree: ViewTree) -> [PlacedView] {
        var placed: [PlacedView] = []
        var waiting = [PlacedView(view: .root, matrix: .identity, alpha: 1, isDimmed: false, clip: 0)]
        while var next = waiting.popLast() {
            let view = tree[next.view]
            next.alpha *= min(1, view.alpha)
            guard !view.isHidden, !View.isTransparent(alpha: next.alpha), !next.alpha.isNaN else { continue }
            if next.view != .root { next.matrix = next.matrix.applied(after: view.matrix) }
            if next.matrix.isDegenerate { continue }
            next.isDimmed = next.isDimmed || view.isDisabledControl
            guard let polygon = polygon(of: view, next) else { continue }
            matrices[next.view] = next.matrix
            if !polygon.isEmpty {
                let box = Rectangle(around: polygon.points)
                next.area = box.width * box.height
                placed.append(next)
            }
            if view.clipsToBounds, polygon.isEmpty { continue }
            let inner =
                view.clipsToBounds && next.view != .root ? addClip(polygon, view, next.matrix, next.clip) : next.clip
            for subview in tree.subviewsFrontToBack(of: next.view) {
                waiting.append(
                    PlacedView(
                        view: subview, matrix: next.matrix, alpha: next.alpha, isDimmed: next.isDimmed, clip: inner))
            }
        }
        return placed
    }

    /// Returns what is left of a view's rectangle after clipping, or `nil` if its corners aren't finite.
    private func polygon(of view: View, _ placed: PlacedView) -> CutPolygon? {
        var polygon = CutPolygon(view.bounds.corners.map { placed.matrix.apply(to: $0) })
        guard Rectangle(around: polygon.points).isFinite else { return nil }
        polygon.cut(to: clips[placed.clip].polygon)
        return polygon
    }

    /// Adds the shapes of `placed`. Leaves out the smallest if there are too many, and of equal ones those in the back.
    private mutating func addShapes(_ placed: [PlacedView], of scene: LoweredScene) {
        var paths = PathCache(of: scene)
        var order = Array(placed.indices)
        let byteCount = scene.syntax.source.bytes.count
        let limit = min(Self.lengthLimit, Self.basicLength + Self.lengthPerByte * min(byteCount, Self.lengthLimit))
        if placed.count > limit / Self.maximumLengthOfView {
            order.sort { (placed[$0].area, $0) > (placed[$1].area, $1) }
        }
        var chosen: [(place: Int, shape: ViewShape)] = []
        var (length, titleLength) = (0, 0)
        for place in order {
            if length >= limit {
                leftOutCount += 1
                continue
            }
            let placedView = placed[place]
            guard let polygon = polygon(of: scene.tree[placedView.view], placedView) else { continue }
            let path = shownBriefly(paths.path(of: placedView.view))
            let title = titleLength < Self.titleLimit ? scene.title(of: placedView.view) : nil
            titleLength += title?.utf8.count ?? 0
            let shownTitle = title.map { shownBriefly($0) }
            length += Self.lengthPerView + Self.placesPerPath * path.utf8.count + (shownTitle?.utf8.count ?? 0)
            chosen.append(
                (
                    place,
                    ViewShape(
                        view: placedView.view, path: path, title: shownTitle, matrix: placedView.matrix,
                        polygon: polygon, box: Rectangle(around: polygon.points), alpha: placedView.alpha,
                        isDimmed: placedView.isDimmed, clip: placedView.clip,
                        isInRoundedClip: clips[placedView.clip].isRounded)
                ))
        }
        chosen.sort { $0.place < $1.place }
        shapes = chosen.map { $0.shape }
        for (index, shape) in shapes.enumerated() { places[shape.view] = index }
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
