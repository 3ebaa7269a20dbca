import SceneRuntime
import SceneSemantics
import SceneText

@testable import SceneLint

/// Holds what rules find in one scene to hit tests at many points: every finding is true, and no dead control is passed over.
///
/// It knows the hit tester and ``NaiveSight``, and none of the maps that rules look at.
struct RuleOracle {
    let scene: LoweredScene
    let tree: ViewTree
    let sight: NaiveSight
    private(set) var tester: HitTester
    let probes: ProbePoints
    /// What a touch at each of the points comes to.
    private(set) var outcomes: [HitTestOutcome] = []
    let views: [String: ViewID]
    let owners: [ViewID?]

    init(_ scene: LoweredScene) {
        self.scene = scene
        tree = scene.tree
        tester = HitTester(tree)
        sight = NaiveSight(tester.geometry)
        probes = ProbePoints(tester.geometry)
        owners = scene.touchOwners
        var views: [String: ViewID] = [:]
        for view in tree.identities { views[scene.path(of: view)] = view }
        self.views = views
        for cell in probes.cells { outcomes.append(tester.touch(at: cell.point).outcome) }
    }

    /// The view that a touch at `point` hits.
    mutating func hit(at point: Point) -> ViewID? {
        if case .hit(let view) = tester.touch(at: point).outcome { view } else { nil }
    }

    /// The touch target to which a touch at `point` belongs.
    mutating func owner(at point: Point) -> ViewID? { hit(at: point).flatMap { owners[Int($0.index)] } }

    mutating func outcomesInAllOrders(at point: Point) -> Set<HitTestOutcome> { Set(tester.outcomes(at: point)) }

    func contains(_ point: Point, _ view: ViewID) -> Bool { tester.contains(point, in: view) }

    /// The view and its superviews, from the view up.
    func chain(from view: ViewID) -> [ViewID] { tree.path(to: view).reversed() }

    /// The superviews of `view`, the nearest first.
    func superviews(of view: ViewID) -> [ViewID] { Array(chain(from: view).dropFirst()) }

    /// The area of the probed cells in which `isMeant` holds.
    func area(where isMeant: (Point, HitTestOutcome) -> Bool) -> Double {
        zip(probes.cells, outcomes).reduce(0) { area, probe in
            isMeant(probe.0.point, probe.1) ? area + probe.0.extent.width * probe.0.extent.height : area
        }
    }

    /// The touch target to which touches belong that come to `outcome`.
    func owner(of outcome: HitTestOutcome) -> ViewID? {
        if case .hit(let view) = outcome { owners[Int(view.index)] } else { nil }
    }
}
