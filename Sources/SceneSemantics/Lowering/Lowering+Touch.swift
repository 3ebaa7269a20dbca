import SceneRuntime

/// Records what touches need: scrolling, sliders and recognizers.
extension Lowering {
    /// Records the scrolling attributes of a scroll view.
    mutating func noteScrolling(_ block: EvaluatedBlock, of view: ViewID) {
        let kind = tree[view].kind
        var properties = ScrollViewProperties(contentSize: evaluator.size(.contentSize, in: block) ?? tree[view].size)
        properties.contentInset = evaluator.edges(.contentInset, in: block)
        properties.isScrollEnabled = evaluator.flag(.scrollEnabled, in: block, standard: true)
        properties.delaysContentTouches = evaluator.flag(.delaysContentTouches, in: block, standard: true)
        properties.canCancelContentTouches = evaluator.flag(.canCancelContentTouches, in: block, standard: true)
        properties.alwaysBounceVertical = evaluator.flag(.alwaysBounceVertical, in: block, standard: kind == .table)
        properties.alwaysBounceHorizontal = evaluator.flag(.alwaysBounceHorizontal, in: block)
        properties.bounces = evaluator.flag(.bounces, in: block, standard: true)
        properties.isPagingEnabled = evaluator.flag(.pagingEnabled, in: block)
        properties.allowsSelection = evaluator.flag(.allowsSelection, in: block, standard: kind.containsCells)
        properties.touchesShouldCancel =
            ScrollViewProperties.TouchesShouldCancel.allCases[evaluator.choice(.touchesShouldCancel, in: block)]
        properties.zoomScale = evaluator.number(.zoomScale, in: block) ?? 1
        properties.minimumZoomScale = evaluator.number(.minimumZoomScale, in: block) ?? 1
        properties.maximumZoomScale = evaluator.number(.maximumZoomScale, in: block) ?? 1
        tree.scrollViews[view] = properties
    }

    /// Records the value attributes of a slider.
    mutating func noteSlider(_ block: EvaluatedBlock, of view: ViewID) {
        var properties = SliderProperties()
        properties.value = evaluator.number(.value, in: block) ?? properties.value
        properties.minimumValue = evaluator.number(.minimumValue, in: block) ?? properties.minimumValue
        properties.maximumValue = evaluator.number(.maximumValue, in: block) ?? properties.maximumValue
        properties.isContinuous = evaluator.flag(.continuous, in: block, standard: properties.isContinuous)
        properties.isRightToLeft = records.isMirrored
        tree.sliders[view] = properties
    }

    /// Attaches the recognizers in the view's block.
    mutating func noteRecognizers(_ items: Range<Int>, of view: ViewID) {
        for index in items {
            let active = evaluator.items[index]
            let item = boundScene.items[active.id]
            guard item.kind == .recognizer, let kind = item.recognizer else { continue }
            let line = evaluator.evaluateLine(of: item, in: active.frame)
            defer { evaluator.leave(line) }
            var recognizer = GestureRecognizer(kind)
            recognizer.cancelsTouchesInView = evaluator.flag(.cancelsTouchesInView, in: line, standard: true)
            recognizer.delaysTouchesBegan = evaluator.flag(.delaysTouchesBegan, in: line)
            tree.recognizers[view, default: []].append(recognizer)
            records.recognizerItems[view, default: []].append(active.id)
        }
    }
}
