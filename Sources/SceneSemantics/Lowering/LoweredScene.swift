import SceneRuntime
import SceneSyntax
import SceneText

/// A scene as a view tree, with links from each view to its source.
public struct LoweredScene: Sendable {
    private let storage: Storage
    /// The views of the scene.
    public let tree: ViewTree

    /// Creates a scene of the views in `tree`.
    init(
        _ instances: consuming SceneInstances, _ tree: ViewTree, expectations: [LoweredExpectation],
        minimumTarget: Double, touchSettings: TouchSettings, safeArea: Edges
    ) {
        let viewsWithUnknownRecognizers = instances.viewsWithUnknownRecognizers(in: tree)
        storage = Storage(
            instances, expectations, minimumTarget, touchSettings, safeArea, viewsWithUnknownRecognizers)
        self.tree = tree
    }

    /// All but the views, shared by reference because scenes are copied often.
    private final class Storage: Sendable {
        let instances: SceneInstances
        let expectations: [LoweredExpectation]
        let minimumTarget: Double
        let touchSettings: TouchSettings
        let safeArea: Edges
        let viewsWithUnknownRecognizers: Set<ViewID>

        init(
            _ instances: consuming SceneInstances, _ expectations: [LoweredExpectation], _ minimumTarget: Double,
            _ touchSettings: TouchSettings, _ safeArea: Edges, _ viewsWithUnknownRecognizers: Set<ViewID>
        ) {
            self.instances = instances
            self.expectations = expectations
            self.minimumTarget = minimumTarget
            self.touchSettings = touchSettings
            self.safeArea = safeArea
            self.viewsWithUnknownRecognizers = viewsWithUnknownRecognizers
        }
    }

    /// The expectations of the scene, in source order.
    public var expectations: [LoweredExpectation] { storage.expectations }
    /// The minimum size of a touch target, in points.
    public var minimumTarget: Double { storage.minimumTarget }
    /// The numbers that touch delivery depends on.
    public var touchSettings: TouchSettings { storage.touchSettings }
    /// The safe area of the root.
    public var safeArea: Edges { storage.safeArea }
    /// The views that are touch targets because of recognizers whose kind isn't known, which only documents have, and
    /// scenes that were imported from one.
    private var viewsWithUnknownRecognizers: Set<ViewID> { storage.viewsWithUnknownRecognizers }

    /// What the views were made from.
    var instances: SceneInstances { _read { yield storage.instances } }

    /// The index of the device or size that it is on, among ``BoundFile/Scene/screens``.
    public var screen: Int { instances.screen }
    /// The device or size that it is on, if the scene has several: `iPhoneSE.landscape`, `320x568`.
    public var device: String? { boundScene.screens.count > 1 ? boundScene.screens[screen].name : nil }
    /// The Name of the scene.
    public var name: String { boundScene.name }
    /// What the scene's file was compiled with.
    public var unit: CompilationUnit { shared.unit }
    /// The syntax tree of the scene's file.
    public var syntax: SyntaxTree { boundScene.syntax }
    /// The links from views to other views that hit tests follow.
    public var links: [SceneLink] { instances.records.links }
    var boundScene: BoundScene { _read { yield instances.boundScene } }
    private var shared: SharedBoundScene { storage.instances.bound }
    var origins: [ViewOrigin] { _read { yield instances.records.origins } }

    /// Whether the scene was made of a document, which has another text.
    public var isImported: Bool { shared.unit.options.origin != nil }

    /// Whether `leading` is at the right.
    public var isRightToLeft: Bool { instances.records.isMirrored }

    /// Returns the line that makes `view`, counted from 1, or `nil` if it is in another file.
    public func line(of view: ViewID) -> Int? {
        let range = range(of: view)
        return range.file == syntax.source.file ? syntax.source.position(at: range.start).line : nil
    }

    /// Returns the line of the view's declaration, without its block. For a view without a declaration, returns the
    /// line of its nearest ancestor with one.
    public func range(of view: ViewID) -> SourceRange {
        for view in tree.chain(from: view) {
            if let item = storage.instances.records.origins[Int(view.index)].item {
                return shared.placedHead(of: item)
            }
        }
        return syntax.range(boundScene.node)
    }

