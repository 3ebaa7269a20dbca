/// What `hitTest` overrides have set since a touch sequence began, on top of the state as written.
public struct ViewState: Sendable {
    /// The flags as they are, by the view's index.
    private var flags: [ViewFlags]
    /// The views that some rule of the tree can change, by the places in ``values``.
    private var places: [ViewID: Int] = [:]
    /// The values as they are.
    private var values: [SettableValues] = []
    /// The values as written.
    private let written: [SettableValues]
    /// The places whose values were set since the last reset, some perhaps twice.
    private var changed: [(view: ViewID, place: Int)] = []
    /// Gives equal states the same number.
    private var numbers: StateNumbers

    /// The number of this state: equal for two moments exactly if every value that can be set is equal.
    private(set) var number = StateNumbers.written

    /// The state as `tree` has it written.
    public init(of tree: ViewTree) {
        flags = tree.views.map { SettableValues(of: $0).flags }
        for rule in tree.rules {
            for effect in rule.effects where tree.contains(effect.view) && places[effect.view] == nil {
                places[effect.view] = values.count
                values.append(SettableValues(of: tree[effect.view]))
            }
        }
        written = values
        numbers = StateNumbers(places: values.count)
    }

    /// Whether the view is hidden.
    public func isHidden(_ view: ViewID) -> Bool { flags(of: view).contains(.hidden) }

    /// Whether the view's `isUserInteractionEnabled` is on.
    public func isUserInteractionEnabled(_ view: ViewID) -> Bool { !flags(of: view).contains(.notInteractive) }

    /// Whether the view's alpha keeps it out of hit tests.
    public func isTransparent(_ view: ViewID) -> Bool { flags(of: view).contains(.transparent) }

    /// Whether the view is neither hidden nor transparent and is interactive; its superviews do not matter.
    public func takesTouches(_ view: ViewID) -> Bool { flags(of: view).isEmpty }

    /// Whether any value differs from what is written.
    public var isAsWritten: Bool { number == StateNumbers.written }

    /// The view's flags; a view that the tree does not hold is hidden.
    func flags(of view: ViewID) -> ViewFlags {
        flags.indices.contains(Int(view.index)) ? flags[Int(view.index)] : .hidden
    }

    /// Makes the change, if the view is one that a rule of the tree names.
    mutating func apply(_ effect: HitTestRule.Effect) {
        guard let place = places[effect.view] else { return }
        var value = values[place]
        value.apply(effect.change)
        guard value != values[place] else { return }
        values[place] = value
        flags[Int(effect.view.index)] = value.flags
        changed.append((effect.view, place))
        number = numbers.number(after: number, place: place, value: value == written[place] ? nil : value)
    }

    /// Makes the values as they are those that `tree` has written.
    func write(to tree: inout ViewTree) {
        for (view, place) in changed where tree.contains(view) {
            tree[view].isHidden = values[place].isHidden
            tree[view].isUserInteractionEnabled = values[place].isUserInteractionEnabled
            tree[view].alpha = values[place].alpha
        }
    }

    /// Goes back to the state as written; takes only as long as there were changes.
    public mutating func reset() {
        for (view, place) in changed {
            values[place] = written[place]
            flags[Int(view.index)] = written[place].flags
        }
        guard !changed.isEmpty else { return }
        changed.removeAll(keepingCapacity: true)
        number = StateNumbers.written
        // Numbers are compared within one touch sequence alone, so that a long stream of touches needs no more memory.
        numbers = StateNumbers(places: values.count)
    }
}

extension View {
    /// Whether the view, as it is written, is neither hidden nor transparent and is interactive; its superviews do not matter.
    public var takesTouches: Bool { SettableValues(of: self).flags.isEmpty }
}
