import SceneQueries
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A picture of scenes as SVG: what is drawn, what is touched and what is lost. The same scenes give the same bytes.
public struct Picture {
    private var scenes: [DrawnScene] = []
    /// The indices of the scenes that begin a row, whatever is before them.
    private var rowStarts: Set<Int> = []
    /// The background colors in use, as `0xRRGGBBAA`.
    private var colors: [UInt32] = []
    private var targetColors: Set<Int> = []
    /// The colors of the targets of the last scene, by path.
    private var targetColorsOfScene: [String: Int] = [:]
    private var marks: Set<Mark> = []
    /// The layers that some scene has.
    private(set) var layers: Set<String> = []

    /// Whether the data of a page is collected.
    private let isPage: Bool
    /// What a page knows about each scene, as JSON.
    private(set) var sceneData: [[UInt8]] = []
    /// How many bytes the scenes take so far.
    private var byteCount = 0
    /// The work left for finding the largest squares.
    private var squareWork = 5_000_000
    /// The number of findings so far.
    private var findingCount = 0
    /// The number of areas with letters so far. Both versions of a scene have the same areas.
    private var changeCount = 0
    /// The names of the scenes that are left out because they have errors.
    public var scenesWithErrors: [String] = []
    /// The number of scenes that are left out because the picture is full.
    public var leftOutCount = 0

    /// The space around scenes, in points.
    private static let gap = 40.0
    private static let margin = 24.0
    private static let titleHeight = 26.0
    private static let titleSpacing = 17.0
    /// The height of the lines that a long title may have.
    private static let titleRoom = 54.0
    private static let legendHeight = 30.0
    /// The maximum number of left out scenes that are named.
    private static let nameLimit = 6
    /// The maximum number of scenes side by side.
    private let columnCount: Int
    /// How large a picture may be, in bytes, before another scene is added. More than that isn't legible, and a
    /// browser takes long to show it.
    private static let byteLimit = 5_000_000

    /// Creates an empty picture.
    ///
    /// - Parameter isPage: Whether ``page(of:)`` will be asked for.
    /// - Parameter columnCount: The maximum number of scenes side by side.
    public init(isPage: Bool = false, columnCount: Int = 4) {
        self.isPage = isPage
        self.columnCount = max(1, columnCount)
    }

    /// Leaves the rest of the row empty, so that the next scene begins a new one.
    public mutating func endRow() { rowStarts.insert(scenes.count) }

    /// Whether there is no scene.
    public var isEmpty: Bool { scenes.isEmpty }

    /// Whether no further scene should be added.
    public var isFull: Bool { byteCount >= Self.byteLimit }

    /// One scene of the picture.
    private struct DrawnScene {
        let title: String
        let titleLines: [String]
        let name: String
        let device: String?
        let canvas: Rectangle
        let screen: Rectangle
        /// The size with the title and the legend.
        let size: Size
        let markup: [UInt8]
        let definitions: [UInt8]
    }

