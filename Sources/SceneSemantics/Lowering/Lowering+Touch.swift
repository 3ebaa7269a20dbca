import SceneRuntime

/// What touches need to know of views: how they scroll, and what they recognize.
extension Lowering {
    /// Keeps what the attributes of a scroll view say about scrolling.
    mutating func noteScrolling(_ attributes: [ActiveStatements.ActiveAttribute], of view: ViewID) {
        guard tree[view].kind.isScrollView else { return }
        let isTable = tree[view].kind == .table
        var properties = ScrollViewProperties(contentSize: tree[view].size)
        if let size = numbers(.contentSize, in: attributes), size.count == 2 {
            properties.contentSize = Size(width: size[0], height: size[1])
        }
        properties.contentInset = edges(numbers(.contentInset, in: attributes))
        properties.isScrollEnabled = flag(.scrollEnabled, in: attributes, standard: true)
        properties.delaysContentTouches = flag(.delaysContentTouches, in: attributes, standard: true)
        properties.canCancelContentTouches = flag(.canCancelContentTouches, in: attributes, standard: true)
        properties.alwaysBounceVertical = flag(.alwaysBounceVertical, in: attributes, standard: isTable)
        properties.alwaysBounceHorizontal = flag(.alwaysBounceHorizontal, in: attributes)
        properties.allowsSelection = flag(.allowsSelection, in: attributes, standard: tree[view].kind.holdsCells)
        properties.touchesShouldCancel =
            ScrollViewProperties.TouchesShouldCancel.allCases[choice(.touchesShouldCancel, in: attributes)]
        properties.zoomScale = numbers(.zoomScale, in: attributes)?.first ?? 1
        properties.minimumZoomScale = numbers(.minimumZoomScale, in: attributes)?.first ?? 1
        properties.maximumZoomScale = numbers(.maximumZoomScale, in: attributes)?.first ?? 1
        tree.scrollViews[view] = properties
    }

    /// Attaches the recognizers that stand in the view's block.
    mutating func noteRecognizers(_ items: [ActiveStatements.Item], of view: ViewID) {
        for active in items {
            let item = template.items[active.id]
            guard item.kind == .recognizer, let kind = item.recognizer else { continue }
            let attributes = item.attributes.map {
                ActiveStatements.ActiveAttribute(bound: $0, environment: active.environment)
            }
            var recognizer = GestureRecognizer(kind)
            recognizer.cancelsTouchesInView = flag(.cancelsTouchesInView, in: attributes, standard: true)
            recognizer.delaysTouchesBegan = flag(.delaysTouchesBegan, in: attributes)
            tree.recognizers[view, default: []].append(recognizer)
            recognizerRanges[view, default: []].append(item.header)
        }
    }

    /// The numbers on which the delivery of touches depends, as far as the scene sets them.
    mutating func touchSettings(_ attributes: [ActiveStatements.ActiveAttribute]) -> TouchSettings {
        var settings = TouchSettings()
        let number = { (lowering: inout Lowering, attribute: Attribute, standard: Double) in
            lowering.numbers(attribute, in: attributes)?.first ?? standard
        }
        settings.contentTouchDelay = number(&self, .contentTouchDelay, settings.contentTouchDelay)
        settings.dragThreshold = number(&self, .dragThreshold, settings.dragThreshold)
        settings.dragSlop = number(&self, .dragSlop, settings.dragSlop)
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
