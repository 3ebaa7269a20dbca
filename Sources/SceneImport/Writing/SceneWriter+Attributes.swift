import SceneRuntime
import SceneSemantics
import SceneText

extension SceneWriter {
    /// Writes the attributes of a `view` that differ from the defaults of its kind; its frame and transform only if it
    /// `isPlaced`. Copies of views take time, so functions for all views get theirs from the caller.
    mutating func writeAttributes(of id: ImportedViewID, _ view: ImportedView, isPlaced: Bool) {
        let kind = writtenKind(of: id)
        if isPlaced {
            write(" frame \(pointText(view.position)) \(sizeText(view.size))")
            writeTransform(of: view)
        }
        writeScrolling(of: view, kind)
        if view.kind == .table, kind == .collection { write(" alwaysBounceVertical") }
        writeFlags(of: id, view, kind)
        for attribute in view.attributes { write(" " + attribute) }
        if let color = view.drawnColor, view.superview != nil { write(" backgroundColor " + color) }
        if hitTesting(of: id) == .passthrough, !needsRules[id.index] { write(" passthrough") }
    }

    private mutating func writeTransform(of view: ImportedView) {
        let transform = view.transform
        if transform == .identity { return }
        write(" transform ")
        write(numberText(transform.a))
        for number in [transform.b, transform.c, transform.d, transform.tx, transform.ty] {
            write("," + numberText(number))
        }
        if view.anchorPoint != Point(x: 0.5, y: 0.5) { write(" anchorPoint \(pointText(view.anchorPoint))") }
    }

    private mutating func writeScrolling(of view: ImportedView, _ kind: ViewKind) {
        guard kind.isScrollView else {
            if view.boundsOrigin != .zero { write(" bounds \(pointText(view.boundsOrigin))") }
            return
        }
        // The content of a table or collection follows from its rows.
        if let size = view.contentSize, !kind.containsCells, size != view.size {
            write(" contentSize \(sizeText(size))")
        }
        let inset = view.contentInset
        if inset != .zero {
            write(
                " contentInset \(numberText(inset.top)),\(numberText(inset.left)),\(numberText(inset.bottom)),"
                    + numberText(inset.right))
        }
        if view.boundsOrigin != Point(x: -inset.left, y: -inset.top) {
            write(" contentOffset \(pointText(view.boundsOrigin))")
        }
    }

    private mutating func writeFlags(of id: ImportedViewID, _ view: ImportedView, _ kind: ViewKind) {
        if view.isHidden { write(" hidden") }
        // React Native's old views don't look at their opacity, so it must not keep touches from them here.
        let keepsAlpha = view.hitTesting != .reactNative || !view.isTransparent || isHitTransparent.contains(id.index)
        if view.alpha != 1, keepsAlpha {
            write(" alpha \(numberText(min(max(view.alpha, 0), 1)))")
        }
        if view.isUserInteractionEnabled != kind.isInteractiveByDefault {
            write(view.isUserInteractionEnabled ? " userInteractionEnabled" : " userInteractionEnabled .off")
        }
        if let clips = view.clipsToBounds, clips != kind.clipsByDefault {
            write(clips ? " clipsToBounds" : " clipsToBounds .off")
        }
        if !view.isEnabled, kind.isControl { write(" enabled .off") }
    }

    func pointText(_ point: Point) -> String { "\(numberText(point.x)),\(numberText(point.y))" }

    func sizeText(_ size: Size) -> String { "\(numberText(size.width))x\(numberText(size.height))" }
}
