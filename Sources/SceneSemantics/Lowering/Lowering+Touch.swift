import SceneRuntime

/// Records what touches need: scrolling, sliders and recognizers.
extension Lowering {
    /// Records the scrolling attributes of a scroll view.
    mutating func noteScrolling(_ block: EvaluatedBlock, of view: ViewID) {
        let kind = tree[view].kind
        var properties = ScrollViewProperties(contentSize: size(.contentSize, in: block) ?? tree[view].size)
        properties.contentInset = edges(.contentInset, in: block)
        properties.isScrollEnabled = flag(.scrollEnabled, in: block, standard: true)
        properties.delaysContentTouches = flag(.delaysContentTouches, in: block, standard: true)
        properties.canCancelContentTouches = flag(.canCancelContentTouches, in: block, standard: true)
        properties.alwaysBounceVertical = flag(.alwaysBounceVertical, in: block, standard: kind == .table)
        properties.alwaysBounceHorizontal = flag(.alwaysBounceHorizontal, in: block)
        properties.bounces = flag(.bounces, in: block, standard: true)
        properties.isPagingEnabled = flag(.pagingEnabled, in: block)
        properties.allowsSelection = flag(.allowsSelection, in: block, standard: kind.containsCells)
        properties.touchesShouldCancel =
            ScrollViewProperties.TouchesShouldCancel.allCases[choice(.touchesShouldCancel, in: block)]
        properties.zoomScale = number(.zoomScale, in: block) ?? 1
        properties.minimumZoomScale = number(.minimumZoomScale, in: block) ?? 1
        properties.maximumZoomScale = number(.maximumZoomScale, in: block) ?? 1
        tree.scrollViews[view] = properties
    }

    /// Records the value attributes of a slider.
    mutating func noteSlider(_ block: EvaluatedBlock, of view: ViewID) {
        var properties = SliderProperties()
        properties.value = number(.value, in: block) ?? properties.value
        properties.minimumValue = number(.minimumValue, in: block) ?? properties.minimumValue
        properties.maximumValue = number(.maximumValue, in: block) ?? properties.maximumValue
        properties.isContinuous = flag(.continuous, in: block, standard: properties.isContinuous)
        properties.isRightToLeft = isMirrored
        tree.sliders[view] = properties
    }

    /// Attaches the recognizers in the view's block.
    mutating func noteRecognizers(_ items: Range<Int>, of view: ViewID) {
        for index in items {
            let active = evaluatedItems[index]
            let item = boundScene.items[active.id]
            guard item.kind == .recognizer, let kind = item.recognizer else { continue }
            let line = evaluateLine(of: item, in: active.frame)
            defer { leave(line) }
            var recognizer = GestureRecognizer(kind)
            recognizer.cancelsTouchesInView = flag(.cancelsTouchesInView, in: line, standard: true)
            recognizer.delaysTouchesBegan = flag(.delaysTouchesBegan, in: line)
            tree.recognizers[view, default: []].append(recognizer)
            recognizerItems[view, default: []].append(active.id)
        }
    }

    /// Returns the numbers that touch delivery depends on, with the values set by the scene.
    mutating func touchSettings(_ block: EvaluatedBlock) -> TouchSettings {
        var settings = TouchSettings()
        let number = { (lowering: inout Lowering, attribute: Attribute, standard: Double) in
            lowering.number(attribute, in: block) ?? standard
        }
        settings.contentTouchDelay = number(&self, .contentTouchDelay, settings.contentTouchDelay)
        settings.dragThreshold = number(&self, .dragThreshold, settings.dragThreshold)
        settings.dragSlop = number(&self, .dragSlop, settings.dragSlop)
        settings.rubberBandCoefficient = number(&self, .rubberBandCoefficient, settings.rubberBandCoefficient)
        settings.scrollEndTolerance = number(&self, .scrollEndTolerance, settings.scrollEndTolerance)
        settings.pagingVelocity = number(&self, .pagingVelocity, settings.pagingVelocity)
        settings.velocityInterval = number(&self, .velocityInterval, settings.velocityInterval)
        settings.thumbSize = size(.thumbSize, in: block) ?? settings.thumbSize
        settings.thumbSlop = number(&self, .thumbSlop, settings.thumbSlop)
        settings.repeatInterval = number(&self, .repeatInterval, settings.repeatInterval)
        settings.repeatDistance = number(&self, .repeatDistance, settings.repeatDistance)
        settings.tapDuration = number(&self, .tapDuration, settings.tapDuration)
        settings.longPressDuration = number(&self, .longPressDuration, settings.longPressDuration)
        settings.allowableMovement = number(&self, .allowableMovement, settings.allowableMovement)
        settings.swipeDistance = number(&self, .swipeDistance, settings.swipeDistance)
        settings.swipeDuration = number(&self, .swipeDuration, settings.swipeDuration)
        settings.simulatedTapDuration = number(&self, .simulatedTapDuration, settings.simulatedTapDuration)
        settings.simulatedDragDuration = number(&self, .simulatedDragDuration, settings.simulatedDragDuration)
        settings.pinchSpread = number(&self, .pinchSpread, settings.pinchSpread)
        return settings
    }
}
