import SceneRuntime
import SceneText

/// A view as a document describes it, before it becomes an item of a scene.
struct ImportedView: Sendable {
    /// The class, as the document spells it.
    var className: String
    /// The kind of item to write. A view of kind `.cell` belongs in one of kind `.table` or `.collection`, and its
    /// content view, of kind `.content`, into the cell.
    var kind: ViewKind
    /// The place of its row or element, from its `<`.
    var origin: SourceRange

    /// The origin of its frame before the transform, in the coordinates of the superview.
    var position: Point
    /// The size of its bounds.
    var size: Size
    /// The origin of its bounds; of a scroll view, the content offset.
    var boundsOrigin = Point.zero
    /// The transform, about the anchor point.
    var transform = AffineTransform.identity
    /// The anchor point, in units of the size.
    var anchorPoint = Point(x: 0.5, y: 0.5)

    var isHidden = false
    /// The opacity, from 0 to 1.
    var alpha = 1.0
    /// Whether it gets touches.
    var isUserInteractionEnabled = true
    /// Whether subviews are only drawn inside its bounds; `nil` for the default of the kind.
    var clipsToBounds: Bool?
    /// Whether a control is enabled.
    var isEnabled = true
    /// The size of a scroll view's content; `nil` if unknown.
    var contentSize: Size?
    /// The inset of a scroll view's content.
    var contentInset = Edges.zero

    /// Further attributes, as a scene spells them: `scrollEnabled .off`.
    var attributes: [String] = []

    /// The id of its element in Interface Builder, or an empty text.
    var objectID = ""
    /// The address in its row, or an empty text.
    var address = ""
    /// What its Name can be made from.
    var labels = ImportedLabels()
    /// How its class decides about touches.
    var hitTesting = ImportedHitTesting.default
    /// The recognizers of known kind.
    var recognizers: [ImportedRecognizer] = []
    /// Whether a framework made it, so that an app can't change it.
    var isFrameworkOwned = false
    /// What to remark about it, in reading order.
    var marks: [ImportedMark] = []

    /// The superview; `nil` for a root.
    var superview: ImportedViewID?
    /// The rearmost subview.
    var firstSubview: ImportedViewID?
    /// The frontmost subview.
    var lastSubview: ImportedViewID?
    /// The next subview of the same superview, in front of this one.
    var nextSibling: ImportedViewID?

    /// Creates a view without subviews.
    init(_ kind: ViewKind, className: String, position: Point, size: Size, origin: SourceRange) {
        self.kind = kind
        self.className = className
        self.position = position
        self.size = size
        self.origin = origin
    }

    /// What a reader of a document of Interface Builder knows the view by: its label, or else its title, its outlet in
    /// code, its accessibility identifier, or its id. Empty for other documents.
    var displayedName: String {
        if objectID.isEmpty { return "" }
        let names = [labels.userLabel, labels.title, labels.outlet, labels.identifier]
        // A backquote would end the name in a message.
        return names.first { !$0.isEmpty }.map { $0.split(separator: "`").joined(separator: "'") } ?? objectID
    }

    var bounds: Rectangle { Rectangle(origin: boundsOrigin, size: size) }

    /// Whether a touch can hit it or a subview, as far as its own flags decide.
    var canBeHit: Bool { !isHidden && isUserInteractionEnabled && !isTransparent }

    /// Whether it has recognizers of unknown kind, of its class or others.
    var hasUnknownRecognizers: Bool { marks.contains(.unknownRecognizers) || marks.contains(.recognizersOfClass) }

    /// Whether recognizers of unknown kind make it a touch target. Cells and controls are touched for other reasons.
    var isTargetByRecognizers: Bool {
        switch kind {
        case .view, .label, .image, .visualEffect: marks.contains(.unknownRecognizers)
        default: false
        }
    }

    /// Whether UIKit treats it as transparent. A layer stores its opacity as a Float.
    var isTransparent: Bool { View.isTransparent(alpha: alpha) }
}
