import SceneRuntime

/// The arithmetic of a stack: the lengths that follow from its views, and where they are. Nothing is rounded.
///
/// Source: the documentation of UIStackView, with its distributions and alignments.
struct StackLayout {
    let properties: StackProperties
    /// Whether horizontal stacks begin at the right.
    let isMirrored: Bool
    /// The views that take room, in order.
    let views: [ArrangedView]

    /// How far lengths may miss what they have to add up to.
    static let tolerance = 1e-6

    /// A view in a stack.
    struct ArrangedView {
        /// The node of the view.
        var node: Int
        /// The length along each axis.
        var width: ArrangedLength
        var height: ArrangedLength
        /// The distance to the next view, if it isn't the stack's.
        var customSpacing: Double?

        /// Returns the length along `axis`.
        func length(_ axis: Axis) -> ArrangedLength { axis == .horizontal ? width : height }
    }

    /// The length of a view in a stack along an axis.
    enum ArrangedLength {
        case written(Double)
        /// A control's own length.
        case own(Double)
        /// The length of a nested stack, which follows from its views.
        case fromViews(Double)
        /// Hundredths of the length of the stack.
        case percent(Double)
        case none

        /// The length in points, if it is known.
        var points: Double? {
            switch self {
            case .written(let length), .own(let length), .fromViews(let length): length
            case .percent, .none: nil
            }
        }

        /// Whether it is written, or a control's own.
        var isFixed: Bool {
            switch self {
            case .written, .own: true
            case .fromViews, .percent, .none: false
            }
        }
    }

    private var axis: Axis { properties.axis }

    /// Returns the least distance after the view at `index`.
    private func spacing(after index: Int) -> Double { views[index].customSpacing ?? properties.spacing }

    /// The sum of the least distances.
    private var totalSpacing: Double {
        var total = 0.0
        for index in views.indices.dropLast() { total += spacing(after: index) }
        return total
    }

    private func margin(_ axis: Axis) -> Double {
        let (start, end) = properties.margins.along(axis)
        return start + end
    }

    // MARK: Lengths that follow from the views

    /// Returns the length of the stack along `axis` that follows from its views.
    func ownLength(along axis: Axis) -> Result<Double, StackProblem> {
        if axis == self.axis { return ownLength() }
        var thickest = 0.0
        var isKnown = views.isEmpty
        for view in views {
            if case .percent = view.length(axis) { return .failure(.percentOfViews(view.node, axis)) }
            guard let thickness = view.length(axis).points else { continue }
            isKnown = true
            thickest = max(thickest, thickness)
        }
        return isKnown ? .success(thickest + margin(axis)) : .failure(.noThickness(axis))
    }

    private func ownLength() -> Result<Double, StackProblem> {
        var lengths: [Double] = []
        for view in views {
            if case .percent = view.length(axis) { return .failure(.percentOfViews(view.node, axis)) }
            guard let length = view.length(axis).points else { return .failure(.missingLength(view.node, axis)) }
            lengths.append(length)
        }
        return .success(shortest(lengths) + margin(axis))
    }

    /// Returns the least length of views of these lengths, without margins.
    private func shortest(_ lengths: [Double]) -> Double {
        guard let first = lengths.first, let last = lengths.last else { return 0 }
        switch properties.distribution {
        case .fill: return lengths.reduce(0, +) + totalSpacing
        case .fillEqually: return Double(lengths.count) * (lengths.max() ?? 0) + totalSpacing
        case .equalSpacing:
            var widest = 0.0
            for index in views.indices.dropLast() { widest = max(widest, spacing(after: index)) }
            return lengths.reduce(0, +) + Double(lengths.count - 1) * widest
        case .equalCentering:
            guard lengths.count > 1 else { return first }
            return first / 2 + Double(lengths.count - 1) * minimumStep(lengths) + last / 2
        }
    }

    /// Returns the least distance between the middles of views of these lengths.
    private func minimumStep(_ lengths: [Double]) -> Double {
        var step = 0.0
        for index in lengths.indices.dropLast() {
            step = max(step, spacing(after: index) + (lengths[index] + lengths[index + 1]) / 2)
        }
        return step
    }

    // MARK: Places

