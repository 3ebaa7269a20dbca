import SceneRuntime
import SceneSemantics
import SceneText

/// The names of views of several scenes, in which other rows are displayed, one for each statement that makes them.
struct NamedStatements {
    private(set) var names: [String] = []
    private var statements: Set<SourceRange> = []

    mutating func add(_ views: [ViewID], in context: LintContext) {
        for view in views where statements.insert(context.scene.range(of: view)).inserted {
            names.append(context.quotedName(view))
        }
    }
}
