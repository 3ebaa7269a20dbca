extension ViewKind {
    /// The UIKit class of views of this kind. A cell and its content view belong to a table unless `inCollection` is
    /// true.
    public func uiKitClass(inCollection: Bool = false) -> String {
        switch self {
        case .scene, .view, .background, .content, .header, .footer: "UIView"
        case .window: "UIWindow"
        case .label: "UILabel"
        case .image: "UIImageView"
        case .control: "UIControl"
        case .button: "UIButton"
        case .switch: "UISwitch"
        case .slider: "UISlider"
        case .stepper: "UIStepper"
        case .segmentedControl: "UISegmentedControl"
        case .pageControl: "UIPageControl"
        case .textField: "UITextField"
        case .textView: "UITextView"
        case .visualEffect: "UIVisualEffectView"
        case .stack: "UIStackView"
        case .scroll: "UIScrollView"
        case .table: "UITableView"
        case .collection: "UICollectionView"
        case .cell: inCollection ? "UICollectionViewCell" : "UITableViewCell"
        }
    }
}
