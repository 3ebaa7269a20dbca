import Foundation
import SceneRuntime
import TestSupport
import Testing

@testable import SceneDrawing

/// Texts never overlap.
struct LabelTests {
    /// The placer finds a box free exactly if it meets none of the boxes taken.
    @Test func takenBoxesAreDisjoint() {
        var random = SplitMix(seed: 7)
        var placer = LabelPlacer()
        for _ in 0..<600 {
            let origin = Point(x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random))
            let size = Size(width: .random(in: 1...90, using: &random), height: .random(in: 1...20, using: &random))
            let box = Rectangle(origin: origin, size: size)
            let isFree = !placer.boxes.contains { $0.meets(box) }
            #expect(placer.isFree(box) == isFree)
            if isFree { placer.take(box) }
        }
        #expect(placer.boxes.count > 100)
    }

    /// The page lists the targets of which most is lost first, and those that aren't visible last.
    @Test func worstTargetsComeFirst() throws {
        let scene = """
            scene Main 200x200 {
                button Hidden frame 10,10 50x50
                view frame 0,0 60x60 backgroundColor .red
                button Fine frame 100,100 50x50
                button Half frame 10,100 50x50
                view frame 35,100 25x50 alpha 0.5
            }
            """
        let page = DrawnFile(text: scene, ["--format", "html"]).text
        let data = try #require(page.range(of: "\"targets\":").map { page[$0.upperBound...] })
        let places = try ["Half", "Fine", "Hidden"].map { try #require(data.range(of: "[\"\($0)\"")).lowerBound }
        #expect(places == places.sorted())
    }

    /// In a crowded scene, no two names overlap, and none is on a title.
    @Test func namesDontOverlap() throws {
        var scene = "scene Crowd 390x844 {\n"
        for index in 0..<300 {
            let (x, y) = (index % 15 * 26, index / 15 * 42)
            scene += "    button Button\(index) \(index % 3 == 0 ? "\"B\(index)\" " : "")frame \(x),\(y) 25x40\n"
        }
        let root = try DrawnFile(text: scene + "}\n").xml()
        var boxes: [Rectangle] = []
        for name in root.all("name") {
            let x = try #require(name.attributes["x"].flatMap { Double($0) })
            let y = try #require(name.attributes["y"].flatMap { Double($0) })
            boxes.append(
                Rectangle(
                    origin: Point(x: x, y: y - 8),
                    size: Size(width: TextMetrics.width(of: name.text, size: 9), height: 9)))
        }
        for (index, box) in boxes.enumerated() {
            #expect(!boxes[(index + 1)...].contains { $0.meets(box) }, "\(index)")
        }
        #expect(root.all("view").count == 301)
    }

    /// The texts of events keep off the way of the finger.
    @Test(arguments: ["340,80", "80,80", "80,260", "340,260", "215,40"])
    func eventsKeepOffTheFinger(_ end: String) throws {
        let text = "scene Main 390x320 { view Panel fill { recognizer Pan .pan } }\n"
        let root = try DrawnFile(text: text, ["--touch", "drag 215,170 to \(end)"]).xml()
        let numbers = end.split(separator: ",").compactMap { Double($0) }
        let tags = root.all("tag")
        #expect(!tags.isEmpty)
        for tag in tags {
            let values = try ["x", "y", "width", "height"].map { name in
                try #require(tag.attributes[name].flatMap { Double($0) })
            }
            let box = Rectangle(
                origin: Point(x: values[0], y: values[1]), size: Size(width: values[2], height: values[3]))
            for step in 0...100 {
                let fraction = Double(step) / 100
                let point = Point(x: 215 + (numbers[0] - 215) * fraction, y: 170 + (numbers[1] - 170) * fraction)
                #expect(!box.contains(point), "\(point) is in \(box)")
            }
        }
    }

    /// A text is cut off where it doesn't fit, and a long message is broken.
    @Test func textFits() {
        for text in ["Play", "A title that is much too long", "漢字漢字漢字漢字", ""] {
            for width in stride(from: 0.0, through: 120, by: 7) {
                #expect(TextMetrics.width(of: TextMetrics.fitted(text, in: width, size: 9), size: 9) <= width + 1e-9)
                let lines = TextMetrics.lines(of: text, width: width + 20, size: 9)
                #expect(lines.allSatisfy { TextMetrics.width(of: $0, size: 9) <= width + 20 + 1e-9 })
                #expect(lines.joined().replacing(" ", with: "") == text.replacing(" ", with: ""))
            }
        }
    }
    /// A size stays on one line.
    @Test func sizesAreNotBroken() {
        let lines = TextMetrics.lines(of: "10 × 20 points, 44 × 44 needed", width: 48, size: 11)
        #expect(lines == ["10 × 20", "points,", "44 × 44", "needed"])
        #expect(TextMetrics.lines(of: "points 10 × 20", width: 60, size: 11) == ["points", "10 × 20"])
        #expect(TextMetrics.lines(of: "× 44 ×", width: 900, size: 11) == ["× 44 ×"])
    }
}
