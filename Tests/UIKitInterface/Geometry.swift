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
}

struct CGRect: Equatable {
    var origin: CGPoint
    var size: CGSize

    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
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

    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

struct CGAffineTransform: Equatable {
    static let identity = CGAffineTransform(scaleX: 1, y: 1)

    var a: CGFloat
    var d: CGFloat

    init(scaleX a: CGFloat, y d: CGFloat) {
        self.a = a
        self.d = d
    }
}

struct UIEdgeInsets: Equatable {
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat

    static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

final class NSCoder {}

class NSObject: Hashable {
    // All subclasses here belong to the main actor.
    @MainActor init() {}

    static func == (first: NSObject, second: NSObject) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
