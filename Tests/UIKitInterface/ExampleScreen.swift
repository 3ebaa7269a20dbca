/// The view controller that the examples are part of, with the views that they mention.
class ExampleScreen: UIViewController {
    let back = UIView()
    let catcher = UIView()
    let cell = UITableViewCell()
    let cover = UIView()
    let delete = UIButton()
    let doubleTap = UITapGestureRecognizer()
    let edgePan = UIScreenEdgePanGestureRecognizer()
    let first = UIControl()
    let help = UIButton()
    let list = TouchDelegateTableView()
    let map = TouchDelegateView()
    let more = UIButton()
    let photo = UIImageView()
    let pinch = UIPinchGestureRecognizer()
    let pins = TouchDelegateView()
    let save = UIButton()
    let scrollView = UIScrollView()
    let pan = UIPanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    let tap = UITapGestureRecognizer()
}

/// A view whose `hitTest` asks another view, as in the reference's section on `touchDelegate`.
final class TouchDelegateView: UIView {
    weak var touchDelegate: UIView?
}

/// A table view that does the same.
final class TouchDelegateTableView: UITableView {
    weak var touchDelegate: UIView?
}