    /// Returns the range of `attribute` for `view`, or `nil` if it isn't written.
    public func range(of attribute: Attribute, of view: ViewID) -> SourceRange? {
        instances.records.attribute(attribute, of: view, in: tree, boundScene).map {
            boundScene.placed(boundScene.range(of: $0), of: origins[Int(view.index)].item)
        }
    }

    /// Returns the range of a layout attribute in the statement of `view`, or `nil` if it isn't written there for every
    /// instance.
    public func range(ofLayout attribute: Attribute, of view: ViewID) -> SourceRange? {
        guard let item = origins[Int(view.index)].item else { return nil }
        return boundScene.attributes(of: boundScene.items[item]).last { $0.attribute == attribute }.map {
            boundScene.placed(boundScene.range(of: $0), of: item)
        }
    }

    /// Returns whether a layout attribute in the statement of `view` refers to a view with this Name, as in
    /// `top (Header.maxY)`.
    public func isLaidOut(_ view: ViewID, byViewNamed name: String) -> Bool {
        guard let item = origins[Int(view.index)].item else { return false }
        return boundScene.attributes(of: boundScene.items[item]).contains { attribute in
            guard attribute.attribute.isLayout else { return false }
            let tree = boundScene.tree(attribute.treeIndex)
            let range = attribute.range(in: tree)
            var token = tree.firstToken(attribute.node)
            while tree.range(token).end <= range.end, tree.kind(token) != .endOfFile {
                if tree.kind(token) == .name, tree.text(token) == name { return true }
                token = token.next
            }
            return false
        }
    }

    /// Returns the range of a layout attribute in the component that `view` uses, or `nil` if it isn't written there
    /// for every instance.
    public func range(ofLayoutInComponent attribute: Attribute, of view: ViewID) -> SourceRange? {
        guard let item = origins[Int(view.index)].item, let use = boundScene.items[item].use else { return nil }
        for layer in boundScene.uses[use].layers {
            let found = boundScene.attributes[layer.attributes].last { $0.attribute == attribute }
            if let found { return boundScene.placed(boundScene.range(of: found), of: item) }
        }
        return nil
    }

    /// Returns whether `view`, or an instance of its line, has a `hitTest` block with which `attribute` can't be
    /// combined.
    public func hasBlock(against attribute: Attribute, of view: ViewID) -> Bool {
        guard attribute.isForContent else { return false }
        // On a cell, the attribute applies to its content view.
        let content = tree[view].kind == .cell ? tree.subviews(of: view).first { tree[$0].kind == .content } : nil
        guard tree[view].kind != .cell || content != nil, let item = origins[Int((content ?? view).index)].item else {
            return false
        }
        return boundScene.items[item].contents.contains(.overrides)
    }

    /// Returns the range of the view's declaration with its block, or `nil` if it has none.
    public func statement(of view: ViewID) -> SourceRange? {
        origins[Int(view.index)].item.map { boundScene.placed(boundScene.range(of: boundScene.items[$0]), of: $0) }
    }

    /// Returns the range of the statement that makes all cells of `container`, such as `rows 30 height 60`, if there is
    /// only one and it has no block, so that its cells have no declaration.
    public func statementOfPlainCells(in container: ViewID) -> SourceRange? {
        guard let item = origins[Int(container.index)].item, boundScene.items[item].use == nil else { return nil }
        var found: ItemID?
        for id in (item + 1)..<max(item + 1, boundScene.items.count) {
            guard boundScene.chain(from: id).contains(item) else { break }
            guard boundScene.items[id].kind.makesCells else { continue }
            if found != nil { return nil }
            found = id
        }
        guard let found else { return nil }
        let cells = boundScene.items[found]
        let syntax = ItemSyntax(tree: boundScene.tree(cells.treeIndex), node: cells.node)
        return syntax.block == nil ? boundScene.placed(boundScene.range(of: cells), of: found) : nil
    }

    /// Returns whether users are meant to touch the view: it is a control, a text view, or draggable, or has a
    /// recognizer.
    public func isTouchTarget(_ view: ViewID) -> Bool {
        tree[view].kind.isTouchTarget || tree[view].isDraggable || hasRecognizer(view)
    }

