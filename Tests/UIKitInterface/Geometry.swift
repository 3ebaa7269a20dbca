// The types of Core Graphics and Foundation that UIKit's interface mentions, so that the examples compile without them.

typealias CGFloat = Double

struct CGPoint: Equatable {
    var x: CGFloat
    var y: CGFloat

    static let zero = CGPoint(x: 0, y: 0)
}

struct CGSize: Equatable {
    var width: CGFloat
    var height: CGFloat

    static let zero = CGSize(width: 0, height: 0)
}

struct CGRect: Equatable {
    var origin: CGPoint
    var size: CGSize

    init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

    var minX: CGFloat { origin.x }
    var midX: CGFloat { origin.x + size.width / 2 }
    var maxX: CGFloat { origin.x + size.width }
    var minY: CGFloat { origin.y }
    var midY: CGFloat { origin.y + size.height / 2 }
    var maxY: CGFloat { origin.y + size.height }
    var width: CGFloat { size.width }
    var height: CGFloat { size.height }

    func contains(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    func intersects(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

struct CGAffineTransform: Equatable {
    static let identity = CGAffineTransform(scaleX: 1, y: 1)

    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    var tx: CGFloat
    var ty: CGFloat

    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    init(scaleX a: CGFloat, y d: CGFloat) { self.init(a: a, b: 0, c: 0, d: d, tx: 0, ty: 0) }

    var isIdentity: Bool { self == .identity }

    /// Undefined for a matrix that can't be inverted; here it has no numbers.
    func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

struct UIEdgeInsets: Equatable {
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat

    static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

struct IndexPath: Hashable {
    var item: Int
    var section: Int

    var row: Int { item }

    init(item: Int, section: Int) {
        self.item = item
        self.section = section
    }

    init(row: Int, section: Int) { self.init(item: row, section: section) }
}

final class NSCoder {}

class NSObject: Hashable {
    class func superclass() -> AnyClass? { _getSuperclass(self) }

    // All subclasses here belong to the main actor.
    @MainActor init() {}

    static func == (first: NSObject, second: NSObject) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
