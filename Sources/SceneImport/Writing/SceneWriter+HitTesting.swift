import SceneRuntime

extension SceneWriter {
    /// Returns how a view decides about touches, by assumption or by its class.
    func hitTesting(of id: ImportedViewID) -> ImportedHitTesting {
        assumptions.hitTesting(of: document[id], named: names[id.index]) ?? document[id].hitTesting
    }

    /// The classes, Names or addresses among the assumptions that no view has.
    var unusedAssumptions: [String] {
        if assumptions.hitTesting.isEmpty { return [] }
        var unused = Set(assumptions.hitTesting.keys)
        for (index, view) in document.views.enumerated() {
            unused.remove(view.className)
            unused.remove(names[index])
            unused.remove(view.address)
        }
        return unused.sorted()
    }

    /// Returns the marks to write at a `view`.
    func marks(of id: ImportedViewID, _ view: ImportedView) -> [ImportedMark] {
        let marks = marksOnHitTesting(of: id, view)
        guard !view.isUserInteractionEnabled, !view.kind.isInteractiveByDefault,
            let index = marks.firstIndex(where: { $0 == .unknownRecognizers || $0 == .recognizersOfClass })
        else { return marks }
        let base = view.kind == .image ? "UIImageView" : "UILabel"
        let off = ImportedMark.remark("they get no touches: user interaction is off (the default of a \(base))")
        return marks[...index] + [off] + marks[(index + 1)...]
    }

    private func marksOnHitTesting(of id: ImportedViewID, _ view: ImportedView) -> [ImportedMark] {
        guard assumptions.hitTesting(of: view, named: names[id.index]) != nil else {
            let isBehaviorKnown = view.marks.contains { if case .classBehavior = $0 { true } else { false } }
            // A remark about the alpha says why there are rules.
            if !needsRules[id.index] || isBehaviorKnown || isHitTransparent.contains(id.index) { return view.marks }
            return view.marks + [.behavior(of: view.className, "also hits subviews outside its bounds")]
        }
        var marks = view.marks.filter { mark in
            if case .classBehavior = mark { false } else { true }
        }
        marks.append(.classBehavior("assumed by `--assume`"))
        return marks
    }

    /// Finds the views of React Native that hit subviews outside their bounds.
    ///
    /// UIKit's own walk gives the same answers as long as no subview is outside.
    mutating func findOverhangs() {
        needsRules = [Bool](repeating: false, count: document.views.count)
        var reaches = document.views.map { $0.bounds }
        for index in document.views.indices.reversed() {
            let view = document.views[index]
            if view.clipsToBounds == true || view.isHidden || !view.isUserInteractionEnabled { continue }
            guard view.hitTesting.hitsOutsideBounds, !view.isTransparent || view.hitTesting == .reactNative else {
                continue
            }
            for id in document.subviews(of: ImportedViewID(index: index)) {
                let subview = document[id]
                let canBeHit =
                    subview.hitTesting == .reactNative
                    ? !subview.isHidden && subview.isUserInteractionEnabled : subview.canBeHit
                guard canBeHit else { continue }
                reaches[index] = reaches[index].united(with: subview.boxInSuperview(of: reaches[id.index]))
            }
            if reaches[index] != view.bounds { needsRules[index] = true }
        }
        for (index, view) in document.views.enumerated() where isHitTransparent(view, at: index) {
            isHitTransparent.insert(index)
            needsRules[index] = true
        }
    }

    /// Whether a view's alpha keeps no touches from it, and rules can say so: they answer with the view's Name and
    /// don't look at what it clips.
    private func isHitTransparent(_ view: ImportedView, at index: Int) -> Bool {
        view.hitTesting == .reactNative && view.isTransparent && !view.isHidden && view.isUserInteractionEnabled
            && view.clipsToBounds != true && view.superview != nil
            && hitTesting(of: ImportedViewID(index: index)) == .reactNative
    }

    /// Writes the hit test of a React Native view whose subviews are outside its bounds.
    mutating func writeRules(of id: ImportedViewID) {
        startLine()
        write("hitTest")
        openBlock()
        for subview in Array(document.subviews(of: id)).reversed() where !names[subview.index].isEmpty {
            writeLine("ask -> \(names[subview.index])")
        }
        switch hitTesting(of: id) {
        case .passthrough: writeLine("pass")
        // UIKit's own walk would look at the alpha.
        case .reactNative where isHitTransparent.contains(id.index): writeLine("claim -> \(names[id.index])")
        default: writeLine("super")
        }
        closeBlock()
    }
}

extension ImportedHitTesting {
    /// Whether subviews are hit outside the bounds.
    fileprivate var hitsOutsideBounds: Bool { self == .reactNative || self == .reactNativeFabric }
}

extension ImportedView {
    /// Returns the box around `rectangle`, converted from the coordinates of the view to the coordinates of its
    /// superview.
    fileprivate func boxInSuperview(of rectangle: Rectangle) -> Rectangle {
        let offset = position - boundsOrigin
        guard transform != .identity else {
            return Rectangle(
                minX: rectangle.minX + offset.x, minY: rectangle.minY + offset.y, maxX: rectangle.maxX + offset.x,
                maxY: rectangle.maxY + offset.y)
        }
        let anchor = Point(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
        var box: Rectangle?
        for x in [rectangle.minX, rectangle.maxX] {
            for y in [rectangle.minY, rectangle.maxY] {
                let corner = transform.apply(
                    to: Point(x: x - boundsOrigin.x - anchor.x, y: y - boundsOrigin.y - anchor.y))
                let point = Point(x: corner.x + position.x + anchor.x, y: corner.y + position.y + anchor.y)
                let dot = Rectangle(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
                box = box?.united(with: dot)
                if box == nil { box = dot }
            }
        }
        return box ?? rectangle
    }
}
