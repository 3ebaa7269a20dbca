import SceneRuntime
import SceneSemantics
import SceneText

/// A scroll view and the views in it, wherever it is in the scene.
struct ContentOfScrollView {
    /// What is the same of all that may show the same.
    struct Key: Hashable {
        fileprivate var chain: [ResponderChainPart]
        fileprivate var lines: [SourceRange]
        fileprivate var subviewCounts: [Int]
        fileprivate var parts: [ResponderChainPart?]
    }

    let key: Key
    private let views: [View]

    /// Finds the views in `scrollView`.
    ///
    /// - Parameter isAtAnyOffset: Whether it doesn't matter to where it is scrolled.
    init(of scrollView: ViewID, _ signatures: ResponderChainSignatures, in context: LintContext, isAtAnyOffset: Bool) {
        let (tree, scene) = (context.tree, context.scene)
        var chain = signatures.signature(of: Array(tree.chain(from: scrollView)), ignoringIdentity: true)
        var own = tree[scrollView]
        own.frame = Rectangle(origin: .zero, size: own.size)
        if isAtAnyOffset {
            own.boundsOrigin = .zero
            if case .scrolling(var scrolling, let recognizers, let lines) = chain.first {
                scrolling.offset = .zero
                chain[0] = .scrolling(scrolling, recognizers, lines)
            }
        }
        var key = Key(chain: chain, lines: [scene.range(of: scrollView)], subviewCounts: [], parts: [])
        var views = [own]
        tree.forEachDescendant(of: scrollView) { view in
            key.lines.append(scene.range(of: view))
            key.subviewCounts.append(tree.subviews(of: view).count)
            key.parts.append(signatures.part(view, ignoringIdentity: true))
            views.append(tree[view])
            return .enter
        }
        context.work.charge(.visits(views.count))
        self.key = key
        self.views = views
    }

    /// Returns whether gestures do the same on the content of `other`, which has the same key.
    fileprivate func isAlike(_ other: ContentOfScrollView) -> Bool {
        views.count == other.views.count && zip(views, other.views).allSatisfy { $0.hasProperties(of: $1) }
    }
}

/// Contents of scroll views, each once.
struct DistinctContents {
    private var contents: [ContentOfScrollView.Key: [ContentOfScrollView]] = [:]

    func contains(_ content: ContentOfScrollView) -> Bool {
        contents[content.key]?.contains { $0.isAlike(content) } ?? false
    }

    mutating func insert(_ content: ContentOfScrollView) {
        if !contains(content) { contents[content.key, default: []].append(content) }
    }
}
