import SceneRuntime
import SceneSemantics
import SceneText

/// Returns the views of `scenes` as `-[UIView recursiveDescription]` prints them: of each scene its root, or its
/// windows.
///
/// A view with a Name is printed as a view of a class of that name, except that an imported view whose class takes
/// touches in its own way keeps that class. The printout has no overrides of `hitTest` and
/// `point(inside:)`, and no bounds' origin of a view that doesn't scroll. Returns `nil` if it has more than `limit`
/// bytes.
public func recursiveDescription(of scenes: [LoweredScene], limit: Int) -> [UInt8]? {
    var text = ""
    for (index, scene) in scenes.enumerated() {
        if index > 0 { text += "\n" }
        var printer = HierarchyPrinter(scene: scene, number: index)
        scene.forEachViewInOrder { view, depth in
            if text.utf8.count + printer.text.utf8.count <= limit { printer.addRow(of: view, depth: depth) }
        }
        text += printer.text
        if text.utf8.count > limit { return nil }
    }
    return Array(text.utf8)
}

extension LoweredScene {
    /// Whether the scene consists of windows, so that it has no view of its own.
    var hasWindows: Bool { tree[.root].firstSubview.map { tree[$0].kind == .window } ?? false }

    /// Whether the scene is a cell that was printed alone, in a table that an import added.
    var isCellAlone: Bool {
        let tables = tree.subviews(of: .root)
        guard tables.count == 1, tree[tables[0]].kind == .table, tree.subviews(of: tables[0]).count == 1 else {
            return false
        }
        return comments(above: tables[0]).contains(ImportRemark.cellAlone)
    }
}

/// Writes a scene in the form of `recursiveDescription`.
private struct HierarchyPrinter {
    let scene: LoweredScene
    /// The depth of the views that are printed first: those above them aren't in the app.
    let firstDepth: Int
    /// The address of the root.
    let firstAddress: UInt64
    var text = ""

    init(scene: LoweredScene, number: Int) {
        self.scene = scene
        let hasWindows = scene.hasWindows
        firstDepth = hasWindows ? 1 : scene.isCellAlone ? 2 : 0
        // A window that is printed again begins another printout, so the windows of two scenes aren't taken for those
        // of one. Any other root is one by itself.
        firstAddress = 0x1_0000_0000 * (hasWindows ? 1 : UInt64(number) + 2)
    }

    mutating func addRow(of view: ViewID, depth: Int) {
        if depth < firstDepth { return }
        text += String(repeating: "   | ", count: depth - firstDepth)
        let properties = scene.tree[view]
        let comments = scene.comments(above: view)
        let baseClass = baseClass(of: view)
        if let className = scene.importedClass(of: view, in: comments) {
            // Its name alone says how it behaves.
            text += "<\(className): \(address(of: view))"
        } else {
            let className = ownClass(of: view, baseClass) ?? baseClass
            text += "<\(className): \(address(of: view))"
            if className != baseClass { add("baseClass = \(baseClass)") }
        }
        let frame = properties.outerFrame
        add("frame = (\(pair(frame.minX, frame.minY)); \(pair(frame.width, frame.height)))")
        if properties.transform != .identity { add(properties.transform, anchorPoint: properties.anchorPoint) }
        if properties.alpha != 1 { add("alpha = \(numberText(properties.alpha))") }
        if properties.kind.printsText, let title = scene.title(of: view) { add("text = '\(printed(title))'") }
        if properties.clipsToBounds { add("clipsToBounds = YES") }
        if properties.isHidden { add("hidden = YES") }
        if !properties.isUserInteractionEnabled { add("userInteractionEnabled = NO") }
        if scene.tree.recognizers[view] != nil || properties.kind.isScrollView
            || comments.contains(ImportRemark.unknownRecognizers) || comments.contains(ImportRemark.recognizersOfClass)
        {
            add("gestureRecognizers = <NSArray: \(address(of: view, part: 0x10))>")
        }
        if comments.contains(ImportRemark.moving) { add("animations = { position=<CABasicAnimation>; }") }
        add("layer = <CALayer: \(address(of: view, part: 0x20))>")
        if let scrollView = scene.tree.scrollViews[view] { add(scrollView, offset: properties.boundsOrigin) }
        text += ">\n"
    }

