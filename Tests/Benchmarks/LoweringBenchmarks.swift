import SceneSemantics
import SceneSyntax
import SceneText

/// Measures parsing, binding and lowering of scenes whose size is proportional to their number of views.
func loweringBenchmarks() -> [Measurement] {
    [
        measure("plain views", plainViews(count: 400_000)),
        measure("views in small scenes", smallScenes(count: 20_000)),
        measure("lets, ifs and repeats", computedViews(count: 40_000)),
    ].flatMap { $0 }
}

/// Measures all steps together, and binding and lowering separately.
private func measure(_ name: String, _ text: String) -> [Measurement] {
    let source = Source(path: "views.scene", text: text)
    let megabytes = Double(source.bytes.count) / 1e6
    let tree = SyntaxTree.parse(source)
    let file = BoundFile.bind(tree)
    let all = shortestTime { viewCount(BoundFile.bind(SyntaxTree.parse(source))) }
    let bind = shortestTime { BoundFile.bind(tree).scenes.count }
    let lower = shortestTime { viewCount(file) }
    return [("parse to views", all), ("bind", bind), ("lower", lower)].map { step, time in
        Measurement(
            name: "\(step) \(Int(megabytes)) MB of \(name)", figure: megabytes / (time / 1e9), unit: "MB a second")
    }
}

/// Returns the number of views in the scenes of `file`.
private func viewCount(_ file: BoundFile) -> Int {
    file.scenes.reduce(0) { count, scene in
        guard case .scene(let lowered) = scene.lowered() else { return count }
        return count + lowered.tree.views.count
    }
}

/// Returns one scene of views with a few attributes each.
private func plainViews(count: Int) -> String {
    "scene Main 390x844 {\n" + (0..<count / 4).map { rows($0) }.joined() + "}\n"
}

/// Returns a view with three subviews.
private func rows(_ index: Int) -> String {
    """
        view Row\(index) frame 0,\(index % 800) 390x44 backgroundColor .white {
            label leading 16 top 8 bottom 8 width 120
            button Play\(index) "Play" trailing 16 centerY size 44x44
            image frame 200,12.5 20x20 alpha 0.5 clipsToBounds
        }

    """
}

/// Returns many small scenes.
private func smallScenes(count: Int) -> String {
    (0..<count).map { "scene Screen\($0) 390x844 {\n" + rows(0) + rows(1) + rows(2) + "}\n" }.joined()
}

/// Returns a scene with computed numbers, conditions and repetitions.
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
