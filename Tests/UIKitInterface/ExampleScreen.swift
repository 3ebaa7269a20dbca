/// The view controller whose code an example is part of, with the views that examples mention.
class ExampleScreen: UIViewController {
    let back = UIView()
    let catcher = UIView()
    let cell = UITableViewCell()
    let cover = UIView()
    let delete = UIButton()
    let first = UIControl()
    let help = UIButton()
    let list = TouchDelegateTableView()
    let map = TouchDelegateView()
    let more = UIButton()
    let photo = UIImageView()
    let pins = TouchDelegateView()
    let save = UIButton()
    let tap = UITapGestureRecognizer()
}

/// A view whose `hitTest` asks another view, as the reference shows for `touchDelegate`.
final class TouchDelegateView: UIView {
    weak var touchDelegate: UIView?
}

/// A table that does the same.
final class TouchDelegateTableView: UITableView {
    weak var touchDelegate: UIView?
}
