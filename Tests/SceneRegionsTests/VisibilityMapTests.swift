import Foundation
import SceneRuntime
import TestSupport
import Testing
import TreeSupport

@testable import SceneRegions

/// Drawing order and visible areas.
struct VisibilityMapTests {
    private let white: UInt32 = 0xFFFF_FFFF

    /// The later of two siblings is in front, unless the earlier one has a larger `zPosition`.
    @Test func zPositionOverridesSubviewOrder() {
        var tree = ViewTree.root(100, 100)
        let back = tree.add(0, 0, 50, 50, kind: .button)
        let front = tree.add(25, 25, 50, 50, kind: .button)
        #expect((VisibilityMap(of: HitTestGeometry(tree)).shownRegions()[front] ?? .empty).area == 2500)
        #expect((VisibilityMap(of: HitTestGeometry(tree)).shownRegions()[back] ?? .empty).area == 2500 - 625)
        tree[back].zPosition = 1
        #expect((VisibilityMap(of: HitTestGeometry(tree)).shownRegions()[back] ?? .empty).area == 2500)
        #expect((VisibilityMap(of: HitTestGeometry(tree)).shownRegions()[front] ?? .empty).area == 2500 - 625)
    }

    /// Only superviews that clip cut off overhangs; the scene always clips.
    @Test func onlyClippingViewsCutOff() {
        var tree = ViewTree.root(100, 100)
        let panel = tree.add(50, 0, 20, 20)
        let button = tree.add(10, 10, 60, 20, kind: .button, to: panel)
        #expect((VisibilityMap(of: HitTestGeometry(tree)).shownRegions()[button] ?? .empty).area == 40 * 20)
        tree[panel].clipsToBounds = true
        #expect((VisibilityMap(of: HitTestGeometry(tree)).shownRegions()[button] ?? .empty).area == 10 * 10)
    }

    /// A view is invisible if it is hidden, or if the product of its alpha and its ancestors' is below 0.01.
    @Test func hiddenAndTransparentViewsAreInvisible() {
        var tree = ViewTree.root(100, 100)
        let panel = tree.add(0, 0, 50, 50) { $0.alpha = 0.1 }
        let button = tree.add(0, 0, 10, 10, kind: .button, to: panel) { $0.alpha = 0.11 }
        #expect(VisibilityMap(of: HitTestGeometry(tree)).visibleRegion(of: button).area == 100)
        tree[button].alpha = 0.09
        #expect(VisibilityMap(of: HitTestGeometry(tree)).visibleRegion(of: button).isEmpty)
        tree[button].alpha = 1
        tree[panel].isHidden = true
        #expect(VisibilityMap(of: HitTestGeometry(tree)).visibleRegion(of: button).isEmpty)
    }

    /// A rotated view with rounded corners hides all but what the corners may leave.
    @Test func rotatedRoundViewsHide() {
        var tree = ViewTree.root(200, 200)
        let back = tree.add(50, 50, 100, 100)
        let front = tree.add(20, 20, 160, 160)
        tree[front].backgroundColor = white
        tree[front].transform = .rotation(cos(0.07), sin(0.07))
        tree[front].cornerRadius = 20
        #expect(VisibilityMap(of: HitTestGeometry(tree)).visibleRegion(of: back).isEmpty)
        tree[front].cornerRadius = 80
        let left = VisibilityMap(of: HitTestGeometry(tree)).visibleRegion(of: back).area
        #expect(left == 10_000)
    }

    /// Only an opaque background hides what is behind it, without its rounded corners.
    @Test func onlyOpaqueViewsHide() {
        var tree = ViewTree.root(100, 100)
        let button = tree.add(0, 0, 40, 40, kind: .button)
        let cover = tree.add(20, 0, 40, 40)
        func visible() -> Double { VisibilityMap(of: HitTestGeometry(tree)).visibleRegion(of: button).area }
        #expect(visible() == 1600)
        tree[cover].backgroundColor = 0xFFFF_FF80
        #expect(visible() == 1600)
        tree[cover].backgroundColor = white
        #expect(visible() == 800)
        // Each corner leaves 1 - π / 4 of its square.
        for radius in [3, 4, 10, 19, 20.0] {
            tree[cover].cornerRadius = radius
            #expect(abs(visible() - 800 - 2 * radius * radius * (1 - Double.pi / 4)) < 0.5)
        }
        tree[cover].alpha = 0.9
        #expect(visible() == 1600)
    }

