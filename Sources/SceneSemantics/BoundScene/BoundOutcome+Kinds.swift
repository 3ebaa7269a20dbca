import SceneRuntime

extension BoundOutcome.Kind {
    /// Returns whether a gesture can ever have this outcome for views of `kind`. What depends on attributes, such as
    /// `draggable`, counts as possible.
    func canHappen(to kind: ViewKind) -> Bool {
        switch self {
        case .nothing, .word(.cancels), .word(.drags), .word(.recognizes): true
        case .word(.fires): kind.isControl
        case .sends("valueChanged"): kind.changesValue
        case .sends: kind.isControl
        case .word(.selects): kind == .cell
        case .word(.highlights): kind == .cell || kind.isControl
        case .word(.scrolls), .word(.zooms): kind.isScrollView
        case .word(.touches): !kind.isControl
        }
    }
}

extension ViewKind {
    /// Whether it is a control with a value that touches change.
    fileprivate var changesValue: Bool {
        switch self {
        case .switch, .slider, .stepper, .segmentedControl, .pageControl: true
        default: false
        }
    }
}

extension BoundScene {
    /// Returns the kinds of the views that `path` can lead to: several if branches of an `if` share the Name, none if
    /// it doesn't lead to a view.
    func viewKinds(at path: BoundPath) -> [ViewKind] {
        switch path.target {
        case .root: [.scene]
        case .name(let name):
            ([names[name].item] + otherDeclarations(of: name).map { $0.item }).compactMap { items[$0].kind.viewKind }
        case .cell: [.cell]
        case .cellContent, .content: [.content]
        case .argument: []
        }
    }
}
