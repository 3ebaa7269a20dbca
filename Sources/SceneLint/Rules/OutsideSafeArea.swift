import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let outsideSafeArea: Rule = Rule(
        "outside-safe-area", .warning, inDocuments: .ownViews,
        explanation: """
            ## What it finds
            Reports a control that extends outside the safe area of the scene, so that what is left of it inside is
            smaller than `minimumTarget`. It lies under the status bar, beside the sensors of a turned iPhone, or on
            the home indicator, or beyond the edges of the screen.

            The scene's devices, or the scene attribute `safeArea`, decide what the safe area is; else it is the whole
            scene. Where no safe area is cut off, a control is only reported if at least half of it is outside
            the scene, or if it is large enough but not what is left of it. Controls in scroll views that can scroll
            aren't reported. Beyond the edges of the screen, controls in any scroll view aren't reported, nor in a view
            that is itself partly outside the scene, like a drawer or sheet.

            A control that is large enough but ends outside the scene because of a negative `trailing` or `bottom` is
            a note: these distances point inwards, unlike the constants of constraints. If the distances are negative on
            both axes, the control overhangs a corner on purpose, and the finding says which distance keeps it inside.

            ## Why it is bad
            The system takes gestures there: a swipe on the home indicator leaves the app, and UIKit delays touches
            beside it. A tap on the status bar scrolls to the top. The sensors and round corners hide what is under them.
            Nobody can see or touch what is beyond the screen.

            ## Example
            ```scene
            scene Main .iPhone16Pro {
                button Buy leading 16 trailing 16 bottom 8 height 44
            }
            ```

            ## Instead
            Let the pins of the control refer to the safe area, or those of the bar around it if the control would leave
            the bar otherwise: outside its superview it gets no touches. The fix is tried first.
            ```scene
            scene Main .iPhone16Pro {
                button Buy leading 16 trailing 16 bottom 8 height 44 safeArea
            }
            ```

            ## In UIKit
            Pin the control to the safe area's layout guide:
            ```swift
            func pin(_ button: UIButton, to view: UIView) {
                NSLayoutConstraint.activate([
                    button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
                ])
            }
            ```
            """
    ) { (context: LintContext) in
        let suspects = context.views.touchTargets.filter {
            context.tree[$0].kind.isControl && context.tree[$0].isEnabled
        }
        let findings = context.work.results(of: suspects, "controls near the edges of the scene") {
            view -> (() -> Diagnostic)? in
            if let part = context.partOutsideScene(of: view) { return { .outsideScene(view, part, context) } }
            return context.unsafeEdge(of: view).map { edge in { .outsideSafeArea(view, edge, context) } }
        }
        // What advice is tried costs more than findings. It must not use up what other findings need.
        return findings.map { $0() }
    }
}

/// An edge of the safe area that a control crosses.
private struct UnsafeEdge {
    /// What is at the edge, in words for messages.
    let place: String
    /// How far the control is outside.
    let distance: Double
    /// Whether all of it is.
    let isWhole: Bool
    /// A point of the control that is outside.
    let point: Point
}

extension LintContext {
    /// Returns the edge that `view` crosses so far that what is left of it is too small, or `nil` if there is none.
    fileprivate func unsafeEdge(of view: ViewID) -> UnsafeEdge? {
        guard scene.safeArea != .zero, tree.isSeen(view), !isScrolled(view) else { return nil }
        return Self.unsafeEdge(of: geometry.visibleBox(of: view), in: scene)
    }

    /// Returns the edge that a control with the visible box `box` crosses so far that what is left is too small.
    private static func unsafeEdge(of box: Rectangle, in scene: LoweredScene) -> UnsafeEdge? {
        let bounds = scene.tree[.root].bounds
        let area = scene.safeArea
        if box.isEmpty { return nil }
        let edges = [
            (
                "at the bottom, where the home indicator is", box.maxY - (bounds.maxY - area.bottom), box.height,
                area.bottom, Point(x: box.middle.x, y: box.maxY)
            ),
            (
                "at the top, where the status bar is", bounds.minY + area.top - box.minY, box.height, area.top,
                Point(x: box.middle.x, y: box.minY)
            ),
            (
                "at the left", bounds.minX + area.left - box.minX, box.width, area.left,
                Point(x: box.minX, y: box.middle.y)
            ),
            (
                "at the right", box.maxX - (bounds.maxX - area.right), box.width, area.right,
                Point(x: box.maxX, y: box.middle.y)
            ),
        ]
        for (place, distance, length, inset, edge) in edges {
            guard inset > 0, distance > minimumOverlap, length - distance < scene.minimumTarget - minimumOverlap
            else { continue }
            // Half the overlap is inside the control, even where its edge isn't.
            let depth = min(distance, length) / 2
            var point = edge
            if edge.y == box.maxY { point.y -= depth } else if edge.y == box.minY { point.y += depth }
            if edge.x == box.maxX { point.x -= depth } else if edge.x == box.minX { point.x += depth }
            return UnsafeEdge(
                place: place, distance: min(distance, length), isWhole: distance >= length, point: point)
        }
        return nil
    }

