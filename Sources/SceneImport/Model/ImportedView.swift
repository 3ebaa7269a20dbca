import SceneRuntime
import SceneText

/// A view as a document describes it, before it becomes an item of a scene.
public struct ImportedView: Sendable {
    /// The class, as the document spells it.
    public var className: String
    /// The kind of item to write. A view of kind `.cell` belongs into one of kind `.table` or `.collection`, and its
    /// content view, of kind `.content`, into the cell.
    public var kind: ViewKind
    /// The place of its row or element, from its `<`.
    public var origin: SourceRange

    /// The origin of its frame before the transform, in the coordinates of the superview.
    public var position: Point
    /// The size of its bounds.
    public var size: Size
    /// The origin of its bounds; of a scroll view, the content offset.
    public var boundsOrigin = Point.zero
    /// The transform, about the anchor point.
    public var transform = AffineTransform.identity
    /// The anchor point, in units of the size.
    public var anchorPoint = Point(x: 0.5, y: 0.5)

    /// Whether it is hidden.
    public var isHidden = false
    /// The opacity, from 0 to 1.
    public var alpha = 1.0
    /// Whether it gets touches.
    public var isUserInteractionEnabled = true
    /// Whether subviews are only drawn inside its bounds; `nil` for the default of the kind.
    public var clipsToBounds: Bool?
    /// Whether a control is enabled.
    public var isEnabled = true
    /// The size of a scroll view's content; `nil` if unknown.
    public var contentSize: Size?
    /// The inset of a scroll view's content.
    public var contentInset = Edges.zero

    /// Further attributes, as a scene spells them: `scrollEnabled .off`.
    public var attributes: [String] = []

    /// The id of its element in Interface Builder, or an empty text.
    public var objectID = ""
    /// What its Name can be made from.
    public var labels = ImportedLabels()
    /// How its class decides about touches.
    public var hitTesting = ImportedHitTesting.standard
    /// The recognizers of known kind.
    public var recognizers: [ImportedRecognizer] = []
    /// Whether a framework made it, so that an app can't change it.
    public var isFrameworkOwned = false
    /// What to remark about it, in reading order.
    public var marks: [ImportedMark] = []

    /// The superview; `nil` for a root.
    public internal(set) var superview: ImportedViewID?
    /// The rearmost subview.
    var firstSubview: ImportedViewID?
    /// The frontmost subview.
    var lastSubview: ImportedViewID?
    /// The next subview of the same superview, in front of this one.
    var nextSibling: ImportedViewID?

    /// Creates a view without subviews.
    public init(_ kind: ViewKind, className: String, position: Point, size: Size, origin: SourceRange) {
        self.kind = kind
        self.className = className
        self.position = position
        self.size = size
        self.origin = origin
    }

    /// What Interface Builder shows for the view: its label, or else its title, or else its id. Empty for other documents.
    var displayedName: String {
        if objectID.isEmpty { return "" }
        let name = labels.userLabel.isEmpty ? labels.title : labels.userLabel
        // A backquote would end the name in a message.
        return name.isEmpty ? objectID : name.split(separator: "`").joined(separator: "'")
    }

    /// The bounds.
    var bounds: Rectangle { Rectangle(origin: boundsOrigin, size: size) }

    /// The frame, if there is no transform.
    var frame: Rectangle { Rectangle(origin: position, size: size) }

    /// Whether a touch can hit it or a subview, as far as its own flags decide.
    var canBeHit: Bool { !isHidden && isUserInteractionEnabled && !isTransparent }

    /// Whether UIKit treats it as transparent. A layer stores its opacity as a Float.
    var isTransparent: Bool { Double(Float(alpha)) < 0.01 }
}
