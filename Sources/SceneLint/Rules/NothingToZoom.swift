import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let nothingToZoom: Rule = Rule(
        "nothing-to-zoom", .warning,
        explanation: """
            ## What it finds
            Reports a scroll view that has zoom scales, but no `viewForZooming`.

            ## Why it is bad
            UIScrollView asks its delegate which view to zoom. Without an answer, a pinch zooms nothing, however far
            apart `minimumZoomScale` and `maximumZoomScale` are, and `zoomScale` stays 1.

            ## Example
            ```scene
            scene Main 390x844 {
                scroll Page fill maximumZoomScale 4 {
                    image Photo fill
                }
            }
            ```

            ## Instead
            Name the view that is zoomed, or leave out the scales.
            ```scene
            scene Main 390x844 {
                scroll Page fill maximumZoomScale 4 viewForZooming -> Photo {
                    image Photo fill
                }
            }
            ```

            ## In UIKit
            Implement `viewForZooming(in:)` in the scroll view's delegate:
            ```swift
            final class PageController: UIViewController, UIScrollViewDelegate {
                let photoView = UIImageView()

                func viewForZooming(in scrollView: UIScrollView) -> UIView? { photoView }
            }
            ```
            """
    ) { (context: LintContext) in
        // The keys of a dictionary have no order.
        context.tree.scrollViews.keys.filter { context.tree.hasNothingToZoom($0) }.sorted().map { view in
            .nothingToZoom(view, context)
        }
    }
}

extension ViewTree {
    /// Returns whether `view` is a scroll view with zoom scales, but without a view that they apply to.
    fileprivate func hasNothingToZoom(_ view: ViewID) -> Bool {
        guard let properties = scrollViews[view], properties.viewForZooming == nil else { return false }
        return properties.minimumZoomScale != properties.maximumZoomScale || properties.zoomScale != 1
    }
}

extension LintContext {
    /// Returns the attribute that lets `scrollView` zoom its only subview, and the edit that writes it. Of several
    /// subviews, only you know which one should be zoomed.
    fileprivate func linkToZoomedView(of scrollView: ViewID) -> (link: String, edit: Diagnostic.Edit)? {
        let content = tree.subviews(of: scrollView)
        // In one row or instance, a Name alone means the view there.
        guard content.count == 1, let last = path(content[0]).split(separator: ".").last,
            let name = last.split(separator: "[").first.map(String.init), name.isName,
            case let link = "viewForZooming -> \(name)",
            let edit = scene.writing(link, for: .viewForZooming, of: scrollView),
            let trial = SceneTrial(of: scene, [edit], work.budget), trial.edited != nil
        else { return nil }
        return (link, edit)
    }
}

extension Diagnostic {
    /// Creates the finding for a scroll view without a view to zoom.
    fileprivate static func nothingToZoom(_ view: ViewID, _ context: LintContext) -> Diagnostic {
        let title = context.quotedName(view)
        let scales: [Attribute] = [.maximumZoomScale, .minimumZoomScale, .zoomScale]
        let range = scales.compactMap { context.scene.range(of: $0, of: view) }.first
        let linking = context.linkToZoomedView(of: view)
        return Rule.nothingToZoom.finding(
            "\(title) has zoom scales, but zooms nothing", at: range ?? context.scene.range(of: view),
            notes: [
                Note("a scroll view zooms its `viewForZooming`, and \(title) has none, so a pinch zooms nothing"),
                Note(
                    sceneAdvice: linking.map { "write `\($0.link)`" }
                        ?? "write `viewForZooming -> …` with the view that is zoomed, or leave out the zoom scales"),
            ],
            fixes: linking.map { [Fix("write `\($0.link)`", safe: false, edits: [$0.edit])] } ?? [],
            data: Evidence(views: [context.path(view)]))
    }
}