    /// Returns where the views are in `area`, the bounds of the stack. `isGiven` says along which axes the length of
    /// the stack doesn't follow from its views.
    func placements(
        in area: Placement, isGiven: (horizontal: Bool, vertical: Bool)
    ) -> Result<[Placement], StackProblem> {
        let (start, _) = properties.margins.along(axis)
        let room = area[axis].length - margin(axis)
        let isLengthGiven = axis == .horizontal ? isGiven.horizontal : isGiven.vertical
        let lengths: [Double]
        switch self.lengths(in: room, of: area[axis].length, isGiven: isLengthGiven) {
        case .success(let found): lengths = found
        case .failure(let problem): return .failure(problem)
        }
        let gaps: [Double]
        switch self.gaps(between: lengths, in: room) {
        case .success(let found): gaps = found
        case .failure(let problem): return .failure(problem)
        }
        let isFromEnd = isMirrored && axis == .horizontal
        var edge = isFromEnd ? area[axis].max - properties.margins.along(axis).end : area[axis].min + start
        var placements: [Placement] = []
        placements.reserveCapacity(views.count)
        for (index, view) in views.enumerated() {
            let across: Span
            switch self.across(
                view, in: area[axis.across], isGiven: axis == .horizontal ? isGiven.vertical : isGiven.horizontal)
            {
            case .success(let span): across = span
            case .failure(let problem): return .failure(problem)
            }
            let along = Span(from: isFromEnd ? edge - lengths[index] : edge, length: lengths[index])
            placements.append(
                axis == .horizontal
                    ? Placement(horizontal: along, vertical: across) : Placement(horizontal: across, vertical: along))
            guard index < gaps.count else { continue }
            edge = isFromEnd ? along.min - gaps[index] : along.max + gaps[index]
        }
        return .success(placements)
    }

    /// Returns the lengths of the views in `room`, in a stack that is `whole` long.
    private func lengths(in room: Double, of whole: Double, isGiven: Bool) -> Result<[Double], StackProblem> {
        var lengths: [Double?] = []
        for view in views {
            if case .percent(let percent) = view.length(axis) {
                if !isGiven { return .failure(.percentOfViews(view.node, axis)) }
                lengths.append(percent / 100 * whole)
            } else {
                lengths.append(view.length(axis).points)
            }
        }
        switch properties.distribution {
        case .fill: return filled(lengths, in: room)
        case .fillEqually:
            if !isGiven {
                let longest = lengths.compactMap { $0 }.max() ?? 0
                return .success(lengths.map { _ in longest })
            }
            for (view, length) in zip(views, lengths) where length != nil {
                if view.length(axis).isFixed { return .failure(.writtenInFillEqually(view.node, axis)) }
                if case .percent = view.length(axis) { return .failure(.writtenInFillEqually(view.node, axis)) }
            }
            if views.isEmpty { return .success([]) }
            let share = (room - totalSpacing) / Double(views.count)
            if share < -Self.tolerance { return .failure(.doesNotFit(axis, totalSpacing, room)) }
            return .success(lengths.map { _ in max(0, share) })
        case .equalSpacing, .equalCentering:
            var sizes: [Double] = []
            for (view, length) in zip(views, lengths) {
                guard let length else { return .failure(.missingLengthToSpace(view.node, axis)) }
                sizes.append(length)
            }
            return .success(sizes)
        }
    }

    /// Returns the lengths of views that fill `room`: those without one share what is left.
    private func filled(_ lengths: [Double?], in room: Double) -> Result<[Double], StackProblem> {
        let definiteLength = lengths.reduce(0) { $0 + ($1 ?? 0) }
        let needed = definiteLength + totalSpacing
        let open = lengths.count { $0 == nil }
        let rest = room - needed
        if rest < -Self.tolerance { return .failure(.doesNotFit(axis, needed, room)) }
        if open == 0 {
            if rest > Self.tolerance, !views.isEmpty { return .failure(.leavesRoom(axis, needed, room)) }
            return .success(lengths.map { $0 ?? 0 })
        }
        let share = max(0, rest) / Double(open)
        return .success(lengths.map { $0 ?? share })
    }

