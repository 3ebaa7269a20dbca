import SceneQueries
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Draws one scene, layer by layer.
struct SceneRenderer {
    let maps: TargetMaps
    let content: PictureContent
    let reaches: [TargetReach]
    let shapes: ViewShapes
    /// The index of the scene in its picture, which keeps identifiers apart.
    let number: Int
    var writer = MarkupWriter()
    var labels = LabelPlacer()
    /// The clips that elements refer to.
    var usedClips: Set<Int> = []
    /// The background colours in use, as `0xRRGGBBAA`, in order.
    var colors: [UInt32] = []
    /// The marks in use, for the legend.
    var marks: Set<Mark> = []
    /// The colours of the targets, by their indices in the palette.
    var targetColors: [Int] = []
    /// The targets that `check` reports as too small, by path.
    let smallTargets: Set<String>
    /// The height of the list of findings below the scene.
    var height = 0.0

    var scene: LoweredScene { maps.scene }
    var tree: ViewTree { maps.scene.tree }

    init(_ maps: TargetMaps, _ content: PictureContent, number: Int, colors: [UInt32], within work: inout Int) {
        self.maps = maps
        self.content = content
        self.number = number
        self.colors = colors
        smallTargets = Set(content.findings.filter { $0.rule == "small-target" }.flatMap { $0.data.views })
        reaches = maps.reaches(within: &work)
        shapes = ViewShapes(of: maps.scene, in: maps.hits.domain)
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
    mutating func draw(_ squareWork: inout Int) {
        drawViews()
        drawVeil()
        targetColors = TargetColors(of: reaches, paths: reaches.map { path(of: $0.target) }).colors
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
    func path(of view: ViewID) -> String { shapes.shape(of: view)?.path ?? shownBriefly(scene.path(of: view)) }

    /// Draws a group of elements, unless there are none.
    mutating func layer(_ name: String, _ body: (inout SceneRenderer) -> Void) {
        let before = writer
        writer.write("<g class=\"layer \(name)\">\n")
        let start = writer.bytes.count
        body(&self)
        if writer.bytes.count == start { writer = before } else { writer.write("</g>\n") }
    }

    /// Dims what hangs out of the scene, and draws the scene's edge.
    private mutating func drawVeil() {
        var path = PathData()
        let domain = maps.hits.domain
        if canvas != domain {
            path.rectangle(canvas)
            path.polygon(domain.corners.reversed())
            writer.write("<path class=\"veil\" fill-rule=\"evenodd\"")
            writer.data(path)
            writer.write("/>\n")
        }
        var edge = PathData()
        edge.rectangle(domain)
        writer.write("<path class=\"edge\"")
        writer.data(edge)
        writer.write("/>\n")
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
    case target, lost, unseen, dead, contested, slop, small, changed

    /// What it says.
    var text: String {
        switch self {
        case .target: "can be touched"
        case .lost: "visible, but another view gets the touch"
        case .unseen: "touched, but not visible"
        case .dead: "a tap does nothing"
        case .contested: "depends on the display order"
        case .slop: "hit area that differs from the bounds"
        case .small: "minimum target size"
        case .changed: "touches go elsewhere"
        }
    }

    /// The class of its elements.
    var word: String {
        switch self {
        case .target: "target"
        case .lost: "lost"
        case .unseen: "unseen"
        case .dead: "dead"
        case .contested: "contested"
        case .slop: "slop"
        case .small: "small"
        case .changed: "changed"
        }
    }
}
