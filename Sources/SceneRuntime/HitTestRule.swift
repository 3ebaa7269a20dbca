/// One rule of a view's `hitTest` override. "The result" is what the last ``super`` gave, as changed since.
public enum HitTestRule: Sendable {
    /// The first of these views that contains the point is the answer; the effects then happen.
    case claim([ViewID], [Effect])
    /// What this view's hit test gives, if not nil, is the answer.
    case ask(ViewID)
    /// If one of these views contains the point, nil is the answer.
    case yield([ViewID])
    /// If an overhanging view of another cell of this table or collection contains the point, nil is the answer.
    ///
    /// Which views those are stands once for all cells in ``ViewTree/overhangs``.
    case yieldToOverhang(ofOtherCellsIn: ViewID)
    /// Nil is the answer.
    case none
    /// Runs UIView's own walk over the subviews and keeps its result.
    case `super`
    /// If the result is this view, the delegate is asked; an answer that is neither nil nor the delegate is the result.
    case delegate(ViewID)
    /// If the result is this view, what that view's hit test gives is the result, nil too.
    case forward(ViewID)
    /// If the result is this view, that view is the result, wherever the point is.
    case `return`(ViewID)
    /// If the result is this view, nil is the result.
    case pass
    /// If the result is one of these views, or is not where `isOneOf` is false, the effects happen.
    case effects(isOneOf: Bool, [ViewID], [Effect])

    /// A change of a view for the rest of the touch sequence.
    public struct Effect: Sendable {
        /// The view that is changed.
        public var view: ViewID
        /// What is changed.
        public var change: Change

        /// Creates the effect that makes `change` to `view`.
        public init(view: ViewID, change: Change) {
            self.view = view
            self.change = change
        }
    }

    /// A property and its new value.
    public enum Change: Hashable, Sendable {
        /// `isHidden` becomes this.
        case isHidden(Bool)
        /// `alpha` becomes this.
        case alpha(Double)
        /// `isUserInteractionEnabled` becomes this.
        case isUserInteractionEnabled(Bool)
    }
}
