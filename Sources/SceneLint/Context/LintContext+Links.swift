import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// How links name views and recognizers, in a scene, or in a component, which sees only what is declared in it.
extension LintContext {
    /// Returns whether a link at `place` can name what is declared at `other` by its Name alone.
    func sharesScope(_ place: SourceRange, with other: SourceRange) -> Bool {
        if place.use == 0 || other.use == 0 { return place.use == other.use }
        guard place.use == other.use, place.file == other.file, let component = component(around: place) else {
            return false
        }
        return component.range.contains(other)
    }

    private func component(around place: SourceRange) -> ComponentSyntax? {
        FileSyntax(scene.tree(of: place)).components.first { $0.range.contains(place) }
    }

    /// Returns how a link at `place` names `view`, or `nil` if it can't.
    func link(to view: ViewID, at place: SourceRange) -> String? {
        let path = path(view)
        if place.use == 0 { return path.isName ? path : nil }
        let declaration = scene.range(of: view)
        if sharesScope(place, with: declaration) {
            return path.split(separator: ".").last.map(String.init).flatMap { $0.isName ? $0 : nil }
        }
        let tree = scene.tree(of: declaration)
        let isOwnView =
            component(around: place)?.name?.text == tree.text(tree.token(endingAfter: declaration.start))
        return isOwnView && (declaration.use == place.use || declaration.start + 1 == Int(place.use)) ? "self" : nil
    }

    /// Returns how a link in the block of `place` names `view`, or `nil` if it can't. In a row or a copy, it leads to
    /// the view of the same row or copy.
    func link(in place: ViewID, to view: ViewID) -> String? {
        link(to: view, at: scene.range(of: place)) ?? scene.link(in: place, to: view)
    }

    /// Returns how a link on `recognizer` names `view`, or `nil` if it can't. In a row or a copy, it leads to the view
    /// of the same row or copy.
    func link(from recognizer: DeclaredRecognizer, to view: ViewID) -> String? {
        link(to: view, at: recognizer.range) ?? scene.link(from: recognizer.id, to: view)
    }

    /// Returns how to write an attribute at `place` with links to `views`.
    func advice(_ word: String, _ views: ViewID..., at place: SourceRange) -> String {
        advice(word, views.map { link(to: $0, at: place) })
    }

    /// Returns how to write an attribute on `recognizer` with links to `views`.
    ///
    /// - Parameter areAll: Whether these are all that the attribute is for.
    func advice(
        _ word: String, _ views: [ViewID], areAll: Bool = true, on recognizer: DeclaredRecognizer
    ) -> String {
        advice(word, views.map { link(from: recognizer, to: $0) }, areAll: areAll)
    }

    /// Returns how to write an attribute with `links`, or in words if not all of them can be written.
    private func advice(_ word: String, _ links: [String?], areAll: Bool = true) -> String {
        let written = links.compactMap { $0 }
        if areAll, written.count == links.count { return "`\(word) -> \(written.joined(separator: ", "))`" }
        return "`\(word)` with \(areAll && links.count == 1 ? "its Name" : "the Name of each")"
    }
}
