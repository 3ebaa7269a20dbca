import SceneRuntime

/// The class of the view that an element of a document describes, and how it is written in a scene.
///
/// The name of an element is that of its class in Interface Builder, without `IBUI`.
struct InterfaceBuilderClass: Sendable {
    /// The class of UIKit or another framework.
    let name: String
    let kind: ViewKind

    /// Returns the class of an element, or `nil` if it isn't known as a view.
    static func of(_ element: String) -> InterfaceBuilderClass? { all[element] }

    private static let all: [String: InterfaceBuilderClass] = {
        var all: [String: InterfaceBuilderClass] = [:]
        for (element, name, kind) in table { all[element] = InterfaceBuilderClass(name: name, kind: kind) }
        return all
    }()

    // Bars and other views that UIKit fills itself have no kind of their own: they take the touches in their frame.
    private static let table: [(element: String, name: String, kind: ViewKind)] = [
        ("activityIndicatorView", "UIActivityIndicatorView", .view),
        ("arscnView", "ARSCNView", .view),
        ("arskView", "ARSKView", .view),
        ("arView", "ARView", .view),
        ("button", "UIButton", .button),
        ("calendarView", "UICalendarView", .view),
        ("collectionReusableView", "UICollectionReusableView", .view),
        ("collectionView", "UICollectionView", .collection),
        ("collectionViewCell", "UICollectionViewCell", .cell),
        ("collectionViewCellContentView", "UICollectionViewCellContentView", .content),
        ("colorWell", "UIColorWell", .control),
        ("containerView", "UIView", .view),
        ("datePicker", "UIDatePicker", .control),
        ("glkView", "GLKView", .view),
        ("imageView", "UIImageView", .image),
        ("label", "UILabel", .label),
        ("mapView", "MKMapView", .view),
        ("mtkView", "MTKView", .view),
        ("navigationBar", "UINavigationBar", .view),
        ("pageControl", "UIPageControl", .pageControl),
        ("pickerView", "UIPickerView", .view),
        ("progressView", "UIProgressView", .view),
        ("sceneKitView", "SCNView", .view),
        ("scrollView", "UIScrollView", .scroll),
        ("searchBar", "UISearchBar", .view),
        ("segmentedControl", "UISegmentedControl", .segmentedControl),
        ("skView", "SKView", .view),
        ("slider", "UISlider", .slider),
        ("stackView", "UIStackView", .stack),
        ("stepper", "UIStepper", .stepper),
        ("switch", "UISwitch", .switch),
        ("tabBar", "UITabBar", .view),
        ("tableView", "UITableView", .table),
        ("tableViewCell", "UITableViewCell", .cell),
        ("tableViewCellContentView", "UITableViewCellContentView", .content),
        ("textField", "UITextField", .textField),
        ("textView", "UITextView", .textView),
        ("toolbar", "UIToolbar", .view),
        ("view", "UIView", .view),
        ("visualEffectView", "UIVisualEffectView", .visualEffect),
        ("webView", "UIWebView", .view),
        ("wkWebView", "WKWebView", .view),
    ]
}
