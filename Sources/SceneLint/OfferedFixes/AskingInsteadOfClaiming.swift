import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A claim returns the claimed view itself. If views in it should get touches of their own, `ask` is needed, which asks
/// them too.
extension ContextQueries {
    /// Returns the edits that make `claimer` ask `view` instead of claiming it, or `nil` if they can't be written.
    func editsAsking(_ view: ViewID, insteadOfClaimBy claimer: ViewID) -> [Diagnostic.Edit]? {
        guard let link = views.linksTo[view]?.first(where: { $0.view == claimer }) else { return nil }
        switch link.kind {
        case .overhang:
            guard let path = context.link(to: view, at: scene.range(of: claimer)),
                let removal = scene.removing(.overhang, of: view),
                let ask = scene.adding(statement: "hitTest { ask -> \(path) }", inBlockOf: claimer)
            else { return nil }
            return ([removal] + ask).sorted { $0.range.start < $1.range.start }
        case .claim:
            let isAlone = tree.rules(of: claimer).contains { rule in
                if case .claim([view], let effects) = rule { effects.isEmpty } else { false }
            }
            let syntax = scene.tree(of: link.range)
            let arrow = syntax.token(endingAfter: link.range.start).previous
            guard isAlone, syntax.kind(arrow) == .arrow, syntax.text(arrow.previous) == "claim" else { return nil }
            var word = syntax.range(arrow.previous)
            word.use = link.range.use
            return [Diagnostic.Edit(word, "ask")]
        default: return nil
        }
    }
}
