import SceneRuntime

extension Schema {
    private static let everyView: [AttributeGroup] = [.layout, .bounds, .transform, .view, .hitTesting]
    private static let scrollViews: [AttributeGroup] = [.layout, .transform, .view, .hitTesting, .scroll]

    static let viewKinds: [KindEntry] = [
        view(
            .scene, "the root; its size comes after its Name",
            [.bounds, .transform, .view, .hitTesting, .scene], .file, [.safeArea]),
        view(.view, "a plain view", everyView),
        view(
            .background, "fills its superview unless it has a layout; it comes before its siblings", everyView
        ),
        view(
            .window,
            "only directly in a scene, which then contains only windows; fills it; a later window is in front and asked first",
            everyView, .scene),
        view(.label, "`userInteractionEnabled` is off unless written", everyView),
        view(.image, "`userInteractionEnabled` is off unless written", everyView),
        view(.control, "a touch target: your own control", everyView + [.control]),
        view(.button, "a touch target", everyView + [.control]),
        view(.switch, "a touch target", everyView + [.control, .switch]),
        view(.slider, "a touch target; only its thumb tracks touches", everyView + [.control, .slider]),
        view(.stepper, "a touch target", everyView + [.control]),
        view(.segmentedControl, "a touch target", everyView + [.control]),
        view(.pageControl, "a touch target", everyView + [.control]),
        view(.textField, "a touch target and a UITextInput", everyView + [.control]),
        view(
            .textView, "a touch target, a UITextInput and a scroll view, but no UIControl",
            scrollViews + [.scrollContent]),
        view(.visualEffect, "its subviews go into its content view, which fills it", everyView),
        view(
            .stack, "`stack .horizontal` or `.vertical` arranges its views one after another, except a `background`",
            everyView + [.stack], .views, [.spacing]),
        view(
            .scroll,
            "shows a part of its content, which drags scroll: `contentSize` is the size of the content, and `contentOffset`, "
                + "the bounds origin, the point of it at the top left",
            scrollViews + [.scrollContent]),
        view(
            .table,
            "contains `section`, `header`, `footer`, `rows`, `row` and ordinary views: before the first row they are behind "
                + "the cells, after it in front", scrollViews + [.cells, .table]),
        view(
            .collection,
            "contains `items` (a flow layout), `item` (a frame of its own) and ordinary views, as a table does",
            scrollViews + [.cells, .collection]),
        view(
            .cell, class: "UITableViewCell, UICollectionViewCell",
            "the cell of a row or item, which has just one; takes no Name",
            [.bounds, .transform, .view, .hitTesting], .cellMakers),
        view(
            .content, class: "the cell's contentView",
            "gives attributes to the content view itself",
            [.bounds, .transform, .view, .hitTesting], .cell),
        header(
            .header,
            "as wide as the table, above the rows of its section or, outside of one, of the table; with nothing but a "
                + "height it is empty space"),
        header(
            .footer,
            "as wide as the table, below the rows of its section or, outside of one, of the table; with nothing but a "
                + "height it is empty space"),
    ]

    /// The kinds of items that aren't views.
    static let containerKinds: [KindEntry] = [
        other(.section, "groups rows, with a `header` and a `footer` of their own", [], .table),
        other(.rows, "`rows N height H { … }` makes N rows", [.height], .tableOrSection),
        other(.row, "`row height H { … }` makes one row", [.height], .tableOrSection),
        other(
            .items, "`items N size WxH { … }` makes N items of a flow layout", [.size, .spacing, .lineSpacing, .inset],
            .collection),
        KindEntry(
            kind: .item, uiKitClass: "", summary: "one item with a frame of its own: `item frame 0,0 80x80 { … }`",
            groups: [.layout], furtherAttributes: [], places: .collection),
        other(.repeat, "`repeat N { … }` repeats its block", [], .anywhere),
        KindEntry(
            kind: .recognizer, uiKitClass: "UIGestureRecognizer",
            summary:
                "`recognizer .tap | .pan | .longPress | .swipe [.left | .right | .up | .down | .horizontal | .vertical]… | "
                + ".pinch | .rotation | .screenEdgePan .left | .right | .top | .bottom`, of the view around it; takes a Name",
            groups: [.recognizer], furtherAttributes: [.enabled, .allowableMovement], places: .views),
        other(.hitTest, "the view's override of `hitTest(_:with:)`, rule by rule", [], .views),
    ]

    private static func view(
        _ kind: ViewKind, class: String? = nil, _ summary: String, _ groups: [AttributeGroup],
        _ places: KindEntry.Places = .views, _ furtherAttributes: [Attribute] = []
    ) -> KindEntry {
        KindEntry(
            kind: .view(kind), uiKitClass: `class` ?? kind.uiKitClass(), summary: summary, groups: groups,
            furtherAttributes: furtherAttributes, places: places)
    }

    private static func header(_ kind: ViewKind, _ summary: String) -> KindEntry {
        KindEntry(
            kind: .view(kind), uiKitClass: kind.uiKitClass(), summary: summary,
            groups: [.bounds, .transform, .view, .hitTesting], furtherAttributes: [.height], places: .tableOrSection)
    }

    private static func other(
        _ kind: ItemKind, _ summary: String, _ attributes: [Attribute], _ places: KindEntry.Places
    ) -> KindEntry {
        KindEntry(
            kind: kind, uiKitClass: "", summary: summary, groups: [], furtherAttributes: attributes, places: places)
    }
}
