import SceneRuntime
import SceneSyntax
import SceneText

/// Makes the view tree of a checked scene.
struct Lowering {
    let template: SceneTemplate
    let syntax: SyntaxTree
    /// Which cells lie in front, where that is not what the scene says.
    let displayOrder: DisplayDirection?
    var tree: ViewTree
    var origins: [ViewOrigin] = []
    var copies = CopyTable()
    /// The views with Names, by copy and Name.
    var namedViews: [NamedView: ViewID] = [:]
    /// The cells by their copies.
    var cells: [CopyID: ViewID] = [:]
    /// How many rows each section of a table has, or items a collection, by the copy that it is in.
    var cellCounts: [Counted: [Int]] = [:]
    /// How many copies a `repeat` has made, by the copy that it is in.
    var repeatCounts: [Counted: Int] = [:]
    /// The overrides, as far as they are known before all views are.
    var overrides: [ViewID: PendingOverride] = [:]
    /// The zooming views that are to be scaled.
    var zooms: [PendingZoom] = []
    /// The content sizes that were written.
    var contentSizes: [ViewID: Size] = [:]
    /// The tables and collections.
    var containers: [ViewID: CellContainer] = [:]
    /// The `overhang` views that cells claim, with the table or collection of the cell.
    var overhangClaims: [(container: ViewID, overhang: ViewTree.Overhang)] = []
    /// What expressions mean outside of all copies.
    var rootEnvironment = LoweringEnvironment(values: [], copy: 0)
    /// Where attributes were written that findings point at.
    var attributeRanges: [AttributePlace: SourceRange] = [:]
    /// Where recognizers were written, by the views that they are attached to, in the order in which they are.
    var recognizerRanges: [ViewID: [SourceRange]] = [:]
    /// Where links were written, and to what they lead.
    var links: [SceneLink] = []
    /// Whether leading is on the right.
    var isMirrored = false
    private var ordinals: [Ordinal: Int] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<SourceRange> = []
    /// How many more views and copies may be made.
    private var budget = Lowering.mostViews
    /// Whether more were to be made than may be, so that no more are.
    private(set) var isExhausted = false

    /// How many views a scene may have; language.md, section 3.
    static let mostViews = 1_000_000

    /// A Name in a copy.
    struct NamedView: Hashable {
        var copy: CopyID
        var symbol: SymbolID
    }

    /// Something with copies, in a copy.
    struct Counted: Hashable {
        var copy: CopyID
        var item: ItemID
    }

    /// A scroll view whose `viewForZooming` is to be scaled.
    struct PendingZoom {
        var scrollView: ViewID
        var path: BoundPath
        var environment: LoweringEnvironment
    }

    /// An attribute of a view.
    struct AttributePlace: Hashable {
        var view: ViewID
        var attribute: Attribute
    }

    private struct Ordinal: Hashable {
        var parent: ViewID
        var kind: ViewKind
    }

    /// A lowering of `template`, which was written in `syntax`.
    init(_ template: SceneTemplate, _ syntax: SyntaxTree, displayOrder: DisplayDirection?) {
        self.template = template
        self.syntax = syntax
        self.displayOrder = displayOrder
        tree = ViewTree(root: View(kind: .scene, origin: .zero, size: .zero))
    }

    /// Whether something was reported.
    var hasFailed: Bool { !diagnostics.isEmpty }

    /// Records a finding, one for each place.
    mutating func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic.range).inserted { diagnostics.append(diagnostic) }
    }

    /// Counts `count` views or copies; false, which is reported at `range`, where there would be too many.
    mutating func spend(_ count: Int, at range: SourceRange) -> Bool {
        if count <= budget {
            budget -= count
            return true
        }
        isExhausted = true
        report(.tooManyViews(limit: Self.mostViews, at: range))
        return false
    }

    /// Whether there may be `count` more cells; false, which is reported at `range`, where there may not.
    mutating func canDisplay(_ count: Int, at range: SourceRange) -> Bool {
        if count <= budget { return true }
        return spend(count, at: range)
    }

    /// Adds `view` in front of the other subviews of `superview`.
    mutating func add(_ view: View, to superview: ViewID, _ origin: ViewOrigin) -> ViewID {
        var origin = origin
        if origin.symbol == nil, origin.section == nil, view.kind != .cell, view.kind != .content {
            let parent = tree[superview].kind == .content ? tree[superview].superview ?? superview : superview
            let key = Ordinal(parent: tree[parent].kind == .cell ? parent : superview, kind: view.kind)
            ordinals[key, default: 0] += 1
            origin.ordinal = ordinals[key] ?? 0
        }
        let identity = tree.add(view, to: superview)
        origins.append(origin)
        if let symbol = origin.symbol { namedViews[NamedView(copy: origin.copy, symbol: symbol)] = identity }
        return identity
    }

    /// Takes the root into the tree; it is there from the beginning, but what it is like follows from the template.
    mutating func setRoot(_ view: View) {
        tree = ViewTree(root: view)
        origins = [ViewOrigin(item: 0, copy: 0)]
    }
}

/// Which cells lie in front of the others.
public enum DisplayDirection: String, CaseIterable, Sendable {
    /// Those of higher index.
    case ascending
    /// Those of lower index.
    case descending
}
