import SceneText

extension Rule {
    /// Which findings of a rule are reported as one in a document: who checks an app for the first time would find
    /// little else.
    public enum DocumentGrouping: Sendable {
        case none
        /// Those about targets from which the same view takes all touches.
        case takers
        /// All, which are about targets that are too small.
        case smallTargets
    }

    /// How a picture shows the views of a rule's findings, beside the numbers of the findings.
    public enum PictureMark: Sendable {
        case none
        /// As targets that are too small.
        case smallTarget
        /// As areas that are seen and get no touches.
        case lostArea
        /// As scroll views that get no touches.
        case deadScrollView
    }

    /// What a rule reports that has no use, so that editors show it faded.
    public enum Unused: Sendable {
        /// Declarations. Files that import theirs may use them.
        case declaration
        case importStatement
        case suppression
    }
}

extension Rule {
    /// Whether it reports views whose touches others take.
    public var isAboutTakenTouches: Bool { fixPurpose == .uncovering || pictureMark == .deadScrollView }

    /// Whether it reports areas that can't be touched, or why they can't be. Other rules say nothing about what their
    /// views lose.
    public var isAboutLostArea: Bool {
        switch pictureMark {
        case .lostArea, .deadScrollView: true
        case .smallTarget: false
        case .none: topic != nil
        }
    }
}

extension Diagnostic {
    /// The rule that reported it.
    public var reportingRule: Rule? { RuleRegistry.rule(rule) }
}
