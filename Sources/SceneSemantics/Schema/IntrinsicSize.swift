import SceneRuntime

/// The size that UIKit gives a control, for messages: a scene gives every view its size.
///
/// Measured as `intrinsicContentSize` up to iOS 18. Other versions may differ by a few points.
struct IntrinsicSize {
    /// The width, or `nil` if UIKit leaves it to you.
    var width: Double?
    var height: Double

    /// Creates the size of a view of `kind`, or returns `nil` for kinds without one.
    init?(of kind: ItemKind) {
        switch kind {
        case .view(.switch): self.init(width: 51, height: 31)
        case .view(.stepper): self.init(width: 94, height: 32)
        case .view(.slider): self.init(height: 34)
        case .view(.segmentedControl): self.init(height: 32)
        case .view(.pageControl): self.init(height: 26)
        case .view(.textField): self.init(height: 34)
        default: return nil
        }
    }

    private init(width: Double? = nil, height: Double) {
        (self.width, self.height) = (width, height)
    }

    /// A complete layout of such a view.
    var example: String {
        width.map { "leading 16 top 8 size \(numberText($0))x\(numberText(height))" }
            ?? "leading 16 trailing 16 top 8 height \(numberText(height))"
    }

    /// Which part of the size is UIKit's.
    var origin: String {
        width == nil ? "the height is UIKit's own" : "that is UIKit's own size"
    }
}
