import SceneRuntime
import SceneSemantics

/// What is known about a scene before its views are written.
struct OverrideFacts {
    /// Whether a control keeps its touch in a scroll view that would cancel it.
    let hasControlsKeepingTouches: Bool
    /// The view that keeps the delegates of all recognizers: the root, or the rearmost window; `nil` if there are none.
    let delegateOwner: ViewID?
    /// The views that each cell claims outside its bounds.
    private(set) var overhangs: [ViewID: [ViewID]] = [:]

    init(_ scene: LoweredScene) {
        let tree = scene.tree
        hasControlsKeepingTouches = tree.views.contains { $0.kind.isControl && $0.keepsTouch }
        let hasDelegates = tree.recognizers.keys.contains { view in
            tree.recognizers[view]?.contains { $0.needsDelegate } ?? false
        }
        delegateOwner = hasDelegates ? scene.topViews.first : nil
        for container in tree.overhangs.keys {
            for overhang in tree.overhangs[container] ?? [] {
                overhangs[overhang.cell, default: []].append(overhang.view)
            }
        }
    }
}

/// What a view overrides, and the views that its properties lead to.
struct ViewOverrides {
    var definition: OverrideClass
    var links: [(name: String, view: ViewID)] { properties.links }
    /// What of the view can't be written in UIKit.
    private(set) var remarks: [String] = []
    private let tree: ViewTree
    private let facts: OverrideFacts
    private var properties = LinkProperties()

    /// Finds the overrides of `view`, which isn't the content view of a cell, in a subclass of `base`.
    init(of view: ViewID, in tree: ViewTree, base: String, _ facts: OverrideFacts) {
        self.tree = tree
        self.facts = facts
        definition = OverrideClass(base: base)
        let content = tree.subviews(of: view).first { tree.isContentView($0, of: view) }
        if let content, !tree[content].pointInsideLines.isEmpty {
            remarks = ["The hit area of the content view can't be exported, because UIKit makes the view."]
        }
        addHitTest(of: view, content)
        addOverhangs(of: view)
        let inside = tree[view].pointInsideLines
        if !inside.isEmpty {
            definition.describe(tree[view].hitAreaWord, "Has a hit area other than its bounds.")
            definition.add("override func point(inside point: CGPoint, with event: UIEvent?) -> Bool", inside)
        }
        addTouches(of: view)
        definition.properties = links.map { "weak var \($0.name): UIView?" } + definition.properties
    }

    private mutating func addHitTest(of view: ViewID, _ content: ViewID?) {
        let rules = Array(tree.rules(of: view))
        let contentRules = content.map { Array(tree.rules(of: $0)) } ?? []
        let head = "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
        for rule in rules + contentRules { rule.describe(in: &definition) }
        guard let content, !contentRules.isEmpty else {
            if !rules.isEmpty { definition.add(head, body(rules, of: view)) }
            return
        }
        if rules.isEmpty, contentRules.count == 2, case .super = contentRules[0], case .delegate = contentRules[1] {
            // The delegate is asked where the content view is hit, so it makes no difference who asks it.
            definition.add(head, body(contentRules, of: content, own: "contentView"))
        } else {
            let walk = [
                "if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }",
                "if !self.point(inside: point, with: event) { return nil }",
                "for view in subviews.reversed() {",
                "  let inner = convert(point, to: view)",
                "  let isContent = view === contentView",
                "  let hit = isContent ? hitContent(inner, event) : view.hitTest(inner, with: event)",
                "  if let hit { return hit }",
                "}",
                "return self",
            ]
            if rules.isEmpty {
                definition.add(head, walk)
            } else {
                definition.add(head, body(rules, of: view, superCall: "walk(point, event)"))
                definition.add("private func walk(_ point: CGPoint, _ event: UIEvent?) -> UIView?", walk)
            }
            definition.add(
                "private func hitContent(_ point: CGPoint, _ event: UIEvent?) -> UIView?",
                body(
                    contentRules, of: content, own: "contentView", convert: "contentView.convert",
                    superCall: "contentView.hitTest(point, with: event)"))
        }
    }

    private mutating func body(
        _ rules: [HitTestRule], of view: ViewID, own: String = "self", convert: String = "convert",
        superCall: String? = nil
    ) -> [String] {
        let body = HitTestBody(
            rules, of: view, own: own, convert: convert, superCall: superCall, properties: properties)
        properties = body.properties
        return body.lines
    }

