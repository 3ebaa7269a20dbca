import SceneRuntime
import SceneText

/// An edge, middle or length of a view's frame that layout can refer to; the raw value is the word of the language.
enum Edge: String, CaseIterable, Sendable {
    case minX, midX, maxX, minY, midY, maxY, width, height

    /// The axis it is on.
    var axis: Axis {
        switch self {
        case .minX, .midX, .maxX, .width: .horizontal
        case .minY, .midY, .maxY, .height: .vertical
        }
    }

    /// Whether it is a length, not a place.
    var isLength: Bool { self == .width || self == .height }
}

/// An edge of a view in a layout attribute.
struct EdgeReference: Sendable {
    let target: Target
    let edge: Edge
    /// Whether it is in a `frame`, which counts from 0,0 in either direction.
    let isInFrame: Bool
    let range: SourceRange

    /// The view it belongs to.
    enum Target: Sendable {
        case superview
        /// A view further out.
        case ancestor(ItemID)
        /// An earlier view with this Name in the same superview.
        case sibling(NameID)
    }

    /// Returns the value of the edge for a view whose pins refer to `area`, if the view that it belongs to is at `span`
    /// of its axis.
    func value(of span: Span, in area: Span, isMirrored: Bool) -> Double {
        let place: (min: Double, max: Double)
        if isInFrame {
            place = (span.min, span.max)
        } else if isMirrored && edge.axis == .horizontal {
            place = (area.max - span.max, area.max - span.min)
        } else {
            place = (span.min - area.min, span.max - area.min)
        }
        switch edge {
        case .minX, .minY: return place.min
        case .maxX, .maxY: return place.max
        case .midX, .midY: return place.min + span.length / 2
        case .width, .height: return span.length
        }
    }
}
