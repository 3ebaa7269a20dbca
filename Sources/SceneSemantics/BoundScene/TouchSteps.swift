import SceneText

/// The steps of a finger, bound to the views of a scene.
public struct TouchSteps: Sendable {
    let steps: [BoundStep]
}

/// An outcome that a gesture must, or must not, have.
public struct TouchOutcome: Sendable {
    let outcome: BoundOutcome

    /// The range of the outcome in the source.
    public var range: SourceRange { outcome.range }
    /// Whether a control should send something, which one that is disabled never does.
    public var expectsEvents: Bool {
        switch outcome.kind {
        case .word(.fires), .word(.cancels), .word(.highlights), .sends: !outcome.isNegated
        default: false
        }
    }
    /// Whether a row or item should be selected.
    public var expectsSelection: Bool {
        if case .word(.selects) = outcome.kind { !outcome.isNegated } else { false }
    }
    /// Whether nothing at all should happen.
    public var expectsNothing: Bool {
        if case .nothing = outcome.kind { !outcome.isNegated } else { false }
    }
    /// Whether something should zoom.
    public var expectsZooming: Bool {
        if case .word(.zooms) = outcome.kind { !outcome.isNegated } else { false }
    }
    /// Whether something should scroll.
    public var expectsScrolling: Bool {
        if case .word(.scrolls) = outcome.kind { !outcome.isNegated } else { false }
    }
}