    /// Makes a cell name the views that other cells of its table or collection yield to.
    private mutating func addOverhangs(of view: ViewID) {
        guard let overhangs = facts.overhangs[view] else { return }
        let names = overhangs.map { properties.add("claimed", $0) }
        definition.protocols.append("OverhangingCell")
        definition.add(
            "var overhangs: [UIView]",
            ["[\(names.joined(separator: ", "))].compactMap { $0 }"])
    }

    private mutating func addTouches(of view: ViewID) {
        if let scrollView = tree.scrollViews[view] {
            let body = scrollView.touchesShouldCancelLines(keepsTouches: facts.hasControlsKeepingTouches)
            if !body.isEmpty {
                definition.describe("Cancelling", "Decides which touches a drag cancels.")
                definition.add("override func touchesShouldCancel(in view: UIView) -> Bool", body)
            }
            if let zoomed = scrollView.viewForZooming, !tree[view].kind.containsCells {
                definition.describe("Zooming", "Zooms a view.")
                definition.protocols.append("UIScrollViewDelegate")
                let name = properties.add("zoomedView", zoomed)
                definition.add("func viewForZooming(in scrollView: UIScrollView) -> UIView?", [name])
            }
        }
        if tree[view].isDraggable {
            definition.describe("Draggable", "Follows the finger.")
            definition.add(
                "override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)",
                ["guard let touch = touches.first else { return }", "center = touch.location(in: superview)"])
        }
        if tree[view].kind.isControl, tree[view].keepsTouch {
            definition.describe("TouchKeeping", "A drag that starts on it doesn't scroll.")
            definition.protocols.append("TouchKeeper")
        }
        if view == facts.delegateOwner {
            definition.describe("Root", "Keeps the delegates of recognizers.")
            definition.properties.append("var recognizerDelegates: [RecognizerDelegate] = []")
        }
    }
}

extension LoweredScene {
    /// The windows, or else the root.
    var topViews: [ViewID] {
        let windows = tree.subviews(of: .root).filter { tree[$0].kind == .window }
        return windows.isEmpty ? [.root] : windows
    }
}

extension HitTestRule {
    /// Says in a class what the rule does.
    fileprivate func describe(in definition: inout OverrideClass) {
        switch self {
        case .claim: definition.describe("Claiming", "Answers certain views wherever they contain the point.")
        case .ask: definition.describe("Asking", "Asks another view first.")
        case .yield: definition.describe("Yielding", "Leaves a hole where another view is.")
        case .yieldToOverhang: definition.describe("Yielding", "Leaves what extends from other cells to them.")
        case .none: definition.describe("Untouchable", "Is never hit.")
        case .delegate: definition.describe("TouchDelegate", "Offers its own touches to another view.")
        case .forward: definition.describe("Forwarding", "Gives its own touches to another view.")
        case .return: definition.describe("Redirecting", "Answers another view instead of itself.")
        case .pass: definition.describe("Passthrough", "Lets its own touches through.")
        case .effects: definition.describe("Reacting", "Changes views by what is hit.")
        case .super: break
        }
    }
}

extension View {
    /// What a class is called that overrides `point(inside:with:)`.
    fileprivate var hitAreaWord: String {
        switch hitShape {
        case .rectangle: "HitSlop"
        case .circle: "Circle"
        case .capsule: "Capsule"
        case .ellipse: "Ellipse"
        case .subviews: "Open"
        }
    }
}

extension ScrollViewProperties {
    /// The statements of an override of `touchesShouldCancel(in:)`; none if UIScrollView's own does the same.
    fileprivate func touchesShouldCancelLines(keepsTouches: Bool) -> [String] {
        let keeping = keepsTouches ? ["if view is TouchKeeper { return false }"] : []
        switch touchesShouldCancel {
        case .default: return []
        case .never: return ["false"]
        case .always: return keepsTouches ? keeping + ["return true"] : ["true"]
        case .controls:
            return keeping + [
                "let needsDrags = view is UISlider || view is UISwitch || view is UITextField", "return !needsDrags",
            ]
        }
    }
}

extension GestureRecognizer {
    /// Whether what it does needs a delegate.
    var needsDelegate: Bool {
        isSimultaneous || !simultaneous.isEmpty || !ignoredViews.isEmpty || receivedViews != nil || shouldBegin != nil
    }
}
