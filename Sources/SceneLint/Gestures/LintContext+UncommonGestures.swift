import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Variants of a gesture that few people make, but that can be recognized where the ordinary ones aren't.
extension LintContext {
    /// Returns what recognizes `gesture` although ordinary variants aren't recognized, where it gets a touch that
    /// doesn't hit one of `exceptions`.
    ///
    /// - Parameters:
    ///   - point: Where the ordinary variants were tried.
    ///   - isStraight: Whether only variants along an axis count.
    ///   - isEverywhere: Whether to try it on the other views that are hit in its view, too.
    ///   - maximumRest: How long fingers may rest before they move, in seconds.
    func uncommonGesture(
        of gesture: DeclaredRecognizer, at point: Point, except exceptions: [ViewID] = [], isStraight: Bool = false,
        isEverywhere: Bool = true, maximumRest: Double = .infinity
    ) -> UncommonGesture? {
        var (points, classes): ([Point], Set<Int>) = ([point], [])
        if case .hit(let hit) = touches.touch(at: point).outcome, let group = hitGroups.group(of: hit) {
            classes.insert(group.equivalenceClass)
        }
        let others = isEverywhere ? knownHits(inside: gesture, atItsEdge: true).hits.firstOfEachClass : []
        for hit in others where !classes.contains(hit.equivalenceClass) {
            if hit.viewsInside.contains(where: { exceptions.contains($0) }) { continue }
            points.append(hit.point)
        }
        let edges = isEverywhere ? pointsAtEdges(of: gesture, at: point) : []
        let places = points.map { ($0, GestureRecognizer.ScreenEdge?.none) } + edges
        for (point, edge) in places.prefix(Self.maximumPoints) {
            // What moves that slowly is as good as a rest.
            let variants = uncommonVariants(of: gesture, at: point, isStraight: isStraight).filter {
                $0.rest + $0.duration < maximumRest
            }
            if variants.isEmpty { continue }
            guard work.budget.remaining >= Self.unitsPerVariant * variants.count else { return .untried }
            for var variant in variants {
                guard spendOnTouches(of: gesture.id.view, variant) else { return .untried }
                variant.edge = edge
                if events(of: variant, from: point, in: tree).hasRecognized(gesture.id) { return .recognized(variant) }
            }
        }
        return places.count > Self.maximumPoints ? .untried : nil
    }

    /// Returns points in the view of `gesture` at the edges at which others that get the touch at `point` can begin.
    /// They don't get the touches elsewhere, so that what waits for them waits only there.
    private func pointsAtEdges(
        of gesture: DeclaredRecognizer, at point: Point
    ) -> [(Point, GestureRecognizer.ScreenEdge?)] {
        guard gesture.recognizer.kind.screenEdge == nil, case .hit(let hit) = touches.touch(at: point).outcome else {
            return []
        }
        let edges = tree.chain(from: hit).flatMap { recognizers(of: $0) }.compactMap { $0.recognizer.kind.screenEdge }
        return Set(edges).sorted { $0.rawValue < $1.rawValue }.compactMap { edge in
            touchedPoint(in: gesture.id.view, within: strip(at: edge)) { hit in
                gesture.recognizer.receives(Array(tree.chain(from: hit)))
            }.map { ($0, edge) }
        }
    }

    /// Returns whether `gesture` is recognized if another finger is down, on a view where `blockers` get its touch, or
    /// `nil` if not all such views were tried.
    func isRecognizedBesideFinger(
        _ gesture: DeclaredRecognizer, at point: Point, blockers: [DeclaredRecognizer]
    ) -> Bool? {
        guard case .hit(let hit) = touches.touch(at: point).outcome else { return false }
        let chain = Array(tree.chain(from: hit))
        let competing = blockers.filter { chain.contains($0.id.view) }
        let kinds: [GestureRecognizer.Kind] = [.tap, .longPress]
        // A further finger makes others fail only if they need a certain number.
        let failedByExtraFinger = competing.filter {
            kinds.contains($0.recognizer.kind) || $0.recognizer.kind.isSwipe
        }
        // A pan goes by how far all of its fingers move together: nowhere, if two move apart.
        let stillIfFingersMoveApart = competing.filter {
            $0.recognizer.kind == .pan || $0.recognizer.kind.screenEdge != nil
        }
        for (others, isOpposite) in [(failedByExtraFinger, false), (stillIfFingersMoveApart, true)]
        where !others.isEmpty {
            let isRecognized = isRecognized(gesture, at: point, besideFingerOn: others, movingOppositely: isOpposite)
            if isRecognized != false { return isRecognized }
        }
        return false
    }