    /// What is visible beside round corners in front is approximate, and nothing else is.
    @Test func corneredRegionsAreApproximate() {
        func reach(under cover: Rectangle) -> TargetReach? {
            var tree = ViewTree.root(200, 200)
            let button = tree.add(50, 50, 100, 100, kind: .button)
            for box in [cover, Rectangle(minX: 0, minY: 0, maxX: 200, maxY: 200)] {
                // The second one is behind the button.
                tree.add(box.minX, box.minY, box.width, box.height) {
                    $0.backgroundColor = white
                    $0.cornerRadius = 50
                    $0.zPosition = box == cover ? 1 : -1
                }
            }
            let geometry = HitTestGeometry(tree)
            return TargetSurvey(
                [button], hitMap: HitMap(of: geometry), visibilityMap: VisibilityMap(of: geometry)
            ) { $0 == button ? [button] : [] }.targets.first
        }
        let behindDisc = reach(under: Rectangle(minX: 50, minY: 50, maxX: 150, maxY: 150))
        #expect(abs((behindDisc?.visible.area ?? 0) - (10_000 - 2500 * Double.pi)) < 5)
        #expect(behindDisc?.isExact == false)
        #expect(behindDisc?.isHitExact == true)
        #expect(reach(under: Rectangle(minX: 100, minY: 50, maxX: 200, maxY: 150))?.isExact == false)
        let besideCorners = reach(under: Rectangle(minX: -50, minY: 110, maxX: 250, maxY: 210))
        #expect(besideCorners?.visible.area.toMillionth == 6000)
        #expect(besideCorners?.isExact == true)
    }

    /// A view with a curved `hitShape` looks like it. A cover shows what is behind its corners, and clips to its
    /// bounds.
    @Test func curvedViewsLookLikeTheirShape() {
        var tree = ViewTree.root(200, 200)
        let back = tree.add(0, 0, 100, 100)
        let front = tree.add(0, 0, 100, 100, kind: .button)
        let inner = tree.add(0, 0, 10, 10, kind: .button, to: front)
        tree[front].hitShape = .circle
        tree[front].clipsToBounds = true
        tree[front].cornerRadius = 10
        let seen = VisibilityMap(of: HitTestGeometry(tree))
        #expect(abs(seen.visibleRegion(of: front).area - 2500 * Double.pi) < 5)
        #expect(abs(seen.visibleRegion(of: back).area + seen.visibleRegion(of: front).area + 100 - 10_000) < 1e-6)
        #expect(seen.visibleRegion(of: inner).area == 100)
    }

    /// A target with a curved `hitShape` and the same slop on opposite sides gets all touches on what is visible of it,
    /// wherever it is and however it is turned.
    @Test func curvedTargetsLoseNothing() {
        var generator = SplitMix(seed: 7)
        let slops = [0, 0, 0.01, 3, 10, 80]
        for shape in [HitShape.circle, .capsule, .ellipse] {
            for _ in trials(20) {
                var tree = ViewTree.root(400, 400)
                let size = (
                    Double.random(in: 1...300, using: &generator), Double.random(in: 1...300, using: &generator)
                )
                let target = tree.add(
                    Double.random(in: -20...200, using: &generator), Double.random(in: -20...200, using: &generator),
                    size.0, size.1, kind: .button)
                tree[target].hitShape = shape
                let (across, along) = (generator.pick(slops), generator.pick(slops))
                tree[target].hitSlop = Edges(top: along, left: across, bottom: along, right: across)
                if generator.happens(0.5) { tree[target].transform = .rotation(cos(0.7), sin(0.7)) }
                let geometry = HitTestGeometry(tree)
                let survey = TargetSurvey(
                    [target], hitMap: HitMap(of: geometry), visibilityMap: VisibilityMap(of: geometry)
                ) {
                    $0 == target ? [target] : []
                }
                let reach = survey.targets[0]
                #expect(reach.taken.isEmpty, "\(shape), \(tree[target])")
                #expect(reach.visible.area.toMillionth == reach.visibleHit.area.toMillionth)
            }
        }
    }