    /// Returns whether the view is a touch target only because it follows the finger.
    public func isOnlyDragged(_ view: ViewID) -> Bool {
        tree[view].isDraggable && !tree[view].kind.isTouchTarget && !hasRecognizer(view)
    }

    /// Returns whether the view has a recognizer that is enabled. It can be of unknown kind, and isn't in the tree
    /// then.
    public func hasRecognizer(_ view: ViewID) -> Bool {
        hasUnknownRecognizer(view) || tree.recognizers[view]?.contains { $0.isEnabled } ?? false
    }

    /// Returns whether the view is a touch target because of a recognizer whose kind isn't known.
    public func hasUnknownRecognizer(_ view: ViewID) -> Bool { viewsWithUnknownRecognizers.contains(view) }

    /// Whether any view is.
    var hasUnknownRecognizers: Bool { !viewsWithUnknownRecognizers.isEmpty }

    /// Returns the Name of a recognizer, if it has one.
    public func name(of recognizer: RecognizerID) -> String? {
        item(of: recognizer).flatMap { boundScene.name(of: boundScene.items[$0]) }
    }

    /// Returns how a link on `recognizer` names `other`, or `nil` if it can't. In a row or a copy, the link leads to
    /// the one of the same row or copy. A scene can name what is declared in uses of components that have a Name, and a
    /// component what its uses of others declare, but not the other way round.
    public func link(from recognizer: RecognizerID, to other: RecognizerID) -> String? {
        item(of: other).flatMap { link(from: (recognizer.view, item(of: recognizer)), to: ($0, other.view)) }
    }

    /// Returns how a link on `recognizer` names `view`, or `nil` if it can't.
    public func link(from recognizer: RecognizerID, to view: ViewID) -> String? {
        origins[Int(view.index)].item.flatMap { link(from: (recognizer.view, item(of: recognizer)), to: ($0, view)) }
    }

    /// Returns how a link in the block of `place` names `view`, or `nil` if it can't.
    public func link(in place: ViewID, to view: ViewID) -> String? {
        origins[Int(view.index)].item.flatMap { link(from: (place, origins[Int(place.index)].item), to: ($0, view)) }
    }

    /// Returns how a link that an item writes for a view names what `other` has declared, which is a view or belongs
    /// to it.
    private func link(from place: (view: ViewID, item: ItemID?), to other: (item: ItemID, view: ViewID)) -> String? {
        guard let item = place.item, isInCopy(of: other.view, place.view),
            var name = boundScene.name(of: boundScene.items[other.item])
        else { return nil }
        let placeOwner = boundScene.items[item].owner.value
        var owner = boundScene.items[other.item].owner.value
        while owner != placeOwner {
            guard let use = owner else { return nil }
            let outer = boundScene.items[boundScene.uses[use].item]
            guard let prefix = boundScene.name(of: outer) else { return nil }
            name = "\(prefix).\(name)"
            owner = outer.owner.value
        }
        return name
    }

    /// Returns whether `other` is in each row and copy that `view` is in.
    private func isInCopy(of view: ViewID, _ other: ViewID) -> Bool {
        let instance = origins[Int(view.index)].instance
        var next = origins[Int(other.index)].instance
        while next != instance {
            if next == 0 { return false }
            next = instances.table[next].parent
        }
        return true
    }

    private func item(of recognizer: RecognizerID) -> ItemID? {
        guard let items = instances.records.recognizerItems[recognizer.view], items.indices.contains(recognizer.index)
        else { return nil }
        return items[recognizer.index]
    }

    /// Returns what a recognizer recognizes.
    public func kind(of recognizer: RecognizerID) -> GestureRecognizer.Kind? {
        guard let recognizers = tree.recognizers[recognizer.view], recognizers.indices.contains(recognizer.index)
        else { return nil }
        return recognizers[recognizer.index].kind
    }

    /// Returns the range of `attribute` in the statement of a recognizer, or `nil` if it isn't written there for every
    /// instance.
    public func range(of attribute: Attribute, of recognizer: RecognizerID) -> SourceRange? {
        guard let item = item(of: recognizer) else { return nil }
        return boundScene.attributes(of: boundScene.items[item]).last { $0.attribute == attribute }.map {
            boundScene.placed(boundScene.range(of: $0), of: item)
        }
    }

