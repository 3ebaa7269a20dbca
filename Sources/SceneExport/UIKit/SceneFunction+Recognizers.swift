import SceneRuntime
import SceneSemantics
import SceneText

extension SceneFunction {
    /// Adds the recognizers to their views, with their delegates and relations.
    mutating func writeRecognizers(to writer: inout SwiftWriter) {
        for view in tree.recognizers.keys {
            guard let owner = expressions[view] else { continue }
            for (index, recognizer) in (tree.recognizers[view] ?? []).enumerated() {
                let id = RecognizerID(view, index)
                let name = scene.name(of: id)?.asVariable ?? recognizer.kind.word + "Recognizer"
                let variable = uniqueName(name)
                recognizers[id] = variable
                writer.line()
                writer.line("let \(variable) = \(recognizer.kind.className)()")
                write(recognizer, variable, to: &writer)
                writer.line("\(owner).addGestureRecognizer(\(variable))")
            }
        }
        for view in tree.recognizers.keys {
            for (index, recognizer) in (tree.recognizers[view] ?? []).enumerated() {
                writeRelations(of: recognizer, RecognizerID(view, index), to: &writer)
            }
        }
    }

    private func write(_ recognizer: GestureRecognizer, _ variable: String, to writer: inout SwiftWriter) {
        func set(_ name: String, _ value: String) { writer.line("\(variable).\(name) = \(value)") }
        if !recognizer.isEnabled { set("isEnabled", "false") }
        if !recognizer.cancelsTouchesInView { set("cancelsTouchesInView", "false") }
        if recognizer.delaysTouchesBegan { set("delaysTouchesBegan", "true") }
        if !recognizer.delaysTouchesEnded { set("delaysTouchesEnded", "false") }
        switch recognizer.kind {
        case .tap:
            if recognizer.numberOfTapsRequired != 1 {
                set("numberOfTapsRequired", "\(recognizer.numberOfTapsRequired)")
            }
        case .swipe(let directions): set("direction", directions.swift)
        case .screenEdgePan(let edge): set("edges", ".\(edge.rawValue)")
        case .longPress:
            if let duration = recognizer.minimumPressDuration {
                set("minimumPressDuration", numberText(duration))
            }
            if let movement = recognizer.allowableMovement { set("allowableMovement", numberText(movement)) }
        case .pan, .pinch, .rotation: break
        }
        let touches = recognizer.numberOfTouchesRequired
        if touches != 1 {
            switch recognizer.kind {
            case .pan: set("minimumNumberOfTouches", "\(touches)")
            case .tap, .longPress, .swipe: set("numberOfTouchesRequired", "\(touches)")
            case .pinch, .rotation, .screenEdgePan: break
            }
        }
    }

    private mutating func writeRelations(
        of recognizer: GestureRecognizer, _ id: RecognizerID, to writer: inout SwiftWriter
    ) {
        guard let variable = recognizers[id] else { return }
        for requirement in recognizer.requirements {
            if let other = expression(of: requirement) { writer.line("\(variable).require(toFail: \(other))") }
        }
        guard recognizer.needsDelegate, let owner = scene.topViews.first.flatMap({ expressions[$0] }) else { return }
        let delegate = uniqueName(variable + "Delegate")
        writer.line("let \(delegate) = RecognizerDelegate()")
        if let axis = recognizer.shouldBegin { writer.line("\(delegate).axis = .\(axis.rawValue)") }
        if !recognizer.ignoredViews.isEmpty {
            writer.list("\(delegate).ignored =", recognizer.ignoredViews.compactMap { expressions[$0] })
        }
        if let received = recognizer.receivedViews {
            writer.list("\(delegate).received =", received.compactMap { expressions[$0] })
        }
        if recognizer.isSimultaneous { writer.line("\(delegate).isAlwaysSimultaneous = true") }
        if !recognizer.simultaneous.isEmpty {
            writer.list(
                "\(delegate).simultaneous =", recognizer.simultaneous.compactMap { expression(of: $0) }.sorted())
        }
        writer.line("\(variable).delegate = \(delegate)")
        writer.line("\(owner).recognizerDelegates.append(\(delegate))")
    }

    private func expression(of competitor: GestureRecognizer.Competitor) -> String? {
        switch competitor {
        case .recognizer(let id): recognizers[id]
        case .scrolling(let view): expressions[view].map { $0 + ".panGestureRecognizer" }
        }
    }
}

extension GestureRecognizer.Kind {
    /// The UIKit class.
    fileprivate var className: String {
        switch self {
        case .tap: "UITapGestureRecognizer"
        case .pan: "UIPanGestureRecognizer"
        case .longPress: "UILongPressGestureRecognizer"
        case .swipe: "UISwipeGestureRecognizer"
        case .pinch: "UIPinchGestureRecognizer"
        case .rotation: "UIRotationGestureRecognizer"
        case .screenEdgePan: "UIScreenEdgePanGestureRecognizer"
        }
    }
}

extension GestureRecognizer.SwipeDirections {
    /// The directions as a value of Swift.
    fileprivate var swift: String {
        let words: [(Self, String)] = [(.left, ".left"), (.right, ".right"), (.up, ".up"), (.down, ".down")]
        let written = words.filter { contains($0.0) }.map { $0.1 }
        return written.count == 1 ? written[0] : "[\(written.joined(separator: ", "))]"
    }
}
