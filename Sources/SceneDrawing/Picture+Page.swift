extension Picture {
    /// The picture in a page that answers where you point. The page loads nothing and works without a network.
    public func page(of file: String) -> [UInt8] {
        var writer = MarkupWriter()
        writer.write(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'">
            <meta name="viewport" content="width=device-width">

            """)
        writer.title(file)
        writer.write("\n<style>\n\(PageText.style)</style>\n</head>\n<body>\n")
        writer.write(
            "<main id=\"picture\" tabindex=\"0\" role=\"application\" aria-label=\"the picture\" aria-describedby=\"help\">\n"
        )
        writer.write(svg)
        writer.write("</main>\n<aside>\n<h1>")
        writer.writeEscaped(file)
        writer.write("</h1>\n<p id=\"answer\" role=\"status\" aria-live=\"polite\"></p>\n")
        writer.write("<div id=\"why\" role=\"region\" aria-label=\"why\"></div>\n")
        writer.write("<h2>Layers</h2>\n<div id=\"layers\" role=\"group\" aria-label=\"layers\">\n")
        for layer in ["views", "targets", "losses", "slops", "names", "answers", "findings"] {
            writer.write("<label><input type=\"checkbox\" value=\"\(layer)\" checked>\(layer)</label>\n")
        }
        writer.write(
            """
            </div>
            <h2>Touch targets, worst first</h2>
            <ul id="targets"></ul>
            <section id="timeline" hidden><h2>Events</h2><ol id="events"></ol></section>
            <p class="help" id="help">Point at the picture for the answer, click for the reason. In the picture the arrow keys \
            move the point, <kbd>Shift</kbd> makes the steps small, <kbd>n</kbd> and <kbd>p</kbd> change the scene, \
            <kbd>Enter</kbd> shows the reason, and <kbd>Escape</kbd> clears the point.</p>
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
}
