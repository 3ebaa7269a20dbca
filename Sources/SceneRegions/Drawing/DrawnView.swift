import SceneRuntime

/// A view that draws something, and where.
struct DrawnView: Sendable {
    /// The view.
    let view: ViewID
    /// Where it draws, clipped by its superviews.
    let region: Region
    /// Where nothing behind it is seen.
    let opaque: Region
}

extension View {
    /// How much of what is behind it the view itself covers, from 0, where it draws nothing, to 1; `alpha` is that of the view
    /// and its superviews together.
    ///
    /// Controls, labels and images are taken to draw on all of their bounds, though what they draw is not known.
    func coverage(alpha: Double) -> Double {
        let background = Double(backgroundColor & 0xFF) / 255
        return (kind.drawsItself ? 1 : background) * alpha
    }

    /// Whether the view hides what is behind it where it draws: its background does, or an image or control that is taken to
    /// fill its bounds. A label is text on a clear ground.
    func isOpaque(alpha: Double) -> Bool {
        alpha >= Self.opaqueAlpha
            && (backgroundColor & 0xFF == 0xFF || kind.isControl || kind == .image || kind == .textView)
    }

    /// From here on nothing is seen through a view: an alpha of 1, less what multiplying alphas may have rounded off.
    static let opaqueAlpha = 0.999
    /// Below this nothing is seen of a view, as below it nothing of it is hit.
    static let leastAlpha = 0.01
}

extension ViewKind {
    /// Whether UIKit's class draws something of its own beside a background.
    var drawsItself: Bool {
        switch self {
        case .label, .image, .visualEffect: true
        default: isTouchTarget
        }
    }
}