    /// Returns whether `gesture` is recognized if another finger is down on a view where one of `others` gets its touch
    /// and `gesture` doesn't, or `nil` if not all such views were tried.
    private func isRecognized(
        _ gesture: DeclaredRecognizer, at point: Point, besideFingerOn others: [DeclaredRecognizer],
        movingOppositely isOpposite: Bool
    ) -> Bool? {
        let variants = ordinaryVariants(of: gesture.recognizer, against: []).filter {
            !isOpposite || $0.translation != .zero
        }
        var tried: Set<Int> = []
        for group in others.flatMap({ hitGroups.groups(inside: $0.id.view) })
        where tried.insert(group.equivalenceClass).inserted {
            guard tried.count <= Self.maximumPoints else { return nil }
            guard let (view, other) = group.start else { continue }
            let chain = Array(tree.chain(from: view))
            // Where it gets that finger, too, it fails with them.
            if chain.contains(gesture.id.view), gesture.recognizer.receives(chain) { continue }
            for variant in variants {
                guard spendOnTouches(of: gesture.id.view, variant) else { return nil }
                let events = events(of: variant, from: point, in: tree, beside: other, movingOppositely: isOpposite)
                if events.hasRecognized(gesture.id) { return true }
            }
        }
        return false
    }

    /// The maximum number of points at which all variants are tried.
    private static let maximumPoints = 8
    /// The units that must be left for each variant, so that others can be tried, too.
    private static let unitsPerVariant = 1000

    /// Returns variants of `gesture` at `point` that recognizers may tell from the ordinary ones, or none
    /// if nothing that gets the touch does.
    private func uncommonVariants(of gesture: DeclaredRecognizer, at point: Point, isStraight: Bool) -> [GestureVariant]
    {
        guard case .hit(let hit) = touches.touch(at: point).outcome else { return [] }
        let recognizer = gesture.recognizer
        let competitors = tree.chain(from: hit).flatMap { recognizers(of: $0) }.map { $0.recognizer }
        let presses = competitors.filter { $0.kind == .longPress }
        // Without relations, what is complete first is first in any variant.
        let haveRelations = competitors.contains {
            $0.hasAllies || !$0.requirements.isEmpty || $0.shouldBegin != nil
        }
        let dependsOnPresses = !recognizer.kind.isOfMovement && presses.contains { $0 != recognizer }
        // A slider or switch keeps some movements only.
        let isKept = recognizer.kind.isOfMovement && tree[hit].kind.keepsSomeMovements
        guard haveRelations || dependsOnPresses || isKept else { return [] }
        let settings = scene.touchSettings
        let pressDurations = Set(presses.map { duration(of: $0) }).sorted()
        switch recognizer.kind {
        case .tap:
            let usual = settings.simulatedTapDuration
            let rests =
                (pressDurations.flatMap { [$0 - Self.margin, $0 + Self.margin] }
                + [usual, settings.tapDuration - Self.margin])
                .filter { $0 > 0 && $0 < settings.tapDuration }
            return tapVariants(of: recognizer, rests) + furtherTaps(of: recognizer, against: competitors)
        case .longPress:
            return pressVariants(of: recognizer, pressDurations)
        case .pinch, .rotation:
            return pressDurations.flatMap { duration in
                ordinaryVariants(of: recognizer, against: []).map { $0.resting(duration + Self.margin) }
            }
        case .pan, .swipe, .screenEdgePan:
            let rests =
                [0] + (pressDurations + [settings.swipeDuration, settings.tapDuration]).map { $0 + Self.margin }
                + (tree.scrollingView(around: hit) == nil ? [] : [restUntilContentTouch])
            return dragVariants(of: recognizer, Set(rests).sorted(), isStraight: isStraight)
        }
    }

    /// Returns taps in which fingers rest for each of `rests`, lift for a while, or move a little.
    private func tapVariants(of recognizer: GestureRecognizer, _ rests: [Double]) -> [GestureVariant] {
        let settings = scene.touchSettings
        let (usual, count) = (settings.simulatedTapDuration, recognizer.numberOfTapsRequired)
        var variants: [GestureVariant] = []
        for pause in count > 1 ? [0, settings.multiTapInterval - Self.margin] : [0] {
            for rest in Set(rests).sorted() {
                for (first, later) in count > 1 ? [(rest, rest), (rest, usual), (usual, rest)] : [(rest, rest)] {
                    var variant = GestureVariant(recognizer)
                    (variant.taps, variant.rest, variant.laterRest, variant.pause) = (count, first, later, pause)
                    variants.append(variant)
                    let movement = recognizer.allowableMovement ?? settings.allowableMovement
                    variants.append(variant.moving(Point(x: Self.partOfMovement * movement, y: 0), over: 0))
                }
            }
        }
        return variants
    }

