import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A linted file: its diagnostics and its scenes.
public struct LintedFile: Sendable {
    /// The file with its keywords and Names resolved.
    public let file: BoundFile
    /// The diagnostics, in source order.
    public let diagnostics: [Diagnostic]
    /// The scenes, in source order.
    public let scenes: [Scene]
    /// The work of the rules, in units of the file's budget.
    public let work: Int
    /// Whether nobody needed the result any more, so that it has only a part of the diagnostics.
    public let isAbandoned: Bool

    /// One scene of the file.
    public struct Scene: Sendable {
        /// The scene with its words and Names resolved, also if it has errors.
        public let bound: BoundFile.Scene
        /// The devices and sizes that it is on.
        public internal(set) var screens: [Screen] = []
        /// The errors in the scene that prevent its views. Empty if all such errors are outside the scene.
        public let errors: [Diagnostic]

        /// The scene with its views on the first device, or `nil` if an error prevents them.
        public var lowered: LoweredScene? { screens.first?.lowered }
    }

    /// A scene on one device or size.
    public struct Screen: Sendable {
        /// What the device or size is called.
        public let name: String
        /// The scene with its views, or `nil` if an error prevents them.
        public let lowered: LoweredScene?
        /// The maps that the rules computed.
        public internal(set) var maps: ComputedMaps?
    }
}

extension LintedFile {
    /// Parses, checks and lowers the file of `unit`, and applies `rules` to it.
    ///
    /// - Parameter displayOrder: Overrides which cells are in front. The default is as the scenes say.
    /// - Parameter fileCount: The number of files, with this one, that share the work budget of a file.
    /// - Parameter name: Leaves out all scenes that aren't called so, and what is found in them.
    /// - Parameter isStale: Returns whether nobody needs the result any more. It is asked before each rule, and
    ///   before each item that a rule checks.
    public static func lint(
        _ unit: CompilationUnit, rules: [Rule] = RuleRegistry.rules, displayOrder: DisplayDirection? = nil,
        fileCount: Int = 1, inScene name: String? = nil, isStale: (() -> Bool)? = nil
    ) -> LintedFile {
        let file = BoundFile.bind(unit)
        var scenes: [Scene] = []
        let budget = WorkBudget(WorkBudget.units(for: unit.source) / max(1, fileCount), isStale: isStale)
        let start = budget.remainingForFile
        var linter = FileLinter(file, rules, displayOrder, within: budget)
        let diagnostics = linter.diagnostics(inScene: name) { scenes.append($0) }
        return LintedFile(
            file: file, diagnostics: diagnostics, scenes: scenes, work: start - budget.remainingForFile,
            isAbandoned: budget.isAbandoned)
    }

    /// Returns the diagnostics of ``lint(_:rules:displayOrder:fileCount:inScene:isStale:)`` only. It keeps no scene, so
    /// that the next one can reuse the memory. Adds the rules' work to `work`, in units of the file's budget.
    public static func diagnostics(
        of unit: CompilationUnit, rules: [Rule], inScene name: String? = nil, work: inout Int
    ) -> [Diagnostic] {
        let budget = WorkBudget(for: unit.source)
        let start = budget.remainingForFile
        defer { work += start - budget.remainingForFile }
        return diagnostics(of: unit, rules: rules, within: budget, inScene: name)
    }

    /// Returns the diagnostics that `rules` find in the file of `unit` within `budget`.
    static func diagnostics(
        of unit: CompilationUnit, rules: [Rule], within budget: WorkBudget, inScene name: String? = nil
    ) -> [Diagnostic] {
        var linter = FileLinter(BoundFile.bind(unit), rules, within: budget)
        return linter.diagnostics(inScene: name) { _ in }
    }
}
