import SceneRuntime
import SceneText

extension InterfaceBuilderReader {
    /// Reads the objects of a XIB, or of one scene of a storyboard: controllers with a view, and views of their own.
    mutating func readObjects(_ objects: XMLElementID) {
        for object in xml.children(of: objects) {
            if isView(object) {
                readScene(named: nameOfScene(ofView: object), object, in: object)
            } else if let view = rootView(of: object) {
                embeddings = [Embedding(controller: object, root: view, outer: nil)]
                let name = nameOfScene(of: object, view)
                readScene(named: name, view, in: object)
                embeddings = []
                readBarViews(of: object, named: name)
            }
            embeddings = []
        }
    }

    /// Reads the views that the items of a controller show in bars, which aren't in the document: each is a scene.
    private mutating func readBarViews(of controller: XMLElementID, named name: String) {
        for part in xml.children(of: controller) {
            if xml.hasName("tabBarItem", part) { features.hasBarButtons = true }
            let isItem = xml.hasName("navigationItem", part)
            guard isItem || xml.hasName("toolbarItems", part) else { continue }
            if hasBarButtons(part) { features.hasBarButtons = true }
            for view in customViews(of: part) {
                let isNamed = ["userLabel", "customClass"].contains { xml.value(of: $0, in: view) != nil }
                let own = isNamed ? nameOfScene(ofView: view) : "\(name)Bar\(xml.name(of: view).withCapital)"
                let remark =
                    "A view in \(isItem ? "the navigation bar" : "a toolbar") of \(name), where its place isn't known."
                readScene(named: own, view, in: view, remark: remark)
            }
        }
    }

    /// Returns the element of a controller's view.
    func rootView(of controller: XMLElementID) -> XMLElementID? {
        xml.children(of: controller).first { xml.value(of: "key", in: $0) == "view" }
    }

    /// Whether an element describes a view.
    func isView(_ element: XMLElementID) -> Bool {
        InterfaceBuilderClass.of(xml.name(of: element)) != nil || xml.rect(of: element) != nil
    }

    /// Adds the scene with the view `root`, which `owner` contains.
    private mutating func readScene(
        named name: String, _ root: XMLElementID, in owner: XMLElementID, remark: String? = nil
    ) {
        var item = PendingElement(element: root, superview: nil, embedding: embeddings.isEmpty ? nil : 0)
        let rect = rect(of: root, variations(of: root))
        item.frame = rect.flatMap { rectangle(of: $0) }
        if item.frame == nil {
            let screen = sizeOfScreen(of: owner)
            if let rect {
                document.diagnostics.append(
                    .invalidFrame(
                        ofRoot: displayedName(of: root), problem(ofRectangle: rect), scene: name,
                        isImported: screen != nil, at: xml.rangeOfName(of: root)))
            } else if screen == nil {
                features.scenesWithoutSize.append(name)
            }
            guard let screen else { return }
            item.frame = ViewFrame(origin: .zero, size: screen)
        }
        tappedViews = []
        let id = ImportedViewID(index: document.views.count)
        pending = [item]
        addPending()
        var scene = ImportedScene(name: name, origin: xml.rangeOfName(of: root), roots: [id])
        if let remark { scene.remarks.append(remark) }
        if xml.isCutOff(owner) { scene.remarks.append("A mistake in the document cuts this scene off.") }
        setContentSizes(from: id)
        if options.writesExpectations { scene.taps = taps(in: id) }
        document.scenes.append(scene)
    }

    /// Returns the size of a root view without a rectangle: the size of its controller, or of the device.
    private func sizeOfScreen(of controller: XMLElementID) -> Size? {
        xml.child("size", key: "freeformSize", of: controller).flatMap { size(of: $0) } ?? device?.size
    }

    /// Returns what taps on the views with an action do that are visible in the scene of `root`, its last one.
    ///
    /// A recognizer of a view with controls in it is left out: its middle may be a control, which gets the tap.
    private func taps(in root: ImportedViewID) -> [ImportedScene.Tap] {
        var hasControls = [Bool](repeating: false, count: document.views.count - root.index)
        for index in document.views.indices[(root.index + 1)...].reversed() {
            guard let superview = document.views[index].superview, superview.index >= root.index else { continue }
            if document.views[index].kind.isTouchTarget || hasControls[index - root.index] {
                hasControls[superview.index - root.index] = true
            }
        }
        return tappedViews.compactMap { view in
            guard isVisible(view, in: root) else { return nil }
            if document[view].kind.firesWhenTapped { return ImportedScene.Tap(view: view, outcome: .fires) }
            return hasControls[view.index - root.index] ? nil : ImportedScene.Tap(view: view, outcome: .recognizes)
        }
    }

    /// Whether some of a view is inside all its superviews that clip, and inside the root.
    private func isVisible(_ view: ImportedViewID, in root: ImportedViewID) -> Bool {
        var box = document[view].bounds
        var current = view
        while current != root, let superview = document[current].superview {
            if document[current].isHidden || document[current].isTransparent { return false }
            let offset = Point(
                x: document[current].position.x - document[current].boundsOrigin.x,
                y: document[current].position.y - document[current].boundsOrigin.y)
            box = Rectangle(
                minX: box.minX + offset.x, minY: box.minY + offset.y, maxX: box.maxX + offset.x,
                maxY: box.maxY + offset.y)
            let outer = document[superview]
            if superview == root || outer.clipsToBounds ?? outer.kind.clipsByDefault {
                let bounds = outer.bounds
                box = Rectangle(
                    minX: max(box.minX, bounds.minX), minY: max(box.minY, bounds.minY),
                    maxX: min(box.maxX, bounds.maxX), maxY: min(box.maxY, bounds.maxY))
                if box.minX >= box.maxX || box.minY >= box.maxY { return false }
            }
            current = superview
        }
        return true
    }
}
