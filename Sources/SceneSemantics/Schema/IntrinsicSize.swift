import SceneRuntime

/// The sizes that UIKit's controls have on their own: their `intrinsicContentSize`.
///
/// Apple documents none of them. Sources: the frames that Interface Builder gives new controls, and what the controls
/// answer on iOS 14 to 18; other releases differ by a few points (a switch is 63 x 28 on iOS 26).
enum IntrinsicSize: UInt32, CaseIterable, Sendable {
    /// UISwitch: 51 x 31 since iOS 7.
    case switchWidth, switchHeight
    /// UIStepper: 94 x 32 since iOS 13.
    case stepperWidth, stepperHeight
    /// UISlider: only a height.
    case sliderHeight
    /// UISegmentedControl: only a height, since iOS 13; its width follows from its titles.
    case segmentedControlHeight
    /// UIPageControl: only a height, since iOS 14; its width follows from its pages.
    case pageControlHeight
    /// UITextField: only a height, with a rounded border and the system's font; its width follows from its text.
    case textFieldHeight

    /// The length in points.
    var points: Double {
        switch self {
        case .switchWidth: 51
        case .switchHeight: 31
        case .stepperWidth: 94
        case .stepperHeight: 32
        case .sliderHeight: 34
        case .segmentedControlHeight: 32
        case .pageControlHeight: 26
        case .textFieldHeight: 34
        }
    }

    /// The length that views of `kind` have along `axis` on their own, or `nil` if they have none.
    init?(of kind: ViewKind, along axis: Axis) {
        switch (kind, axis) {
        case (.switch, .horizontal): self = .switchWidth
        case (.switch, .vertical): self = .switchHeight
        case (.stepper, .horizontal): self = .stepperWidth
        case (.stepper, .vertical): self = .stepperHeight
        case (.slider, .vertical): self = .sliderHeight
        case (.segmentedControl, .vertical): self = .segmentedControlHeight
        case (.pageControl, .vertical): self = .pageControlHeight
        case (.textField, .vertical): self = .textFieldHeight
        default: return nil
        }
    }
}
