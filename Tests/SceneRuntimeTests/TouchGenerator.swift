import TestSupport
import TreeSupport

@testable import SceneRuntime

/// Generates scenes of nested scroll views, controls and recognizers, and gestures in them.
struct TouchGenerator {
    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    /// A step of a gesture; times are in milliseconds.
    enum Step {
        case down(Point)
        case wait(Int)
        case move(Point, Int)
        case up
        case cancel
        case pinch(Point, Double)
        case downFinger(Point, Int)
        case moveFinger(Point, Int, Int)
        case upFinger(Int)
        case cancelFinger(Int)
    }

    /// Returns a scene with up to 24 views.
    mutating func tree() -> ViewTree {
        var tree = ViewTree.root(400, 400)
        var superviews: [ViewID] = [.root]
        for _ in 0..<Int.random(in: 1...24, using: &random) {
            let view = add(to: random.pick(superviews), in: &tree)
            if !tree[view].kind.isControl || random.happens(0.1) { superviews.append(view) }
        }
        if random.happens(0.2) { tree.hitTestsPerTouch = 2 }
        return tree
    }

    private mutating func add(to superview: ViewID, in tree: inout ViewTree) -> ViewID {
        let kinds: [ViewKind] = [
            .view, .view, .scroll, .scroll, .table, .button, .button, .slider, .switch, .textField, .control, .cell,
            .textView,
        ]
        let kind = random.pick(kinds)
        let scale = random.pick([1.0, 1, 1, 0.5, 2])
        let view = tree.add(
            Double(Int.random(in: -20...200, using: &random)), Double(Int.random(in: -20...200, using: &random)),
            Double(Int.random(in: 0...400, using: &random)), Double(Int.random(in: 0...400, using: &random)),
            kind: kind,
            to: superview
        ) { view in
            view.transform = AffineTransform.scale(scale, scale)
            view.isEnabled = random.happens(0.8)
            view.isDraggable = random.happens(0.1)
            view.keepsTouch = random.happens(0.2)
            view.isOn = random.happens(0.5)
        }
        if kind == .slider { tree.sliders[view] = slider() }
        if kind.isScrollView { tree.scrollViews[view] = properties(of: tree[view]) }
        for _ in 0..<(random.happens(0.3) ? Int.random(in: 1...3, using: &random) : 0) {
            tree.recognizers[view, default: []].append(recognizer())
        }
        if random.happens(0.1) {
            let change = random.pick([HitTestRule.Change.isHidden(true), .isUserInteractionEnabled(false)])
            tree.setRules([.effects(isOneOf: true, [view], [.init(view: view, change: change)])], of: view)
        }
        return view
    }

    private mutating func properties(of view: View) -> ScrollViewProperties {
        let factor = [1.0, 1, 0.5, 3, 1e6]
        var properties = ScrollViewProperties(
            contentSize: Size(
                width: view.size.width * random.pick(factor), height: view.size.height * random.pick(factor)))
        if random.happens(0.3) { properties.contentInset = Edges(top: 10, left: 3, bottom: 7, right: 0) }
        properties.isScrollEnabled = random.happens(0.9)
        properties.delaysContentTouches = random.happens(0.6)
        properties.canCancelContentTouches = random.happens(0.8)
        properties.touchesShouldCancel = random.pick(ScrollViewProperties.TouchesShouldCancel.allCases)
        properties.alwaysBounceVertical = random.happens(0.3)
        properties.alwaysBounceHorizontal = random.happens(0.2)
        properties.bounces = random.happens(0.6)
        properties.isPagingEnabled = random.happens(0.3)
        properties.minimumZoomScale = random.pick([1, 0.5])
        properties.maximumZoomScale = random.pick([1, 4])
        properties.viewForZooming = random.happens(0.3) ? .root : nil
        return properties
    }

    private mutating func slider() -> SliderProperties {
        var slider = SliderProperties()
        slider.minimumValue = random.pick([0, 0, -3])
        slider.maximumValue = random.pick([1, 7])
        slider.value = random.pick([0, 0, 0.5, 1, -5, 9])
        slider.isContinuous = random.happens(0.7)
        slider.isRightToLeft = random.happens(0.3)
        return slider
    }

    private mutating func recognizer() -> GestureRecognizer {
        let kinds: [GestureRecognizer.Kind] = [
            .tap, .pan, .longPress, .swipe(.any), .swipe(.horizontal), .swipe(.vertical),
        ]
        var recognizer = GestureRecognizer(random.pick(kinds))
        recognizer.cancelsTouchesInView = random.happens(0.6)
        recognizer.delaysTouchesBegan = random.happens(0.3)
        return recognizer
    }

