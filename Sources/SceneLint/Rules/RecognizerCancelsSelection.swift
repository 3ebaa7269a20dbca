import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let recognizerCancelsSelection: Rule = Rule(
        "recognizer-cancels-selection", .warning, undisplayedRows: .withRecognizers,
        explanation: """
            ## What it finds
            Reports a tap recognizer that stops taps from selecting rows, or from firing a plain `control`, because
            `cancelsTouchesInView` is on.

            A long press does the same if its `minimumPressDuration` is shorter than a tap. Buttons and the like
            lose their touches to it, too.

            It belongs to the table or collection, to its cells, or to a superview of it or of the control.
            Recognizers of other views in a cell aren't reported, nor is one of the control itself.

            ## Why it is bad
            When the recognizer recognizes the tap, UIKit cancels the row's touch and never calls
            `tableView(_:didSelectRowAt:)`. Buttons still work, so the bug is hard to notice. Of the controls, only
            UIButton, UISwitch, UIStepper, UISegmentedControl and UIPageControl keep single taps from recognizers of
            superviews. A UIControl subclass of your own doesn't, and gets `touchCancel`.

            ## Example
            ```scene
            scene Main 390x844 {
                view Page fill {
                    recognizer .tap
                    table List fill { rows 5 height 60 }
                }
            }
            ```

            ## Instead
            If both should happen, as when a tap anywhere hides the keyboard, let the touch go on:
            ```scene
            scene Main 390x844 {
                view Page fill {
                    recognizer .tap cancelsTouchesInView .off
                    table List fill { rows 5 height 60 }
                }
            }
            ```
            If the recognizer is for the rest of its view, as one that closes a sheet is, keep it from the rows:
            ```scene
            scene Main 390x844 {
                view Dimming fill {
                    recognizer .tap ignores -> Sheet
                    view Sheet leading 0 trailing 0 bottom 0 height 400 {
                        table List fill { rows 5 height 60 }
                    }
                }
            }
            ```

            ## In UIKit
            For both, `tap.cancelsTouchesInView = false`. To ignore the sheet, be the delegate of the recognizer:
            ```swift
            final class DimmingView: UIView, UIGestureRecognizerDelegate {
                let sheet = UIView()

                func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                    !(touch.view?.isDescendant(of: sheet) ?? false)
                }
            }
            ```
            """
    ) { (context: LintContext) in
        var reported: Set<SourceRange> = []
        let containers = context.tree.identities.filter { context.tree[$0].kind.containsCells }
        let suspects = containers.flatMap { view in context.tapRecognizers(above: view).map { (view: view, tap: $0) } }
        let rows = context.work.results(of: suspects, "tap recognizers around cells") { view, tap -> Diagnostic? in
            guard !reported.contains(tap.range), let point = context.pointCancelled(by: tap.id, in: view) else {
                return nil
            }
            reported.insert(tap.range)
            let others = suspects.filter { $0.tap.id == tap.id && $0.view != view }.map { $0.view }
                .filter { context.pointCancelled(by: tap.id, in: $0) != nil }
            return .recognizerCancelsSelection(view, tap.id.view, tap.range, point, others, context)
        }
        let controls = context.tapsThatCancelControls()
        return rows.map { finding in
            guard let control = controls.first(where: { $0.finding.range == finding.range }) else { return finding }
            return finding.naming(control)
        } + controls.map { $0.finding }.filter { !reported.contains($0.range) }
    }
}

extension LintContext {
    /// Returns the recognizers of taps of `container`, its superviews and its cells that cancel touches, with their
    /// source ranges.
    fileprivate func tapRecognizers(above container: ViewID) -> [(id: RecognizerID, range: SourceRange)] {
        guard tree.scrollViews[container]?.allowsSelection ?? false else { return [] }
        let cells = tree.subviews(of: container).filter { tree[$0].kind == .cell }
        let owners = Array(tree.chain(from: container)) + cells.flatMap { [$0] + contents(of: $0) }
        return owners.flatMap { view in
            zip(tree.recognizers[view] ?? [], scene.recognizerRanges(of: view)).enumerated()
                .filter { recognizesTaps($1.0) && $1.0.cancelsTouchesInView }
                .map { (RecognizerID(view, $0), $1.1) }
        }
    }

    /// Returns a point at which `tap` recognizes a tap that selects no row of `container`, or `nil` if none was
    /// found.
    fileprivate func pointCancelled(by tap: RecognizerID, in container: ViewID) -> Point? {
        let own = tree.cell(around: tap.view).flatMap { tree[$0].superview == container ? $0 : nil }
        for cell in tree.subviews(of: container) where tree[cell].kind == .cell && (own == nil || own == cell) {
            // A content view with `passthrough` leaves the touch to the cell.
            for view in contents(of: cell) + [cell] {
                guard let point = touchablePoint(of: view) else { continue }
                guard spendOnTouches(of: view) else { return nil }
                let events = taps(1, at: point, in: tree)
                if events.hasRecognized(tap), !events.contains(where: { $0.kind == .select }) { return point }
            }
        }
        return nil
    }

    private func contents(of cell: ViewID) -> [ViewID] {
        tree.subviews(of: cell).filter { tree[$0].kind == .content }
    }

    /// A recognizer that ignores more than this fraction of its view could as well be removed.
    private static let maximumFractionIgnored = 0.8

