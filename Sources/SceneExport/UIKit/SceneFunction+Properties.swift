import SceneRuntime
import SceneSemantics
import SceneText

extension SceneFunction {
    typealias Argument = SwiftWriter.Argument

    /// Writes `let variable = className(frame: …)`.
    func write(initializerOf view: ViewID, _ className: String, _ variable: String, to writer: inout SwiftWriter) {
        let properties = tree[view]
        let frame = Argument.rectangle("frame", properties.frame.origin, properties.size)
        switch properties.kind {
        case .table:
            let isPlain = scene.tableLayout(of: view)?.isPlain ?? true
            writer.call("let \(variable) = \(className)", [frame, Argument("style", isPlain ? ".plain" : ".grouped")])
        case .collection:
            let layout = layouts[view] ?? ""
            writer.line("let \(layout) = FramesLayout()")
            writer.call("let \(variable) = \(className)", [frame, Argument("collectionViewLayout", layout)])
        case .cell:
            writer.call(
                "let \(variable) = \(className)", [Argument("style", ".default"), Argument("reuseIdentifier", "nil")])
        case .visualEffect:
            writer.call(
                "let \(variable) = \(className)", [Argument("effect", "UIBlurEffect", [Argument("style", ".regular")])])
            writer.call("\(variable).frame = CGRect", frame.arguments ?? [])
        default: writer.call("let \(variable) = \(className)", [frame])
        }
    }

    /// Sets what differs from the defaults of the class of `view`.
    mutating func writeProperties(of view: ViewID, to writer: inout SwiftWriter) {
        guard let variable = expressions[view] else { return }
        let properties = tree[view]
        writer.assign("\(variable).accessibilityIdentifier", pathLiteral(of: view))
        if properties.anchorPoint != Point(x: 0.5, y: 0.5) {
            writer.call("\(variable).layer.anchorPoint = CGPoint", .point(properties.anchorPoint))
            // Moving the anchor point moves the frame.
            writer.call(
                "\(variable).frame = CGRect",
                Argument.rectangle("", properties.frame.origin, properties.size).arguments ?? [])
        }
        writeCommonProperties(of: view, variable, to: &writer)
        if let title = titleLiteral(of: view) { write(title: title, of: properties.kind, variable, to: &writer) }
        if let slider = tree.sliders[view] { write(slider, variable, to: &writer) }
        if properties.kind == .switch, properties.isOn { writer.line("\(variable).isOn = true") }
        if let scrollView = tree.scrollViews[view] { write(scrollView, of: view, variable, to: &writer) }
    }

    /// Sets what differs from the defaults of a content view, which UIKit makes.
    mutating func writeContentProperties(of view: ViewID, to writer: inout SwiftWriter) {
        guard let variable = expressions[view] else { return }
        writer.assign("\(variable).accessibilityIdentifier", pathLiteral(of: view))
        writeCommonProperties(of: view, variable, to: &writer)
    }

    /// Sets what differs from the defaults of UIView.
    private func writeCommonProperties(of view: ViewID, _ variable: String, to writer: inout SwiftWriter) {
        let properties = tree[view]
        if properties.transform != .identity {
            writer.call("\(variable).transform = CGAffineTransform", .transform(properties.transform))
        }
        // A scroll view gets a content offset.
        if properties.boundsOrigin != .zero, !properties.kind.isScrollView {
            writer.call("\(variable).bounds.origin = CGPoint", .point(properties.boundsOrigin))
        }
        writeFlags(of: view, variable, to: &writer)
    }

