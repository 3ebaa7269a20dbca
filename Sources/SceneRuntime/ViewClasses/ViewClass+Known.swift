extension ViewClass {
    /// Classes by their exact names. The kinds follow from UIKit's headers and, for private classes, from what they are
    /// part of in printed hierarchies; other facts have their sources beside them.
    public static let known: [String: ViewClass] = {
        var classes: [String: ViewClass] = [:]
        func add(_ viewClass: ViewClass, _ names: [String]) {
            for name in names { classes[name] = viewClass }
        }
        for kind in ViewKind.allCases where kind.uiKitClass() != "UIView" {
            add(ViewClass(kind), [kind.uiKitClass(), kind.uiKitClass(inCollection: true)])
        }
        add(ViewClass(.window), ["_UIAlertOverlayWindow"])
        add(
            ViewClass(.button),
            [
                "UIRoundedRectButton", "UINavigationButton", "UITabBarButton", "_UIButtonBarButton",
                "UITableViewCellDeleteConfirmationButton",
            ])
        add(
            ViewClass(.label),
            [
                "UIButtonLabel", "UITableViewLabel", "UITabBarButtonLabel", "UITextFieldLabel",
                "UISearchBarTextFieldLabel", "RCTText", "RCTTextView", "RCTParagraphComponentView",
                "RCTParagraphTextView",
            ])
        add(ViewClass(.image), ["UITabBarSwappableImageView", "_UIBarBackgroundShadowContentImageView"])
        add(ViewClass(.textField), ["UISearchBarTextField", "UISearchTextField", "RCTUITextField"])
        add(ViewClass(.textView), ["RCTUITextView"])
        add(
            ViewClass(.scroll),
            ["UIScroller", "WKScrollView", "PDFScrollView", "RCTCustomScrollView", "RCTEnhancedScrollView"])
        add(ViewClass(.table), ["UISearchResultsTableView"])
        add(ViewClass(.cell), ["UICollectionViewListCell"])
        add(
            ViewClass(.content),
            [
                "UITableViewCellContentView", "UICollectionViewCellContentView", "_UICollectionViewListCellContentView",
            ])
        add(ViewClass(.control), ["UIDatePicker", "UIColorWell"])
        addOrdinaryViews(to: &classes)
        addParts(to: &classes)
        addPassthroughViews(to: &classes)
        addReactNative(to: &classes)
        return classes
    }()

    /// The classes that apps create views of: those that have a kind. Until iOS 7, the class of
    /// buttons had another name.
    static let `public` = Set(ViewKind.allCases.flatMap { [$0.uiKitClass(), $0.uiKitClass(inCollection: true)] })
        .union(["UIRoundedRectButton"])

    /// The classes of UIKit that add no recognizers to their views, but aren't named among those that apps add theirs
    /// to.
    static let plainBaseClasses: Set<String> = [
        "UIControl", "UIStackView", "UIVisualEffectView", "UICollectionReusableView",
    ]

    /// The controls that get the touches on all that UIKit puts into them.
    static let wholeControls: Set<String> = [
        "UIColorWell", "UIDatePicker", "UIPageControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
    ]

    /// The classes in which UIKit makes buttons of a class that apps use, too: to clear a text, or for an accessory.
    public static let withButtons: Set<String> = [
        "UISearchBarTextField", "UISearchTextField", "UITableViewCell", "UITableViewCellDetailDisclosureView",
        "UITextField",
    ]

    /// The kinds of classes that aren't known, by the ends of their names; the longer ones come first.
    static let suffixes: [(suffix: String, viewClass: ViewClass)] = [
        ("PassthroughWindow", ViewClass(.window, .suspicious)), ("Window", ViewClass(.window)),
        ("TableViewCell", ViewClass(.cell)), ("CollectionViewCell", ViewClass(.cell)), ("Cell", ViewClass(.cell)),
        ("CollectionView", ViewClass(.collection)), ("TableView", ViewClass(.table)),
        ("ScrollView", ViewClass(.scroll)), ("ImageView", ViewClass(.image)), ("TextField", ViewClass(.textField)),
        ("ComponentView", ViewClass(.view, .reactNativeFabric(isAssumed: true))), ("Button", ViewClass(.button)),
        ("Label", ViewClass(.label)),
    ]

    /// Views of UIKit that hit testing treats as any other, though their names could tell otherwise.
    private static func addOrdinaryViews(to classes: inout [String: ViewClass]) {
        let names = [
            "UIView", "UILayoutContainerView", "UIViewControllerWrapperView",
            "UINavigationTransitionView", "UITransitionView", "UIDimmingView", "UINavigationBar", "UITabBar",
            "UIToolbar", "_UIToolbarContentView", "UISearchBar", "WKWebView", "WKContentView",
            "UIWebView", "UIWebBrowserView", "MKMapView", "FlutterView", "FlutterTouchInterceptingView",
            "UITableViewHeaderFooterView", "_UITableViewHeaderFooterContentView", "_UISystemBackgroundView",
            "_UITableViewCellSeparatorView", "_UIBarBackground",
            "_UINavigationBarBackground", "_UITabBarBackgroundView", "_UIBackdropView", "_UIBackdropEffectView",
            "_UISearchDisplayControllerDimmingView", "_UIParallaxDimmingView", "_UIRoundedRectShadowView",
            "_UICollectionViewListLayoutSectionBackgroundColorDecorationView",
        ]
        // A stack view takes the touches between its views (rdar://30592429), and a toolbar's content view takes them
        // from views that an app adds to the toolbar.
        for name in names { classes[name] = ViewClass(.view) }
        // In iOS 7 to 10 these scroll views are between a table and its cells, and between a cell and its content.
        classes["UITableViewWrapperView"] = ViewClass(.view, .flattened(in: .table))
        classes["UITableViewCellScrollView"] = ViewClass(.scroll, .flattened(in: .cell))
        classes["_UILayoutGuide"] = ViewClass(.view, .dropped(in: nil))
        // A scene's `visualEffect` has a content view, and draws the blur itself.
        classes["_UIVisualEffectContentView"] = ViewClass(.view, .flattened(in: .visualEffect))
        for name in ["_UIVisualEffectBackdropView", "_UIVisualEffectSubview", "_UIVisualEffectFilterView"] {
            classes[name] = ViewClass(.view, .dropped(in: .visualEffect))
        }
        classes["_UIScrollViewScrollIndicator"] = ViewClass(
            .view, .neverHit("assumed: the scroll view gets the touches on its indicator"))
        // An image of UIKit's own inside a button that acts for it.
        classes["_UIModernBarButton"] = ViewClass(.view)
        classes["UINavigationItemButtonView"] = ViewClass(.view)
    }

    private static func addParts(to classes: inout [String: ViewClass]) {
        let names = [
            "UITextFieldBorderView", "UITextFieldBackgroundView", "UITextFieldRoundedRectBackgroundView",
            "UIFieldEditor",
            "UISegment", "UISwitchModernVisualElement", "UISwitchMVEGestureTrackingView", "UITextSelectionView",
            "UITextInteractionView", "UIGroupTableViewCellBackground",
        ]
        for name in names { classes[name] = ViewClass(.view, .part) }
    }

    private static func addPassthroughViews(to classes: inout [String: ViewClass]) {
        // These windows cover the screen, but only the keyboard in them takes touches (harrisonxi.com on the windows of
        // keyboards).
        let keyboard = Role.passthrough("UIKit's window for the keyboard lets touches through beside it")
        classes["UITextEffectsWindow"] = ViewClass(.window, keyboard)
        classes["UIRemoteKeyboardWindow"] = ViewClass(.window, keyboard)
        classes["UIInputSetContainerView"] = ViewClass(.view, keyboard)
        // The view of a root or a sheet is in it and has the same size, except in a sheet, whose shadow is beside it.
        classes["UIDropShadowView"] = ViewClass(
            .view, .passthrough("assumed: a view that UIKit puts around a root or a sheet doesn't take touches itself"))
        // Cancel, in the bar behind it, can be tapped.
        classes["UISearchDisplayControllerContainerView"] = ViewClass(
            .view, .passthrough("assumed: Cancel in the search bar behind it can be tapped"))
        // FlutterPlatformViews.mm in flutter/engine.
        classes["ChildClippingView"] = ViewClass(.view, .passthrough("Flutter only lets its subviews be hit"))
        classes["FlutterOverlayView"] = ViewClass(.view, .neverHit("Flutter only draws in it"))
    }

    private static func addReactNative(to classes: inout [String: ViewClass]) {
        // `hitTest:withEvent:` of React/Views/RCTView.m and of
        // React/Fabric/Mounting/ComponentViews/View/RCTViewComponentView.mm in facebook/react-native.
        classes["RCTView"] = ViewClass(.view, .reactNative(isAssumed: false))
        classes["RCTViewComponentView"] = ViewClass(.view, .reactNativeFabric(isAssumed: false))
        let subclasses = [
            "RCTRootContentView", "RCTScrollView", "RCTSafeAreaView", "RCTSinglelineTextInputView",
            "RCTMultilineTextInputView",
        ]
        for name in subclasses { classes[name] = ViewClass(.view, .reactNative(isAssumed: true)) }
        classes["RCTImageView"] = ViewClass(.image, .reactNative(isAssumed: true))
    }
}