    /// Returns the fix that keeps the recognizer of `owner` at `range` from the parts of its view around `containers`,
    /// such as a sheet on a dimming view, and from the plain controls whose taps it cancels, and these views. Returns
    /// `nil` if it would get few touches then, or if a tap at `point` would still select nothing.
    fileprivate func ignoring(
        _ containers: [ViewID], by owner: ViewID, at range: SourceRange, _ point: Point
    ) -> (parts: [ViewID], fix: Diagnostic.Fix)? {
        guard views.recognizerCounts[range] == 1,
            let index = scene.recognizerRanges(of: owner).firstIndex(of: range),
            let recognizer = tree.recognizers[owner].flatMap({ index < $0.count ? $0[index] : nil }),
            recognizer.receivedViews == nil
        else { return nil }
        let tap = DeclaredRecognizer(id: RecognizerID(owner, index), recognizer: recognizer, range: range)
        var around: [ViewID] = []
        for container in containers {
            guard let part = tree.chain(from: container).first(where: { tree[$0].superview == owner }) else {
                return nil
            }
            if !around.contains(part) { around.append(part) }
        }
        let controls = controlsCancelled(by: tap.id).controls.filter { cancelled in
            !around.contains { tree.isInSuperviewChain($0, of: cancelled.control) }
        }
        let parts = around + controls.map { $0.control }
        let links = parts.compactMap { link(to: $0, at: range) }
        let ignoredArea = (recognizer.ignoredViews + parts).reduce(0) { $0 + geometry.visibleBox(of: $1).area }
        guard let relation = writing(.ignores, links, on: tap),
            ignoredArea < Self.maximumFractionIgnored * geometry.visibleBox(of: owner).area,
            links.count == parts.count, work.spend(.changedTrees(1 + controls.count, views: tree.views.count))
        else { return nil }
        var changed = tree
        changed.recognizers.update(owner) { $0[index].ignoredViews += parts }
        guard taps(1, at: point, in: changed).contains(where: { $0.kind == .select }),
            isRecognizedSomewhere(tap, in: changed),
            controls.allSatisfy({ fires($0.control, taps(1, at: $0.point, in: changed)) })
        else { return nil }
        return (parts, Diagnostic.Fix("write `\(relation.text)`", safe: false, edits: [relation.edit]))
    }
}

extension Diagnostic {
    /// Returns this finding about rows, which also names the controls that lose the touches of the same recognizer.
    fileprivate func naming(_ other: CancelledControls) -> Diagnostic {
        var finding = self
        guard let control = other.finding.data.views.last, !finding.data.views.contains(control) else { return finding }
        finding.data.views.append(control)
        finding.notes.insert(
            Note("taps on \(other.names) don't fire \(other.isOne ? "it" : "them") either"),
            at: min(1, finding.notes.count))
        return finding
    }

    /// Creates the finding for a recognized tap that doesn't select its row, nor those of other containers.
    fileprivate static func recognizerCancelsSelection(
        _ container: ViewID, _ owner: ViewID, _ range: SourceRange, _ point: Point, _ others: [ViewID],
        _ context: LintContext
    ) -> Diagnostic {
        let what = context.tree[container].kind == .table ? "row" : "item"
        let cell = context.tree.chain(from: owner).first { context.tree[$0].superview == container }
        let ignoring = context.ignoring([container] + others, by: owner, at: range, point)
        let press = zip(context.tree.recognizers[owner] ?? [], context.scene.recognizerRanges(of: owner)).first {
            $0.1 == range && $0.0.kind == .longPress
        }?.0
        let both = "`cancelsTouchesInView .off`, so that a tap selects the \(what) and is recognized, too"
        let other =
            press != nil
            ? "write a longer `minimumPressDuration`"
            : cell != nil
                ? "`allowsSelection .off` on \(context.quotedName(container)), if the recognizer does what a selection would"
                : "attach the recognizer to a view that doesn't contain the \(what)s"
        // What it doesn't receive is selected.
        let isRestricted = context.recognizers(of: owner).contains { written in
            guard written.range == range else { return false }
            return !written.recognizer.ignoredViews.isEmpty || written.recognizer.receivedViews != nil
        }
        let subject =
            if let cell {
                "taps on \(context.quotedName(cell)) don't select it"
            } else {
                "\(isRestricted ? "some taps" : "taps") on \(context.quotedName(container)) select no \(what)"
            }
        return Rule.recognizerCancelsSelection.finding(
            "\(subject): this recognizer of \(context.quotedName(owner)) cancels them", at: range,
            notes: [
                Note(
                    (press.map { "it recognizes \(context.delayText(of: $0)), " } ?? "it recognizes ")
                        + "before the \(what) is selected, and with `cancelsTouchesInView` on (the default) "
                        + "the \(what)'s touch is cancelled when \(press == nil ? "the tap is recognized" : "it recognizes")"
                )
            ] + (others.isEmpty ? [] : [Note("taps on \(context.views.quotedList(others)) select nothing either")]) + [
                ignoring.map {
                    Note(
                        "if taps on \(context.views.quotedList($0.parts)) aren't meant for it, \($0.fix.title); otherwise write \(both)"
                    )
                } ?? Note(sceneAdvice: "write \(both); or \(other)")
            ],
            fixes: (ignoring.map { [$0.fix] } ?? [])
                + context.scene.tree(of: range).fixesTurningOffCancelling(in: range),
            data: Evidence(
                point: context.evidence(point), views: [context.path(owner), context.path(container)]))
    }
}