    /// Returns the ranges of the view's recognizers, in the same order as in the tree.
    public func recognizerRanges(of view: ViewID) -> [SourceRange] {
        instances.records.recognizerItems[view].map { shared.placedHeaders(of: $0) } ?? []
    }

    /// Returns the syntax tree of the file of `range`, a place in the scene or in a component that it uses.
    public func tree(of range: SourceRange) -> SyntaxTree {
        boundScene.otherTrees.first { $0.source.file == range.file } ?? syntax
    }
}

extension SceneInstances {
    /// Returns the views of `tree` that are touch targets because of recognizers whose kind the document of the scene
    /// doesn't say.
    fileprivate func viewsWithUnknownRecognizers(in tree: ViewTree) -> Set<ViewID> {
        guard let origin = bound.unit.options.origin else { return viewsWithRemarks(in: tree) }
        return Set(
            tree.identities.filter { view in
                let index = Int(view.index)
                guard records.origins.indices.contains(index), let item = records.origins[index].item else {
                    return view == .root && origin.isTargetByRecognizers(boundScene.syntax.range(boundScene.node))
                }
                return origin.isTargetByRecognizers(bound.placedHead(of: item))
            })
    }

    /// Returns the views of an imported scene with a remark that they have recognizers of unknown kind. Those of cells
    /// and controls don't make them touch targets.
    private func viewsWithRemarks(in tree: ViewTree) -> Set<ViewID> {
        guard boundScene.syntax.source.isImported else { return [] }
        return Set(
            tree.identities.filter { view in
                let index = Int(view.index)
                switch tree[view].kind {
                case .view, .label, .image, .visualEffect: break
                default: return false
                }
                let item = records.origins.indices.contains(index) ? records.origins[index].item : nil
                guard let item = item ?? (view == .root ? 0 : nil) else { return false }
                return boundScene.comments(above: item).contains(ImportRemark.unknownRecognizers)
            })
    }
}

extension Source {
    /// Whether the text begins as imported scenes do.
    fileprivate var isImported: Bool {
        let text = bytes.dropFirst(byteOrderMarkLength)
        return text.starts(with: ImportRemark.beginningOfPrintout.utf8)
            || text.starts(with: ImportRemark.beginningOfInterfaceBuilder.utf8)
    }
}

/// The result of lowering: a scene, or its diagnostics.
public enum LoweringResult: Sendable {
    case scene(LoweredScene)
    case problems([Diagnostic])
}

extension BoundFile.Scene {
    /// The devices and sizes that the scene is evaluated on, in order.
    public var screens: [String] { boundScene.screens.map { $0.name } }

    /// Creates the view tree of the scene, which must have no errors, on a screen of ``screens``.
    public func lowered(on screen: Int = 0, displayOrder: DisplayDirection? = nil) -> LoweringResult {
        var rest = 0
        return lowered(screen, displayOrder, .standard, leaving: &rest)
    }

    /// Creates the view tree within the file's remaining `budget`, and deducts what it uses.
    public func lowered(
        on screen: Int = 0, displayOrder: DisplayDirection? = nil, within budget: inout ViewBudget
    ) -> LoweringResult {
        let limit = budget.limitOfScene
        var rest = limit.views
        let result = lowered(screen, displayOrder, limit, leaving: &rest)
        budget.spend(limit.views - rest)
        // Expectations are as long as the text has them, but each is run again on every further screen.
        if screen > 0, case .scene(let scene) = result { budget.spend(scene.expectations.count) }
        return result
    }

    private func lowered(
        _ screen: Int, _ displayOrder: DisplayDirection?, _ limit: SceneLimit, leaving rest: inout Int
    ) -> LoweringResult {
        let instances = SceneInstances(of: shared, on: screen, displayOrder: displayOrder, limit: limit)
        return Lowering(instances, .empty).run(leaving: &rest)
    }
}

extension ViewTree {
    /// A tree of one view without a size.
    static var empty: ViewTree { ViewTree(root: View(kind: .scene, origin: .zero, size: .zero)) }
}
