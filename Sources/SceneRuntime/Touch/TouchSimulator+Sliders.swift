/// Sliders, which track a finger that comes down on their thumb.
extension TouchSimulator {
    /// What `view` is like as a slider.
    func slider(_ view: ViewID) -> SliderProperties { tree.sliders[view] ?? SliderProperties() }

    /// Returns how a finger that comes down at `point`, in the root's coordinates, holds the thumb of the slider `view`; `nil`
    /// if it is beside the thumb.
    func grip(on view: ViewID, at point: Point) -> Touch.Slider? {
        let slider = slider(view)
        let thumb = slider.thumb(of: settings.thumbSize, in: tree[view].bounds)
        guard let own = tree.point(point, in: view), thumb.grown(by: settings.thumbSlop).contains(own) else {
            return nil
        }
        return Touch.Slider(start: own.x, value: slider.currentValue)
    }

    /// Moves the thumb that the finger holds to where the finger is.
    mutating func slide() {
        guard let touch, let grip = touch.slider, isTracking(touch),
            let own = tree.point(touch.position, in: touch.view)
        else { return }
        let slider = slider(touch.view)
        let value = slider.value(
            from: grip.value, movedBy: own.x - grip.start, of: settings.thumbSize, in: tree[touch.view].bounds)
        guard value != slider.currentValue else { return }
        host.update { tree in
            tree.sliders[touch.view] = slider
            tree.sliders[touch.view]?.value = value
        }
        if slider.isContinuous { emit(.valueChanged, touch.view) }
    }
}
