// What NSObject tells about the methods of a class, for the methods of UIView that apps override. Apple documents
// `instanceMethod(for:)` as "the address of the implementation of the instance method identified by a selector".
// Without the Objective-C runtime, that address is in the class's table of methods.

typealias IMP = OpaquePointer

struct Selector: Hashable {
    fileprivate let name: String
}

func NSSelectorFromString(_ name: String) -> Selector { Selector(name: name) }

/// UIKit's classes have the names of its headers; the classes of an app begin with the name of their module.
func NSStringFromClass(_ type: AnyClass) -> String {
    let name = String(describing: type)
    return name.hasPrefix("UI") || name == "NSObject" ? name : "App.\(name)"
}

extension UIGestureRecognizerDelegate {
    func responds(to selector: Selector) -> Bool { true }
}

extension UIView {
    class func instanceMethod(for selector: Selector) -> IMP! {
        guard let place = MethodTable.places[selector.name] else { return nil }
        return IMP(bitPattern: MethodTable(of: self).words[place])
    }
}

/// The words that describe a class to the Swift runtime. A subclass begins with those of its superclass; where it
/// overrides a method there is another address.
@MainActor private struct MethodTable {
    let words: UnsafeBufferPointer<UInt>

    init(of type: AnyClass) {
        let start = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        // The size of the description and what of it is before its address, in bytes.
        let sizes = UnsafeRawPointer(start).advanced(by: 32).assumingMemoryBound(to: UInt32.self)
        words = UnsafeBufferPointer(start: start, count: Int(sizes[0] - sizes[1]) / 8)
    }

    /// Where the addresses of the methods are.
    static let places: [String: Int] = [
        "hitTest:withEvent:": place(of: HitTestOverride.self, NoOverride.self, in: UIView.self),
        "pointInside:withEvent:": place(of: PointOverride.self, NoOverride.self, in: UIView.self),
        "touchesShouldCancelInContentView:": place(
            of: CancelOverride.self, NoScrollOverride.self, in: UIScrollView.self),
    ]

    /// Returns where a class that overrides one method of `base` differs from one that overrides none.
    private static func place(of override: UIView.Type, _ plain: UIView.Type, in base: UIView.Type) -> Int {
        let words = (MethodTable(of: base).words, MethodTable(of: plain).words, MethodTable(of: override).words)
        let places = words.0.indices.filter { words.0[$0] == words.1[$0] && words.0[$0] != words.2[$0] }
        guard let place = places.first, places.count == 1 else { fatalError("\(override) differs in \(places)") }
        return place
    }
}

private final class NoOverride: UIView {}

private final class HitTestOverride: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

private final class PointOverride: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

private final class NoScrollOverride: UIScrollView {}

private final class CancelOverride: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { false }
}