    /// Returns what to write so that `view` stays inside the safe area, and the fix that does: `safeArea` on it or on a
    /// view around it, whichever is found to help. A view that moves out of its superview gets fewer touches then.
    fileprivate func writingSafeArea(for view: ViewID) -> (advice: String, fixes: [Diagnostic.Fix]) {
        // What a stack arranges can't be moved by itself.
        let stack = tree[view].superview.flatMap { tree[$0].kind == .stack ? $0 : nil }
        let untried =
            stack != nil
            ? "write `safeArea` on the stack around it, or move the stack"
            : "write `safeArea` after its pins, or on the view around it, or move it"
        if work.budget.isForTrial { return (untried, []) }
        // It may well become narrower.
        let share = share(maps.targetAreas[view] ?? 0, of: geometry.boundingBox(of: view))
        for candidate in tree.chain(from: view) where candidate != .root {
            guard scene.range(of: .safeArea, of: candidate) == nil,
                let edit = scene.writing("safeArea", for: .safeArea, of: candidate)
            else { continue }
            guard work.spend(.changedScene(views: tree.views.count)),
                let trial = SceneTrial(of: scene, [edit], work.budget)
            else { return (untried, []) }
            guard let edited = trial.edited, let moved = trial.editedView(at: path(view)) else { continue }
            let editedGeometry = HitTestGeometry(edited.tree)
            let box = editedGeometry.visibleBox(of: moved)
            guard !box.isEmpty, Self.unsafeEdge(of: box, in: edited) == nil,
                !makesTooSmall(from: geometry.boundingBox(of: view), to: editedGeometry.boundingBox(of: moved))
            else { continue }
            guard let areas = trial.targetAreas(within: work.budget) else { return (untried, []) }
            let rest = self.share(areas[path(view)] ?? 0, of: editedGeometry.boundingBox(of: moved))
            if share - rest >= TargetReach.minimumFractionLost { continue }
            let name = quotedName(candidate)
            return (
                candidate == view
                    ? "write `safeArea` after its pins, or move it" : "write `safeArea` on \(name), or move it",
                [Diagnostic.Fix("write `safeArea` on \(name)", safe: false, edits: [edit])]
            )
        }
        let moving = "move \(quotedName(stack ?? view)) into the safe area"
        guard let bar = tree[view].superview, bar != .root, stack == nil, !hasRoom(for: view, in: bar) else {
            return (moving, [])
        }
        return ("make \(quotedName(bar)) larger, and \(moving)", [])
    }

    /// Returns whether a side of a target that changes from `old` to `new` becomes too short to be touched reliably.
    private func makesTooSmall(from old: Rectangle, to new: Rectangle) -> Bool {
        let minimum = scene.minimumTarget
        return zip([old.width, old.height], [new.width, new.height]).contains {
            $1 < min($0, minimum) - Tolerance.rounding
        }
    }

    /// Returns the part that an area is of `box`.
    private func share(_ area: Double, of box: Rectangle) -> Double { box.area > 0 ? area / box.area : 0 }

    /// Returns whether the part of `bar` that is in the safe area is as large as `view`.
    private func hasRoom(for view: ViewID, in bar: ViewID) -> Bool {
        let (bounds, area) = (tree[.root].bounds, scene.safeArea)
        let safe = Rectangle(
            minX: bounds.minX + area.left, minY: bounds.minY + area.top, maxX: bounds.maxX - area.right,
            maxY: bounds.maxY - area.bottom)
        let (room, box) = (geometry.boundingBox(of: bar).intersection(safe).orEmpty, geometry.boundingBox(of: view))
        return room.width >= box.width - Self.minimumOverlap && room.height >= box.height - Self.minimumOverlap
    }

    /// Returns what to write so that `scrollView`, which can't scroll, keeps its content inside the safe area.
    fileprivate func adviceAdjustingInset(of scrollView: ViewID) -> String {
        let title = quotedName(scrollView)
        return scene.range(of: .contentInsetAdjustment, of: scrollView) == nil
            ? "write `contentInsetAdjustment .always` on \(title), which passes no safe area on to what is in it"
            : "write `contentInsetAdjustment .always` on \(title), or move it"
    }

    /// Whether a scroll view around `view` can scroll it.
    private func isScrolled(_ view: ViewID) -> Bool {
        tree.superviews(of: view).contains { tree[$0].kind.isScrollView && tree.canScroll($0) }
    }

    /// How far a control is outside at least, in points; less is rounding.
    private static let minimumOverlap = 0.5
}

extension Diagnostic {
    fileprivate static func outsideSafeArea(_ view: ViewID, _ edge: UnsafeEdge, _ context: LintContext) -> Diagnostic {
        let title = context.quotedName(view)
        // A scroll view passes no safe area on to what is in it.
        let scrollView = context.tree.superviews(of: view).first { context.tree[$0].kind.isScrollView }
        let (advice, fixes): (String, [Fix]) =
            scrollView.map { (context.adviceAdjustingInset(of: $0), []) } ?? context.writingSafeArea(for: view)
        return Rule.outsideSafeArea.finding(
            edge.isWhole
                ? "\(title) is outside the safe area, \(edge.place)"
                : "\(hundredthText(edge.distance)) points of \(title) are outside the safe area, \(edge.place)",
            at: context.scene.range(of: view),
            notes: [
                Note("the system takes touches there, so that those on \(title) come late or not at all"),
                Note(sceneAdvice: advice),
            ], fixes: fixes,
            data: Evidence(point: (edge.point.x, edge.point.y), views: [context.path(view)])
                .with(magnitude: edge.distance))
    }
}
