import Testing

/// Names that several branches of an `if` repeat.
struct BranchNameTests {
    /// In all branches of a chain, in branches of branches, and only in some.
    @Test func branchesRepeatNames() {
        let outcome = SceneOutcome(
            """
            scene Branches 400x800 {
                let step = 3
                if (step == 0) {
                    if (step > 0) {
                        button A fill
                    } else {
                        label A fill
                    }
                } else if (step == 1) {
                    button A fill
                    view B fill
                } else if (step == 2) {
                    if (step > 1) {
                        view C fill
                    } else if (step > 0) {
                        textField A fill
                    } else {
                        view B fill
                    }
                } else {
                    view A fill
                }
            }
            """)
        #expect(outcome.diagnostics.isEmpty, "\(outcome.report)")
    }
}
