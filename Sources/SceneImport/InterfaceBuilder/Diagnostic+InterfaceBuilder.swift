import SceneSemantics
import SceneText

/// What can't be imported of a document of Interface Builder.
extension Diagnostic {
    static func archive(at range: SourceRange) -> Diagnostic {
        failure(
            "this document has the format from before Xcode 5, an archive, and isn't imported", at: range,
            "open and save it in Xcode 5 or later")
    }

    static func noInterfaceBuilderDocument(root: String, at range: SourceRange) -> Diagnostic {
        failure("this isn't a document of Interface Builder: its root is `\(root)`, not `document`", at: range)
    }

    static func otherPlatform(_ platform: String, at range: SourceRange) -> Diagnostic {
        failure("this document is for `\(platform)`; only documents for iOS are imported", at: range)
    }

    static func duplicateID(_ id: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        var result = failure("two elements have the id `\(id)`; connections go to the first one", at: range)
        result.notes = [Note("the first one is here", at: first)]
        return result
    }

    /// An element isn't imported, nor the views in it: without its rectangle, nobody knows where they are.
    static func noFrame(_ element: String, viewsInside: Int, at range: SourceRange) -> Diagnostic {
        failure(
            "`\(element)` \(isLeftOut(with: viewsInside)): it has no rectangle", at: range,
            "open the document in Xcode and save it, which writes the rectangles")
    }

    /// An element isn't imported, nor the views in it, because of its rectangle.
    static func invalidFrame(
        _ element: String, _ problem: String, viewsInside: Int, at range: SourceRange
    ) -> Diagnostic {
        failure(
            "`\(element)` \(isLeftOut(with: viewsInside)): its rectangle \(problem)", at: range, Self.frameAdvice)
    }

    private static func isLeftOut(with viewsInside: Int) -> String {
        switch viewsInside {
        case 0: "is left out"
        case 1: "is left out with the view in it"
        default: "is left out with the \(viewsInside) views in it"
        }
    }

    /// The root of a scene has no frame. The scene is imported if the size of its screen is known.
    static func invalidFrame(
        ofRoot element: String, _ problem: String, scene: String, isImported: Bool, at range: SourceRange
    ) -> Diagnostic {
        failure(
            "the rectangle of `\(element)` \(problem), so "
                + (isImported ? "it is taken to fill the screen" : "the scene `\(scene)` isn't imported"),
            at: range, Self.frameAdvice)
    }

    private static var frameAdvice: String { "write finite numbers up to 1e6, and a size that isn't negative" }

    static func circularContainer(_ element: String, at range: SourceRange) -> Diagnostic {
        failure("`\(element)` embeds a scene that contains it, so it is imported empty", at: range)
    }

    static func tooManyEmbeddedViews(_ element: String, at range: SourceRange) -> Diagnostic {
        failure(
            "`\(element)` is imported empty, because scenes embed too many views, or embed each other too deep",
            at: range)
    }

    static func noScene(at range: SourceRange) -> Diagnostic {
        failure("this document has no views", at: range)
    }

    private static func failure(_ message: String, at range: SourceRange, _ help: String? = nil) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .error, message: message, range: range,
            notes: help.map { [Note($0)] } ?? [])
    }
}
