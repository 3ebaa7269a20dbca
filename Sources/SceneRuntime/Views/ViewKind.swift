/// The kinds of views in a tree; the raw value is the word of the language.
public enum ViewKind: String, CaseIterable, Sendable {
    /// The root of a scene.
    case scene
    /// UIView.
    case view
    /// A UIView behind its siblings.
    case background
    /// UIWindow.
    case window
    /// UILabel.
    case label
    /// UIImageView.
    case image
    /// UIControl.
    case control
    /// UIButton.
    case button
    /// UISwitch.
    case `switch`
    /// UISlider.
    case slider
    /// UIStepper.
    case stepper
    /// UISegmentedControl.
    case segmentedControl
    /// UIPageControl.
    case pageControl
    /// UITextField.
    case textField
    /// UITextView.
    case textView
    /// UIVisualEffectView.
    case visualEffect
    /// UIStackView.
    case stack
    /// UIScrollView.
    case scroll
    /// UITableView.
    case table
    /// UICollectionView.
    case collection
    /// A UITableViewCell or UICollectionViewCell.
    case cell
    /// A cell's content view.
    case content
    /// The header of a table or section.
    case header
    /// The footer of a table or section.
    case footer

    /// Whether the UIKit class is UIControl or a subclass.
    public var isControl: Bool {
        switch self {
        case .control, .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .textField: true
        default: false
        }
    }

    /// Whether users are meant to touch views of this kind.
    public var isTouchTarget: Bool { isControl || self == .textView }

    /// Whether UIKit or the length of a text determines the size of such a view.
    public var hasUIKitSize: Bool {
        switch self {
        case .switch, .slider, .stepper, .segmentedControl, .pageControl, .textField, .textView: true
        default: false
        }
    }

    /// Whether the UIKit class is UIScrollView or a subclass.
    public var isScrollView: Bool {
        switch self {
        case .scroll, .table, .collection, .textView: true
        default: false
        }
    }

    /// Whether views of this kind get touches unless that is changed. UIKit has `isUserInteractionEnabled` off in
    /// labels and image views.
    public var isInteractiveByDefault: Bool { self != .label && self != .image }

    /// Whether views of this kind clip their subviews unless that is changed.
    public var clipsByDefault: Bool { isScrollView }

    /// Whether views of this kind contain cells.
    public var containsCells: Bool { self == .table || self == .collection }
}
