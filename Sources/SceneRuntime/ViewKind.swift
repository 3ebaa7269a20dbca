/// The kinds of views that a tree can hold; the raw value is the word of the language.
public enum ViewKind: String, CaseIterable, Sendable {
    case scene
    case view
    case background
    case window
    case label
    case image
    case control
    case button
    case `switch`
    case slider
    case stepper
    case segmentedControl
    case pageControl
    case textField
    case textView
    case visualEffect
    case scroll
    case table
    case collection
    case cell
    case content
    case header
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
}
