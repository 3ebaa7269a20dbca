import SceneRuntime

/// The place of a view before its transform, found from the frame that is printed.
///
/// UIKit prints the box around the transformed view.
struct DumpedFrame {
    var position: Point
    var size: Size

    /// Why a frame can't be used.
    enum Problem: Error, Equatable {
        /// The frame isn't four numbers.
        case notNumbers
        /// A number is infinite, NaN or beyond what a scene can have.
        case outOfRange
        /// A length is negative.
        case noRectangle
        /// The view is turned by about 45 degrees, so that many sizes have the same box.
        case turned
        /// The transform isn't six numbers, or they are infinite, NaN or beyond what a scene can have.
        case noTransform
    }

    /// The largest coordinate that is imported. Sums of two are still coordinates of a scene.
    static let maximumCoordinate = 1e8
    /// How far a turned view must be from 45 degrees. The six printed digits leave too large an error below.
    private static let minimumDeterminant = 0.01

    /// Finds the frame before `transform` about `anchorPoint` from the printed `numbers`.
    init(_ numbers: [Double]?, _ transform: AffineTransform, anchorPoint: Point) throws(Problem) {
        guard let numbers, numbers.count == 4 else { throw .notNumbers }
        for number in numbers where !(number.magnitude <= Self.maximumCoordinate) { throw .outOfRange }
        guard numbers[2] >= 0, numbers[3] >= 0 else { throw .noRectangle }
        let origin = Point(x: numbers[0], y: numbers[1])
        let box = Size(width: numbers[2], height: numbers[3])
        if transform == .identity {
            position = origin
            size = box
            return
        }
        let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        if max(a * d, b * c) == 0 {
            // Scaled to a line or a point, so nothing can hit it, whatever its size.
            position = Point(x: origin.x - transform.tx, y: origin.y - transform.ty)
            size = .zero
            return
        }
        let determinant = a * d - b * c
        guard abs(determinant) > Self.minimumDeterminant * (a * d + b * c) else { throw .turned }
        size = Size(
            width: max(0, (box.width * d - box.height * c) / determinant).toThousandth,
            height: max(0, (box.height * a - box.width * b) / determinant).toThousandth)
        // The middle of the box is the image of the middle of the view.
        let fromAnchor = Point(x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height)
        let middle = transform.apply(to: fromAnchor)
        position = Point(
            x: (origin.x + box.width / 2 - middle.x - anchorPoint.x * size.width).toThousandth,
            y: (origin.y + box.height / 2 - middle.y - anchorPoint.y * size.height).toThousandth)
        guard max(size.width, size.height, position.x.magnitude, position.y.magnitude) <= Self.maximumCoordinate else {
            throw .outOfRange
        }
    }
}

extension Double {
    /// The number without the error that is left by computing with six printed digits.
    fileprivate var toThousandth: Double {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == 0 ? 0 : rounded
    }
}
