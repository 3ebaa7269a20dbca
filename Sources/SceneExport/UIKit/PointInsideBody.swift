import SceneRuntime
import SceneSemantics
import SceneText

extension View {
    /// The statements of an override of `point(inside:with:)`; none if UIView's own does the same.
    var pointInsideLines: [String] {
        if hitShape == .rectangle, hitSlop == .zero { return [] }
        let area = hitSlop == .zero ? "bounds" : areaWithSlop
        switch hitShape {
        case .rectangle: return ["\(area).contains(point)"]
        case .subviews:
            return [
                "let isInSubview = subviews.contains {",
                "  !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha >= 0.01",
                "    && $0.point(inside: convert(point, to: $0), with: event)",
                "}",
                "return isInSubview || \(area).contains(point)",
            ]
        case .circle:
            return declaring(area) + radius(area) + distances(area) + ["return x * x + y * y < radius * radius"]
        case .ellipse:
            let name = areaName(area)
            return declaring(area) + [
                "let x = (point.x - \(name).midX) / \(name).width",
                "let y = (point.y - \(name).midY) / \(name).height",
                "return x * x + y * y < 0.25",
            ]
        case .capsule:
            let name = areaName(area)
            return declaring(area) + radius(area) + [
                "let x = point.x - min(max(point.x, \(name).minX + radius), \(name).maxX - radius)",
                "let y = point.y - min(max(point.y, \(name).minY + radius), \(name).maxY - radius)",
                "return x * x + y * y < radius * radius",
            ]
        }
    }

    /// The bounds with the slop.
    private var areaWithSlop: String {
        let slop = hitSlop
        if slop.left == slop.right, slop.top == slop.bottom {
            return "bounds.insetBy(dx: \(numberText(0 - slop.left)), dy: \(numberText(0 - slop.top)))"
        }
        let numbers = [slop.top, slop.left, slop.bottom, slop.right].map { numberText(0 - $0) }
        return "bounds.inset("
            + "by: UIEdgeInsets(top: \(numbers[0]), left: \(numbers[1]), bottom: \(numbers[2]), right: \(numbers[3])))"
    }

    private func areaName(_ area: String) -> String { area == "bounds" ? area : "area" }

    private func declaring(_ area: String) -> [String] { area == "bounds" ? [] : ["let area = \(area)"] }

    private func radius(_ area: String) -> [String] {
        let name = areaName(area)
        return ["let radius = min(\(name).width, \(name).height) / 2"]
    }

    private func distances(_ area: String) -> [String] {
        let name = areaName(area)
        return ["let x = point.x - \(name).midX", "let y = point.y - \(name).midY"]
    }
}
