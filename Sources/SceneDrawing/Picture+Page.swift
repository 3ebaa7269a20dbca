import SceneReport

extension Picture {
    /// The picture in a page that answers where you point. The page loads nothing and works without a network.
    public func page(of file: String) -> [UInt8] {
        let file = shownSafely(file)
        var writer = MarkupWriter()
        writer.write(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'">
            <meta name="viewport" content="width=device-width, initial-scale=1">

            """)
        writer.title(file)
        writer.write("\n<style>\n\(PageText.style)</style>\n</head>\n<body>\n")
        writer.write(
            """
            <div id="stage">
            <div id="zoom" role="toolbar" aria-label="size of the picture">
            <button type="button" data-zoom="out" aria-label="smaller">−</button>
            <output id="scale">100%</output>
            <button type="button" data-zoom="in" aria-label="larger">+</button>
            <button type="button" data-zoom="fit">Fit</button>
            <button type="button" data-zoom="scene">One scene</button>
            <button type="button" data-zoom="full">Actual size</button>
            </div>
            <main id="picture" tabindex="0" role="application" aria-label="the picture" aria-describedby="help">

            """)
        writer.write(svg)
        writer.write("</main>\n</div>\n<aside>\n<h1>")
        writer.writeEscaped(file)
        writer.write("</h1>\n")
        for remark in remarks {
            writer.write("<p class=\"left-out\">")
            writer.writeEscaped(remark)
            writer.write("</p>\n")
        }
        writer.write("<section id=\"timeline\" hidden><h2>Events</h2><ol id=\"events\"></ol></section>\n")
        writer.write("<p id=\"answer\" role=\"status\" aria-live=\"polite\"></p>\n")
        writer.write("<div id=\"why\" role=\"region\" aria-label=\"why\"></div>\n")
        writer.write("<h2>Layers</h2>\n<div id=\"layers\" role=\"group\" aria-label=\"layers\">\n")
        for (layer, label) in Self.layerLabels where layers.contains(layer) {
            writer.write("<label><input type=\"checkbox\" value=\"\(layer)\" checked>\(label)</label>\n")
        }
        writer.write(
            """
            </div>
            <section id="changed" hidden><h2>Changes</h2><p id="unchanged" hidden></p><ul id="lines"></ul>\
            <ol id="changes"></ol></section>
            <section id="found" hidden><h2>Findings</h2><ol id="findings"></ol></section>
            <h2>Touch targets, worst first</h2>
            <ul id="targets"></ul>
            <p class="help" id="help"><span class="pointing">Point at the picture for the answer, click for the reason.\
            </span><span class="tapping">Tap the picture for the answer and the reason.</span> In the picture the arrow keys \
            move the point, <kbd>Shift</kbd> makes the steps small, <kbd>n</kbd> and <kbd>p</kbd> change the scene, \
            <kbd>Enter</kbd> shows the reason, and <kbd>Escape</kbd> clears the point. <kbd>+</kbd>, <kbd>-</kbd> and \
            <kbd>0</kbd> change the size.</p>
            </aside>
            <script>
            const scenes = [
            """)
        for (index, data) in sceneData.enumerated() {
            if index > 0 { writer.write(",") }
            writer.write("\n")
            writer.write(data)
        }
        writer.write("\n];\n\(PageText.script)</script>\n</body>\n</html>\n")
        return writer.bytes
    }

    /// The layers in the order of the list, by their classes, and what people call them.
    private static let layerLabels = [
        ("views", "views"), ("targets", "touch targets"), ("losses", "lost touches"), ("slops", "hit slop"),
        ("names", "names"), ("answers", "what was asked"), ("changes", "changes"), ("findings", "findings"),
    ]
}
