/// Sliders track a finger that touches down on their thumb.
extension TouchSimulator {
    func slider(_ view: ViewID) -> SliderProperties { tree.sliders[view] ?? SliderProperties() }

    /// Returns the grip of a finger that touches down at `point`, in root coordinates, on the thumb of the slider
    /// `view`, or `nil` if it is beside the thumb.
    func grip(on view: ViewID, at point: Point) -> Touch.Slider? {
        let slider = slider(view)
        let thumb = slider.thumb(of: settings.thumbSize, in: tree[view].bounds)
        guard let own = tree.point(point, in: view), thumb.grown(by: settings.thumbSlop).contains(own) else {
            return nil
        }
        return Touch.Slider(start: own.x, value: slider.currentValue)
    }

    /// Returns the middle of the thumb of `view`, a slider, in the scene.
    mutating func middleOfThumb(of view: ViewID) -> Point {
        let thumb = slider(view).thumb(of: settings.thumbSize, in: tree[view].bounds)
        return geometry.rootPoint(thumb.middle, from: view)
    }

    /// Moves the thumb with the finger of the touch at `index`, if that holds one.
    mutating func slide(byTouchAt index: Int) {
        let touch = touches[index]
        guard let grip = touch.slider, isTracking(touch),
            let own = tree.point(touch.position, in: touch.view)
        else { return }
        let slider = slider(touch.view)
        let value = slider.value(
            from: grip.value, movedBy: own.x - grip.start, of: settings.thumbSize, in: tree[touch.view].bounds)
        guard value != slider.currentValue else { return }
        changeViews { tree in
            tree.sliders[touch.view] = slider
            tree.sliders[touch.view]?.value = value
        }
        if slider.isContinuous { emit(.valueChanged, touch.view) }
    }
}
