import TestSupport

/// Generates files of realistic screens: all kinds of views, comments, strings, constants, conditions and expectations,
/// with different Names and numbers in each screen.
struct SceneFileGenerator {
    private var random: SplitMix
    private var text = ""
    /// The number of Names so far, which makes each new Name unique.
    private var names = 0

    /// Creates a generator, which gives the same texts for the same `seed`.
    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    /// Returns at least `byteCount` bytes of scenes.
    static func text(byteCount: Int, seed: UInt64 = 1) -> String {
        var generator = SceneFileGenerator(seed: seed)
        generator.text.reserveCapacity(byteCount + 4096)
        var screen = 0
        while generator.text.utf8.count < byteCount {
            generator.writeScreen(screen)
            screen += 1
        }
        return generator.text
    }

    private mutating func writeScreen(_ screen: Int) {
        write("// Screen \(screen): \(random.pick(Self.stories))\n")
        let hasConstant = random.happens(0.5)
        if hasConstant { write("let margin\(screen) = \(number(8...40))\n") }
        write("scene Screen\(screen) \(random.pick(["390x844", "430x932", "375x667", "1024x1366"]))")
        write(random.happens(0.2) ? " direction .rightToLeft {\n" : " {\n")
        let margin = hasConstant ? "(margin\(screen) * 2)" : "16"
        switch screen % 4 {
        case 0: writeTable(margin)
        case 1: writeForm(margin)
        case 2: writeScrolling(margin)
        default: writeSheet(margin)
        }
        write("}\n\n")
    }

    /// Writes a table in front of a background, with buttons in its rows.
    private mutating func writeTable(_ margin: String) {
        let back = name("Back")
        let help = name("Help")
        let list = name("List")
        line(1, "background \(back) backgroundColor .white {")
        line(2, "button \(help) \"Help\" trailing \(margin) centerY size 120x44 // behind the clear parts")
        line(1, "}")
        line(1, "table \(list) fill touchDelegate -> \(back) contentInset \(number(0...90)),0,\(number(0...90)),0 {")
        line(2, "rows \(number(3...40)) height \(number(44...96)) {")
        line(3, "cell touchDelegate -> \(back) {")
        line(4, "image Picture leading 12 centerY size 32x32 cornerRadius 16")
        line(4, "label Line \"Row \\(row + 1)\" leading 56 trailing 80 top 6 height 20")
        line(4, "if (row % 3 == 0 && row != 6) {")
        line(5, "button Play \"Play \\(row)\" trailing 8 centerY size 44x44 hitSlop \(number(0...12))")
        line(4, "} else {")
        line(5, "switch Choice trailing 8 centerY enabled (row < 20)")
        line(4, "}")
        line(3, "}")
        line(2, "}")
        line(1, "}")
        line(1, "")
        line(1, "expect hit \(number(20...300)),\(number(20...40)) -> \(list)[0]")
        line(1, "expect tap \(help) fires -> \(help), not selects -> \(list)[3]")
    }

    /// Writes a column of fields and buttons, some of them hidden.
    private mutating func writeForm(_ margin: String) {
        line(1, "let gap = \(number(8...24)).5; let tall = (gap * 2 + 20)")
        for _ in 0..<Int.random(in: 4...9, using: &random) {
            let field = name(random.pick(["Field", "Amount", "Street", "Town"]))
            line(1, "view \(field)Row leading \(margin) trailing \(margin) top \(number(60...700)) height (tall) {")
            line(
                2, "label Title \"\(random.pick(Self.words)) \(random.pick(Self.words))\" leading 0 centerY size 100x20"
            )
            line(2, "textField \(field) leading 108 trailing 0 top 0 bottom 0 backgroundColor #f\(number(1...9))f9f9")
            if random.happens(0.3) { line(2, "hidden") }
            line(1, "}")
        }
        let button = name("Send")
        line(1, "button \(button) \"Send\" centerX bottom 34 width 50% height 50 alpha 0.\(number(1...9)) enabled .off")
        line(1, "expect reachable -> \(button) 44x44")
    }

    /// Writes a scroll view with pages, transformed views and recognizers.
    private mutating func writeScrolling(_ margin: String) {
        let pages = name("Pages")
        line(1, "scroll \(pages) fill contentSize \(number(800...4000))x844 pagingEnabled delaysContentTouches .off {")
        line(2, "repeat \(number(2...8)) {")
        line(3, "view Page frame (index * 390),0 390x844 clipsToBounds {")
        line(4, "recognizer .longPress cancelsTouchesInView .off")
        line(
            4,
            "control Dial leading \(margin) top \(number(40...400)) size 80x80 hitShape .circle rotate \(number(1...90))deg"
        )
        line(4, "image Star trailing -6 top -6 size 20x20 scale 0.5,\(number(1...3)) translate \(number(1...9)),-4")
        line(3, "}")
        line(2, "}")
        line(1, "}")
        let dots = name("Dots")
        line(1, "pageControl \(dots) centerX bottom \(number(20...90)) size 120x30")
        line(1, "expect drag \(number(200...380)),400 to 20,400 over 0.2s scrolls -> \(pages)")
        line(1, "expect touch { down 30,60; wait 200ms; move 40,80 over 0.1s; up } nothing")
    }

    /// Writes a sheet with its own rules, over a map that it passes touches to.
    private mutating func writeSheet(_ margin: String) {
        let map = name("Map")
        let sheet = name("Sheet")
        let close = name("Close")
        line(1, "scroll \(map) fill contentSize 3000x3000 contentOffset \(number(0...1200)),\(number(0...1200)) {")
        for _ in 0..<Int.random(in: 2...6, using: &random) {
            line(2, "button \(name("Pin")) frame \(number(0...2900)),\(number(0...2900)) 44x48")
        }
        line(1, "}")
        line(1, "view \(sheet) leading 0 trailing 0 bottom 0 height \(number(120...500)) backgroundColor .white {")
        line(2, "hitTest {")
        line(3, "claim -> \(close)")
        line(3, "super; pass // the sheet itself is never hit")
        line(2, "}")
        line(2, "recognizer .pan")
        line(2, "button \(close) trailing \(margin) top -12 size 24x24 overhang cornerRadius 12")
        line(1, "}")
        line(1, "expect hit 10,20 -> \(map)")
    }

    private static let stories = [
        "taps in the clear parts of a table reach the buttons behind it.", "a form with too many fields.",
        "pages that are swiped through, with the buttons that stay in front of them.",
        "a map with an overlay that lets touches through, and a sheet at its bottom.",
    ]

    private static let words = ["Name", "Street", "Größe", "Amount", "of", "money", "Town", "to be sent", "today"]

    private mutating func name(_ stem: String) -> String {
        names += 1
        return "\(stem)\(names)"
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func line(_ depth: Int, _ line: String) {
        if !line.isEmpty {
            for _ in 0..<depth { text += "    " }
            text += line
        }
        text += "\n"
    }

    private mutating func write(_ text: String) { self.text += text }
}
