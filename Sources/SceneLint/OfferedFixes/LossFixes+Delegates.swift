import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// The fix for a target behind a scroll view or table: a `touchDelegate`.
extension LossFixes {
    /// Returns the fix that makes the scroll view that takes the touches of `target`, and its cells, forward them to
    /// the view that contains the target. A target beside the scroll view gets a container view of its own, because a
    /// delegate that answers with itself counts as one that answers nil.
    func forwarding(_ losses: [TouchLoss], to target: ViewID) -> TriedFix? {
        guard let scrollView = scrollViewTaking(losses), tree.rules(of: scrollView).isEmpty,
            !tree.isInSuperviewChain(scrollView, of: target),
            let delegate = delegate(holding: target, beside: scrollView)
        else { return nil }
        // Cells that aren't in front of the target now can scroll there.
        let cells = tree.cells(of: scrollView)
        if let edits = edits(forwardingTo: delegate, on: [scrollView] + cells) {
            return forwarding(
                losses, to: target, from: scrollView, cells.isEmpty ? .itself : .withCells, delegate, edits)
        }
        guard losses.allSatisfy({ $0.hitView == scrollView }),
            let edits = edits(forwardingTo: delegate, on: [scrollView])
        else { return nil }
        return forwarding(losses, to: target, from: scrollView, .withoutCells, delegate, edits)
    }

    /// Which views of a scroll view forward their touches.
    private enum Forwarders {
        /// There are no cells.
        case itself
        case withCells
        case withoutCells
    }

    /// A view that touches are forwarded to.
    private struct Delegate {
        /// Its name in messages.
        var title: String
        /// The edits that create it.
        var edits: [Diagnostic.Edit] = []
        /// Returns how a link at a place names it, or `nil` if it can't.
        var link: (SourceRange) -> String?
    }

    /// Returns the edits that let `views` forward their touches to `delegate`, or `nil` if one of them has rules of its
    /// own or can't name it.
    private func edits(forwardingTo delegate: Delegate, on views: [ViewID]) -> [Diagnostic.Edit]? {
        var edits: [Diagnostic.Edit] = []
        var places: Set<Int> = []
        for view in views {
            let isFree = tree[view].kind != .cell || tree.subviews(of: view).allSatisfy { tree.rules(of: $0).isEmpty }
            guard isFree, let name = delegate.link(scene.range(of: view)) else { return nil }
            let link = "touchDelegate -> \(name)"
            guard let edit = scene.writing(link, for: .touchDelegate, of: view) ?? declaringCells(link, like: view)
            else { return nil }
            if places.insert(edit.range.start).inserted { edits.append(edit) }
        }
        return edits
    }

    /// Returns the fix with `edits`, and those that create `delegate`, if it helps.
    private func forwarding(
        _ losses: [TouchLoss], to target: ViewID, from scrollView: ViewID, _ forwarders: Forwarders,
        _ delegate: Delegate, _ edits: [Diagnostic.Edit]
    ) -> TriedFix? {
        let edits = (delegate.edits + edits).sorted { $0.range.start < $1.range.start }
        guard let trial = SceneTrial(of: scene, edits, work.budget),
            trial.hits(path(target), at: losses.region.witnesses),
            !tree.canScroll(scrollView) || trial.scrolls(path(scrollView), within: work.budget)
        else { return nil }
        let wrapping = delegate.edits.isEmpty ? "" : "put \(quotedName(target)) into a view of its own, and "
        let who =
            forwarders == .withCells
            ? "\(quotedName(scrollView)) and its cells forward their" : "\(quotedName(scrollView)) forward its"
        let remark = forwarders == .withoutCells ? "; rows that scroll there still take them" : ""
        // The title says that the scroll view and its cells give touches away.
        let senders = [scrollView] + tree.subviews(of: scrollView).flatMap { [$0] + tree.subviews(of: $0) }
        return triedFix(
            "\(wrapping)let \(who) touches to \(delegate.title) with `touchDelegate`" + remark, edits, for: target,
            takingFrom: Set(
                senders.filter { tree[$0].kind.isScrollView || tree[$0].kind == .cell || tree[$0].kind == .content }),
            in: trial, .change)
    }

    /// Returns the scroll view that takes all of `losses`, together with its cells.
    func scrollViewTaking(_ losses: [TouchLoss]) -> ViewID? {
        var scrollViews: Set<ViewID> = []
        for loss in losses {
            guard let hitView = loss.hitView else { return nil }
            if tree[hitView].kind.isScrollView {
                scrollViews.insert(hitView)
            } else if tree[hitView].kind == .cell || tree[hitView].kind == .content,
                let container = tree.cell(around: hitView).flatMap({ tree[$0].superview })
            {
                scrollViews.insert(container)
            } else {
                return nil
            }
        }
        return scrollViews.count == 1 ? scrollViews.first : nil
    }

    /// Returns a view that contains `target` but not `other`, and the edits that create it if no such view has a Name.
    private func delegate(holding target: ViewID, beside other: ViewID) -> Delegate? {
        let around = tree.superviews(of: target).filter { !tree.isInSuperviewChain($0, of: other) }
        let place = scene.range(of: other)
        if let named = around.last(where: { context.link(to: $0, at: place) != nil }) {
            return Delegate(title: quotedName(named)) { [context] in context.link(to: named, at: $0) }
        }
        guard around.isEmpty, let superview = tree[target].superview, tree[superview].boundsOrigin == .zero,
            context.link(to: target, at: place) != nil, let statement = scene.statement(of: target),
            // The new view fills the superview, and would cut off what is outside.
            geometry.boundingBox(of: superview).contains(geometry.hitBoundingBox(of: target))
        else { return nil }
        let name = unusedName("Behind", in: scene.tree(of: statement))
        let edits = [
            Diagnostic.Edit(statement.atStart, "view \(name) fill passthrough { "),
            Diagnostic.Edit(statement.atEnd, " }"),
        ]
        let declaration = scene.range(of: target)
        return Delegate(title: "`\(name)`", edits: edits) { [context] in
            context.sharesScope($0, with: declaration) ? name : nil
        }
    }

    /// Returns `name`, with a number if the file of `tree` has that word.
    private func unusedName(_ name: String, in tree: SyntaxTree) -> String {
        let words = tree.symbols
        var number = 1
        var candidate = name
        while words.symbol(for: candidate) != nil {
            number += 1
            candidate = "\(name)\(number)"
        }
        return candidate
    }
}

extension ContextQueries {
    /// Returns the edit that declares the cells of the table around `cell`, which have no declaration, with `words`.
    func declaringCells(_ words: String, like cell: ViewID) -> Diagnostic.Edit? {
        guard tree[cell].kind == .cell, scene.statement(of: cell) == nil, let container = tree[cell].superview,
            let statement = scene.statementOfPlainCells(in: container)
        else { return nil }
        return Diagnostic.Edit(statement.atEnd, " { cell \(words) }")
    }
}
