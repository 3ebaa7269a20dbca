import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics about stacks and safe areas.
extension Diagnostic {
    static func customSpacingOutsideStack(_ range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "`customSpacing` is only for views in a `stack`", at: range,
            "it is the distance to the next view of the stack; elsewhere write `top (Title.maxY + 8)`")
    }

    static func alignmentOfOtherAxis(
        _ alignment: StackProperties.Alignment, at range: SourceRange, isVertical: Bool
    ) -> Diagnostic {
        let words = isVertical ? "`.leading`, `.center` or `.trailing`" : "`.top`, `.center` or `.bottom`"
        return error(
            .wrongValue,
            "a \(isVertical ? "vertical" : "horizontal") stack has no alignment `.\(alignment.rawValue)`", at: range,
            "alignment is across the stack: write \(words)"
                + (isVertical ? "" : "\nviews that follow each other downwards are a `stack .vertical`"))
    }

    /// The scene's attribute `safeArea` at `range` has other values than four distances; `numbers` are those that it
    /// has.
    static func wrongSafeAreaOfScene(_ range: SourceRange, _ numbers: [String] = []) -> Diagnostic {
        let edges = numbers.joined(separator: ",")
        let isMeant = numbers.count == 4 && edges.isQuotable
        return error(
            .wrongValue, "the safe area of a scene needs its distances from the edges", at: range,
            isMeant
                ? "write `safeArea \(edges)` (top, left, bottom, right)"
                : "write `safeArea 59,0,34,0` (top, left, bottom, right), or name a device: `scene Main .iPhone16Pro { … }`"
        )
    }

    /// Reports why a stack can't arrange its views, or one of them.
    ///
    /// - Parameter length: Where the component of the view gives it the length that is wrong here, if one does.
    static func stack(
        _ problem: StackProblem, _ title: String, of view: String, at range: SourceRange, in stack: SourceRange?,
        length: SourceRange?
    ) -> Diagnostic {
        var diagnostic = message(problem, title, of: view, at: range, isLengthOfComponent: length != nil)
        if let length { diagnostic = diagnostic.with("the component of \(view) gives it that length", at: length) }
        return diagnostic.with("\(title) is declared here", at: stack)
    }

    /// Reports a view that is thicker than its stack, with `advice` and the view `wrapper` that can be around it.
    private static func tooThick(
        _ view: String, _ axis: Axis, _ length: Double, _ room: Double, _ title: String, at range: SourceRange,
        _ advice: String, around wrapper: String
    ) -> Diagnostic {
        let pins = axis == .vertical ? "leading 0 trailing 0 bottom 0" : "top 0 bottom 0 trailing 0"
        return error(
            .layout,
            "\(view) is \(numberText(length)) points \(extent(axis)), but \(title) has room for \(numberText(room))",
            at: range,
            "\(advice)\nto let it extend outside the stack, put it into a view that the stack arranges: "
                + "`\(wrapper) { button Add \(pins) \(text(axis)) \(numberText(length)) }`")
    }

    private static func text(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

    private static func extent(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }

    private static func message(
        _ problem: StackProblem, _ title: String, of view: String, at range: SourceRange, isLengthOfComponent: Bool
    ) -> Diagnostic {
        switch problem {
        case .missingLength(_, let axis):
            return error(
                .layout, "\(view) has no \(text(axis)), which \(title) needs to follow from its views", at: range,
                "write `\(text(axis)) 44`, or give \(title) a \(text(axis)), which its views then share")
        case .missingLengthToSpace(_, let axis):
            return error(
                .layout, "\(view) has no \(text(axis)), which \(title) needs to space its views", at: range,
                "write `\(text(axis)) 44`, or `distribution .fill`, where views without one share what is left")
        case .missingThickness(_, let axis):
            return error(
                .layout, "\(view) has no \(text(axis)), which \(title) needs to align it", at: range,
                "write `\(text(axis)) 44`, or `alignment .fill`, which makes all views as \(extent(axis)) as the stack")
        case .noThickness(let axis):
            return error(
                .layout, "\(title) has no \(text(axis)), and none of its views has one", at: range,
                "write the \(text(axis)) of the stack or of a view in it")
        case .writtenInFillEqually(_, let axis):
            return error(
                .layout, "\(view) has a \(text(axis)), but `distribution .fillEqually` makes all views alike",
                at: range,
                isLengthOfComponent
                    ? "leave it out there, or write `distribution .fill`" : "remove it, or write `distribution .fill`")
        case .doesNotFit(let axis, let needed, let room):
            return error(
                .layout,
                "the views of \(title) need \(numberText(needed)) points, but it has room for \(numberText(room))",
                at: range,
                "the \(text(axis))s of its views and the spacing between them are too much; leave out the "
                    + "\(text(axis)) of one, make it smaller, or enlarge the stack")
        case .leavesRoom(let axis, let needed, let room):
            return error(
                .layout,
                "the views of \(title) come to \(numberText(needed)) points, but it has \(numberText(room)) to fill",
                at: range,
                "under `distribution .fill` leave out the \(text(axis)) of one view, which takes the rest, or write "
                    + "`distribution .equalSpacing`")
        case .tooClose(let axis, let distance, let least):
            return error(
                .layout,
                "the distances in \(title) come out as \(numberText(distance)) points, less than \(numberText(least))",
                at: range,
                "its views are too much for its \(text(axis)); make them smaller, or write a smaller `spacing`")
        case .otherThickness(_, let axis, let length, let room) where length > room:
            return tooThick(
                view, axis, length, room, title, at: range,
                "leave out its \(text(axis)), or make the stack larger",
                around: "view")
        case .tooThick(_, let axis, let length, let room):
            return tooThick(
                view, axis, length, room, title, at: range, "make the view smaller or the stack larger",
                around: "view \(text(axis)) \(numberText(room))")
        case .otherThickness(_, let axis, let length, let thickness):
            return error(
                .layout,
                "\(view) is \(numberText(length)) points \(extent(axis)), but \(title) makes it "
                    + "\(numberText(thickness))", at: range,
                "write `alignment .center`, or leave out its \(text(axis))",
                axis == .vertical && !isLengthOfComponent
                    ? "views that follow each other downwards are a `stack .vertical`" : nil)
        case .percentOfViews(_, let axis):
            return error(
                .layout, "\(view) is a percentage of the \(text(axis)) of \(title), which follows from its views",
                at: range, "write the \(text(axis)) of the stack, or write the view's in points")
        }
    }
}