    /// With a negative slop, the ring around what is hit is visible and lost.
    @Test func negativeSlopLosesTheRing() {
        var tree = ViewTree.root(200, 200)
        let target = tree.add(0, 0, 100, 100, kind: .button)
        tree[target].hitShape = .circle
        tree[target].hitSlop = Edges(all: -10)
        let geometry = HitTestGeometry(tree)
        let survey = TargetSurvey([target], hitMap: HitMap(of: geometry), visibilityMap: VisibilityMap(of: geometry)) {
            $0 == target ? [target] : []
        }
        #expect(abs(survey.targets[0].visibleHit.area / survey.targets[0].visible.area - 0.64) < 0.001)
    }

    /// Subviews are part of a view and hide nothing of it.
    @Test func subviewsHideNothingOfTheirSuperview() {
        var tree = ViewTree.root(100, 100)
        let button = tree.add(0, 0, 40, 40, kind: .button)
        let icon = tree.add(10, 10, 20, 20, kind: .image, to: button)
        let seen = VisibilityMap(of: HitTestGeometry(tree))
        #expect(seen.visibleRegion(of: button).area == 1600)
        #expect((seen.shownRegions()[icon] ?? .empty).area == 400)
        #expect((seen.shownRegions()[button] ?? .empty).area == 1200)
    }

    /// In generated scenes, the view shown at a point is the last in drawing order that contains it.
    @Test func showsTheViewDrawnLast() {
        for seed in 0..<400 as Range<UInt64> {
            var generator = SceneGenerator(seed: seed)
            generator.isStraight = true
            var tree = generator.scene(points: 0).tree
            for view in tree.identities {
                tree[view].backgroundColor = generator.generator.pick([0, 0x80, 0xFF])
                tree[view].zPosition = generator.generator.pick([0, 0, 1, -1])
                tree[view].clipsToBounds = generator.generator.happens(0.3)
            }
            let geometry = HitTestGeometry(tree)
            let seen = VisibilityMap(of: geometry)
            let regions = seen.shownRegions()
            for _ in 0..<20 {
                let x = seen.domain.minX + Double(Int.random(in: 0..<96, using: &generator.generator)) / 2
                let y = seen.domain.minY + Double(Int.random(in: 0..<96, using: &generator.generator)) / 2
                let point = Point(x: x, y: y)
                let shown = regions.filter { $0.value.contains(point) }.map { $0.key }
                let expected = Self.drawnLast(at: point, .root, alpha: 1, geometry)
                if Array(shown) != (expected.map { [$0] } ?? []) {
                    Issue.record(
                        "seed \(seed), point \(point): \(Array(shown)) instead of \(String(describing: expected))")
                    return
                }
            }
        }
    }

    /// Returns the view drawn last at `point`, by plain recursion.
    private static func drawnLast(
        at point: Point, _ view: ViewID, alpha: Double, _ geometry: HitTestGeometry
    ) -> ViewID? {
        let tree = geometry.tree
        let alpha = alpha * tree[view].alpha
        if tree[view].isHidden || !(Double(Float(alpha)) >= 0.01) { return nil }
        let isIn = geometry.boundsRectangle(of: view)?.contains(point) == true
        if tree[view].clipsToBounds, !isIn { return nil }
        var last: ViewID?
        let share =
            tree[view].kind == .view || tree[view].kind == .table || tree[view].kind == .cell
                || tree[view].kind == .content || tree[view].kind == .scene
            ? Double(tree[view].backgroundColor & 0xFF) / 255 : 1
        if isIn, share * alpha >= 0.01 { last = view }
        var subviews = tree.subviews(of: view)
        for height in [-1.0, 0, 1] {
            for subview in subviews where tree[subview].zPosition == height {
                last = drawnLast(at: point, subview, alpha: alpha, geometry) ?? last
            }
            subviews.removeAll { tree[$0].zPosition == height }
        }
        return last
    }
}

extension VisibilityMap {
    /// Returns the region in which each view is the view in front. Views that are never in front are left out.
    func shownRegions() -> [ViewID: Region] {
        let layers = drawn.flatMap { $0.region.patches(label: $0.view.index) }
        var shown: [ViewID: [Rectangle]] = [:]
        for patch in layers.painted() { shown[ViewID(index: Int(patch.label)), default: []].append(patch.rectangle) }
        return shown.mapValues { Region(disjoint: $0) }
    }
}
