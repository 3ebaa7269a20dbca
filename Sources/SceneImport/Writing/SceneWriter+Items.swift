import SceneRuntime
import SceneSemantics
import SceneText

extension SceneWriter {
    /// The frame that an item is written with.
    enum WrittenFrame {
        /// The frame of the view.
        case own
        /// The frame of a root, which is in its own coordinates.
        case atOrigin
        /// No frame: it fills its superview.
        case none
    }

    /// Writes a view with its subviews. `word` comes before its kind.
    mutating func writeItem(_ id: ImportedViewID, frame: WrittenFrame = .own, after word: String = "") {
        let view = document[id]
        openEntry(for: id, view)
        for mark in marks(of: id, view) { writeComment(mark.text) }
        startLine()
        markStart()
        let kind = writtenKind(of: id)
        write(word + kind.rawValue)
        if !names[id.index].isEmpty { write(" " + names[id.index]) }
        if kind.showsText, !view.labels.title.isEmpty { write(" " + stringLiteral(view.labels.title)) }
        if frame == .atOrigin { write(" frame 0,0 \(sizeText(view.size))") }
        writeAttributes(of: id, view, isPlaced: frame == .own)
        if view.firstSubview != nil || !view.recognizers.isEmpty || needsRules[id.index] || tables[id.index] != nil {
            openBlock()
            writeContents(of: id)
            closeBlock()
        } else {
            endLine()
        }
        closeEntry()
    }

    /// Writes what is in the block of a view.
    mutating func writeContents(of id: ImportedViewID) {
        for recognizer in document[id].recognizers { write(recognizer, of: id) }
        if level >= Self.maximumLevel {
            if let first = document[id].firstSubview {
                writeComment("the subviews are left out: they are nested too deep")
                diagnostics.append(.nestedTooDeep(at: document[first].origin))
            }
            return
        }
        if let plan = tables[id.index] {
            write(plan)
        } else {
            for subview in document.subviews(of: id) { writeItem(subview) }
        }
        if needsRules[id.index] { writeRules(of: id) }
    }

    mutating func write(_ recognizer: ImportedRecognizer, of id: ImportedViewID) {
        openEntry = map.open(
            ImportMap.Entry(origin: recognizer.origin, className: document[id].className), in: openEntry)
        startLine()
        markStart()
        write("recognizer .\(recognizer.kind)")
        for attribute in recognizer.attributes { write(" " + attribute) }
        endLine()
        closeEntry()
    }
}

extension ImportedView {
    /// The kind of its item outside of rows and scenes.
    var writtenKind: ViewKind {
        switch kind {
        // The frames of arranged views are known, so nothing has to be arranged.
        case .stack, .cell, .content, .header, .footer, .scene, .background: .view
        case .window where superview != nil: .view
        default: kind
        }
    }
}

extension ViewKind {
    /// Whether an item of this kind is written with the text it shows.
    fileprivate var showsText: Bool {
        switch self {
        case .label, .button, .textField, .textView, .control: true
        default: false
        }
    }
}

extension Diagnostic {
    /// Views are nested so deep that a scene can't contain them.
    static func nestedTooDeep(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .error,
            message: "this view is nested too deep for a scene, so it is left out",
            range: range)
    }
}
