import SceneRuntime
import SceneText

/// What lowering records about the views of a tree: where they come from, and what depends on which are displayed.
struct ViewRecords: Sendable {
    var origins: [ViewOrigin] = []
    var namedViews = NamedViews()
    /// The parts of overrides known before all views exist.
    var overrides: ViewTable<PendingOverride> = [:]
    /// The zooming views, scaled once they are displayed.
    var zooms: [PendingZoom] = []
    var containers: ViewTable<CellContainer> = [:]
    /// For each header and footer, the number of instances that were never displayed and have no view yet.
    var pendingSupplements: [ItemID: Int] = [:]
    /// The `overhang` views that cells claim, with the cell's table or collection.
    var overhangClaims: [(container: ViewID, overhang: ViewTree.Overhang)] = []
    /// The attributes, as indices in ``BoundScene/attributes``, that only some instances have, with their view, in
    /// creation order.
    var conditionalAttributes: [(view: ViewID, index: Int)] = []
    /// The frames in which to evaluate titles with expressions.
    var titleEnvironments: ViewTable<EnvironmentID> = [:]
    /// The items of recognizers by the view they are attached to, in order.
    var recognizerItems: ViewTable<[ItemID]> = [:]
    var namedRecognizers = NamedRecognizers()
    /// The links of recognizers to views and other recognizers.
    var recognizerLinks: [RecognizerLink] = []
    /// The links with their ranges and targets.
    var links: [SceneLink] = []
    /// The numbers of the components whose uses have views without Names, by where they are defined.
    var components: [SourceRange: Int32] = [:]
    /// Whether leading is on the right.
    var isMirrored = false

    struct RecognizerLink {
        var recognizer: RecognizerID
        var attribute: EvaluatedAttribute
    }

    /// A zooming view that still has to be scaled.
    struct PendingZoom {
        var scrollView: ViewID
        var path: EvaluatedPath
    }
}