    /// Adds recognizers of all kinds with settings and relations among them.
    mutating func addRelations(to tree: inout ViewTree) {
        let kinds: [GestureRecognizer.Kind] = [
            .tap, .tap, .tap, .pan, .longPress, .swipe(.any), .swipe([.left, .up]), .pinch, .rotation,
            .screenEdgePan(.left),
        ]
        let views = tree.identities.filter { _ in random.happens(0.4) } + [.root]
        var all: [GestureRecognizer.Competitor] = tree.scrollViews.keys.map { .scrolling($0) }
        for view in views {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                var recognizer = GestureRecognizer(random.pick(kinds))
                recognizer.isEnabled = random.happens(0.9)
                recognizer.cancelsTouchesInView = random.happens(0.6)
                recognizer.delaysTouchesBegan = random.happens(0.2)
                recognizer.delaysTouchesEnded = random.happens(0.7)
                if recognizer.kind == .tap { recognizer.numberOfTapsRequired = random.pick([1, 1, 2, 3]) }
                recognizer.numberOfTouchesRequired = random.pick([1, 1, 1, 2])
                recognizer.shouldBegin = random.pick([nil, nil, .horizontal, .vertical])
                recognizer.isSimultaneous = random.happens(0.15)
                if random.happens(0.1) { recognizer.ignoredViews = [random.pick(views)] }
                if random.happens(0.1) { recognizer.receivedViews = [random.pick(views)] }
                all.append(.recognizer(RecognizerID(view, tree.recognizers[view]?.count ?? 0)))
                tree.recognizers[view, default: []].append(recognizer)
            }
        }
        for view in tree.recognizers.keys {
            for index in tree.recognizers[view]?.indices ?? 0..<0 {
                let (first, second, third) = (random.pick(all), random.pick(all), random.pick(all))
                if random.happens(0.4) { tree.recognizers[view]?[index].requirements = [first, second] }
                if random.happens(0.3) { tree.recognizers[view]?[index].simultaneous = [third] }
            }
        }
    }

    /// Returns steps of up to three fingers, all of which end up.
    mutating func fingerSteps() -> [Step] {
        var steps: [Step] = []
        var down: Set<Int> = []
        for _ in 0..<Int.random(in: 2...14, using: &random) {
            let finger = Int.random(in: 1...3, using: &random)
            let time = random.pick([0, 20, 50, 100, 150, 300, 350, 351, 500, 751])
            if !down.contains(finger) {
                steps.append(.downFinger(point(), finger))
                down.insert(finger)
            } else if random.happens(0.6) {
                steps.append(random.happens(0.9) ? .upFinger(finger) : .cancelFinger(finger))
                down.remove(finger)
            } else {
                steps.append(random.happens(0.5) ? .wait(time) : .moveFinger(point(), time, finger))
            }
            if random.happens(0.05) {
                steps += down.sorted().map { .upFinger($0) }
                down = []
                steps.append(.pinch(point(), random.pick([0.1, 0.5, 1, 2])))
            }
        }
        return steps + down.sorted().map { .upFinger($0) }
    }

    /// Returns steps that end with the finger up.
    mutating func steps() -> [Step] {
        var steps: [Step] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            if random.happens(0.1) { steps.append(.pinch(point(), random.pick([0.1, 0.5, 1, 2, 100]))) }
            steps.append(.down(point()))
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let time = random.pick([0, 1, 50, 100, 150, 151, 300, 499, 500, 501, 750, 751])
                steps.append(random.happens(0.4) ? .wait(time) : .move(point(), time))
            }
            steps.append(random.happens(0.9) ? .up : .cancel)
            if random.happens(0.5) { steps.append(.wait(random.pick([0, 100, 300, 301]))) }
        }
        return steps
    }

    private mutating func point() -> Point {
        if random.happens(0.02) { return random.pick([[1e9, 1e9], [-1e9, 0], [1e9, -1e9]]) }
        // Even numbers, so that half of a distance is exact.
        return Point(
            x: Double(2 * Int.random(in: 0...200, using: &random)),
            y: Double(2 * Int.random(in: 0...200, using: &random)))
    }

    /// Returns the same steps, with every wait and move split in two.
    static func halved(_ steps: [Step], from start: Point = .zero) -> [Step] {
        var position = start
        return steps.flatMap { step -> [Step] in
            switch step {
            case .down(let point):
                position = point
                return [step]
            case .wait(let time): return [.wait(time / 3), .wait(time - time / 3)]
            case .move(let point, let time) where time % 2 == 0 && time > 0:
                let middle = Point(x: (position.x + point.x) / 2, y: (position.y + point.y) / 2)
                position = point
                return [.move(middle, time / 2), .move(point, time / 2)]
            case .move(let point, _):
                position = point
                return [step]
            default: return [step]
            }
        }
    }
}

extension TouchSimulator {
    mutating func run(_ step: TouchGenerator.Step) {
        switch step {
        case .down(let point): down(at: point)
        case .wait(let time): wait(Double(time) / 1000)
        case .move(let point, let time): move(to: point, over: Double(time) / 1000)
        case .up: up()
        case .cancel: cancel()
        case .pinch(let point, let scale): pinch(at: point, scale: scale)
        case .downFinger(let point, let finger): down(at: point, finger: finger)
        case .moveFinger(let point, let time, let finger): move(to: point, over: Double(time) / 1000, finger: finger)
        case .upFinger(let finger): up(finger: finger)
        case .cancelFinger(let finger): cancel(finger: finger)
        }
    }
}