    /// Returns the distances between views of `lengths` in `room`.
    private func gaps(between lengths: [Double], in room: Double) -> Result<[Double], StackProblem> {
        let least = views.indices.dropLast().map { spacing(after: $0) }
        let total = lengths.reduce(0, +)
        guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
            return total > room + Self.tolerance ? .failure(.doesNotFit(axis, total, room)) : .success([])
        }
        let gaps: [Double]
        switch properties.distribution {
        case .fill, .fillEqually: return .success(least)
        case .equalSpacing: gaps = least.map { _ in (room - total) / Double(least.count) }
        case .equalCentering:
            let step = (room - first / 2 - last / 2) / Double(least.count)
            gaps = least.indices.map { step - (lengths[$0] + lengths[$0 + 1]) / 2 }
        }
        for (gap, least) in zip(gaps, least) where gap < least - Self.tolerance {
            let needed = shortest(lengths)
            return gap < 0 ? .failure(.doesNotFit(axis, needed, room)) : .failure(.tooClose(axis, gap, least))
        }
        return .success(gaps)
    }

    /// Returns where the view lies across the stack, whose bounds are `area` there.
    private func across(_ view: ArrangedView, in area: Span, isGiven: Bool) -> Result<Span, StackProblem> {
        let across = axis.across
        let (start, _) = properties.margins.along(across)
        let room = area.length - margin(across)
        var length: Double?
        if case .percent(let percent) = view.length(across) {
            if !isGiven { return .failure(.percentOfViews(view.node, across)) }
            length = percent / 100 * area.length
        } else {
            length = view.length(across).points
        }
        if room < -Self.tolerance { return .failure(.doesNotFit(across, margin(across), area.length)) }
        if properties.alignment == .fill {
            if let length, isWritten(view.length(across)), abs(length - room) > Self.tolerance {
                return .failure(.otherThickness(view.node, across, length, room))
            }
            return .success(Span(from: area.min + start, length: max(0, room)))
        }
        guard let length else { return .failure(.missingThickness(view.node, across)) }
        if length > room + Self.tolerance { return .failure(.tooThick(view.node, across, length, room)) }
        let rest = room - length
        let isAtEnd: Bool
        switch properties.alignment {
        case .center, .fill: return .success(Span(from: area.min + start + rest / 2, length: length))
        case .top: isAtEnd = false
        case .bottom: isAtEnd = true
        case .leading: isAtEnd = isMirrored
        case .trailing: isAtEnd = !isMirrored
        }
        return .success(Span(from: isAtEnd ? area.min + start + rest : area.min + start, length: length))
    }

    private func isWritten(_ length: ArrangedLength) -> Bool {
        switch length {
        case .written, .percent: true
        case .own, .fromViews, .none: false
        }
    }
}

/// Why a stack can't arrange its views; a view is given by its node.
enum StackProblem: Error {
    /// A view has no length, and the length of the stack follows from its views.
    case missingLength(Int, Axis)
    /// A view has no length, and the distribution needs one of each.
    case missingLengthToSpace(Int, Axis)
    /// A view has no length across, and the alignment needs one of each.
    case missingThickness(Int, Axis)
    /// Neither the stack nor a view in it has a length across.
    case noThickness(Axis)
    /// A view has a length, but all are made alike.
    case writtenInFillEqually(Int, Axis)
    /// The views need more than there is.
    case doesNotFit(Axis, Double, Double)
    /// The views come to less than there is, and none takes the rest.
    case leavesRoom(Axis, Double, Double)
    /// The distances are less than the least ones.
    case tooClose(Axis, Double, Double)
    /// A view has another thickness than the stack gives it.
    case otherThickness(Int, Axis, Double, Double)
    /// A view is thicker than the stack.
    case tooThick(Int, Axis, Double, Double)
    /// A view is a percentage of what follows from it.
    case percentOfViews(Int, Axis)

    /// The axis of the length of a view that is the problem, if one is.
    var axisOfWrittenLength: Axis? {
        switch self {
        case .writtenInFillEqually(_, let axis), .otherThickness(_, let axis, _, _), .tooThick(_, let axis, _, _): axis
        default: nil
        }
    }

    /// The view that it is about, or `nil` if it is about the stack.
    var node: Int? {
        switch self {
        case .missingLength(let node, _), .missingLengthToSpace(let node, _), .missingThickness(let node, _),
            .writtenInFillEqually(let node, _), .otherThickness(let node, _, _, _), .tooThick(let node, _, _, _),
            .percentOfViews(let node, _):
            node
        case .noThickness, .doesNotFit, .leavesRoom, .tooClose: nil
        }
    }
}
