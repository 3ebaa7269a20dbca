import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Recognizers, and what gestures do to them.
extension LintContext {
    /// The enabled recognizers of views that take touches, in tree order.
    var declaredRecognizers: [DeclaredRecognizer] { views.declaredRecognizers }

    /// Those of them that rules check; see ``checkedStatements``.
    var checkedRecognizers: [DeclaredRecognizer] {
        checkedStatements == nil ? declaredRecognizers : declaredRecognizers.filter { isChecked($0.range) }
    }

    /// The touch targets that rules try touches on; see ``checkedStatements``.
    var checkedTargets: [ViewID] {
        checkedStatements == nil ? views.touchTargets : views.touchTargets.filter { isChecked(scene.range(of: $0)) }
    }

    /// Returns whether what `statement` makes is checked; see ``checkedStatements``.
    func isChecked(_ statement: SourceRange) -> Bool { checkedStatements?.contains(statement) ?? true }

    /// Returns the enabled recognizers of `view`.
    func recognizers(of view: ViewID) -> [DeclaredRecognizer] { views.recognizers(of: view) }

    /// Returns the name of a recognizer in messages: its own, or its kind and its view.
    func quotedName(_ id: RecognizerID) -> String {
        scene.name(of: id).map { "`\($0)`" }
            ?? "the `.\(scene.kind(of: id)?.word ?? "")` recognizer of \(quotedName(id.view))"
    }

    /// Returns the subject of a sentence about `recognizer`: its quoted Name or, if it has none, `word` and its view.
    /// Its statement may make several, which can differ, so then the view is always named.
    func title(of recognizer: DeclaredRecognizer, _ word: String) -> String {
        let view = quotedName(recognizer.id.view)
        guard let name = scene.name(of: recognizer.id) else { return "this \(word) on \(view)" }
        return isOneOfSeveral(recognizer) ? "`\(name)` on \(view)" : "`\(name)`"
    }

    /// Returns whether the statement of `recognizer` makes others, too, in rows or copies.
    func isOneOfSeveral(_ recognizer: DeclaredRecognizer) -> Bool { views.recognizerCounts[recognizer.range] ?? 1 > 1 }

    /// Returns a visible point whose touch `recognizer` gets and no control, or `nil` if none was found.
    func point(seenBy recognizer: DeclaredRecognizer) -> Point? {
        touchedPoint(in: recognizer.id.view) { isSeen($0, by: recognizer) }
    }

    /// Returns whether `recognizer` gets the touches that hit `hit`, a view in its own, and no control does.
    func isSeen(_ hit: ViewID, by recognizer: DeclaredRecognizer) -> Bool {
        (!tree[hit].kind.isTouchTarget || hit == recognizer.id.view)
            && recognizer.recognizer.receives(Array(tree.chain(from: hit)))
    }

    /// Spends what simulating a few touches on `view`, or on views in it, costs. Returns whether the budget sufficed.
    ///
    /// - Parameter count: How often that many touches are made. Each tap of several is seen by all recognizers.
    func spendOnTouches(of view: ViewID, times count: Int = 1) -> Bool {
        let cost = touchCosts[view]
        return work.spend(
            .touches(
                count, views: tree.views.count, recognizers: cost.recognizers, conversions: cost.conversions))
    }

    /// Spends what making this variant of a gesture on `view` costs. Returns whether the budget sufficed.
    func spendOnTouches(of view: ViewID, _ variant: GestureVariant) -> Bool {
        spendOnTouches(of: view, times: variant.numberOfTouches)
    }

    /// Returns how long a finger must rest for `recognizer`, a long press, in seconds.
    func duration(of recognizer: GestureRecognizer) -> Double {
        recognizer.minimumPressDuration ?? scene.touchSettings.longPressDuration
    }

    /// Returns when `recognizer`, a short long press, recognizes, as a part of a sentence.
    func delayText(of recognizer: GestureRecognizer) -> String {
        let duration = duration(of: recognizer)
        let fingers =
            switch recognizer.numberOfTouchesRequired {
            case 2: "both fingers touch"
            case 3...: "\(recognizer.numberOfTouchesRequired) fingers touch"
            default: "the finger touches"
            }
        return duration > 0
            ? "\(written((1000 * duration).toMillionth)) ms after \(fingers) down" : "as soon as \(fingers) down"
    }

    /// Returns whether a short tap with one finger is enough for `recognizer`: a single tap, or a long press that is no
    /// longer.
    func recognizesTaps(_ recognizer: GestureRecognizer) -> Bool {
        recognizer.isSingleTap
            || recognizer.kind == .longPress && recognizer.numberOfTouchesRequired == 1
                && duration(of: recognizer) <= scene.touchSettings.simulatedTapDuration
    }

    /// Returns the views if `recognizer` were off.
    func tree(without recognizer: RecognizerID) -> ViewTree {
        var free = tree
        free.turnOff(recognizer)
        return free
    }
}

extension ViewTree {
    /// Turns `recognizer` off.
    mutating func turnOff(_ recognizer: RecognizerID) { self[recognizer]?.isEnabled = false }

    /// Lets `scrollView` cancel touches in views for which `condition` is true.
    mutating func cancelTouches(in scrollView: ViewID, _ condition: ScrollViewProperties.TouchesShouldCancel) {
        scrollViews[scrollView]?.canCancelContentTouches = true
        scrollViews[scrollView]?.touchesShouldCancel = condition
    }

    /// Returns the views if `scrollView` cancelled touches in controls.
    func cancellingControlTouches(in scrollView: ViewID) -> ViewTree {
        var changed = self
        changed.cancelTouches(in: scrollView, .controls)
        return changed
    }

    /// Returns the views if no control kept the touches on `control` from the scroll views around it.
    func cancellingAllTouches(on control: ViewID) -> ViewTree {
        var changed = self
        changed[control].keepsTouch = false
        for view in superviews(of: control) where scrollViews[view] != nil {
            changed.cancelTouches(in: view, .always)
        }
        return changed
    }
}

extension TouchSimulator {
    var scrolls: Bool { events.contains { $0.kind == .scroll } }

    /// The first view that kept its touch from a scroll view, which would have scrolled, and that scroll view.
    var keptTouch: (view: ViewID, scrollView: ViewID)? {
        remarks.lazy.compactMap { remark in
            if case .keepsTouch(let view, let scrollView) = remark.kind { (view, scrollView) } else { nil }
        }.first
    }
}
