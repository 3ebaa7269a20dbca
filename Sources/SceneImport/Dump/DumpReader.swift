import SceneRuntime
import SceneSemantics
import SceneText

extension ImportedDocument {
    /// Reads what `-[UIView recursiveDescription]` printed, however it was pasted, and finds the scenes in it.
    public init(dump source: Source) {
        var reader = DumpReader(source)
        self = reader.read()
    }

    /// Whether a row of a printed view hierarchy is anywhere in `source`.
    static func containsRow(_ source: Source) -> Bool {
        var scanner = DumpScanner(DumpText(source))
        return scanner.next() != nil
    }
}

/// Builds the views of a printed view hierarchy from its rows.
struct DumpReader {
    let text: DumpText
    var document = ImportedDocument()
    /// The views without a superview, in the order of the text.
    var roots: [Root] = []
    /// The addresses of all views with a superview or with subviews.
    var addresses: [String] = []
    /// What is known about the classes so far.
    private var classes: [String: ViewClass] = [:]
    /// The rows that can still have rows below them.
    private var open: [OpenRow] = []
    /// How many rows are left out because they are drawn by something else than views.
    var opaqueCount = 0

    /// Whether there are views of SwiftUI.
    var hasSwiftUI = false
    /// The rows in lines of other text, which belong to no printout.
    private var logTexts: [DumpRow] = []
    /// Whether the last row is one of ``logTexts``.
    private var isAfterLogText = false
    /// What comes before the roots on their lines.
    private var rootLeads: [[UInt8]] = []

    /// A view without a superview.
    struct Root {
        var id: ImportedViewID
        var address: String
    }

    /// A row whose subviews may follow.
    private struct OpenRow {
        var depth: Int
        /// The view that gets the subviews, or `nil` if they are left out.
        var view: ImportedViewID?
        /// What to add to the positions of the subviews.
        var offset = Point.zero
        /// Which of its subviews are parts of a control.
        var parts = ViewClass.Parts.none
        /// Whether it is a part of a control itself.
        var isPart = false
        /// Whether subviews are left out because they only draw.
        var isOpaque = false
        /// The row itself if its transform leaves nothing of the view, until that is reported.
        var collapsed: DumpRow?
    }

    init(_ source: Source) {
        text = DumpText(source)
    }

    mutating func read() -> ImportedDocument {
        var scanner = DumpScanner(text)
        var next = scanner.next()
        var second = next == nil ? nil : scanner.next()
        while var row = next {
            (next, second) = (second, second == nil ? nil : scanner.next())
            let following = next?.lead == .text ? second : next
            row.hasSubviews = following.map { $0.depth > row.depth } ?? false
            if isLogText(row, before: next) {
                logTexts.append(row)
                isAfterLogText = true
            } else {
                add(row)
                isAfterLogText = false
            }
        }
        addLogTexts()
        makeScenes()
        if !document.scenes.isEmpty, let lines = text.mostlySkippedLines(besides: scanner.rows) {
            document.diagnostics.append(
                .skippedLines(
                    lines.skipped, of: lines.total, viewCount: document.views.count, at: text.source.range(0, 0)))
        }
        return document
    }

    /// Whether a row is in a line of other text, such as `tapped <UIButton: …>`, and begins no printout.
    private func isLogText(_ row: DumpRow, before next: DumpRow?) -> Bool {
        let nextDepth = next?.depth ?? 0
        // Nothing follows a root with subviews on its line.
        if row.depth == 0, nextDepth > 0, text.hasBars, !open.isEmpty, !row.isCut, !text.isLineEnd(row.end) {
            return true
        }
        switch row.depth == 0 ? row.lead : .marks {
        case .marks: return false
        // The row after a root is its first subview.
        case .stamp: return text.hasBars && !open.isEmpty && nextDepth > 1
        case .text:
            // Without bars and blanks, nothing says that there is a tree.
            if !text.hasBars, open.last?.depth ?? 0 == 0 { return false }
            guard text.hasBars ? nextDepth == 1 : nextDepth > 0 else { return true }
            if open.isEmpty || rootLeads.contains(text.leadPattern(in: row.leadRange)) { return false }
            // Logs also write the root that is open. A second printout of it repeats its first subview.
            if let root = roots.last, !root.address.isEmpty, root.address == row.address {
                return document[root.id].firstSubview.map { document[$0].address } != next?.address.asAddress
            }
            let isAnnounced = text.isCaption(row.leadRange) && text.isLineEnd(row.end)
            if row.className.hasSuffix("Window"), isAnnounced { return false }
            return row.isDirectlyAfterRow || row.followsElision
        }
    }

    /// Adds the rows in lines of other text if there are no others; reports them otherwise.
    private mutating func addLogTexts() {
        guard let first = logTexts.first else { return }
        if roots.isEmpty, document.diagnostics.isEmpty {
            for row in logTexts {
                open = []
                add(row)
            }
        } else {
            let index = document.diagnostics.firstIndex { $0.range.start > first.head.start }
            document.diagnostics.insert(
                .logText(first, count: logTexts.count), at: index ?? document.diagnostics.endIndex)
        }
    }