    /// Returns more taps than `recognizer` needs, up to those that others need: they make others fail for which it
    /// waits.
    private func furtherTaps(
        of recognizer: GestureRecognizer, against competitors: [GestureRecognizer]
    ) -> [GestureVariant] {
        let count = recognizer.numberOfTapsRequired
        let counts = Set(
            competitors.filter { $0.kind == .tap && $0.numberOfTapsRequired > count }.map {
                $0.numberOfTapsRequired
            })
        return counts.sorted().flatMap { taps in
            ordinaryVariants(of: recognizer, against: []).map { variant in
                var variant = variant
                (variant.taps, variant.hasFurtherTaps) = (taps, true)
                return variant
            }
        }
    }

    /// Returns presses in which the fingers move as far as they may, or rest for longer than they need.
    private func pressVariants(of recognizer: GestureRecognizer, _ durations: [Double]) -> [GestureVariant] {
        let settings = scene.touchSettings
        let own = duration(of: recognizer)
        let limits = Set(durations + [settings.swipeDuration, settings.tapDuration]).sorted()
        let movement = Self.partOfMovement * (recognizer.allowableMovement ?? settings.allowableMovement)
        var translations = [.zero] + GestureRecognizer.SwipeDirections.any.translations(length: movement)
        // One that waits may move on, which makes others fail.
        if !recognizer.requirements.isEmpty {
            translations += GestureRecognizer.SwipeDirections.any.translations(length: settings.simulatedSwipeLength)
        }
        var variants: [GestureVariant] = []
        for rest in [0] + limits.map({ $0 + Self.margin }) {
            for translation in translations {
                var variant = GestureVariant(recognizer).resting(rest)
                variant.restAfterMoving = max(own, limits.last ?? 0) + Self.margin
                variants.append(variant.moving(translation, over: settings.simulatedDragDuration))
            }
        }
        return variants
    }

    /// Returns drags after each of `rests`, in all directions, and short and slow ones along the axes.
    private func dragVariants(of recognizer: GestureRecognizer, _ rests: [Double], isStraight: Bool) -> [GestureVariant]
    {
        let settings = scene.touchSettings
        let directions = recognizer.directionsOfDrags
        let (long, usual) = (settings.simulatedSwipeLength, settings.simulatedDragDuration)
        var straight = [long]
        if !recognizer.kind.isSwipe {
            straight += [settings.dragThreshold + Self.surplusOfDrag, Self.partOfSwipe * settings.swipeDistance]
        }
        let longest = rests.last ?? 0
        var variants: [GestureVariant] = []
        for rest in rests {
            func add(_ translation: Point, _ duration: Double, _ restAfterMoving: Double = 0) {
                var variant = GestureVariant(recognizer).resting(rest).moving(translation, over: duration)
                variant.restAfterMoving = restAfterMoving
                variants.append(variant)
            }
            for length in straight {
                for translation in directions.translations(length: length) {
                    add(translation, usual)
                    // A fast one is over before a short press, or in time after a rest.
                    add(translation, usual / 2)
                    if recognizer.kind.isSwipe { continue }
                    add(translation, usual, longest)
                    add(translation, Self.slowFactor * settings.swipeDuration)
                }
            }
            if isStraight { continue }
            for translation in directions.translations(length: long) {
                for slope in Self.slopes {
                    let across = Point(x: slope * translation.y, y: slope * translation.x)
                    add(translation + across, usual)
                    add(translation - across, usual)
                }
            }
        }
        return variants
    }

    /// How much farther than a drag needs a short one goes, in points.
    private static let surplusOfDrag = 2.0
    /// The part of the distance of a swipe that is surely too short for one.
    private static let partOfSwipe = 0.8
    /// How far fingers move across the direction of a drag, as parts of how far they move along it.
    private static var slopes: [Double] { [0.4, 1, 2.5] }
}

/// What is recognized of a gesture although its ordinary variants aren't.
enum UncommonGesture {
    case recognized(GestureVariant)
    /// The budget didn't suffice to find out.
    case untried

    /// What a finger does, or that this isn't known.
    func note(_ settings: TouchSettings) -> Diagnostic.Note {
        switch self {
        case .recognized(let variant):
            Diagnostic.Note("it is recognized if the \(variant.description(settings))")
        case .untried: .otherWaysUntried
        }
    }
}

extension Diagnostic.Note {
    /// Says that a gesture may be recognized if it is made otherwise.
    static var otherWaysUntried: Diagnostic.Note {
        Diagnostic.Note("not all other ways to make the gesture were tried, so it may be recognized by one of them")
    }
}

extension GestureRecognizer {
    /// The gestures that it recognizes, as most people make them.
    var ordinaryGestures: String {
        switch kind {
        case .tap: "ordinary taps"
        case .longPress: "ordinary presses"
        case .swipe: "ordinary swipes"
        case .pan, .screenEdgePan: "ordinary drags"
        case .pinch: "ordinary pinches"
        case .rotation: "ordinary rotations"
        }
    }
}
