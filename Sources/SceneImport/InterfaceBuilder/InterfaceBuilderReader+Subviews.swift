import SceneRuntime

extension InterfaceBuilderReader {
    /// Returns the elements of the views directly in the view `id` of `element`, from the rearmost.
    mutating func subviews(
        of element: XMLElementID, in id: ImportedViewID, _ embedding: Int?, _ variations: [XMLElementID]
    ) -> [PendingElement] {
        let excluded = excludedSubviews(variations)
        var behind: [PendingElement] = []
        var result: [PendingElement] = []
        var inFront: [PendingElement] = []
        var cells: [XMLElementID] = []
        func item(_ element: XMLElementID, _ frame: ViewFrame? = nil) -> PendingElement {
            PendingElement(element: element, superview: id, embedding: embedding, frame: frame)
        }
        for child in xml.children(of: element) {
            switch xml.name(of: child) {
            case "subviews":
                for subview in xml.children(of: child) {
                    if let id = xml.value(of: "id", in: subview), excluded.contains(id) { continue }
                    if isArrangedAndHidden(subview, in: element) { continue }
                    result.append(item(subview))
                }
            case "prototypes", "cells": cells += xml.children(of: child)
            case "sections":
                for section in xml.children(of: child) {
                    for part in xml.children(of: section) where xml.hasName("cells", part) {
                        cells += xml.children(of: part)
                    }
                }
            case "items":
                if hasBarButtons(child) { features.hasBarButtons = true }
                result += xml.children(of: child).flatMap { customViews(of: $0) }.map { item($0) }
            default:
                switch xml.value(of: "key", in: child) {
                case "contentView":
                    result += contentView(child, of: id, element).map { item($0.element, $0.frame) }
                case "backgroundView":
                    // Tables, collections and cells make it as large as they are.
                    let isPlaced = xml.rect(of: child) != nil
                    behind.append(item(child, isPlaced ? nil : ViewFrame(origin: .zero, size: document[id].size)))
                case "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView":
                    if isView(child) { result.append(item(child)) }
                case "accessoryView": inFront.append(item(child))
                default: break
                }
            }
        }
        if document[id].kind == .table {
            result += rows(cells, in: document[id].size).map { item($0.element, $0.frame) }
        } else {
            result += cells.map { item($0) }
        }
        return behind + result + inFront
    }

    /// Whether `items`, or navigation items among them, have bar buttons or tabs without a view of their own.
    func hasBarButtons(_ items: XMLElementID) -> Bool {
        xml.children(of: items).contains { item in
            switch xml.name(of: item) {
            case "navigationItem": hasBarButtons(item)
            case "tabBarItem": true
            case "barButtonItem":
                customViews(of: item).isEmpty
                    && !["flexibleSpace", "fixedSpace"].contains(xml.value(of: "systemItem", in: item))
            default: false
            }
        }
    }

    /// Returns the views that a bar button item, or a navigation item with its bar button items, shows.
    func customViews(of item: XMLElementID) -> [XMLElementID] {
        let items = xml.children(of: item).filter { xml.hasName("barButtonItem", $0) }
        return ([item] + items).flatMap { item in
            xml.children(of: item).filter { child in
                ["customView", "titleView"].contains(xml.value(of: "key", in: child))
                    && xml.rect(of: child) != nil
            }
        }
    }

    /// Whether a stack view gives no room to a subview, so that its rectangle means nothing.
    private func isArrangedAndHidden(_ subview: XMLElementID, in element: XMLElementID) -> Bool {
        xml.hasName("stackView", element)
            && value(of: "hidden", in: subview, variations(of: subview)) == "YES"
    }

    /// Returns the content view of a cell with its frame, or the subviews of the content view of a visual effect view,
    /// which a scene doesn't mention unless it has properties of its own.
    private func contentView(
        _ content: XMLElementID, of id: ImportedViewID, _ element: XMLElementID
    ) -> [(element: XMLElementID, frame: ViewFrame?)] {
        let view = document[id]
        guard view.kind == .cell else {
            if !isPlainContentView(content) {
                let isPlaced = rect(of: content, variations(of: content)) != nil
                return [(content, isPlaced ? nil : ViewFrame(origin: .zero, size: view.size))]
            }
            guard let subviews = xml.child("subviews", of: content) else { return [] }
            return xml.children(of: subviews).map { ($0, nil) }
        }
        let written = rect(of: content, variations(of: content))
        guard let rect = written else { return [(content, ViewFrame(origin: .zero, size: view.size))] }
        guard var frame = rectangle(of: rect), let cell = self.rect(of: element, variations(of: element)),
            let original = rectangle(of: cell)
        else { return [(content, nil)] }
        // The table gives the cell its width, which the content view follows.
        let width = frame.size.width + view.size.width - original.size.width
        frame = ViewFrame(
            origin: frame.origin, size: Size(width: min(max(0, width), Self.maximumNumber), height: frame.size.height))
        return [(content, frame)]
    }