    private func writeFlags(of view: ViewID, _ variable: String, to writer: inout SwiftWriter) {
        let properties = tree[view]
        func set(_ name: String, _ value: Bool, unless defaultValue: Bool) {
            if value != defaultValue { writer.line("\(variable).\(name) = \(value)") }
        }
        let kind = properties.kind
        // A window is hidden until it is shown.
        set("isHidden", properties.isHidden, unless: kind == .window)
        set("isUserInteractionEnabled", properties.isUserInteractionEnabled, unless: kind.isInteractiveByDefault)
        set("clipsToBounds", properties.clipsToBounds, unless: kind.clipsByDefault)
        if properties.kind.isControl { set("isEnabled", properties.isEnabled, unless: true) }
        set("isMultipleTouchEnabled", properties.isMultipleTouchEnabled, unless: false)
        set("isExclusiveTouch", properties.isExclusiveTouch, unless: false)
        if properties.alpha != 1 { writer.line("\(variable).alpha = \(numberText(properties.alpha))") }
        if properties.zPosition != 0 {
            writer.line("\(variable).layer.zPosition = \(numberText(properties.zPosition))")
        }
        if properties.cornerRadius != 0 {
            writer.line("\(variable).layer.cornerRadius = \(numberText(properties.cornerRadius))")
        }
        if properties.backgroundColor != 0 {
            let color = properties.backgroundColor
            let parts = [24, 16, 8, 0].map { Double((color >> UInt32($0)) & 0xFF) / 255 }
            let labels = ["red", "green", "blue", "alpha"]
            writer.call(
                "\(variable).backgroundColor = UIColor",
                zip(labels, parts).map { Argument($0, numberText(($1 * 1000).rounded() / 1000)) })
        }
    }

    /// Writes the title of a view, a string literal.
    private func write(title: String, of kind: ViewKind, _ variable: String, to writer: inout SwiftWriter) {
        switch kind {
        case .button:
            writer.call("\(variable).setTitle", [Argument("", title), Argument("for", ".normal")])
        case .label, .textField, .textView: writer.assign("\(variable).text", title)
        default: break
        }
    }

    private func write(_ slider: SliderProperties, _ variable: String, to writer: inout SwiftWriter) {
        let defaults = SliderProperties()
        func set(_ name: String, _ value: Double, unless defaultValue: Double) {
            if value != defaultValue { writer.line("\(variable).\(name) = \(numberText(value))") }
        }
        set("minimumValue", slider.minimumValue, unless: defaults.minimumValue)
        set("maximumValue", slider.maximumValue, unless: defaults.maximumValue)
        set("value", slider.value, unless: defaults.value)
        if !slider.isContinuous { writer.line("\(variable).isContinuous = false") }
        if slider.isRightToLeft { writer.line("\(variable).semanticContentAttribute = .forceRightToLeft") }
    }

    private func write(
        _ scrollView: ScrollViewProperties, of id: ViewID, _ variable: String, to writer: inout SwiftWriter
    ) {
        let view = tree[id]
        func set(_ name: String, _ value: Bool, unless defaultValue: Bool) {
            if value != defaultValue { writer.line("\(variable).\(name) = \(value)") }
        }
        // The inset of the scene already includes what the safe area adds.
        writer.line("\(variable).contentInsetAdjustmentBehavior = .never")
        if scrollView.contentInset != .zero {
            writer.call("\(variable).contentInset = UIEdgeInsets", .edges(scrollView.contentInset))
        }
        set("isScrollEnabled", scrollView.isScrollEnabled, unless: true)
        set("delaysContentTouches", scrollView.delaysContentTouches, unless: true)
        set("canCancelContentTouches", scrollView.canCancelContentTouches, unless: true)
        set("alwaysBounceVertical", scrollView.alwaysBounceVertical, unless: view.kind == .table)
        set("alwaysBounceHorizontal", scrollView.alwaysBounceHorizontal, unless: false)
        set("bounces", scrollView.bounces, unless: true)
        set("isPagingEnabled", scrollView.isPagingEnabled, unless: false)
        if view.kind.containsCells {
            set("allowsSelection", scrollView.allowsSelection, unless: true)
            return
        }
        if scrollView.minimumZoomScale != 1 {
            writer.line("\(variable).minimumZoomScale = \(numberText(scrollView.minimumZoomScale))")
        }
        if scrollView.maximumZoomScale != 1 {
            writer.line("\(variable).maximumZoomScale = \(numberText(scrollView.maximumZoomScale))")
        }
        writer.call("\(variable).contentSize = CGSize", .size(scrollView.contentSize))
        writeContentOffset(of: id, variable, to: &writer)
    }

    /// Writes the content offset, unless a new scroll view has it anyway. An inset moves the content.
    func writeContentOffset(of id: ViewID, _ variable: String, to writer: inout SwiftWriter) {
        let offset = tree[id].boundsOrigin
        if offset == .zero, tree.scrollViews[id]?.contentInset == .zero { return }
        writer.call("\(variable).contentOffset = CGPoint", .point(offset))
    }
}
