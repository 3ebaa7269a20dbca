/// Scenes with so many views that their outlines look views up by where they lie.
extension ScreenTextGenerator {
    /// The text of a scene with many screens, side by side and over each other, some of them in what can be scrolled.
    mutating func wall() -> String {
        scene(1000, 1200) { generator in
            if generator.random.happens(0.3) { generator.background() }
            for _ in 0..<40 { generator.panel() }
        }
    }

    /// A screen somewhere on the wall.
    private mutating func panel() {
        let origin = "\(Int.random(in: -4...16, using: &random) * 50),\(Int.random(in: -4...18, using: &random) * 50)"
        let isScrolled = random.happens(0.3)
        let kind = isScrolled ? "scroll" : "view"
        let words =
            isScrolled ? " contentSize 300x900" : random.pick(["", "", " backgroundColor .white", " clipsToBounds"])
        write("\(kind) \(name()) frame \(origin) 200x300\(words) {", depth: 1)
        for _ in 0..<Int.random(in: 1...4, using: &random) { part(depth: 2) }
        write("}", depth: 1)
    }
}
