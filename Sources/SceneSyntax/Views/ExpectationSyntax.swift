/// An `expect` statement.
public typealias ExpectationSyntax = SyntaxView<ExpectationMark>

/// Marks an ``ExpectationSyntax``.
public enum ExpectationMark {}

extension ExpectationSyntax {
    /// The devices and sizes that it is about; empty for all of them.
    public var screens: [ScreenSyntax] {
        guard let devices = tree.child(node, SyntaxKinds(.devices)) else { return [] }
        return tree.children(devices).filter { SyntaxKinds.screens.contains(tree.kind($0)) }
            .map { ScreenSyntax(tree: tree, node: $0) }
    }

    /// The form of the expectation.
    public var form: ExpectationForm {
        switch tree.kind(node) {
        case .expectHit:
            let place = view(PlaceSyntax.self, .places)
            return .hit(place: place, result: view(ValueSyntax.self, SyntaxKinds(.link, .caseValue)))
        case .expectReachable:
            return .reachable(
                target: view(ValueSyntax.self, SyntaxKinds(.link)),
                size: view(ValueSyntax.self, SyntaxKinds(.length, .lengths, .size, .string, .caseValue, .color)))
        case .expectUnreachable:
            return .unreachable(target: view(ValueSyntax.self, SyntaxKinds(.link)))
        default:
            return .gesture(
                view(GestureSyntax.self, SyntaxKinds(.gesture)), views(OutcomeSyntax.self, SyntaxKinds(.outcome)))
        }
    }
}

/// The forms of an expectation.
public enum ExpectationForm: Sendable {
    /// `hit PLACE -> Path`, or `hit PLACE .none`.
    case hit(place: PlaceSyntax?, result: ValueSyntax?)
    /// `reachable -> Path`, with the sides of a square or rectangle that must fit.
    case reachable(target: ValueSyntax?, size: ValueSyntax?)
    /// `unreachable -> Path`.
    case unreachable(target: ValueSyntax?)
    /// `GESTURE OUTCOME, …`.
    case gesture(GestureSyntax?, [OutcomeSyntax])
}

/// A point, or a view whose visible part is touched in the middle.
public typealias PlaceSyntax = SyntaxView<PlaceMark>

/// Marks a ``PlaceSyntax``.
public enum PlaceMark {}

extension PlaceSyntax {
    /// The point, if the place is one.
    public var point: ValueSyntax? {
        SyntaxKinds.numbers.contains(tree.kind(node)) ? ValueSyntax(tree: tree, node: node) : nil
    }

    /// The path, if the place is a view.
    public var path: PathSyntax? {
        tree.kind(node) == .path ? PathSyntax(tree: tree, node: node) : nil
    }
}

/// A gesture or a step of a `touch`: a word with places and numbers.
public typealias GestureSyntax = SyntaxView<GestureMark>

/// Marks a ``GestureSyntax``.
public enum GestureMark {}

extension GestureSyntax {
    /// `tap`, `press`, `drag`, `pinch`, `rotate`, `touch`, `down`, `wait`, `move`, `up` or `cancel`.
    public var word: SpelledToken { spelled(first) }

    /// The places, times, scales, angles and fingers, in order.
    public var arguments: [GestureArgument] {
        tree.children(node).filter { SyntaxKinds.places.contains(tree.kind($0)) }.map { child in
            let before = tree.firstToken(child).previous
            let keyword = tree.tokens.kind(before) == .word ? tree.text(before) : ""
            return GestureArgument(keyword: keyword, value: PlaceSyntax(tree: tree, node: child))
        }
    }

    /// The steps of a `touch`.
    public var steps: [GestureSyntax] {
        guard let block = tree.child(node, SyntaxKinds(.block)) else { return [] }
        return tree.children(block).filter { [.gesture, .step].contains(tree.kind($0)) }
            .map { GestureSyntax(tree: tree, node: $0) }
    }
}

/// An argument of a gesture.
public struct GestureArgument: Sendable {
    /// The word directly before it: the gesture's own, `to`, `after`, `over`, `scale`, `by` or `finger`; empty after a
    /// place.
    public let keyword: String
    /// A place, or a number with its unit.
    public let value: PlaceSyntax
}

/// What a gesture does, or must not do, to a view.
public typealias OutcomeSyntax = SyntaxView<OutcomeMark>

/// Marks an ``OutcomeSyntax``.
public enum OutcomeMark {}

extension OutcomeSyntax {
    /// Whether `not` precedes it.
    public var isNegated: Bool { tree.text(first) == "not" }

    /// The word of the outcome, such as `fires` or `nothing`.
    public var word: SpelledToken { spelled(isNegated ? first.next : first) }

    /// The event after `sends`.
    public var event: SpelledToken? {
        guard word.text == "sends" else { return nil }
        let token = (isNegated ? first.next : first).next
        return token < end && tree.tokens.kind(token) == .word ? spelled(token) : nil
    }

    /// The affected view.
    public var target: PathSyntax? { view(PathSyntax.self, SyntaxKinds(.path)) }
}
