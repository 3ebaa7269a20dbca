import SceneRuntime
import SceneSemantics
import SceneText

@testable import SceneLint

/// Compares the findings of one scene with hit tests at many points: each finding must be true, and each dead or
/// covered control must be reported.
///
/// It only uses the hit tester and ``NaiveSight``, not the maps that rules use.
struct RuleOracle {
    let scene: LoweredScene
    let tree: ViewTree
    let sight: NaiveSight
    private(set) var tester: HitTester
    let probes: ProbePoints
    /// The outcome of the hit test at each point of ``probes``.
    private(set) var outcomes: [HitTestOutcome] = []
    let views: [String: ViewID]
    let receivers: TouchReceivers

    init(_ scene: LoweredScene) {
        self.scene = scene
        tree = scene.tree
        tester = HitTester(tree)
        sight = NaiveSight(tester.geometry)
        probes = ProbePoints(tester.geometry)
        receivers = scene.touchReceivers
        var views: [String: ViewID] = [:]
        for view in tree.identities { views[scene.path(of: view)] = view }
        self.views = views
        for cell in probes.cells { outcomes.append(tester.touch(at: cell.point).outcome) }
    }

    /// The view that is hit at `point`.
    mutating func hit(at point: Point) -> ViewID? {
        if case .hit(let view) = tester.touch(at: point).outcome { view } else { nil }
    }

    /// The touch target that gets a touch at `point`.
    mutating func owner(at point: Point) -> ViewID? { hit(at: point).flatMap { receivers.owner(of: $0) } }

    mutating func outcomesInAllOrders(at point: Point) -> Set<HitTestOutcome> { Set(tester.outcomes(at: point)) }

    func contains(_ point: Point, _ view: ViewID) -> Bool { tester.contains(point, in: view) }

    /// The view and its superviews, starting with the view.
    func chain(from view: ViewID) -> [ViewID] { tree.path(to: view).reversed() }

    /// The superviews of `view`, from the nearest to the root.
    func superviews(of view: ViewID) -> [ViewID] { Array(chain(from: view).dropFirst()) }

    /// The area of the cells that satisfy `isIncluded`.
    func area(where isIncluded: (Point, HitTestOutcome) -> Bool) -> Double {
        zip(probes.cells, outcomes).reduce(0) { area, probe in
            isIncluded(probe.0.point, probe.1) ? area + probe.0.extent.width * probe.0.extent.height : area
        }
    }

    /// The touch target that gets a touch with this outcome.
    func owner(of outcome: HitTestOutcome) -> ViewID? {
        if case .hit(let view) = outcome { receivers.owner(of: view) } else { nil }
    }
}
