import SceneRuntime

/// Evaluates the numbers of touch delivery.
extension Evaluator {
    /// Returns the numbers that touch delivery depends on, with the values set by the scene.
    mutating func touchSettings(_ block: EvaluatedBlock) -> TouchSettings {
        var settings = TouchSettings()
        settings.contentTouchDelay = number(.contentTouchDelay, in: block) ?? settings.contentTouchDelay
        settings.dragThreshold = number(.dragThreshold, in: block) ?? settings.dragThreshold
        settings.dragSlop = number(.dragSlop, in: block) ?? settings.dragSlop
        settings.rubberBandCoefficient = number(.rubberBandCoefficient, in: block) ?? settings.rubberBandCoefficient
        settings.scrollEndTolerance = number(.scrollEndTolerance, in: block) ?? settings.scrollEndTolerance
        settings.pagingVelocity = number(.pagingVelocity, in: block) ?? settings.pagingVelocity
        settings.velocityInterval = number(.velocityInterval, in: block) ?? settings.velocityInterval
        settings.thumbSize = size(.thumbSize, in: block) ?? settings.thumbSize
        settings.thumbSlop = number(.thumbSlop, in: block) ?? settings.thumbSlop
        settings.repeatInterval = number(.repeatInterval, in: block) ?? settings.repeatInterval
        settings.repeatDistance = number(.repeatDistance, in: block) ?? settings.repeatDistance
        settings.tapDuration = number(.tapDuration, in: block) ?? settings.tapDuration
        settings.longPressDuration = number(.longPressDuration, in: block) ?? settings.longPressDuration
        settings.allowableMovement = number(.allowableMovement, in: block) ?? settings.allowableMovement
        settings.swipeDistance = number(.swipeDistance, in: block) ?? settings.swipeDistance
        settings.swipeDuration = number(.swipeDuration, in: block) ?? settings.swipeDuration
        settings.multiTapInterval = number(.multiTapInterval, in: block) ?? settings.multiTapInterval
        settings.multiTapDistance = number(.multiTapDistance, in: block) ?? settings.multiTapDistance
        settings.pinchDistance = number(.pinchDistance, in: block) ?? settings.pinchDistance
        settings.rotationDistance = number(.rotationDistance, in: block) ?? settings.rotationDistance
        settings.screenEdgeWidth = number(.screenEdgeWidth, in: block) ?? settings.screenEdgeWidth
        settings.simulatedTapDuration = number(.simulatedTapDuration, in: block) ?? settings.simulatedTapDuration
        settings.simulatedDragDuration = number(.simulatedDragDuration, in: block) ?? settings.simulatedDragDuration
        settings.pinchSpread = number(.pinchSpread, in: block) ?? settings.pinchSpread
        return settings
    }
}
