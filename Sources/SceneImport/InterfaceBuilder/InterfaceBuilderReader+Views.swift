import SceneRuntime
import SceneSemantics
import SceneText

extension InterfaceBuilderReader {
    /// Adds the pending elements and all views in them.
    mutating func addPending() {
        while let item = pending.popLast() { add(item) }
    }

    private mutating func add(_ item: PendingElement) {
        let element = item.element
        let variations = variations(of: element)
        guard let frame = frame(of: item, variations) else { return }
        var view = makeView(element, variations, frame)
        // The content view of an old collection cell is a plain view.
        if let superview = item.superview, document[superview].kind == .cell, view.kind == .view,
            xml.value(of: "key", in: element) == "contentView"
        {
            view.kind = .content
        }
        if item.superview != nil, let original = embeddedRectangle(of: item), original.size != frame.size {
            let size = "\(numberText(original.size.width))x\(numberText(original.size.height))"
            view.marks.append(.stale("the scene in this container was designed at \(size)"))
        }
        // Nothing is behind the view of a scene.
        if item.superview != nil, let color = xml.child("color", key: "backgroundColor", of: element),
            let literal = colors.literal(of: color, in: xml)
        {
            view.attributes.append("backgroundColor \(literal)")
        }
        let id = document.add(view, to: item.superview)
        if item.embedding ?? 0 > 0 { embeddedCount += 1 }
        if triggersAction(view, element) { tappedViews.append(id) }
        pending.append(contentsOf: subviews(of: element, in: id, item.embedding, variations).reversed())
        if let controller = objects.embedded[element] { embed(controller, in: id, element, item.embedding) }
    }

    /// Whether a tap on a view triggers an action or a segue.
    private func triggersAction(_ view: ImportedView, _ element: XMLElementID) -> Bool {
        if view.kind.firesWhenTapped { return view.isEnabled && objects.wired.contains(element) }
        return (objects.recognizers[element] ?? []).contains { id in
            guard let recognizer = objects.elements[id], objects.wired.contains(recognizer) else { return false }
            return xml.hasName("tapGestureRecognizer", recognizer)
                && xml.value(of: "enabled", in: recognizer) != "NO"
                && ["numberOfTapsRequired", "numberOfTouchesRequired"].allSatisfy {
                    (number($0, of: recognizer) ?? 1) == 1
                }
        }
    }

    /// Returns the frame of an item, or reports that it is left out because its rectangle is missing or can't be read.
    private mutating func frame(of item: PendingElement, _ variations: [XMLElementID]) -> ViewFrame? {
        if let frame = item.frame { return frame }
        let rect = rect(of: item.element, variations)
        if let frame = rect.flatMap({ rectangle(of: $0) }) { return frame }
        if elementsLeftOut.insert(item.element).inserted {
            let element = displayedName(of: item.element)
            let range = xml.rangeOfName(of: item.element)
            let viewsInside = xml.count(in: item.element, directlyIn: ["subviews", "cells", "prototypes"])
            document.diagnostics.append(
                rect.map {
                    .invalidFrame(element, problem(ofRectangle: $0), viewsInside: viewsInside, at: range)
                } ?? .noFrame(element, viewsInside: viewsInside, at: range))
        }
        return nil
    }

    /// Returns the rectangle in the document of the view of an embedded controller.
    private func embeddedRectangle(of item: PendingElement) -> ViewFrame? {
        guard let embedding = item.embedding, embedding > 0, embeddings[embedding].root == item.element else {
            return nil
        }
        return xml.rect(of: item.element).flatMap { rectangle(of: $0) }
    }

    private func makeView(_ element: XMLElementID, _ variations: [XMLElementID], _ frame: ViewFrame) -> ImportedView {
        let kind = InterfaceBuilderClass.of(xml.name(of: element))
        var view = ImportedView(
            kind?.kind ?? .view, className: xml.value(of: "customClass", in: element) ?? kind?.name ?? "UIView",
            position: frame.origin, size: frame.size, origin: xml.rangeOfName(of: element))
        // A view with the actions of a control has the class of one.
        if view.kind == .view, objects.controls.contains(element) { view.kind = .control }
        view.labels.userLabel = xml.value(of: "userLabel", in: element) ?? ""
        view.labels.title = title(of: element)
        if let id = xml.value(of: "id", in: element) {
            view.labels.outlet = objects.outlets[id] ?? ""
            view.objectID = id
        }
        if let accessibility = xml.child("accessibility", key: "accessibilityConfiguration", of: element) {
            view.labels.identifier = xml.value(of: "identifier", in: accessibility) ?? ""
        }
        setFlags(of: &view, element, variations)
        setRuntimeAttributes(of: &view, element)
        addBehavior(of: element, to: &view)
        addRecognizers(of: element, to: &view)
        if let name = kind?.name, ViewClass.named(view.className, baseClass: name).role == .suspicious {
            view.marks.append(.mayLetTouchesThrough(view.className))
        }
        if value(of: "misplaced", in: element, variations) == "YES" {
            view.marks.append(.stale("Interface Builder marked it as misplaced"))
        }
        if value(of: "ambiguous", in: element, variations) == "YES" {
            view.marks.append(.stale("its constraints don't determine it"))
        }
        return view
    }

    /// Sets the properties of every view. An attribute that isn't written has the default of UIView, whatever the
    /// class.
    private func setFlags(of view: inout ImportedView, _ element: XMLElementID, _ variations: [XMLElementID]) {
        view.isHidden = value(of: "hidden", in: element, variations) == "YES"
        view.isUserInteractionEnabled = value(of: "userInteractionEnabled", in: element, variations) != "NO"
        view.clipsToBounds = value(of: "clipsSubviews", in: element, variations) == "YES"
        view.isEnabled = value(of: "enabled", in: element, variations) != "NO"
        if let alpha = value(of: "alpha", in: element, variations).flatMap({ Double($0) }), alpha >= 0, alpha <= 1 {
            view.alpha = alpha
        }
    }

    /// Sets the properties that the user-defined runtime attributes of an element set.
    private func setRuntimeAttributes(of view: inout ImportedView, _ element: XMLElementID) {
        guard let attributes = xml.child("userDefinedRuntimeAttributes", of: element) else { return }
        for attribute in xml.children(of: attributes) {
            let written = xml.children(of: attribute).first { xml.value(of: "key", in: $0) == "value" }
            let value = xml.value(of: "value", in: written ?? attribute)
            switch xml.value(of: "keyPath", in: attribute) {
            case "hidden", "isHidden": view.isHidden = value == "YES"
            case "userInteractionEnabled", "isUserInteractionEnabled": view.isUserInteractionEnabled = value != "NO"
            case "enabled", "isEnabled": view.isEnabled = value != "NO"
            case "clipsToBounds", "layer.masksToBounds": view.clipsToBounds = value == "YES"
            case "alpha": if let alpha = value.flatMap({ Double($0) }), alpha >= 0, alpha <= 1 { view.alpha = alpha }
            case "accessibilityIdentifier": view.labels.identifier = value ?? ""
            case "contentSize": view.contentSize = written.flatMap { size(of: $0) }
            default: break
            }
        }
    }
}

extension ViewKind {
    /// Whether a tap in the middle of a view of this kind is its primary action.
    var firesWhenTapped: Bool {
        switch self {
        case .button, .control, .switch, .stepper, .segmentedControl, .pageControl: true
        default: false
        }
    }
}
