import SceneRuntime
import SceneSemantics
import SceneText

/// The places of `--at` in every requested scene.
public struct ResolvedPlaces {
    /// The places in each scene, in the order given, without paths that lead to none of its views.
    public private(set) var inScenes: [[Place]]
    /// The problems of paths that lead to a view in none of the scenes.
    public private(set) var problems: [(problems: [Diagnostic], argument: TouchArgument)] = []

    /// A place in one scene.
    public enum Place {
        case point(Point)
        /// The middle of the visible part of a view.
        case middle(of: ViewID, Point)
        /// A view with no visible part, and the message that says why.
        case unseen(TouchArgument, UnseenMessage)
    }

    /// Looks up `places` in `scenes`, which may have been made from `document`. Its views are found by their titles,
    /// too.
    public init(
        _ places: [WrittenPlace], in scenes: [(bound: BoundFile.Scene, lowered: LoweredScene)],
        importedFrom document: SceneDocument?
    ) {
        inScenes = scenes.map { _ in [] }
        for place in places {
            switch place {
            case .point(let point): for index in inScenes.indices { inScenes[index].append(.point(point)) }
            case .address(let address): find(TouchArgument(path: address), in: scenes, document)
            case .view(let path): find(TouchArgument(path: document?.name(ofViewCalled: path) ?? path), in: scenes)
            }
        }
    }

    /// Looks up a path that no scene can contain, because a view in it has no Name, such as `List[0].button#1`. Answers
    /// print it, and it leads to one view. Returns whether it was found.
    private mutating func find(
        printed argument: TouchArgument, in scenes: [(bound: BoundFile.Scene, lowered: LoweredScene)]
    ) -> Bool {
        var isFound = false
        for (index, (_, lowered)) in scenes.enumerated() {
            var paths = PathCache(of: lowered)
            guard let view = lowered.tree.identities.first(where: { paths.path(of: $0) == argument.text }) else {
                continue
            }
            isFound = true
            add(view, of: lowered, at: index, argument)
        }
        return isFound
    }

    /// Looks up a view by its address in `document`.
    private mutating func find(
        _ argument: TouchArgument, in scenes: [(bound: BoundFile.Scene, lowered: LoweredScene)],
        _ document: SceneDocument?
    ) {
        var isFound = false
        for (index, (_, lowered)) in scenes.enumerated() {
            guard let view = document?.view(at: argument.text, in: lowered) else { continue }
            isFound = true
            add(view, of: lowered, at: index, argument)
        }
        if isFound { return }
        problems.append(([argument.noAddress(isPrintout: document?.isInterfaceBuilder == false)], argument))
    }

    /// Adds the middle of `view` in the scene with this index.
    private mutating func add(_ view: ViewID, of lowered: LoweredScene, at index: Int, _ argument: TouchArgument) {
        let box = HitTestGeometry(lowered.tree).visibleBox(of: view)
        let place = UnseenPlace(path: lowered.path(of: view), cause: .notVisible(view))
        inScenes[index].append(
            box.isEmpty ? .unseen(argument, lowered.message(about: place)) : .middle(of: view, box.middle))
    }

    /// The maximum number of views whose paths are compared with one that leads to none.
    private static let maximumCandidates = 10_000

    /// Returns the diagnostic for a printed path that leads to no view, with the nearest path that does.
    private static func noView(
        at argument: TouchArgument, in scenes: [(bound: BoundFile.Scene, lowered: LoweredScene)]
    ) -> Diagnostic {
        var printed: [String] = []
        for (_, lowered) in scenes {
            var paths = PathCache(of: lowered)
            for view in lowered.tree.identities.prefix(maximumCandidates - printed.count) {
                let path = paths.path(of: view)
                if path.contains("#") { printed.append(path) }
            }
        }
        return argument.noView(
            inScene: scenes.count == 1 ? scenes[0].lowered.name : nil,
            nearest: NearestWord.of(argument.text, among: printed))
    }

    private mutating func find(
        _ argument: TouchArgument, in scenes: [(bound: BoundFile.Scene, lowered: LoweredScene)]
    ) {
        var failures = argument.problems
        var isFound = false
        for (index, (bound, lowered)) in scenes.enumerated() where argument.problems.isEmpty {
            switch argument.bind(to: bound, lowered) {
            case .problems(let problems): if failures.isEmpty { failures = problems }
            case .steps(let steps) where steps.isOneView:
                isFound = true
                switch lowered.startingPlace(of: steps) {
                case .middle(of: let view, let point): inScenes[index].append(.middle(of: view, point))
                case .unseen(let place): inScenes[index].append(.unseen(argument, lowered.message(about: place)))
                case nil: break
                }
            case .steps: failures = [argument.noPath]
            }
        }
        if !isFound, !failures.isEmpty {
            isFound = find(printed: argument, in: scenes)
            if argument.isPrintedPath { failures = [Self.noView(at: argument, in: scenes)] }
        }
        if !isFound, !failures.isEmpty { problems.append((failures, argument)) }
    }
}
