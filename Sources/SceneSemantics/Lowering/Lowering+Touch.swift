import SceneRuntime

/// Records what touches need: scrolling, sliders and recognizers.
extension Lowering {
    /// Records the scrolling attributes of a scroll view.
    mutating func recordScrolling(_ block: EvaluatedBlock, of view: ViewID) {
        let kind = tree[view].kind
        var properties = ScrollViewProperties(contentSize: evaluator.size(.contentSize, in: block) ?? tree[view].size)
        properties.contentInset = evaluator.edges(.contentInset, in: block)
        properties.isScrollEnabled = evaluator.flag(.scrollEnabled, in: block, default: true)
        properties.delaysContentTouches = evaluator.flag(.delaysContentTouches, in: block, default: true)
        properties.canCancelContentTouches = evaluator.flag(.canCancelContentTouches, in: block, default: true)
        properties.alwaysBounceVertical = evaluator.flag(.alwaysBounceVertical, in: block, default: kind == .table)
        properties.alwaysBounceHorizontal = evaluator.flag(.alwaysBounceHorizontal, in: block)
        properties.bounces = evaluator.flag(.bounces, in: block, default: true)
        properties.isPagingEnabled = evaluator.flag(.pagingEnabled, in: block)
        properties.allowsSelection = evaluator.flag(.allowsSelection, in: block, default: kind.containsCells)
        properties.touchesShouldCancel = evaluator.choice(.touchesShouldCancel, in: block) ?? .default
        properties.zoomScale = evaluator.number(.zoomScale, in: block) ?? 1
        properties.minimumZoomScale = evaluator.number(.minimumZoomScale, in: block) ?? 1
        properties.maximumZoomScale = evaluator.number(.maximumZoomScale, in: block) ?? 1
        tree.scrollViews[view] = properties
    }

    /// Records the value attributes of a slider.
    mutating func recordSlider(_ block: EvaluatedBlock, of view: ViewID) {
        var properties = SliderProperties()
        properties.value = evaluator.number(.value, in: block) ?? properties.value
        properties.minimumValue = evaluator.number(.minimumValue, in: block) ?? properties.minimumValue
        properties.maximumValue = evaluator.number(.maximumValue, in: block) ?? properties.maximumValue
        properties.isContinuous = evaluator.flag(.continuous, in: block, default: properties.isContinuous)
        properties.isRightToLeft = records.isMirrored
        tree.sliders[view] = properties
    }

    /// The settings of recognizers that few have.
    private static let furtherSettings = AttributeSet([
        .enabled, .delaysTouchesEnded, .numberOfTapsRequired, .numberOfTouchesRequired, .minimumPressDuration,
        .allowableMovement, .shouldBegin, .simultaneous,
    ])

    private mutating func recordSettings(_ line: EvaluatedBlock, of recognizer: inout GestureRecognizer) {
        recognizer.isEnabled = evaluator.flag(.enabled, in: line, default: true)
        recognizer.delaysTouchesEnded = evaluator.flag(.delaysTouchesEnded, in: line, default: true)
        recognizer.numberOfTapsRequired =
            evaluator.number(.numberOfTapsRequired, in: line).flatMap { Int(exactly: $0) } ?? 1
        recognizer.numberOfTouchesRequired =
            evaluator.number(.numberOfTouchesRequired, in: line).flatMap { Int(exactly: $0) } ?? 1
        recognizer.minimumPressDuration = evaluator.number(.minimumPressDuration, in: line)
        recognizer.allowableMovement = evaluator.number(.allowableMovement, in: line)
        recognizer.shouldBegin = evaluator.choice(.shouldBegin, in: line)
        // With a list of others it isn't a flag.
        if line.written.contains(.simultaneous), let found = evaluator.find(.simultaneous, in: line) {
            recognizer.isSimultaneous = evaluator.flag(found) ?? false
        }
    }

    /// Records the links of a recognizer for when all views exist.
    private mutating func recordRelations(_ line: EvaluatedBlock, of id: RecognizerID) {
        for index in line.attributes {
            let evaluated = evaluator.attributes[index, of: line]
            guard case .links = boundScene.attributes[evaluated.index].value else { continue }
            records.recognizerLinks.append(ViewRecords.RecognizerLink(recognizer: id, attribute: evaluated))
        }
    }

    /// Follows the links of recognizers, now that all views exist.
    mutating func resolveRecognizers() {
        for link in records.recognizerLinks {
            let bound = boundScene.attributes[link.attribute.index]
            guard case .links(let start, let count) = bound.value,
                tree.recognizers[link.recognizer.view]?.indices.contains(link.recognizer.index) ?? false
            else { continue }
            var views: [ViewID] = []
            var competitors: [GestureRecognizer.Competitor] = []
            for index in Int(start)..<Int(start) + Int(count) {
                let path = boundScene.paths[index]
                guard case .view(let view) = find(path, link.attribute.environment) else { continue }
                views.append(view)
                if let id = findRecognizer(path, link.attribute.environment) {
                    competitors.append(.recognizer(id))
                } else if tree[view].kind.isScrollView {
                    competitors.append(.scrolling(view))
                }
            }
            tree.recognizers.update(link.recognizer.view) { recognizers in
                switch bound.attribute {
                case .ignores: recognizers[link.recognizer.index].ignoredViews = views
                case .receivesOnly: recognizers[link.recognizer.index].receivedViews = views
                case .requireToFail: recognizers[link.recognizer.index].requirements = competitors
                case .simultaneous: recognizers[link.recognizer.index].simultaneous = Set(competitors)
                default: break
                }
            }
        }
    }

    /// Attaches the recognizers in the view's block.
    mutating func recordRecognizers(_ items: Range<Int>, of view: ViewID) {
        for index in items {
            let evaluated = evaluator.items[index]
            let item = boundScene.items[evaluated.id]
            guard item.kind == .recognizer, let kind = item.recognizer else { continue }
            guard evaluator.spend(1, on: item) else { return }
            let line = evaluator.evaluateLine(of: item, in: evaluated.environment)
            defer { evaluator.discard(line) }
            var recognizer = GestureRecognizer(kind)
            recognizer.cancelsTouchesInView = evaluator.flag(.cancelsTouchesInView, in: line, default: true)
            recognizer.delaysTouchesBegan = evaluator.flag(.delaysTouchesBegan, in: line)
            if !item.written.isDisjoint(with: Self.furtherSettings) { recordSettings(line, of: &recognizer) }
            let id = RecognizerID(view, tree.recognizers[view]?.count ?? 0)
            recordRelations(line, of: id)
            if let name = item.name {
                records.namedRecognizers.add(
                    id, name, in: evaluator.state.environments.instance(of: evaluated.environment))
            }
            tree.recognizers[view, default: []].append(recognizer)
            records.recognizerItems[view, default: []].append(evaluated.id)
        }
    }
}
