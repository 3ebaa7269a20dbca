import SceneRuntime
import SceneSemantics
import SceneText

/// The names of views of several scenes, in which other rows are displayed, one for each line that makes them.
struct NamedLines {
    private(set) var names: [String] = []
    private var lines: Set<SourceRange> = []

    mutating func add(_ views: [ViewID], in context: LintContext) {
        for view in views where lines.insert(context.scene.range(of: view)).inserted {
            names.append(context.quotedName(view))
        }
    }
}
