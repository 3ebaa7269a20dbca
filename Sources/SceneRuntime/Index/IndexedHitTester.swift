/// Tests touches at points of an unchanging tree, and indexes its views when there are many.
public struct IndexedHitTester: Sendable {
    /// Answers the first touches, and other questions about points.
    public var tester: HitTester
    private var index: HitIndex?
    /// The number of touches before the views are indexed; `nil` to index them never.
    private var touchesBeforeIndex: Int?

    /// Fewer touches take less time than indexing the views.
    public static let standardTouchesBeforeIndex = 100

    /// Prepares to test touches with `tester`, whose tree must be as written.
    public init(_ tester: HitTester, touchesBeforeIndex: Int? = standardTouchesBeforeIndex) {
        self.tester = tester
        self.touchesBeforeIndex = touchesBeforeIndex
    }

    /// Returns the same result as ``HitTester/touch(at:)``, and how many steps it took.
    public mutating func countedTouch(at point: Point) -> (result: HitTestResult, steps: Int) {
        if let touches = touchesBeforeIndex {
            touchesBeforeIndex = touches > 0 ? touches - 1 : nil
            if touches <= 0 { index = HitIndex(tester) }
        }
        if let counted = index?.countedTouch(at: point) { return counted }
        let before = tester.stepCount
        let result = tester.touch(at: point)
        return (result, tester.stepCount - before)
    }
}