    /// Adds the scene of `maps`. Takes the work from `work`.
    public mutating func add(_ maps: TargetMaps, _ content: PictureContent, within work: inout Int) {
        let renderer = SceneRenderer(
            maps, content, number: scenes.count, firstFindingNumber: findingCount + 1,
            firstChangeNumber: changeCount + 1, colors: colors,
            // Both versions of a scene have the same colors, and so has a scene on all devices.
            targetColors: scenes.last?.name == maps.scene.name ? targetColorsOfScene : [:], within: &work)
        findingCount += renderer.findingNumbers.count { $0 != nil }
        // The version with the list comes last.
        if content.listsChanges { changeCount += renderer.letteredChangeCount }
        renderer.draw(&squareWork)
        colors = renderer.colors
        marks.formUnion(renderer.marks)
        layers.formUnion(renderer.layers)
        targetColorsOfScene = renderer.targetColorsByPath
        for (index, reach) in renderer.reaches.enumerated()
        where !reach.hit.isEmpty && !renderer.isDead(reach.target) {
            targetColors.insert(renderer.targetColors[index])
        }
        if isPage { sceneData.append(SceneData(of: renderer).json) }
        let scene = maps.scene
        let canvas = renderer.canvas
        // A long title doesn't make the picture wider, in which all would be smaller on a screen.
        let title = LinesOfText(
            renderer.title, width: max(canvas.width, SceneRenderer.minimumLegendWidth), height: Self.titleRoom,
            sizes: [14])
        let width = max(
            canvas.width, title.texts.map { TextMetrics.width(of: $0, size: 14) }.max() ?? 0,
            renderer.height > 0 ? SceneRenderer.minimumLegendWidth : 0)
        scenes.append(
            DrawnScene(
                title: renderer.title, titleLines: title.texts, name: scene.name, device: scene.device, canvas: canvas,
                screen: maps.hitMap.domain,
                size: Size(width: width, height: Self.titleHeight + canvas.height + renderer.height),
                markup: renderer.writer.bytes, definitions: renderer.clipDefinitions))
        byteCount += (scenes.last?.markup.count ?? 0) + (sceneData.last?.count ?? 0)
    }

    /// The picture.
    public var svg: [UInt8] {
        var writer = MarkupWriter()
        var body = MarkupWriter()
        var (y, width) = (Self.margin, 0.0)
        for row in rows {
            var (x, height) = (Self.margin, 0.0)
            y += Self.titleSpacing * Double((row.map { $0.titleLines.count }.max() ?? 1) - 1)
            for scene in row {
                Self.draw(scene, at: Point(x: x, y: y + Self.titleHeight), &body)
                x += scene.size.width + Self.gap
                height = max(height, scene.size.height)
            }
            width = max(width, x - Self.gap)
            y += height + Self.gap
        }
        y += Self.margin - Self.gap
        for remark in remarks { drawRemark(remark, at: &y, &width, &body) }
        let legend = drawLegend(at: &y, &width)
        let size = Size(width: width + Self.margin, height: y)
        writer.write("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\"")
        writer.attribute("width", size.width)
        writer.attribute("height", size.height)
        writer.write(" viewBox=\"0 0 ")
        writer.write(size.width)
        writer.write(" ")
        writer.write(size.height)
        writer.write("\" role=\"img\">\n")
        writer.title(scenes.map { $0.title }.joined(separator: ", "))
        writer.write(
            "\n<style>\n\(style)</style>\n<defs>\(StyleSheet.patterns)\(marks.contains(.recursion) ? StyleSheet.recursionPattern : "")\n"
        )
        for scene in scenes { writer.write(scene.definitions) }
        writer.write("</defs>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n")
        writer.write(body.bytes)
        writer.write(legend)
        writer.write("</svg>\n")
        return writer.bytes
    }

    /// The scenes, row by row.
    private var rows: [[DrawnScene]] {
        var rows: [[DrawnScene]] = []
        for (index, scene) in scenes.enumerated() {
            if rows.isEmpty || rows[rows.count - 1].count == columnCount || rowStarts.contains(index) {
                rows.append([])
            }
            rows[rows.count - 1].append(scene)
        }
        return rows
    }

    /// Draws a scene whose canvas begins at `point`.
    private static func draw(_ scene: DrawnScene, at point: Point, _ writer: inout MarkupWriter) {
        for (index, line) in scene.titleLines.enumerated() {
            writer.write("<text class=\"scene-title\"")
            writer.attribute("x", point.x)
            writer.attribute("y", point.y - 10 - titleSpacing * Double(scene.titleLines.count - 1 - index))
            writer.write(">")
            writer.writeEscaped(line)
            writer.write("</text>\n")
        }
        writer.write("<g class=\"scene\"")
        writer.attribute("data-scene", scene.name)
        if let device = scene.device { writer.attribute("data-device", device) }
        writer.transform(
            AffineTransform(
                a: 1, b: 0, c: 0, d: 1, tx: point.x - scene.canvas.minX, ty: point.y - scene.canvas.minY))
        writer.write(">\n<path class=\"screen\"")
        var screen = PathData()
        screen.rectangle(scene.screen)
        writer.data(screen)
        writer.write("/>\n")
        writer.write(scene.markup)
        writer.write("</g>\n")
    }