    private mutating func add(_ row: DumpRow) {
        while let last = open.last, last.depth >= row.depth { open.removeLast() }
        let outer = open.last
        var inner = OpenRow(depth: row.depth, view: nil)
        defer { open.append(inner) }
        if outer?.isOpaque == true { opaqueCount += 1 }
        if let outer, outer.view == nil {
            inner.isOpaque = outer.isOpaque
            if let collapsed = outer.collapsed {
                document.diagnostics.append(.collapsed(collapsed))
                open[open.count - 1].collapsed = nil
            }
            return
        }
        if let problem = problem(with: row, in: outer) {
            document.diagnostics.append(problem)
            return
        }
        let values = DumpValues(row, in: text)
        let viewClass = viewClass(row.className, values.baseClass)
        if case .dropped(let kind) = viewClass.role, isIn(kind, outer) { return }
        guard var view = view(row, values, viewClass, isRoot: outer == nil) else { return }
        // The properties were read from back to front.
        if !row.isCut {
            document.diagnostics += values.unusable.reversed().map { .unusableNumbers($0, of: row, text) }
        }
        if row.followsElision, outer != nil { view.marks.append(.uncertainSuperview) }
        if let outer {
            view.position.x += outer.offset.x
            view.position.y += outer.offset.y
            guard max(view.position.x.magnitude, view.position.y.magnitude) <= DumpedFrame.maximumCoordinate else {
                document.diagnostics.append(.unusableFrame(.outOfRange, of: row, text))
                return
            }
        }
        if let superview = superview(ofContentsOf: view, viewClass, in: outer) {
            inner.view = superview
            inner.offset = Point(
                x: view.position.x - view.boundsOrigin.x, y: view.position.y - view.boundsOrigin.y)
            return
        }
        inner.parts = viewClass.parts
        adjust(&view, of: row, viewClass, in: outer, &inner)
        let id = document.add(view, to: outer?.view)
        addAddress(of: row, id, superview: outer?.view)
        inner.view = id
        switch viewClass.role {
        case .opaque, .neverHit:
            inner.view = nil
            inner.isOpaque = true
            if case .opaque = viewClass.role { hasSwiftUI = true }
        default:
            if view.transform.isDegenerate {
                inner.view = nil
                inner.collapsed = row
            }
        }
    }

    /// Returns why `row` can't be a view, which leaves out what is in it, too.
    private func problem(with row: DumpRow, in outer: OpenRow?) -> Diagnostic? {
        if let outer, text.hasBars, row.depth > outer.depth + 1, !row.followsElision,
            // The rows between may have been left out by hand, but not where something else comes between.
            isAfterLogText || outer.depth == 0 && roots.count > 1
        {
            return .noSuperview(row)
        }
        if row.isUnreadable { return .unreadableRow(row) }
        return row.hasClassName ? nil : .noClassName(row)
    }

    /// Returns the view that gets the subviews of `view`, which the scene doesn't mention, or `nil` if it does.
    private func superview(
        ofContentsOf view: ImportedView, _ viewClass: ViewClass, in outer: OpenRow?
    ) -> ImportedViewID? {
        guard case .flattened(let kind) = viewClass.role, isIn(kind, outer), view.transform == .identity, view.canBeHit,
            // A scene doesn't mention the content view of a visual effect view, so it can't have anything of its own.
            kind != .visualEffect || view.clipsToBounds != true && !view.hasUnknownRecognizers
        else { return nil }
        return outer?.view
    }

    /// Whether the superview is of `kind`, which is `nil` if every view will do.
    private func isIn(_ kind: ViewKind?, _ outer: OpenRow?) -> Bool {
        guard let kind else { return true }
        return outer?.view.map { document[$0].kind == kind } ?? false
    }

    /// Changes a view by what is known of its class, its superview and the part of a control that it is.
    private mutating func adjust(
        _ view: inout ImportedView, of row: DumpRow, _ viewClass: ViewClass, in outer: OpenRow?, _ inner: inout OpenRow
    ) {
        if let outer, outer.parts.contain(row.className, isFrameworkOwned: viewClass.isFrameworkOwned) {
            makePart(&view, isOutermost: !outer.isPart)
            (inner.parts, inner.isPart) = (.uiKitViews, true)
        } else {
            let isInControl = outer.map { $0.parts != .none } ?? false
            apply(viewClass.role, to: &view, isInControl: isInControl)
            if viewClass.role == .part, isInControl { inner.parts = .privateViews }
        }
        if row.className == "UIButton", let superview = outer?.view,
            ViewClass.withButtons.contains(document[superview].className)
        {
            view.isFrameworkOwned = true
        }
        if isContentView(view, in: outer?.view) { view.kind = .content }
        if let superview = outer?.view, view.className == "UIView",
            document[superview].className == "UISearchDisplayControllerContainerView"
        {
            apply(
                .passthrough("assumed: Cancel in the search bar behind it can be tapped"), to: &view, isInControl: false
            )
        }
    }

