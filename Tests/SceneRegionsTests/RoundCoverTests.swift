import SceneRuntime
import TestSupport
import Testing
import TreeSupport

@testable import SceneRegions

/// What is visible and hit of round targets behind round views, compared with points all over them.
struct RoundCoverTests {
    /// A view as the test looks at it.
    private struct Shape {
        var box: Rectangle
        var hitShape = HitShape.rectangle
        var radius = 0.0
        var takesTouches = true

        /// Whether the view hides what is behind it at a point.
        func isDrawn(at point: Point) -> Bool {
            guard box.contains(point) else { return false }
            return hitShape.isCurved ? isHit(at: point) : isInsideCorners(point)
        }

        /// Whether a point isn't in what round corners cut off.
        func isInsideCorners(_ point: Point) -> Bool {
            let across = max(0, max(box.minX + radius - point.x, point.x - box.maxX + radius))
            let along = max(0, max(box.minY + radius - point.y, point.y - box.maxY + radius))
            return across * across + along * along <= radius * radius
        }

        func isHit(at point: Point) -> Bool {
            guard box.contains(point) else { return false }
            let (width, height) = (box.width / 2, box.height / 2)
            let (x, y) = (abs(point.x - box.middle.x), abs(point.y - box.middle.y))
            let radius = min(width, height)
            switch hitShape {
            case .circle: return x * x + y * y <= radius * radius
            case .capsule:
                let (across, along) = (max(0, x - width + radius), max(0, y - height + radius))
                return across * across + along * along <= radius * radius
            default: return true
            }
        }

        func add(to tree: inout ViewTree, kind: ViewKind) -> ViewID {
            tree.add(box.minX, box.minY, box.width, box.height, kind: kind) {
                $0.backgroundColor = 0xFFFF_FFFF
                $0.hitShape = hitShape
                $0.cornerRadius = radius
                $0.isUserInteractionEnabled = takesTouches
            }
        }
    }

    private static func random(_ generator: inout SplitMix) -> Shape {
        let number = { (range: ClosedRange<Double>, generator: inout SplitMix) in
            (Double.random(in: range, using: &generator) * 4).rounded() / 4
        }
        let (x, y) = (number(10...70, &generator), number(10...70, &generator))
        let width = number(12...90, &generator)
        let height = generator.happens(0.4) ? width : number(12...90, &generator)
        var shape = Shape(box: Rectangle(minX: x, minY: y, maxX: x + width, maxY: y + height))
        let half = min(width, height) / 2
        switch generator.pick([0, 1, 2, 3, 4]) {
        case 0: shape.hitShape = .circle
        case 1: shape.hitShape = .capsule
        case 2: shape.radius = half
        case 3: shape.radius = Double.random(in: 0...half, using: &generator)
        default: break
        }
        shape.takesTouches = generator.happens(0.7)
        return shape
    }

    private static func reach(of target: Shape, behind covers: [Shape]) -> TargetReach {
        var tree = ViewTree.root(200, 200)
        let id = target.add(to: &tree, kind: .button)
        for cover in covers { _ = cover.add(to: &tree, kind: .view) }
        let geometry = HitTestGeometry(tree)
        return TargetSurvey([id], hitMap: HitMap(of: geometry), visibilityMap: VisibilityMap(of: geometry)) {
            $0 == id ? [id] : []
        }.targets[0]
    }

    /// Returns the areas that are visible, and visible and hit, by trying points.
    private static func areas(of target: Shape, behind covers: [Shape]) -> (visible: Double, hit: Double) {
        let step = 0.25
        var (visible, hit, inside) = (0, 0, 0)
        for row in 0..<Int(target.box.height / step) {
            for column in 0..<Int(target.box.width / step) {
                let point = Point(
                    x: target.box.minX + (Double(column) + 0.5) * step, y: target.box.minY + (Double(row) + 0.5) * step)
                let isSeen = target.hitShape.isCurved ? target.isDrawn(at: point) : true
                guard isSeen, !covers.contains(where: { $0.isDrawn(at: point) }) else { continue }
                visible += 1
                if target.isInsideCorners(point) { inside += 1 }
                if !covers.contains(where: { $0.takesTouches && $0.isHit(at: point) }), target.isHit(at: point) {
                    hit += 1
                }
            }
        }
        // Corners that a view hasn't are no sight of it.
        return inside == 0 ? (0, 0) : (Double(visible) * step * step, Double(hit) * step * step)
    }

    /// Discs, capsules and rounded rectangles hide, and are hidden, as far as their curves go.
    @Test func areasAgreeWithPoints() {
        var generator = SplitMix(seed: 54)
        for trial in trials(60) {
            var target = Self.random(&generator)
            target.takesTouches = true
            let covers = (0..<generator.pick([1, 1, 2, 3])).map { _ in Self.random(&generator) }
            let reach = Self.reach(of: target, behind: covers)
            let expected = Self.areas(of: target, behind: covers)
            let tolerance = max(3, 0.01 * target.box.width * target.box.height)
            let (visible, hit) = (reach.visible.area, reach.visibleHit.area)
            if expected.visible == 0, visible <= tolerance { continue }
            #expect(
                abs(visible - expected.visible) <= tolerance && abs(hit - expected.hit) <= tolerance,
                "\(trial): \(visible) and \(hit), not \(expected), of \(target) behind \(covers)")
        }
    }

    /// A view behind one of the same shape isn't visible.
    @Test func sameShapesHide() {
        var generator = SplitMix(seed: 55)
        for trial in trials(60) {
            var target = Self.random(&generator)
            target.takesTouches = true
            var cover = target
            let half = min(cover.box.width, cover.box.height) / 2
            // A cover may be drawn in the same shape without being hit in it.
            if target.hitShape == .capsule { (cover.hitShape, cover.radius) = (.rectangle, half) }
            #expect(Self.reach(of: target, behind: [cover]).visible.isEmpty, "\(trial): \(target)")
        }
    }

    /// A button behind a round view that is a little to the right.
    @Test func discBehindDisc() {
        let disc = Shape(box: Rectangle(minX: 20, minY: 20, maxX: 80, maxY: 80), hitShape: .circle)
        let cover = Shape(box: Rectangle(minX: 30, minY: 20, maxX: 90, maxY: 80), radius: 30)
        let reach = Self.reach(of: disc, behind: [cover])
        #expect(abs(reach.visible.area - 597.2) < 1)
        #expect(abs(reach.taken.reduce(0) { $0 + $1.region.area } - 287.4) < 1)
    }
}
