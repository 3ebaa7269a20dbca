/// The kinds of views that a tree can hold; the raw value is the word of the language.
public enum ViewKind: String, CaseIterable, Sendable {
    /// The root of a scene.
    case scene
    /// UIView.
    case view
    /// UIView, behind its siblings.
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
    /// UIScrollView.
    case scroll
    /// UITableView.
    case table
    /// UICollectionView.
    case collection
    /// UITableViewCell or UICollectionViewCell.
    case cell
    /// The content view of a cell.
    case content
    /// The header of a table or of a section.
    case header
    /// The footer of a table or of a section.
    case footer

    /// Whether UIKit's class is UIControl or derived from it.
    public var isControl: Bool {
        switch self {
        case .control, .button, .switch, .slider, .stepper, .segmentedControl, .pageControl, .textField: true
        default: false
        }
    }

    /// Whether people mean to touch a view of this kind.
    public var isTouchTarget: Bool { isControl || self == .textView }

    /// Whether UIKit's class is UIScrollView or derived from it.
    public var isScrollView: Bool {
        switch self {
        case .scroll, .table, .collection, .textView: true
        default: false
        }
    }

    /// Whether views of this kind hold rows or items, each with a cell.
    public var containsCells: Bool { self == .table || self == .collection }
}
