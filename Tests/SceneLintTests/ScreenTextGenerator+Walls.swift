/// Scenes with so many views that their outlines look views up by where they lie.
extension ScreenTextGenerator {
    /// The text of a scene with many screens side by side, some of them a bit over the next, some in what can be scrolled.
    mutating func wall() -> String {
        overhangChance = 0
        return scene(1600, 1500) { generator in
            if generator.random.happens(0.3) { generator.background() }
            for row in 0..<5 {
                for column in 0..<8 { generator.panel(at: (column * 200, row * 300)) }
            }
        }
    }

    /// A screen about there.
    private mutating func panel(at place: (x: Int, y: Int)) {
        let x = place.x + random.pick([0, 0, 0, -30, 20])
        let y = place.y + random.pick([0, 0, 0, -30, 20])
        let isScrolled = random.happens(0.3)
        let kind = isScrolled ? "scroll" : "view"
        let words =
            isScrolled ? " contentSize 300x900" : random.pick(["", "", " backgroundColor .white", " clipsToBounds"])
        write("\(kind) \(name()) frame \(x),\(y) 200x300\(words) {", depth: 1)
        for _ in 0..<Int.random(in: 1...3, using: &random) { part(depth: 2) }
        write("}", depth: 1)
    }
}
