import SceneRuntime

/// The class of the view that an element of a document describes, and how it is written in a scene.
///
/// The name of an element is the name of its class in Interface Builder, without `IBUI`.
struct InterfaceBuilderClass: Sendable {
    /// The class of UIKit or another framework.
    let name: String

    /// How it is written in a scene. Bars and other views that UIKit fills itself have no kind of their own: they take
    /// the touches in their frame.
    var kind: ViewKind { ViewClass.known[name]?.kind ?? .view }

    /// Returns the class of an element, or `nil` if it isn't known as a view.
    static func of(_ element: String) -> InterfaceBuilderClass? { all[element].map { InterfaceBuilderClass(name: $0) } }

    private static let all: [String: String] = {
        var all = furtherClasses
        for element in uiKitElements { all[element] = "UI" + element.prefix(1).uppercased() + element.dropFirst() }
        return all
    }()

    /// The elements whose class has the same name, after `UI`.
    private static let uiKitElements = [
        "activityIndicatorView", "button", "calendarView", "collectionReusableView", "collectionView",
        "collectionViewCell", "collectionViewCellContentView", "colorWell", "datePicker", "imageView", "label",
        "navigationBar", "pageControl", "pickerView", "progressView", "scrollView", "searchBar", "segmentedControl",
        "slider", "stackView", "stepper", "switch", "tabBar", "tableView", "tableViewCell",
        "tableViewCellContentView", "textField", "textView", "toolbar", "view", "visualEffectView", "webView",
    ]

    private static let furtherClasses = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "arView": "ARView", "containerView": "UIView",
        "glkView": "GLKView", "mapView": "MKMapView", "mtkView": "MTKView", "sceneKitView": "SCNView",
        "skView": "SKView", "wkWebView": "WKWebView",
    ]
}
