import SceneRuntime

extension Point: ExpressibleByArrayLiteral {
    /// Creates a point from `[x, y]`, which keeps tables of points readable.
    public init(arrayLiteral elements: Double...) {
        self.init(x: elements.first ?? 0, y: elements.last ?? 0)
    }
}

extension ViewTree {
    /// Creates a tree whose root has this size.
    public static func root(_ width: Double, _ height: Double) -> ViewTree {
        ViewTree(root: View(kind: .scene, origin: .zero, size: Size(width: width, height: height)))
    }

    /// Adds a view with this frame in front of the other subviews of `superview`.
    @discardableResult
    public mutating func add(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, kind: ViewKind = .view,
        to superview: ViewID = .root,
        _ configure: (inout View) -> Void = { _ in }
    ) -> ViewID {
        var view = View(kind: kind, origin: [x, y], size: Size(width: width, height: height))
        configure(&view)
        return add(view, to: superview)
    }

    /// Returns the outcome of a hit test.
    public func outcome(at point: Point) -> HitTestOutcome {
        var tester = HitTester(self)
        return tester.touch(at: point).outcome
    }

    /// Returns the outcome of a hit test, with its trail.
    public func result(at point: Point) -> HitTestResult {
        var tester = HitTester(self)
        return tester.touch(at: point)
    }
}

extension AffineTransform {
    /// The transform that scales by `x` and `y`.
    public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// The rotation with this cosine and sine.
    public static func rotation(_ cosine: Double, _ sine: Double) -> AffineTransform {
        AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}