    private mutating func addAddress(of row: DumpRow, _ id: ImportedViewID, superview: ImportedViewID?) {
        if let superview {
            addresses.append(row.address)
            if document[superview].superview == nil, document[superview].firstSubview == id,
                let root = roots.last
            {
                addresses.append(root.address)
            }
        } else {
            roots.append(Root(id: id, address: row.address))
            if row.lead == .text { rootLeads.append(text.leadPattern(in: row.leadRange)) }
        }
    }

    private mutating func viewClass(_ name: String, _ baseClass: String) -> ViewClass {
        let key = baseClass.isEmpty ? name : "\(name):\(baseClass)"
        if let cachedClass = classes[key] { return cachedClass }
        let viewClass = ViewClass.named(name, baseClass: baseClass)
        classes[key] = viewClass
        return viewClass
    }

    /// Returns the view of a row. If its frame can't be used, reports that and returns `nil`.
    private mutating func view(
        _ row: DumpRow, _ values: DumpValues, _ viewClass: ViewClass, isRoot: Bool
    ) -> ImportedView? {
        let frame: DumpedFrame
        do throws(DumpedFrame.Problem) {
            if values.hasUnusableTransform { throw .noTransform }
            frame = try DumpedFrame(
                values.frame, values.transform ?? .identity, anchorPoint: values.anchorPoint ?? Point(x: 0.5, y: 0.5))
        } catch {
            if row.isCut, values.frame == nil {
                if !row.isBeforeText {
                    document.remarks.append(
                        "A row that is cut off before the end of its frame is left out: \(row.className)")
                }
                document.diagnostics.append(.cutInFrame(row))
            } else {
                document.diagnostics.append(.unusableFrame(error, of: row, text))
            }
            return nil
        }
        var view = ImportedView(
            viewClass.kind, className: row.className, position: frame.position, size: frame.size, origin: row.head)
        view.address = row.address.asAddress ?? ""
        values.set(&view, isRoot: isRoot && viewClass.kind != .window)
        view.isFrameworkOwned = viewClass.isFrameworkOwned
        // Only scroll views print one, whatever they are called.
        if values.contentOffset != nil, !view.kind.isScrollView { view.kind = .scroll }
        if row.isCut {
            view.marks.append(.cut)
            // Nearly all of them aren't interactive, and say so in a part that is missing.
            if !view.kind.isInteractiveByDefault { view.isUserInteractionEnabled = false }
        }
        if values.isMoving { view.marks.append(.moving) }
        if values.hasRecognizers, viewClass.mayHaveOwnRecognizers, !view.kind.isScrollView, view.kind != .window {
            view.marks.append(viewClass.addsRecognizers ? .recognizersOfClass : .unknownRecognizers)
        }
        return view
    }

    /// Makes a view a part of a control of UIKit's, which gets its touches, whatever the view is by its class.
    private func makePart(_ view: inout ImportedView, isOutermost: Bool) {
        if view.kind != .label, view.kind != .image { view.kind = .view }
        view.isUserInteractionEnabled = false
        view.isFrameworkOwned = true
        view.marks.removeAll { $0 == .unknownRecognizers || $0 == .recognizersOfClass }
        if isOutermost, view.kind == .view {
            view.marks.append(.behavior(of: view.className, "a part of the control, which gets its touches"))
        }
    }

    /// Changes a view by what is known about its class.
    private func apply(_ role: ViewClass.Role, to view: inout ImportedView, isInControl: Bool) {
        switch role {
        case .ordinary, .dropped, .flattened: break
        case .passthrough(let reason):
            view.hitTesting = .passthrough
            view.marks.append(.behavior(of: view.className, reason))
        case .part:
            if isInControl, view.canBeHit {
                view.hitTesting = .passthrough
                view.marks.append(.behavior(of: view.className, "a part of the control, which gets its touches"))
            }
        case .neverHit(let reason):
            view.isUserInteractionEnabled = false
            view.marks.append(.behavior(of: view.className, reason))
        case .opaque(let reason): view.marks.append(.behavior(of: view.className, reason))
        case .reactNative(let isAssumed):
            view.hitTesting = .reactNative
            if isAssumed {
                view.marks.append(.behavior(of: view.className, "assumed to be hit as its superclass RCTView is"))
            }
        case .reactNativeFabric(let isAssumed):
            view.hitTesting = .reactNativeFabric
            if isAssumed {
                view.marks.append(
                    .behavior(of: view.className, "assumed to be hit as its superclass RCTViewComponentView is"))
            }
        case .suspicious:
            view.marks.append(.mayLetTouchesThrough(view.className))
        }
        if role == .reactNative(isAssumed: false), view.isTransparent {
            view.marks.append(.remark("alpha \(numberText(view.alpha)): RCTView gets touches all the same"))
        }
    }

    /// Whether `view` is the content view of a collection's cell, which has no class of its own: a plain view that
    /// comes first and fills the cell.
    private func isContentView(_ view: ImportedView, in superview: ImportedViewID?) -> Bool {
        guard let superview, document[superview].kind == .cell, view.className == "UIView" else { return false }
        let size = document[superview].size
        return document[superview].firstSubview == nil && view.position == .zero
            && abs(view.size.width - size.width) < SceneWriter.tolerance
            && abs(view.size.height - size.height) < SceneWriter.tolerance
    }
}
