import SceneLint
import SceneQueries
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Draws one scene, layer by layer.
final class SceneRenderer {
    let maps: TargetMaps
    let content: PictureContent
    let reaches: [TargetReach]
    let shapes: ViewShapes
    /// The index of the scene in its picture, which keeps identifiers apart.
    let number: Int
    /// The number of its first finding. No two findings of a picture have the same.
    let firstFindingNumber: Int
    /// The number of its first area that differs from another version.
    let firstChangeNumber: Int
    var writer = MarkupWriter()
    var labels = LabelPlacer()
    /// The clips that elements refer to.
    var usedClips: Set<Int> = []
    /// The background colors in use, as `0xRRGGBBAA`, in order.
    var colors: [UInt32] = []
    /// The marks in use, for the legend.
    var marks: Set<Mark> = []
    /// The layers that are drawn.
    var layers: Set<String> = []
    /// The colors of the targets, by their indices in the palette.
    var targetColors: [Int] = []
    /// The colors that targets have in a picture of the same scene, by path.
    let knownTargetColors: [String: Int]
    /// The targets that `check` reports as too small, by path.
    let smallTargets: Set<String>
    /// Where it reports them.
    let smallTargetRanges: Set<SourceRange>
    /// The views that findings about lost area are about, by path; `nil` if there may be further ones.
    let reportedViews: Set<String>?
    /// Where these findings are.
    let reportedRanges: Set<SourceRange>
    /// The height of the list of findings below the scene.
    var height = 0.0

    var scene: LoweredScene { maps.scene }
    var tree: ViewTree { maps.scene.tree }

    init(
        _ maps: TargetMaps, _ content: PictureContent, number: Int, firstFindingNumber: Int,
        firstChangeNumber: Int, colors: [UInt32], targetColors: [String: Int], within work: inout Int
    ) {
        self.maps = maps
        self.content = content
        self.number = number
        self.firstFindingNumber = firstFindingNumber
        self.firstChangeNumber = firstChangeNumber
        self.colors = colors
        knownTargetColors = targetColors
        let small = content.findings.filter { $0.reportingRule?.pictureMark == .smallTarget }
        smallTargets = Set(small.flatMap { $0.data.views })
        smallTargetRanges = Set(small.map { $0.range })
        let reported = content.allFindings ?? content.findings
        let isComplete = content.isChecked && !reported.contains { $0.isReported(by: .limit) }
        let losses = reported.filter { $0.reportingRule?.isAboutLostArea == true }
        reportedViews = isComplete ? Set(losses.flatMap { $0.data.views }) : nil
        reportedRanges = Set(losses.map { $0.range })
        let shapes = ViewShapes(of: maps.scene, in: maps.hitMap.domain)
        self.shapes = shapes
        reaches =
            shapes.leftOutCount == 0
            ? maps.reaches(within: &work) : maps.reaches(within: &work) { shapes.places[$0] != nil }
    }

    /// What is written above the scene.
    var title: String {
        let leftOut = shapes.leftOutCount
        let words = [
            scene.name, scene.device.map { "on \($0)" } ?? "", leftOut > 0 ? "(\(leftOut) views left out)" : "",
        ]
        return words.filter { !$0.isEmpty }.joined(separator: " ") + (content.remark.map { ", \($0)" } ?? "")
    }

    /// The size of the picture of the scene without its title and legend.
    var canvas: Rectangle { shapes.canvas }

    /// Draws everything in front of the title. Takes the work of finding the largest squares from `squareWork`.
    func draw(_ squareWork: inout Int) {
        drawViews()
        drawVeil()
        targetColors =
            TargetColors(
                of: reaches, paths: reaches.map { path(of: $0.target) },
                ranges: reaches.map { scene.range(of: $0.target) }, known: knownTargetColors
            ).colors
        let findings = placedFindings()
        let changes = placedChanges()
        let asked = placedAnswers()
        drawTargets()
        drawLosses()
        drawSlops(&squareWork)
        writer.write(changes)
        drawNames()
        writer.write(asked)
        writer.write(findings)
    }

    /// Returns the path of a view, drawn or not.
    func path(of view: ViewID) -> String {
        if let shape = shapes.shape(of: view) { return shape.path }
        let path = scene.path(of: view)
        return shapes.leftOutCount == 0 ? shownBriefly(path) : shownBriefly(path, maximumLength: 80)
    }

