// The part of UIKit's interface that the Swift examples in the documentation use, with UIKit's own signatures. Only the
// compiler reads it, so nothing in it does anything.

@MainActor class UIResponder: NSObject {
    override init() {}

    var next: UIResponder? { nil }

    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor final class UITouch: NSObject {
    func location(in view: UIView?) -> CGPoint { .zero }
    func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

@MainActor final class UIEvent: NSObject {}

@MainActor final class CALayer: NSObject {
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
}

struct UIColor: Equatable, Sendable {
    static let clear = UIColor()
    static let white = UIColor()
}

// MARK: Views

@MainActor class UIView: UIResponder {
    init(frame: CGRect) { self.frame = frame }
    required init?(coder: NSCoder) { nil }
    override convenience init() { self.init(frame: .zero) }

    var frame: CGRect
    var bounds: CGRect { .zero }
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var isHidden = false
    var isUserInteractionEnabled = true
    var clipsToBounds = false
    var backgroundColor: UIColor?
    let layer = CALayer()
    let leadingAnchor = NSLayoutXAxisAnchor()
    let trailingAnchor = NSLayoutXAxisAnchor()

    var superview: UIView? { nil }
    var subviews: [UIView] { [] }
    func addSubview(_ view: UIView) {}
    func insertSubview(_ view: UIView, at index: Int) {}
    func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
    func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
    func bringSubviewToFront(_ view: UIView) {}
    func sendSubviewToBack(_ view: UIView) {}
    func isDescendant(of view: UIView) -> Bool { false }

    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }

    func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@MainActor final class NSLayoutXAxisAnchor: NSObject {
    func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> NSLayoutConstraint { .init() }
}

@MainActor final class NSLayoutConstraint: NSObject {
    static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor class UIWindow: UIView {
    var rootViewController: UIViewController?
}

@MainActor class UIViewController: UIResponder {
    var view = UIView()
    func loadView() {}
    func viewDidLoad() {}
}

@MainActor class UIImageView: UIView {}

@MainActor class UILabel: UIView {}

@MainActor class UIVisualEffectView: UIView {
    var contentView: UIView { self }
}

// MARK: Controls

@MainActor class UIControl: UIView {
    var isEnabled = true
}

@MainActor class UIButton: UIControl {}

@MainActor class UISlider: UIControl {}

@MainActor class UISwitch: UIControl {}

@MainActor class UITextField: UIControl {}

// MARK: Scroll views

@MainActor class UIScrollView: UIView {
    var contentSize = CGSize.zero
    var contentOffset = CGPoint.zero
    var delaysContentTouches = true
    var canCancelContentTouches = true
    let panGestureRecognizer = UIPanGestureRecognizer()
    func touchesShouldCancel(in view: UIView) -> Bool { true }
}

@MainActor class UITableView: UIScrollView {
    var visibleCells: [UITableViewCell] { [] }
    func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
}

@MainActor class UITableViewCell: UIView {
    var contentView: UIView { self }
}

// MARK: Gesture recognizers

@MainActor class UIGestureRecognizer: NSObject {
    override init() {}

    weak var delegate: (any UIGestureRecognizerDelegate)?
    var cancelsTouchesInView = true
    var delaysTouchesBegan = false
    func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor class UIPanGestureRecognizer: UIGestureRecognizer {
    func velocity(in view: UIView?) -> CGPoint { .zero }
}

@MainActor protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