    /// Whether a content view has nothing but subviews that decides about touches.
    private func isPlainContentView(_ content: XMLElementID) -> Bool {
        let variations = variations(of: content)
        return value(of: "hidden", in: content, variations) != "YES"
            && value(of: "userInteractionEnabled", in: content, variations) != "NO"
            && value(of: "alpha", in: content, variations).flatMap({ Double($0) }) ?? 1 == 1
            && xml.value(of: "customClass", in: content) == nil && objects.recognizers[content] == nil
    }

    /// Returns the cells of a table with the frames that the table gives them: as wide as it is, and below each other.
    private func rows(
        _ cells: [XMLElementID], in table: Size
    ) -> [(element: XMLElementID, frame: ViewFrame?)] {
        var end = 0.0
        return cells.map { cell in
            guard let frame = rect(of: cell, variations(of: cell)).flatMap({ rectangle(of: $0) }) else {
                return (cell, nil)
            }
            let y = max(frame.origin.y, end)
            end = y + frame.size.height
            return (
                cell,
                ViewFrame(
                    origin: Point(x: 0, y: y), size: Size(width: table.width, height: frame.size.height))
            )
        }
    }

    /// Adds the view of a controller to its container `view`, of `element`.
    mutating func embed(_ id: String, in view: ImportedViewID, _ element: XMLElementID, _ outer: Int?) {
        guard let controller = objects.elements[id] else {
            document[view].marks.append(.remark("the controller in this container isn't in the document"))
            return
        }
        var depth = 0
        var around = outer
        while let index = around {
            depth += 1
            if embeddings[index].controller == controller {
                document.diagnostics.append(
                    .circularContainer(displayedName(of: element), at: xml.rangeOfName(of: element)))
                return
            }
            around = embeddings[index].outer
        }
        guard depth <= Self.maximumEmbeddingDepth, embeddedCount <= Self.maximumEmbeddedViews else {
            if !hasReportedEmbedding {
                hasReportedEmbedding = true
                document.diagnostics.append(
                    .tooManyEmbeddedViews(displayedName(of: element), at: xml.rangeOfName(of: element)))
            }
            return
        }
        let root = rootView(of: controller)
        embeddings.append(Embedding(controller: controller, root: root, outer: outer))
        let embedding = embeddings.count - 1
        if let root {
            pending.append(
                PendingElement(
                    element: root, superview: view, embedding: embedding,
                    frame: ViewFrame(origin: .zero, size: document[view].size)))
        } else if let first = objects.embedded[controller] {
            // A navigation controller shows its first controller.
            embed(first, in: view, element, embedding)
        } else {
            document[view].marks.append(
                .remark(
                    xml.hasName("viewControllerPlaceholder", controller)
                        ? "the scene in this container is in another storyboard, so it is left out"
                        : "the document doesn't say what the controller in this container shows, so it is left out"))
        }
    }

    /// How deep scenes may embed each other.
    private static let maximumEmbeddingDepth = 20
    /// How many views may be added for containers in a document: each scene is added wherever it is embedded.
    private static let maximumEmbeddedViews = 10_000

    /// Sets the content sizes of scroll views, from the view `first` on, to what their subviews take up.
    mutating func setContentSizes(from first: ImportedViewID) {
        for index in first.index..<document.views.count where document.views[index].kind == .scroll {
            let id = ImportedViewID(index: index)
            guard document[id].contentSize == nil else { continue }
            var size = document[id].size
            for subview in document.subviews(of: id) where !document[subview].isHidden {
                let view = document[subview]
                size.width = min(max(size.width, view.position.x + view.size.width), Self.maximumNumber)
                size.height = min(max(size.height, view.position.y + view.size.height), Self.maximumNumber)
            }
            if size == document[id].size { continue }
            document[id].contentSize = size
            features.hasScrolledContent = true
        }
    }
}
