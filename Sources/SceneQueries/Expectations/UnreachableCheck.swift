import SceneLint
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Tests `expect unreachable`: whether no point hits a view in any display order of cells.
struct UnreachableCheck {
    let passed: Bool
    let expected: String
    /// The actual result, with a point that hits the view.
    let actual: String

    /// Tests that no point of the scene hits `view`. Subtracts the cost from `work`.
    init(_ view: ViewID, _ targets: inout SceneTargets, _ work: inout Int) {
        let name = targets.scene.path(of: view)
        expected = "no point hits \(name)"
        let region = targets.hitRegion(of: view)
        if let rectangle = region.largestRectangle {
            passed = false
            let area = areaText(region.area, isExact: targets.isExact(region))
            let point = Self.text(of: rectangle.middle)
            actual =
                targets.isHit(view, at: rectangle.middle)
                ? "\(point) hits \(name), which gets touches in \(area) square points in total"
                : "\(name) gets the touch at \(point), and touches in \(area) square points in total"
            return
        }
        let search = targets.pointInSomeOrder(hitting: view, within: &work)
        passed = search.point == nil
        if let point = search.point {
            actual = "\(Self.text(of: point)) hits \(name), if its cell was displayed last"
        } else {
            actual = search.isExact ? expected : "\(expected), as far as was checked"
        }
    }

    private static func text(of point: Point) -> String {
        "\(numberText(point.x.toMillionth)),\(numberText(point.y.toMillionth))"
    }
}