    private mutating func add(_ property: String) { text += "; " + property }

    private mutating func add(_ transform: AffineTransform, anchorPoint: Point) {
        if anchorPoint != Point(x: 0.5, y: 0.5) { add("anchorPoint = (\(pair(anchorPoint.x, anchorPoint.y, ", ")))") }
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        add("transform = [\(numbers.map { numberText($0) }.joined(separator: ", "))]")
    }

    private mutating func add(_ scrollView: ScrollViewProperties, offset: Point) {
        let (size, inset) = (scrollView.contentSize, scrollView.contentInset)
        add("contentOffset: {\(pair(offset.x, offset.y, ", "))}")
        add("contentSize: {\(pair(size.width, size.height, ", "))}")
        add("adjustedContentInset: {\(pair(inset.top, inset.left, ", ")), \(pair(inset.bottom, inset.right, ", "))}")
    }

    /// Returns the address of `view`, or of an object that belongs to it. It is the same in every printout.
    private func address(of view: ViewID, part: UInt64 = 0) -> String {
        "0x" + String(firstAddress + 0x100 * UInt64(view.index) + part, radix: 16)
    }

    private func baseClass(of view: ViewID) -> String {
        let kind = scene.tree[view].kind
        guard let superview = scene.tree[view].superview else { return kind.uiKitClass() }
        switch (kind, scene.tree[superview].kind) {
        case (.content, .visualEffect): return "_UIVisualEffectContentView"
        case (.content, .cell):
            let container = scene.tree[superview].superview
            return container.map { scene.tree[$0].kind == .table } == true ? "UITableViewCellContentView" : "UIView"
        case (.cell, .collection): return kind.uiKitClass(inCollection: true)
        default: return kind.uiKitClass()
        }
    }

    /// Returns the Name of a view, unless an importer would take a class of that name for something else.
    private func ownClass(of view: ViewID, _ baseClass: String) -> String? {
        let name = view == .root ? scene.name : scene.writtenName(of: view)
        guard let name, !(view == .root && name == "Main"), ViewClass.isOrdinary(name, baseClass: baseClass) else {
            return nil
        }
        return name
    }

    private func pair(_ one: Double, _ other: Double, _ separator: String = " ") -> String {
        numberText(one) + separator + numberText(other)
    }

    /// Returns a text on one line, without the quotes that would end it, and without what controls a terminal or the
    /// direction of the text after it.
    private func printed(_ title: String) -> String {
        var text = ""
        for scalar in title.unicodeScalars {
            switch scalar {
            case "'": text += "’"
            case "\\": text += "/"
            default: text.unicodeScalars.append(scalar.controlsText ? " " : scalar)
            }
        }
        return text
    }
}

extension ViewKind {
    /// Whether UIKit prints the text of a view.
    fileprivate var printsText: Bool { self == .label || self == .textField || self == .textView }
}

extension View {
    /// UIKit's `frame`: the box around the transformed bounds.
    fileprivate var outerFrame: Rectangle {
        guard transform != .identity else { return Rectangle(origin: frame.origin, size: size) }
        let anchor = anchor
        // The middle of the box is the image of the middle of the view.
        let middle = transform.apply(to: Point(x: size.width / 2 - anchor.x, y: size.height / 2 - anchor.y))
        let box = Size(
            width: abs(transform.a) * size.width + abs(transform.c) * size.height,
            height: abs(transform.b) * size.width + abs(transform.d) * size.height)
        return Rectangle(
            origin: Point(
                x: frame.minX + anchor.x + middle.x - box.width / 2,
                y: frame.minY + anchor.y + middle.y - box.height / 2),
            size: box)
    }
}
