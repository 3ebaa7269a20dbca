import SceneLint
import SceneRegions
import SceneRuntime
import SceneSemantics

/// The maps of a scene that show how much of each touch target can be touched.
public final class TargetMaps: Sendable {
    /// The scene, on one device.
    public let scene: LoweredScene
    /// The touch targets, in tree order.
    public let targets: [ViewID]
    /// Where the views are.
    public let geometry: HitTestGeometry
    /// Which points hit which view.
    public let hitMap: HitMap
    /// What is visible.
    public let visibilityMap: VisibilityMap
    /// Which touch targets get the touches of each view.
    public let receivers: TouchReceivers
    /// The areas of round and rotated views.
    private let areas: HitAreas
    /// The work that was left for the file.
    private let allotment: Int
    /// The answers for all targets that rules computed.
    private let computedReaches: [TargetReach]?

    /// Computes where the views of `scene` are visible and hit, and takes the work from `work`.
    ///
    /// - Parameter computed: The maps of the same scene that rules computed.
    public init(_ scene: LoweredScene, computed: ComputedMaps? = nil, within work: inout Int) {
        self.scene = scene
        targets = scene.touchTargets
        computedReaches = computed?.reaches.flatMap { [targets] in $0.map { $0.target } == targets ? $0 : nil }
        geometry = HitTestGeometry(scene.tree)
        receivers = scene.touchReceivers
        // The other maps get a part of this, whatever the first one takes.
        allotment = max(0, work)
        hitMap = computed?.hitMap ?? HitMap(of: geometry, limit: WorkLimit.Map(workOfFile: work))
        let rest = computed?.hitMap == nil ? max(work - hitMap.work, allotment / 2) : work
        visibilityMap =
            computed?.visibilityMap ?? VisibilityMap(of: geometry, pieceLimit: WorkLimit.Map(workOfFile: rest).pieces)
        if computed?.hitMap == nil { work -= hitMap.work }
        if computed?.visibilityMap == nil { work -= visibilityMap.work }
        var areas = HitAreas(geometry)
        if !hitMap.isExact { areas.prepareCutting() }
        self.areas = areas
    }

    /// Returns the largest factor by which `size` can be multiplied so that a rectangle of that size fits in `region`,
    /// where `view` is hit, as ``HitMap/factor(fitting:into:of:_:_:within:)`` does.
    public func factor(
        fitting size: Size, into region: Region, of view: ViewID, within work: inout Int
    ) -> (factor: Double, isExact: Bool) {
        hitMap.factor(fitting: size, into: region, of: view, geometry, areas, within: &work)
    }

    /// Returns the side of the largest square that fits in `region`, where `view` is hit, as
    /// ``HitMap/largestSquare(in:of:_:_:within:)`` does.
    public func largestSquare(
        in region: Region, of view: ViewID, within work: inout Int
    ) -> (side: Double, isExact: Bool) {
        hitMap.largestSquare(in: region, of: view, geometry, areas, within: &work)
    }

    /// Returns where each of the targets that `isIncluded` accepts is visible and hit. Subtracts the cost from `work`.
    public func reaches(
        within work: inout Int, of isIncluded: (ViewID) -> Bool = { _ in true }
    ) -> [TargetReach] {
        if let computedReaches { return computedReaches.filter { isIncluded($0.target) } }
        let limit = min(TargetSurvey.maximumPieces, WorkLimit.Map(workOfFile: max(work, allotment / 8)).work)
        let survey = TargetSurvey(
            targets.filter(isIncluded), hitMap: hitMap, visibilityMap: visibilityMap, pieceLimit: limit,
            workLimit: 2 * limit, answersAll: true,
            receivers: receivers.targets(touchedBy:))
        work -= survey.work
        return survey.targets
    }

    /// Returns whether a tap on this target does nothing: it is a disabled control, and no recognizer gets the tap.
    public func isDead(_ target: ViewID) -> Bool {
        scene.tree[target].isDisabledControl && !scene.hasRecognizer(target)
            && receivers.targets(touchedBy: target) == [target]
    }

    /// Returns the views that share the touches of `hit`: itself, the cell of a content view, and the targets that get
    /// its touches.
    func viewsTouched(hitting hit: ViewID) -> Set<ViewID> {
        var views = Set(receivers.targets(touchedBy: hit))
        views.insert(hit)
        if let superview = scene.tree[hit].superview, scene.tree.isContentView(hit, of: superview) {
            views.insert(superview)
        }
        return views
    }
}

extension TouchReceivers {
    /// Returns the targets that get touches with this outcome.
    func targets(of outcome: HitMap.Outcome) -> [ViewID] {
        if case .hit(let view) = outcome { targets(touchedBy: view) } else { [] }
    }
}

extension TargetReach {
    /// The fraction of the visible part that can be touched, from 0 to 1; 0 if nothing is visible.
    public var fraction: Double {
        let area = visible.area.toMillionth
        return area > 0 ? min(1, visibleHit.area.toMillionth / area) : 0
    }
}