    /// Draws a group of elements, unless there are none.
    func layer(_ name: String, _ body: (SceneRenderer) -> Void) {
        let before = writer
        writer.write("<g class=\"layer \(name)\">\n")
        let start = writer.bytes.count
        body(self)
        if writer.bytes.count == start {
            writer = before
        } else {
            writer.write("</g>\n")
            layers.insert(name)
        }
    }

    /// Dims what hangs out of the scene, and draws the scene's edge.
    private func drawVeil() {
        var path = PathData()
        let domain = maps.hitMap.domain
        if canvas != domain {
            path.rectangle(canvas)
            path.polygon(domain.corners.reversed())
            writer.write("<path class=\"scrim\" fill-rule=\"evenodd\"")
            writer.data(path)
            writer.write("/>\n")
        }
        var edge = PathData()
        edge.rectangle(domain)
        writer.write("<path class=\"edge\"")
        writer.data(edge)
        writer.write("/>\n")
        drawSafeArea()
    }

    /// Draws the edges of the safe area that aren't edges of the scene.
    private func drawSafeArea() {
        let (domain, edges) = (maps.hitMap.domain, scene.safeArea)
        if edges == .zero { return }
        let area = Rectangle(
            minX: domain.minX + edges.left, minY: domain.minY + edges.top, maxX: domain.maxX - edges.right,
            maxY: domain.maxY - edges.bottom)
        guard area.isFinite, !area.isEmpty else { return }
        marks.insert(.safeArea)
        let corners = area.corners
        var path = PathData()
        for (side, edge) in [edges.top, edges.right, edges.bottom, edges.left].enumerated() where edge != 0 {
            path.line(through: [corners[side], corners[(side + 1) % corners.count]])
        }
        writer.write("<path class=\"\(Mark.safeArea.word)\"")
        writer.data(path)
        writer.write(">")
        writer.title(Mark.safeArea.text)
        writer.write("</path>\n")
    }

    /// The definitions of the clips that the elements refer to.
    var clipDefinitions: [UInt8] {
        var writer = MarkupWriter()
        var needed = usedClips
        for clip in usedClips.sorted().reversed() {
            var outer = shapes.clips[clip].outer
            while shapes.clips[outer].isRounded, needed.insert(outer).inserted { outer = shapes.clips[outer].outer }
        }
        for index in needed.sorted() {
            let clip = shapes.clips[index]
            writer.write("<clipPath id=\"\(clipName(index))\"")
            if shapes.clips[clip.outer].isRounded, clip.outer != index {
                writer.write(" clip-path=\"url(#\(clipName(clip.outer)))\"")
            }
            var path = PathData()
            path.polygon(clip.polygon)
            writer.write("><path")
            writer.data(clip.rounded ?? path)
            writer.write("/></clipPath>\n")
        }
        return writer.bytes
    }

    func clipName(_ clip: Int) -> String { "clip\(number)-\(clip)" }
}

/// A mark that the legend explains.
enum Mark: Int {
    case target, dead, lost, quietLoss, deadLoss, stuck, recursion, unseen, contested, slop, small, changed,
        changedRecognizer, safeArea

    /// What it says.
    var text: String {
        switch self {
        case .target: "can be touched"
        case .dead: "a tap does nothing"
        case .lost: "visible, but doesn't get its touches"
        case .quietLoss: "doesn't get its touches here (no finding)"
        case .deadLoss: "visible, but a tap does nothing"
        case .stuck: "visible, but doesn't scroll or select"
        case .recursion: "recurses forever: the app hangs or crashes"
        case .unseen: "touched, but not visible"
        case .contested: "depends on the display order"
        case .slop: "hit area that differs from the bounds"
        case .small: "minimum target size"
        case .changed: "touches go elsewhere"
        case .changedRecognizer: "recognizers changed"
        case .safeArea: "safe area"
        }
    }

    /// The classes of its swatches in the legend, from back to front.
    var swatches: [String] { self == .deadLoss ? [Mark.dead.word, Mark.lost.word] : [word] }

    /// The class of its elements.
    var word: String {
        switch self {
        case .target: "target"
        case .dead, .deadLoss: "dead"
        case .lost: "lost"
        case .quietLoss: "lost quiet"
        case .stuck: "stuck"
        case .recursion: "recursion"
        case .unseen: "unseen"
        case .contested: "contested"
        case .slop: "slop"
        case .small: "small"
        case .changed: "changed"
        case .changedRecognizer: "changed gesture"
        case .safeArea: "safe"
        }
    }
}
