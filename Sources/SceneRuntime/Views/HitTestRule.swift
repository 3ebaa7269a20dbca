/// One rule of a view's `hitTest` override. "The result" is what the last ``super`` returned, with later changes.
public enum HitTestRule: Equatable, Sendable {
    /// The answer is the first of these views that contains the point. Then the effects apply.
    case claim([ViewID], [Effect])
    /// The answer is this view's hit test, unless that returns nil.
    case ask(ViewID)
    /// The answer is nil if one of these views contains the point.
    case yield([ViewID])
    /// The answer is nil if an overhanging view of another cell of this table or collection contains the point.
    ///
    /// ``ViewTree/overhangs`` lists these views once for all cells.
    case yieldToOverhang(ofOtherCellsIn: ViewID)
    /// The answer is nil.
    case none
    /// Runs UIView's own walk over the subviews and keeps its result.
    case `super`
    /// If the result is this view, asks the delegate. An answer other than nil or the delegate itself becomes the
    /// result.
    case delegate(ViewID)
    /// If the result is this view, that view's hit test becomes the result, even if it is nil.
    case forward(ViewID)
    /// If the result is this view, that view becomes the result, regardless of the point.
    case `return`(ViewID)
    /// If the result is this view, nil becomes the result.
    case pass
    /// The effects apply if the result is one of these views or, if `isOneOf` is false, none of them.
    case effects(isOneOf: Bool, [ViewID], [Effect])

    /// A change to a view for the rest of the touch sequence.
    public struct Effect: Equatable, Sendable {
        /// The view that changes.
        public var view: ViewID
        /// The property and its new value.
        public var change: Change

        /// Creates the effect that makes `change` to `view`.
        public init(view: ViewID, change: Change) {
            self.view = view
            self.change = change
        }
    }

    /// A property and its new value.
    public enum Change: Hashable, Sendable {
        /// The new value of `isHidden`.
        case isHidden(Bool)
        /// The new value of `alpha`.
        case alpha(Double)
        /// The new value of `isUserInteractionEnabled`.
        case isUserInteractionEnabled(Bool)
    }
}