    /// Which scenes are left out, and why.
    var remarks: [String] {
        var remarks: [String] = []
        if leftOutCount > 0 {
            let verb = leftOutCount == 1 ? "scene is" : "scenes are"
            remarks.append("\(leftOutCount) more \(verb) left out: the picture is full")
        }
        if !scenesWithErrors.isEmpty {
            let names = scenesWithErrors.prefix(Self.nameLimit).map { shownBriefly($0) }.joined(separator: ", ")
            let rest = scenesWithErrors.count - Self.nameLimit
            let verb = scenesWithErrors.count == 1 ? "isn't drawn: it has" : "aren't drawn: they have"
            remarks.append("\(names)\(rest > 0 ? " and \(rest) more" : "") \(verb) errors")
        }
        return remarks
    }

    /// Writes which scenes are left out.
    private func drawRemark(_ text: String, at y: inout Double, _ width: inout Double, _ writer: inout MarkupWriter) {
        for line in TextMetrics.lines(of: text, width: max(width, SceneRenderer.minimumLegendWidth), size: 14) {
            writer.write("<text class=\"scene-title left-out\"")
            writer.attribute("x", Self.margin)
            writer.attribute("y", y)
            writer.write(">")
            writer.writeEscaped(line)
            writer.write("</text>\n")
            width = max(width, Self.margin + TextMetrics.width(of: line, size: 14))
            y += Self.titleSpacing
        }
        y += Self.titleHeight - Self.titleSpacing
    }

    /// The style, with the colors in use.
    private var style: String {
        var rules = ""
        for (index, color) in colors.enumerated() {
            // Pale, so that what is drawn over them can be read.
            let opacity = numberText((Double(color & 0xFF) / 2.55).rounded() / 100)
            rules +=
                ".g\(index){fill:\((color >> 8).mixed(with: 0xFFFFFF, fraction: 0.3).hexadecimal);fill-opacity:\(opacity)}\n"
        }
        let used = targetColors.sorted()
        if marks.contains(.recursion) { rules += StyleSheet.recursion }
        if marks.contains(.safeArea) { rules += StyleSheet.safeArea }
        if !marks.isDisjoint(with: [.changed, .changedRecognizer]) { rules += StyleSheet.changes }
        return StyleSheet.common + rules + TargetPalette.rules(used) + "@media(prefers-color-scheme:dark){\n"
            + StyleSheet.dark + "}\n"
    }

    /// Draws what the marks in use say.
    private func drawLegend(at y: inout Double, _ width: inout Double) -> [UInt8] {
        var writer = MarkupWriter()
        if marks.isEmpty { return writer.bytes }
        var x = Self.margin
        writer.write("<g class=\"key\">\n")
        for mark in marks.sorted(by: { $0.rawValue < $1.rawValue }) {
            let textWidth = TextMetrics.width(of: mark.text, size: 11)
            if x > Self.margin, x + 30 + textWidth > max(width, 400) {
                x = Self.margin
                y += 20
            }
            var swatch = PathData()
            swatch.rectangle(Rectangle(minX: x, minY: y, maxX: x + 20, maxY: y + 12))
            // On a screen, as in the scenes.
            for word in ["screen"] + mark.swatches {
                writer.write("<path class=\"\(word)\(word == Mark.target.word ? " c\(targetColors.min() ?? 0)" : "")\"")
                writer.data(swatch)
                writer.write("/>")
            }
            writer.write("<text class=\"legend\"")
            writer.attribute("x", x + 26)
            writer.attribute("y", y + 10)
            writer.write(">\(mark.text)</text>\n")
            x += 26 + textWidth + 20
            width = max(width, x - 20)
        }
        writer.write("</g>\n")
        y += Self.legendHeight
        return writer.bytes
    }
}
