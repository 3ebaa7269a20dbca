import SceneRuntime

extension Point: ExpressibleByArrayLiteral {
    /// `[x, y]`, so that tables of points read well.
    public init(arrayLiteral elements: Double...) {
        self.init(x: elements.first ?? 0, y: elements.last ?? 0)
    }
}

extension ViewTree {
    /// A tree whose root is of this size.
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

    /// What a touch comes to.
    public func outcome(at point: Point) -> HitTestOutcome {
        var tester = HitTester(self)
        return tester.touch(at: point).outcome
    }

    /// What a touch comes to, and through whose rules.
    public func result(at point: Point) -> HitTestResult {
        var tester = HitTester(self)
        return tester.touch(at: point)
    }
}

extension AffineTransform {
    /// The transform that stretches along the axes.
    public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// The rotation whose cosine and sine are these.
    public static func rotation(_ cosine: Double, _ sine: Double) -> AffineTransform {
        AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}
