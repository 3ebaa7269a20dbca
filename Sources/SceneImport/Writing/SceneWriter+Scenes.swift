import SceneRuntime
import SceneSemantics
import SceneText

extension SceneWriter {
    /// Writes a scene, called `name`.
    mutating func write(_ scene: ImportedScene, named name: String) {
        nameViews(of: scene, named: name)
        for remark in scene.remarks { writeComment(remark) }
        guard let first = scene.roots.first else { return }
        let root = document[first]
        // A plain view is the scene itself; anything else is in it.
        let isRoot = root.kind == .view && scene.roots.count == 1
        openEntry = map.open(
            ImportMap.Entry(
                origin: scene.origin, name: name, className: root.className,
                address: isRoot ? root.address : "", isTargetByRecognizers: isRoot && root.isTargetByRecognizers),
            in: nil)
        if isRoot { for mark in root.marks { writeComment(mark.text) } }
        markStart()
        let size = size(of: scene)
        write("scene \(name) \(place(of: scene, size))")
        if isRoot {
            writeAttributes(of: first, root, isPlaced: false)
            names[first.index] = name
        }
        openBlock()
        if isRoot {
            writeContents(of: first)
        } else {
            for id in scene.roots { writeRoot(id, onScreenOf: size) }
        }
        if !scene.taps.isEmpty, !isRoot || root.firstSubview != nil { endLine() }
        for tap in scene.taps where !names[tap.view.index].isEmpty && !isInRepeatedRow(tap.view) {
            writeLine("expect tap \(names[tap.view.index]) \(tap.outcome.rawValue) -> \(names[tap.view.index])")
        }
        closeBlock()
        closeEntry()
    }

    /// Whether a view is in a row that is written for several, so that its Name needs an index.
    private func isInRepeatedRow(_ id: ImportedViewID) -> Bool {
        var current = id
        while let superview = document[current].superview {
            if tables[superview.index]?.firstOfSeveral.contains(current) == true { return true }
            current = superview
        }
        return false
    }

    /// Returns the size or device of a scene, as it is written in its head.
    private func place(of scene: ImportedScene, _ rootSize: Size) -> String {
        switch scene.place {
        case .device(let device): return device
        case .size(let size): return sizeText(size)
        case nil: return sizeText(rootSize)
        }
    }

    /// Returns the size of the root, or of the screen that all windows fit on.
    private func size(of scene: ImportedScene) -> Size {
        var size = Size.zero
        for id in scene.roots {
            let view = document[id]
            let origin = view.kind == .window ? view.position : .zero
            size.width = max(size.width, origin.x + view.size.width)
            size.height = max(size.height, origin.y + view.size.height)
        }
        return size
    }

    /// Writes a window, or a root that can't be a scene itself.
    private mutating func writeRoot(_ id: ImportedViewID, onScreenOf size: Size) {
        let root = document[id]
        guard root.kind == .cell else {
            let isPlaced = root.kind == .window
            let fills = isPlaced && root.position == .zero && root.transform == .identity && root.size == size
            writeItem(id, frame: fills ? .none : isPlaced ? .own : .atOrigin)
            return
        }
        // A cell alone is shown as the only row of a table. What its own table does isn't known.
        if !document.isInterfaceBuilder { writeComment(ImportRemark.cellAlone) }
        startLine()
        write("table Table fill scrollEnabled .off")
        openBlock()
        writeRow(WrittenTable.Rows(first: id, height: root.size.height))
        closeBlock()
    }

    /// Gives all views below the roots of `scene` their Names, in the order of the document.
    private mutating func nameViews(of scene: ImportedScene, named name: String) {
        var used = UniqueNames(except: [name])
        for root in scene.roots {
            var next: ImportedViewID? = root
            if scene.roots.count == 1, document[root].kind == .view { next = document[root].firstSubview }
            if document[root].kind == .cell { _ = used.unique("Table") }
            while let id = next {
                if !isWrittenAsCell(id) {
                    names[id.index] = used.unique(NameMaker.name(of: document[id], title: title(of: id)))
                }
                next = nextToName(after: id, under: root)
            }
        }
    }

    /// Returns the view after `id` in the order of the document, without those that aren't written.
    private func nextToName(after id: ImportedViewID, under root: ImportedViewID) -> ImportedViewID? {
        if let first = document[id].firstSubview, !isRepeatedRow(id) { return first }
        var current = id
        while current != root {
            if let sibling = document[current].nextSibling { return sibling }
            guard let superview = document[current].superview else { return nil }
            current = superview
        }
        return nil
    }

    /// Returns the text that a person sees on a view: its own, or the text of a button's label.
    private func title(of id: ImportedViewID) -> String {
        let view = document[id]
        if !view.labels.title.isEmpty || !view.kind.isControl { return view.labels.title }
        for subview in document.subviews(of: id) where document[subview].kind == .label {
            if !document[subview].labels.title.isEmpty { return document[subview].labels.title }
        }
        return ""
    }
}
