import TestSupport

/// Generates storyboards in the form that Interface Builder writes, with all elements that the import knows.
struct DocumentGenerator {
    private var random: SplitMix
    private var idCount = 0
    /// The document.
    private(set) var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/>
            <scenes>

        """

    init(_ random: inout SplitMix) {
        self.random = SplitMix(seed: random.next())
        for _ in 0..<Int.random(in: 1...3, using: &self.random) { addScene() }
        text += "</scenes></document>\n"
    }

    private mutating func addScene() {
        text += "<scene><objects><viewController id=\"\(nextID())\"><view key=\"view\" id=\"\(nextID())\">\n"
        addRectangle(width: 375, height: 667)
        addSubviews(depth: 0)
        text += "</view></viewController></objects></scene>\n"
    }

    private mutating func addSubviews(depth: Int) {
        text += "<subviews>\n"
        for _ in 0..<Int.random(in: 0...4, using: &random) { addView(depth: depth + 1) }
        text += "</subviews>\n"
    }

    private mutating func addView(depth: Int) {
        let name = random.pick([
            "view", "view", "label", "button", "button", "imageView", "textField", "switch", "slider", "stackView",
            "scrollView", "tableView", "collectionView", "textView", "segmentedControl", "toolbar", "mapView",
            "novelty",
            "visualEffectView", "stepper", "pageControl",
        ])
        text += "<\(name) id=\"\(nextID())\""
        if random.happens(0.2) {
            text += " userLabel=\"\(random.pick(["Card", "Save & go", "9 lives", "Über uns", "\\("]).escaped)\""
        }
        if random.happens(0.2) { text += " userInteractionEnabled=\"NO\"" }
        if random.happens(0.3) { text += " clipsSubviews=\"YES\"" }
        if random.happens(0.1) { text += " hidden=\"YES\"" }
        if random.happens(0.1) { text += " alpha=\"0.\(Int.random(in: 0...9, using: &random))\"" }
        if random.happens(0.1) { text += " misplaced=\"YES\"" }
        if name == "label" { text += " text=\"\(random.pick(["Title", "\"quoted\"", "a\\b"]).escaped)\"" }
        text += ">\n"
        addRectangle()
        if name == "button" {
            text += "<state key=\"normal\" title=\"\(random.pick(["OK", "Log in", ""]))\"/>\n"
            if random.happens(0.5) {
                text +=
                    "<connections><action selector=\"a:\" destination=\"x\" eventType=\"touchUpInside\"/></connections>\n"
            }
        }
        switch name {
        case "tableView": addCells("prototypes", "tableViewCell", "tableViewCellContentView", depth)
        case "collectionView": addCells("cells", "collectionViewCell", "collectionViewCellContentView", depth)
        case "visualEffectView":
            text += "<view key=\"contentView\">"
            addRectangle()
            addSubviews(depth: depth)
            text += "</view>\n"
        default: if depth < 3 { addSubviews(depth: depth) }
        }
        text += "</\(name)>\n"
    }

    private mutating func addCells(_ container: String, _ cell: String, _ content: String, _ depth: Int) {
        text += "<\(container)>\n"
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            text += "<\(cell) id=\"\(nextID())\">"
            addRectangle()
            text += "<\(content) key=\"contentView\" id=\"\(nextID())\">"
            addRectangle()
            if depth < 3 { addSubviews(depth: depth) }
            text += "</\(content)></\(cell)>\n"
        }
        text += "</\(container)>\n"
    }

    private mutating func addRectangle(width: Int? = nil, height: Int? = nil) {
        let x = width == nil ? Int.random(in: -20...300, using: &random) : 0
        let y = height == nil ? Int.random(in: -20...600, using: &random) : 0
        let width = width ?? Int.random(in: 0...375, using: &random)
        let height = height ?? Int.random(in: 0...300, using: &random)
        text += "<rect key=\"frame\" x=\"\(x)\" y=\"\(y).5\" width=\"\(width)\" height=\"\(height)\"/>\n"
    }

    private mutating func nextID() -> String {
        idCount += 1
        return "gen-er-\(idCount)"
    }
}

extension String {
    /// The text as the value of an attribute.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    }
}
