// The part of UIKit's interface that the Swift examples in the documentation and exported scenes use, with UIKit's own
// signatures. What hit testing depends on has bodies, in the files beside this one.

@MainActor class UIResponder: NSObject {
    override init() {}

    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor final class UITouch: NSObject {
    var view: UIView? { nil }

    func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor final class UIEvent: NSObject {}

@MainActor final class CALayer: NSObject {
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}

@MainActor final class UIColor: NSObject {
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

@MainActor class UIVisualEffect: NSObject {}

@MainActor final class UIBlurEffect: UIVisualEffect {
    enum Style { case regular }

    init(style: Style) {}
}

enum UISemanticContentAttribute { case unspecified, forceRightToLeft }

// MARK: Views

@MainActor final class NSLayoutXAxisAnchor: NSObject {
    func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> NSLayoutConstraint { .init() }
}

@MainActor final class NSLayoutYAxisAnchor: NSObject {
    func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat) -> NSLayoutConstraint { .init() }
}

@MainActor final class UILayoutGuide: NSObject {
    let bottomAnchor = NSLayoutYAxisAnchor()
}

@MainActor final class NSLayoutConstraint: NSObject {
    static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor protocol UICoordinateSpace: AnyObject {}

@MainActor final class UIScreen: NSObject, UICoordinateSpace {
    var coordinateSpace: UICoordinateSpace { self }
}

@MainActor class UIWindow: UIView {
    let screen = UIScreen()
    var rootViewController: UIViewController?

    /// A window is hidden until `isHidden` is set to `false`, or `makeKeyAndVisible()` does that.
    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor class UIViewController: UIResponder {
    var view = UIView()
}

@MainActor class UIImageView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor class UILabel: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    var text: String?
}

@MainActor class UIStackView: UIView {}

// MARK: Controls

@MainActor class UIControl: UIView {
    struct State: OptionSet {
        let rawValue: UInt

        static let normal: State = []
    }

    var isEnabled = true
}

@MainActor class UIButton: UIControl {
    private(set) var currentTitle: String?

    func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
}

@MainActor class UISlider: UIControl {
    var value: Float = 0
    var minimumValue: Float = 0
    var maximumValue: Float = 1
    var isContinuous = true
}

@MainActor class UISwitch: UIControl {
    var isOn = false
}

@MainActor class UIStepper: UIControl {}

@MainActor class UISegmentedControl: UIControl {}

@MainActor class UIPageControl: UIControl {}

@MainActor class UITextField: UIControl {
    var text: String?
}

// MARK: Scroll views

@MainActor protocol UIScrollViewDelegate: AnyObject {
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    // The method is optional in UIKit; the property lets `delegate.viewForZooming?(…)` compile.
    var viewForZooming: OptionalZoomingMethod? { OptionalZoomingMethod(delegate: self) }
}

@MainActor struct OptionalZoomingMethod {
    let delegate: any UIScrollViewDelegate

    func callAsFunction(in scrollView: UIScrollView) -> UIView? { delegate.viewForZooming(in: scrollView) }
}

@MainActor class UIScrollView: UIView {
    enum ContentInsetAdjustmentBehavior { case automatic, never }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    weak var delegate: UIScrollViewDelegate?
    let panGestureRecognizer = UIPanGestureRecognizer()
    let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    // There are no bars here, so nothing adds to it.
    var adjustedContentInset: UIEdgeInsets { contentInset }
    var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    var isScrollEnabled = true
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var bounces = true
    var isPagingEnabled = false
    var minimumZoomScale: CGFloat = 1
    var maximumZoomScale: CGFloat = 1

    /// The origin of the bounds.
    var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    func touchesShouldCancel(in view: UIView) -> Bool { true }
}

@MainActor class UITextView: UIScrollView {
    var text: String?
}

// MARK: Gesture recognizers

@MainActor class UIGestureRecognizer: NSObject {
    override init() {}

    weak var view: UIView?
    weak var delegate: UIGestureRecognizerDelegate?
    var isEnabled = true
    var cancelsTouchesInView = true
    var delaysTouchesBegan = false
    var delaysTouchesEnded = true

    func require(toFail other: UIGestureRecognizer) {}
}

@MainActor class UITapGestureRecognizer: UIGestureRecognizer {
    var numberOfTapsRequired = 1
    var numberOfTouchesRequired = 1
}

@MainActor class UILongPressGestureRecognizer: UIGestureRecognizer {
    var numberOfTouchesRequired = 1
    var minimumPressDuration = 0.5
    var allowableMovement: CGFloat = 10
}

@MainActor class UISwipeGestureRecognizer: UIGestureRecognizer {
    struct Direction: OptionSet {
        let rawValue: UInt

        static let right = Direction(rawValue: 1)
        static let left = Direction(rawValue: 2)
        static let up = Direction(rawValue: 4)
        static let down = Direction(rawValue: 8)
    }

    var direction = Direction.right
    var numberOfTouchesRequired = 1
}

@MainActor protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool
}

// The methods are optional in UIKit, which needs the Objective-C runtime. Here each has a default, and a property lets
// `delegate.gestureRecognizer?(…)` compile.
extension UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { false }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }

    var gestureRecognizer: OptionalDelegateMethods? { OptionalDelegateMethods(delegate: self) }
}

@MainActor struct OptionalDelegateMethods {
    let delegate: any UIGestureRecognizerDelegate

    func callAsFunction(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    }

    func callAsFunction(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    }

    func callAsFunction(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    }
}

@MainActor class UIPanGestureRecognizer: UIGestureRecognizer {
    var minimumNumberOfTouches = 1

    func velocity(in view: UIView?) -> CGPoint { .zero }
    func translation(in view: UIView?) -> CGPoint { .zero }
}

@MainActor class UIPinchGestureRecognizer: UIGestureRecognizer {}

@MainActor class UIRotationGestureRecognizer: UIGestureRecognizer {}

struct UIRectEdge: OptionSet {
    let rawValue: UInt

    static let top = UIRectEdge(rawValue: 1)
    static let left = UIRectEdge(rawValue: 2)
    static let bottom = UIRectEdge(rawValue: 4)
    static let right = UIRectEdge(rawValue: 8)
}

@MainActor class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    var edges: UIRectEdge = []
}
