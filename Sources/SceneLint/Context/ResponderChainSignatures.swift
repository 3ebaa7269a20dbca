import SceneRuntime
import SceneSemantics
import SceneText

/// A view that is hit, or one around it, as far as gestures depend on it.
enum ResponderChainPart: Hashable {
    /// A view that is hit in a control or scroll view, and decides nothing itself.
    case plain
    /// A control, or a view with recognizers, which are made by these lines. All that are equal do the same.
    case alike(Control?, [GestureRecognizer], [SourceRange])
    /// A scroll view that is made by this line, with its recognizers. All that are equal do the same.
    case scrolling(Scrolling, [GestureRecognizer], [SourceRange])
    /// A view that is like no other.
    case view(ViewID)

    struct Control: Hashable {
        var kind: ViewKind
        var isEnabled: Bool
        var keepsTouch: Bool
    }

    struct Scrolling: Hashable {
        var line: SourceRange
        var kind: ViewKind
        var properties: ScrollViewProperties
        var size: Size
        /// The offset, or one that hands on the same drags to scroll views around it.
        var offset: Point
    }
}

/// Finds out what gestures depend on in the views of a scene.
struct ResponderChainSignatures {
    private let context: LintContext
    private let tree: ViewTree
    /// The views that recognizers name, by themselves or as those of other recognizers.
    private var named: Set<ViewID> = []

    init(_ context: LintContext) {
        self.context = context
        tree = context.tree
        for recognizer in tree.recognizers.keys.lazy.flatMap({ context.tree.enabledRecognizers(of: $0) }) {
            named.formUnion(recognizer.ignoredViews)
            named.formUnion(recognizer.receivedViews ?? [])
            for competitor in recognizer.requirements + Array(recognizer.simultaneous) {
                switch competitor {
                case .recognizer(let id): named.insert(id.view)
                case .scrolling(let view): named.insert(view)
                }
            }
        }
    }

    /// Returns what a gesture depends on in the views of `chain`, the first of which is hit.
    ///
    /// - Parameter ignoringIdentity: Whether views with equal recognizers, and equal scroll views of one line, count as
    ///   alike.
    func signature(of chain: [ViewID], ignoringIdentity: Bool) -> [ResponderChainPart] {
        var parts: [ResponderChainPart] = []
        for view in chain {
            guard let part = part(view, ignoringIdentity: ignoringIdentity) else { continue }
            // A scroll view delays touches on its content only, and only a view that is hit itself is the control.
            if parts.isEmpty, view != chain.first, tree.scrollViews[view] != nil || tree[view].kind.isTouchTarget {
                parts.append(.plain)
            }
            parts.append(part)
        }
        return parts
    }

    /// Returns what a gesture depends on in `view`, or `nil` if it depends on nothing.
    func part(_ view: ViewID, ignoringIdentity: Bool) -> ResponderChainPart? {
        if named.contains(view) { return .view(view) }
        let (kind, (recognizers, lines)) = (tree[view].kind, enabledRecognizers(of: view))
        let scrolling = tree.scrollViews[view]
        if !ignoringIdentity, scrolling != nil || !recognizers.isEmpty { return .view(view) }
        if let scrolling {
            // Others turn the axes along which it moves.
            guard isUpright(view) else { return .view(view) }
            var properties = scrolling
            // Each has its own.
            if properties.viewForZooming != nil { properties.viewForZooming = .root }
            return .scrolling(
                ResponderChainPart.Scrolling(
                    line: context.scene.range(of: view), kind: kind, properties: properties, size: tree[view].size,
                    offset: representativeOffset(of: view, scrolling)),
                recognizers, lines)
        }
        if !kind.isTouchTarget {
            return recognizers.isEmpty ? nil : .alike(nil, recognizers, lines)
        }
        // The answer depends on where a finger touches a slider, and how it moves along a switch.
        if kind == .slider || kind == .switch && !isUpright(view) { return .view(view) }
        let control = ResponderChainPart.Control(
            kind: kind, isEnabled: tree[view].isEnabled, keepsTouch: tree[view].keepsTouch)
        return .alike(control, recognizers, lines)
    }

    /// Returns the enabled recognizers of `view`, and their lines.
    private func enabledRecognizers(of view: ViewID) -> (recognizers: [GestureRecognizer], lines: [SourceRange]) {
        guard let all = tree.recognizers[view] else { return ([], []) }
        let lines = context.scene.recognizerRanges(of: view)
        if all.allSatisfy({ $0.isEnabled }) { return (all, lines) }
        let enabled = zip(all, lines).filter { $0.0.isEnabled }
        return (enabled.map { $0.0 }, enabled.map { $0.1 })
    }

    /// Returns the same offset for all at which `view` is at the same ends of its content: only there, drags go to
    /// another scroll view.
    private func representativeOffset(of view: ViewID, _ properties: ScrollViewProperties) -> Point {
        let (lowest, highest) = properties.offsets(for: tree[view].size)
        let tolerance = context.scene.touchSettings.scrollEndTolerance
        func representative(_ offset: Double, _ lowest: Double, _ highest: Double) -> Double {
            if offset <= lowest + tolerance { return lowest }
            return offset >= highest - tolerance ? highest : lowest + (highest - lowest) / 2
        }
        let offset = tree[view].boundsOrigin
        return Point(
            x: representative(offset.x, lowest.x, highest.x), y: representative(offset.y, lowest.y, highest.y))
    }

    /// Returns whether nothing scales or turns `view`.
    private func isUpright(_ view: ViewID) -> Bool {
        tree.chain(from: view).allSatisfy { tree[$0].transform == .identity }
    }
}
