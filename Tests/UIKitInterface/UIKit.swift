// The part of UIKit's interface that the Swift examples in the documentation use, with UIKit's own signatures. Only the
// compiler reads it, so the bodies do nothing.

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
}

// MARK: Views

@MainActor class UIView: UIResponder {
    init(frame: CGRect) { self.frame = frame }
    required init?(coder: NSCoder) { nil }
    override convenience init() { self.init(frame: .zero) }

    var frame: CGRect
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var isHidden = false
    var isUserInteractionEnabled = true
    let layer = CALayer()
    let leadingAnchor = NSLayoutXAxisAnchor()
    let trailingAnchor = NSLayoutXAxisAnchor()
    let bottomAnchor = NSLayoutYAxisAnchor()
    let safeAreaLayoutGuide = UILayoutGuide()

    var superview: UIView? { nil }
    var subviews: [UIView] { [] }
    func addSubview(_ view: UIView) {}
    func insertSubview(_ view: UIView, at index: Int) {}
    func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
    func bringSubviewToFront(_ view: UIView) {}

    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

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

@MainActor class UIWindow: UIView {
    var rootViewController: UIViewController?
}

@MainActor class UIViewController: UIResponder {
    var view = UIView()
}

@MainActor class UIImageView: UIView {}

// MARK: Controls

@MainActor class UIControl: UIView {}

@MainActor class UIButton: UIControl {}

@MainActor class UISlider: UIControl {}

@MainActor class UISwitch: UIControl {}

@MainActor class UITextField: UIControl {}

// MARK: Scroll views

@MainActor class UIScrollView: UIView {
    func touchesShouldCancel(in view: UIView) -> Bool { true }
}

@MainActor class UITableView: UIScrollView {
    var visibleCells: [UITableViewCell] { [] }
}

@MainActor class UITableViewCell: UIView {
    var contentView: UIView { self }
}

// MARK: Gesture recognizers

@MainActor class UIGestureRecognizer: NSObject {
    override init() {}

    var cancelsTouchesInView = true

    func require(toFail other: UIGestureRecognizer) {}
}

@MainActor class UITapGestureRecognizer: UIGestureRecognizer {
    var numberOfTapsRequired = 1
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
}

@MainActor protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

@MainActor class UIPanGestureRecognizer: UIGestureRecognizer {
    func velocity(in view: UIView?) -> CGPoint { .zero }
}
