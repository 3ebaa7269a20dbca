import SceneRuntime

/// A table or collection whose cells come and go as it scrolls.
struct CellContainer {
    /// What it holds.
    var plan: Plan
    /// What its cells have in common.
    var context: Lowering.CellContext
    /// The frontmost view behind the cells; `nil` where there is none.
    var backdrop: ViewID?
    /// The views of headers and footers.
    var supplements: [(view: ViewID, plan: TablePlan.Supplement)] = []

    /// What a table or a collection holds.
    enum Plan {
        case table(TablePlan)
        case collection(CollectionPlan)
    }

    /// The cells whose frames meet `bounds`, in order.
    func displayed(in bounds: Rectangle) -> [Lowering.DisplayedCell] {
        switch plan {
        case .table(let plan): plan.displayed(in: bounds)
        case .collection(let plan): plan.displayed(in: bounds)
        }
    }
}
