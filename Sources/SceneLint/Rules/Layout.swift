import SceneSemantics

extension Rule {
    static let layout: Rule = Rule(
        .layout,
        explanation: """
            ## What it finds
            Reports a view whose position or size is undetermined, contradictory or negative.

            ## Why it is bad
            Each axis needs either a start and an end, or a length and at most one of start, end and center.
            With less, the position is open. With more, the values contradict each other.

            The views in a `stack` must fit: lengths that are larger than the stack are an error, on each device that is
            too small for them. A view without a length takes what the others leave, which can be nothing; `small-target`
            reports a control that has no size left.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 trailing 16 width 120 top 16 height 44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 trailing 16 top 16 height 44
            }
            ```

            ## In UIKit
            Auto Layout reports the same mistakes at run time, as ambiguous or unsatisfiable constraints. Leave
            out the constraint that contradicts the others:
            ```swift
            NSLayoutConstraint.activate([
                save.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                save.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            ])
            ```
            """)
}
