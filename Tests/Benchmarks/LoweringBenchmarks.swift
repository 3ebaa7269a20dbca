import SceneSemantics
import SceneSyntax
import SceneText

/// How much source is parsed, bound and lowered in a second, where every view that is made was written.
func loweringBenchmarks() -> [Measurement] {
    [
        measure("plain views", plainViews(count: 400_000)),
        measure("views in small scenes", smallScenes(count: 20_000)),
        measure("lets, ifs and repeats", computedViews(count: 40_000)),
    ].flatMap { $0 }
}

/// The speeds of all steps together, and of the later ones without the parser.
private func measure(_ name: String, _ text: String) -> [Measurement] {
    let source = Source(path: "views.scene", text: text)
    let megabytes = Double(source.bytes.count) / 1e6
    let tree = SyntaxTree.parse(source)
    let file = CheckedFile.check(tree)
    let all = shortestTime { viewCount(CheckedFile.check(SyntaxTree.parse(source))) }
    let bind = shortestTime { CheckedFile.check(tree).scenes.count }
    let lower = shortestTime { viewCount(file) }
    return [("parse to views", all), ("bind", bind), ("lower", lower)].map { step, time in
        Measurement(
            name: "\(step) \(Int(megabytes)) MB of \(name)", figure: megabytes / (time / 1e9), unit: "MB a second")
    }
}

/// How many views the scenes of `file` have.
private func viewCount(_ file: CheckedFile) -> Int {
    file.scenes.reduce(0) { count, scene in
        guard case .scene(let lowered) = scene.lowered() else { return count }
        return count + lowered.tree.views.count
    }
}

/// One scene of views with a few attributes each.
private func plainViews(count: Int) -> String {
    "scene Main 390x844 {\n" + (0..<count / 4).map { rows($0) }.joined() + "}\n"
}

/// Four views, one in another.
private func rows(_ index: Int) -> String {
    """
        view Row\(index) frame 0,\(index % 800) 390x44 backgroundColor .white {
            label leading 16 top 8 bottom 8 width 120
            button Play\(index) "Play" trailing 16 centerY size 44x44
            image frame 200,12.5 20x20 alpha 0.5 clipsToBounds
        }

    """
}

/// Many scenes of a few views.
private func smallScenes(count: Int) -> String {
    (0..<count).map { "scene Screen\($0) 390x844 {\n" + rows(0) + rows(1) + rows(2) + "}\n" }.joined()
}

/// Views whose numbers are computed, some in branches, some in copies.
private func computedViews(count: Int) -> String {
    let views = (0..<count / 4).map { index in
        """
            view Group\(index) frame 0,0 390x100 {
                let gap\(index) = \(index % 8)
                if (gap\(index) > 3) { clipsToBounds }
                repeat 2 {
                    let left = (index * 40 + gap\(index))
                    button Key\(index) leading (left) top (gap\(index)) size 32x32 hidden (index == 2)
                }
            }

        """
    }
    return "let margin = 8\nscene Main 390x844 {\n" + views.joined() + "}\n"
}
