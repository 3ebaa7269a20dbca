import Foundation
import SceneDrawing
import TestSupport
import Testing

/// Compares pictures with the `.svg` and `.html` files beside the scenes. A comment `// draw: ARGUMENTS` in the first
/// line of a scene says how to draw it.
struct PictureTests {
    private static let fixtures = Fixtures("Fixtures")

    @Test(arguments: fixtures.names(endingIn: ".scene"))
    func picture(_ name: String) throws {
        let text = try Self.fixtures.text("\(name).scene")
        let arguments = DrawnFile.arguments(in: text)
        let drawn = DrawnFile(text: text, arguments)
        #expect(drawn.errors == "")
        let file = "\(name).\(arguments.contains("html") ? "html" : "svg")"
        let difference = try Self.fixtures.difference(drawn.text, fromFile: file)
        #expect(difference == nil)
        #expect(DrawnFile(text: text, arguments).bytes == drawn.bytes)
    }

    /// An event of a recognizer says which one it is, by its Name or else its kind.
    @Test(arguments: ["svg", "html"])
    func recognizersOfEvents(_ format: String) throws {
        let text = """
            scene Main 300x300 {
                view Card fill { recognizer Open .tap }
                view Photo frame 0,0 100x100 { recognizer .tap }
            }

            """
        for (point, name) in [("200,200", "Open"), ("50,50", "tap")] {
            let drawn = DrawnFile(text: text, ["--touch", "tap \(point)", "--format", format])
            let view = name == "Open" ? "Card" : "Photo"
            #expect(drawn.text.contains("data-view=\"\(view)\" data-recognizer=\"\(name)\""))
            #expect(drawn.text.contains("recognize \(view) \(name)<"))
            #expect(drawn.text.contains(",\"\(name)\"]") == (format == "html"))
        }
    }

    /// Both versions of a scene side by side, with what changed.
    @Test(arguments: ["svg", "html"])
    func changes(_ format: String) throws {
        let folder = "\(DrawnFile.project)/Tests/SceneDrawingTests/Fixtures/Versions"
        let (bytes, errors, status) = DrawnFile.run(
            ["diff", "\(folder)/old.scene", "\(folder)/new.scene", "--format", format])
        #expect(errors == "" && status == 1)
        let text = String(decoding: bytes, as: UTF8.self).replacing("\(folder)/", with: "")
        #expect(try Fixtures("Fixtures/Versions").difference(text, fromFile: "changes.\(format)") == nil)
        guard format == "svg" else { return }
        let root = try parsedXML(Array(text.utf8)).get()
        #expect(root.all("scene").compactMap { $0.attributes["data-scene"] } == ["Main", "Main", "Gone", "Fresh"])
        // Each change is in both versions.
        let owners = root.all("change").map { [$0.attributes["data-old"], $0.attributes["data-new"]] }
        #expect(owners.count % 2 == 0 && owners.prefix(owners.count / 2) == owners.suffix(owners.count / 2))
        #expect(owners.contains(["Buy", "Banner"]) && owners.contains(["Main", "Save"]))
    }

    /// Slivers aren't shown as lost: what is seen beside a round corner, or less than 1 % of a target.
    @Test(arguments: [
        ("frame 99.5,0 50x100", false), ("frame 98.5,0 50x100", true),
        ("frame 0,60 100x100 cornerRadius 5 backgroundColor .white", false),
        ("frame 0,60 100x100 cornerRadius 30 backgroundColor .white", true),
    ])
    func slivers(_ attributes: String, _ isLost: Bool) throws {
        let text = """
            scene Main 390x844 {
                button Play frame 0,0 100x100
                view Edge \(attributes)
            }

            """
        let losses = try DrawnFile(text: text, []).xml().all("lost").filter { $0.attributes["data-path"] == "Play" }
        #expect(losses.isEmpty != isLost)
    }

    /// The badge of a finding is in the part that is lost, if that is large enough, and covers no title.
    @Test(arguments: [(60, "170 85"), (40, "180 85"), (10, nil)])
    func badgeIsWhereTheLossIs(width: Int, place: String?) throws {
        let text = """
            scene Main 220x200 {
                button Buy "Buy now" frame 20,60 180x50
                view Lid frame \(200 - width),50 \(width)x70
            }

            """
        let finding = try #require(try DrawnFile(text: text).xml().all("finding").first)
        #expect(finding.attributes["data-rule"] == "covered-control")
        let circles = finding.all("badge").filter { $0.attributes["r"] == "8" }
        let places = circles.map { "\($0.attributes["cx"] ?? "") \($0.attributes["cy"] ?? "")" }
        #expect(finding.all("lead").isEmpty == (place != nil))
        if let place { #expect(places.first == place) }
    }

    /// What marks a finding covers no title, not even of a target that is hardly larger than its title.
    @Test func marksCoverNoTitle() throws {
        let text = "scene A 200x200 { button Edit \"Edit\" frame 20,100 30x20 }\n"
        let dots = try DrawnFile(text: text).xml().all("badge").filter { $0.attributes["r"] == "2.5" }
        #expect(dots.map { "\($0.attributes["cx"] ?? "") \($0.attributes["cy"] ?? "")" } == ["52 98"])
    }

    /// A scroll view that no touch reaches is hatched, but not as a loss of a touch target, which it isn't.
    @Test func deadScrollViews() throws {
        let text = """
            scene Main 200x300 {
                view Box frame 0,0 200x100 userInteractionEnabled .off {
                    scroll List frame 20,10 160x80 contentSize 160x400
                }
                scroll Half frame 20,110 160x60 contentSize 160x400
                view Over frame 20,110 160x60 alpha 0.5 backgroundColor .red
                scroll Fine frame 20,200 160x60 contentSize 160x400
            }

            """
        let root = try DrawnFile(text: text).xml()
        #expect(root.all("stuck").compactMap { $0.attributes["data-path"] } == ["List", "Half"])
        #expect(root.all("lost").compactMap { $0.attributes["data-path"] } == [])
    }

    /// Dark surroundings change no color in a scene: a white view stays white.
    @Test func darkSurroundings() throws {
        let text = "scene A 200x200 { view Box fill backgroundColor .white { button Buy frame 20,20 80x50 } }\n"
        let drawn = DrawnFile(text: text).text
        #expect(drawn.contains(".g0{fill:#ffffff;fill-opacity:1}"))
        let dark = try #require(drawn.firstMatch(of: /prefers-color-scheme:dark\)\{\n((?:[^}]*\}\n)*?)\}/)).output.1
        #expect(
            !dark.contains(".g0") && !dark.contains(".screen") && !dark.contains(".target") && dark.contains(".paper"))
    }

    /// Marks that may be inside and outside a scene have at least three times the contrast to a white screen and to the
    /// dark paper around it.
    @Test(arguments: [
        ".lead", ".slop", ".small", ".lost", ".quiet", ".stuck", ".unseen", ".contested", ".answer", ".asked",
        ".finger", ".finger-start", ".finger-end", ".point path", ".point circle", ".event circle",
    ])
    func darkMarks(_ selector: String) throws {
        let drawn = DrawnFile(text: "scene A 200x200 { button Buy frame 180,20 80x50 }\n").text
        var color: String?
        // The rules of dark surroundings come last, so they count.
        for rule in drawn.matches(of: /\n([^{}\n@]+)\{([^}]*)\}/) {
            guard rule.output.1.split(separator: ",").contains(Substring(selector)) else { continue }
            let values = rule.output.2.matches(of: /(?:stroke|fill):(#[0-9a-f]{6})/).map { String($0.output.1) }
            color = values.last ?? color
        }
        let mark = try #require(color)
        #expect(contrast(mark, "#ffffff") >= 3, "\(mark) on the screen")
        #expect(contrast(mark, "#1c1c1e") >= 3, "\(mark) on the paper")
    }

    /// A text that hangs out of a scene is outlined, as its own color is that of dark paper.
    @Test func darkTexts() throws {
        let drawn = DrawnFile(text: "scene A 200x200 { label Title \"Outside\" frame 205,20 80x50 }\n").text
        let dark = try #require(drawn.split(separator: "@media(prefers-color-scheme:dark){").last)
        #expect(dark.contains("\n.view text{paint-order:stroke;stroke:#fff;"))
    }

    /// A picture of a scene that didn't change shows it.
    @Test func noChanges() throws {
        let file = "\(DrawnFile.project)/Tests/SceneDrawingTests/Fixtures/Versions/old.scene"
        let (bytes, errors, status) = DrawnFile.run(["diff", file, file, "--format", "svg"])
        #expect(errors == "" && status == 0)
        let root = try parsedXML(bytes).get()
        #expect(root.all("scene").compactMap { $0.attributes["data-scene"] }.prefix(2) == ["Main", "Main"])
        #expect(root.all("change").isEmpty)
        // It says so once, below the new version.
        let titles = root.all("rule").map { $0.text }
        #expect(titles.count == 3 && Set(titles) == ["No differences"])
    }

    /// What changed alike in many rows has one letter, in the picture and in the list, and the list says what is lost.
    @Test func changesAlikeShareALetter() throws {
        let table = "table List fill { rows 20 height 60 { cell { button Star trailing 16 centerY size 44x44 } } }"
        let (bytes, _, status) = try Self.comparison(
            of: "scene Main 390x844 { \(table) }\n",
            with: "scene Main 390x844 { \(table); view Shade frame 330,0 44x700 }\n", ["--format", "svg"])
        #expect(status == 1)
        let root = try parsedXML(bytes).get()
        // In each version some places and, below the new one, a line.
        let letters = root.all("letter-text").map { $0.text }
        #expect(Set(letters) == ["A", "B"] && letters.count > 40)
        #expect(root.all("change").count == 2 * 24)
        #expect(Set(root.all("change").compactMap { $0.attributes["data-change"] }) == ["0", "1"])
        let legend = root.all("legend").map { $0.text }
        #expect(legend.contains("List[0…11].Star → Shade"))
        #expect(legend.contains("12 areas, 22,704 square points in the area 44x692 at 330,8"))
        #expect(root.all("loss").map { $0.text }.joined(separator: " ").contains("and 10 more targets like it"))
    }

    /// Views whose recognizers changed are marked, in both versions.
    @Test func changedRecognizers() throws {
        let (bytes, _, status) = try Self.comparison(
            of: "scene Main 390x200 { view Card frame 20,20 100x44 { recognizer Open .tap } }\n",
            with: "scene Main 390x200 { view Card frame 20,20 100x44 { recognizer Open .longPress } }\n",
            ["--format", "svg"])
        #expect(status == 0)
        let root = try parsedXML(bytes).get()
        #expect(root.all("change").compactMap { $0.attributes["data-path"] } == ["Card", "Card"])
        #expect(root.all("legend").contains { $0.text == "“.tap” before, “.longPress” now" })
        #expect(root.all("letter-text").map { $0.text } == ["A", "A", "A"])
    }

    /// Runs `diff` on two texts.
    private static func comparison(
        of old: String, with new: String, _ arguments: [String]
    ) throws -> (bytes: [UInt8], errors: String, status: Int32) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scenec \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = ["old.scene", "new.scene"].map { folder.appending(path: $0) }
        for (path, text) in zip(paths, [old, new]) { try Data(text.utf8).write(to: path) }
        return DrawnFile.run(["diff"] + paths.map { $0.path } + arguments)
    }

    /// Many findings that say the same share a number and a line, and few of them have a badge. Programs find all.
    @Test func manyFindings() throws {
        let buttons = (0..<300).map { "button B\($0) frame \($0 % 15 * 26),\($0 / 15 * 42) 22x22" }
        let text = "scene Main 390x844 {\n\(buttons.joined(separator: "\n"))\n}\n"
        let root = try DrawnFile(text: text).xml()
        #expect(root.all("finding").filter { $0.attributes["data-rule"] == "small-target" }.count == 300)
        // Four in the picture, one in the list.
        #expect(root.all("badge-text").map { $0.text } == ["1", "1", "1", "1", "1"])
        #expect(root.all("legend").contains { $0.text == "and 299 more like it: B1, B2, B3, B4, B5, B6…" })
        // A few keep their own, and so do findings that say something else.
        let few = try DrawnFile(text: "scene Main 390x844 {\n\(buttons.prefix(4).joined(separator: "\n"))\n}\n").xml()
        #expect(Set(few.all("badge-text").map { $0.text }) == ["1", "2", "3", "4"])
    }

    /// A page says of what no finding is about who covers it, and that isn't bad.
    @Test func coveredOnPurpose() throws {
        let text = """
            scene Main 390x844 {
                button Buy frame 20,100 120x44
                view Dimmer fill backgroundColor .black alpha 0.4
                view Dialog center size 300x200 backgroundColor .white { button OK frame 20,140 120x44 }
            }

            """
        let page = DrawnFile(text: text, ["--format", "html"]).text
        let data = try #require(page.firstMatch(of: /"targets":\[(\["Buy".*?\]),\["OK"/)).output.1
        #expect(data.contains(",false,") && data.hasSuffix(",\"covered by Dimmer\"]"))
        // If it is a mistake, it is bad.
        let covered = "scene Main 390x844 { button Buy frame 20,100 120x44; view Lid frame 20,100 120x44 }\n"
        let other = DrawnFile(text: covered, ["--format", "html"]).text
        let bad = try #require(other.firstMatch(of: /"targets":\[(\["Buy".*?\])\]/)).output.1
        #expect(bad.contains(",true,") && !bad.contains("\"covered by"))
    }

    /// Only a finding about lost area makes a loss a mistake, or one that is allowed.
    @Test(arguments: [
        ("", "", "lost quiet"),
        ("recognizer Like .tap numberOfTapsRequired 2", "", "lost quiet"),
        ("recognizer Like .tap numberOfTapsRequired 2", "// scenec:allow tap-before-double-tap: meant", "lost quiet"),
        ("", "// scenec:allow covered-control: it is behind a dialog", "lost"),
    ])
    func lossesThatOtherFindingsAreAbout(recognizer: String, comment: String, look: String) throws {
        let isAllowed = comment.contains("double")
        let text = """
            scene Main 390x844 {
                view Photo frame 20,100 120x144 backgroundColor .gray {  \(isAllowed ? "" : comment)
                    recognizer Open .tap  \(isAllowed ? comment : "")
                    \(recognizer)
                }
                view Dimmer frame 0,160 390x684 backgroundColor .black alpha 0.4 { recognizer Close .tap }
                view Dialog center size 300x200 backgroundColor .white { button OK frame 20,140 120x44 }
            }

            """
        let root = try DrawnFile(text: text).xml()
        let rules = root.all("finding").compactMap { $0.attributes["data-rule"] }
        #expect(rules.contains("tap-before-double-tap") == (!recognizer.isEmpty && !isAllowed))
        let photo = root.all("lost").filter { $0.attributes["data-path"] == "Photo" }
        #expect(photo.map { $0.attributes["class"] } == [look])
    }

    /// A view has the same color in both versions of a scene, whatever is new beside it.
    @Test func colorsOfVersions() throws {
        let buttons = (0..<30).map { "button B\($0) frame \($0 % 5 * 70),\(100 + $0 / 5 * 60) 60x50" }
            .joined(separator: "; ")
        let texts = ["", "; button A1 frame 75,350 20x20"].map { "scene Main 390x844 { \(buttons)\($0) }\n" }
        let picture = try Self.comparison(of: texts[0], with: texts[1], ["--format", "svg"])
        let halves = try parsedXML(picture.bytes).get().all("scene").filter { $0.attributes["data-scene"] != nil }
        let colors = halves.map { half in
            half.all("target").map { [$0.attributes["data-path"], $0.attributes["class"]] }.filter { $0[0] != "A1" }
        }
        #expect(colors.count == 2 && colors[0].count == 30 && colors[0] == colors[1])
    }

    /// The events of a touch are before the answer, the layers and the lists.
    @Test func eventsComeFirst() throws {
        let text = "scene Main 390x844 { button Buy frame 20,100 120x44 }\n"
        let page = DrawnFile(text: text, ["--format", "html", "--touch", "tap Buy"]).text
        let places = try ["<h1>", "id=\"timeline\"", "id=\"answer\"", "id=\"layers\"", "id=\"targets\""].map {
            try #require(page.range(of: $0)).lowerBound
        }
        #expect(places == places.sorted())
    }

    /// A page knows how far each event scrolls, so that it can fold those in one direction.
    @Test func eventsSayHowFarTheyScroll() throws {
        let text = "scene Main 390x600 { table List fill { rows 40 height 60 { cell {} } } }\n"
        let touch = "down 200,300; move 200,260 over 100ms; move 200,240 over 20ms; move 200,280 over 20ms; up"
        let page = DrawnFile(text: text, ["--format", "html", "--touch", touch]).text
        for event in [
            #"[100,"scroll","List",200,260,"",0,30]"#, #"[120,"scroll","List",200,240,"",0,20]"#,
            #"[140,"scroll","List",200,280,"",0,-40]"#,
        ] {
            #expect(page.contains(event), "\(event)")
        }
    }

    /// A corner that a round superview cuts off is touched and not seen, unless hardly any of it is cut off.
    @Test(arguments: [
        ("cornerRadius 100 clipsToBounds", ["Edit", "Save"]), ("cornerRadius 100", []),
        ("cornerRadius 10 clipsToBounds", []), ("clipsToBounds", []),
        ("cornerRadius 100 clipsToBounds rotate 5deg", ["Edit", "Save"]),
        ("cornerRadius 10 clipsToBounds rotate 5deg", []),
    ])
    func roundClips(_ attributes: String, _ expected: [String]) throws {
        let text = """
            scene Main 390x400 {
                view Avatar frame 40,40 200x200 \(attributes) backgroundColor .gray {
                    button Edit frame 0,0 80x80
                    button Save frame 100,100 100x100
                    button Middle frame 80,20 40x44
                }
            }

            """
        let unseen = try DrawnFile(text: text).xml().all("unseen").filter { $0.attributes["data-path"] != nil }
        #expect(unseen.compactMap { $0.attributes["data-path"] } == expected)
        guard let edit = unseen.first else { return }
        let cutOff = try #require(area(ofPath: edit.attributes["d"] ?? ""))
        #expect(abs(cutOff - 2119.2) < 10, "\(cutOff)")
    }

    /// A long title is legible: in several lines, or cut off with all of it in the tooltip.
    @Test func longTitles() throws {
        let title = "Continue with the payment of all of the articles in your cart"
        let text = """
            scene Main 390x400 {
                button Wide "\(title)" frame 20,20 120x60
                button Low "\(title)" frame 20,100 120x24
                button Short "Pay" frame 20,200 120x44
            }

            """
        let root = try DrawnFile(text: text).xml()
        let texts = root.all("button").map { $0.descendants("text") }
        #expect(texts.map { $0.count } == [4, 2, 1])
        #expect(texts.joined().allSatisfy { Double($0.attributes["font-size"] ?? "") ?? 0 >= 9 })
        #expect(texts[0].map { $0.text }.joined(separator: " ") == title)
        #expect(texts[1].last?.text.hasSuffix("…") == true)
        let tooltips = root.all("button").map { $0.children("title").first?.text ?? "" }
        #expect(tooltips.map { $0.contains("“\(title)”") } == [true, true, false])
    }

    /// Texts begin at the right in a scene from right to left, except those in the middle.
    @Test func textsFromRightToLeft() throws {
        let views = "label Title \"\u{5E9}\" frame 20,20 100x30; button Pay \"\u{5E9}\" frame 20,60 100x30"
        for (direction, place) in [("", "2 start"), ("direction .rightToLeft", "98 end")] {
            let root = try DrawnFile(text: "scene A 200x100 \(direction) { \(views) }\n").xml()
            let places = root.all("view").flatMap { $0.descendants("text") }.map {
                "\($0.attributes["x"] ?? "") \($0.attributes["text-anchor"] ?? "start")"
            }
            #expect(places == [place, "50 middle"])
        }
    }

    /// A word is only broken where it doesn't fit in a legible size.
    @Test func brokenWords() throws {
        let buttons = [56, 40, 32].map { "button B\($0) \"Schließen\" frame \($0),0 \($0)x60" }
        let texts = try DrawnFile(text: "scene A 200x200 { \(buttons.joined(separator: "; ")) }\n").xml().all("button")
            .map { $0.descendants("text").map { $0.text } }
        #expect(texts.count == 3 && texts[0] == ["Schließen"] && texts[1] == texts[0] && texts[2].count == 2)
    }

    /// Where a rotated target has a common edge with a superview that clips, its outline is no saw.
    @Test func commonEdgesAreStraight() throws {
        let text = """
            scene A 390x400 {
                view Card frame 60,100 260x160 rotate -22deg clipsToBounds { button Play leading 0 top 0 size 70x60 }
            }

            """
        let play = try #require(try DrawnFile(text: text).xml().all("target").first)
        let corners = (play.attributes["d"] ?? "").count { "MLHV".contains($0) }
        #expect(4...8 ~= corners, "\(play.attributes["d"] ?? "")")
    }

    /// A long name of a scene doesn't make its picture wider.
    @Test func longNames() throws {
        let name = "N" + String(repeating: "ame", count: 20)
        let root = try DrawnFile(text: "scene \(name) 390x200 { button B frame 20,20 50x50 }\n").xml()
        #expect(Double(root.attributes["width"] ?? "") ?? 0 < 450)
        #expect(root.all("scene-title").map { $0.text }.joined() == name)
        #expect(root.children("title").first?.text == name)
    }

    /// A page has no reasons for more than some regions, and then says what to run.
    @Test func commandForReasons() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scenec \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.scene").path
        // Each point asks the views of one column, so that the number of regions is the limit that counts.
        let views = "repeat 46 { view V frame 0,(index * 2) 1x1 }"
        try Data(
            "scene Main 390x844 { repeat 46 { view C frame (index * 2),0 2x100 { \(views) } } }\n".utf8
        )
        .write(to: URL(fileURLWithPath: path))
        let many = DrawnFile(path, ["--format", "html", "--after", "tap 300,800"]).text
        #expect(many.contains("\"command\":\"scenec eval '\(path)' --scene Main --after 'tap 300,800'\""))
        #expect(!DrawnFile(text: "scene Main 90x90 {}\n", ["--format", "html"]).text.contains("\"command\":"))
    }

    /// A scene is drawn on its first device, and on those that have more findings; a question is answered on the first.
    @Test(arguments: [
        ([], ["320x568", "iPhone16Pro"]), (["--device", "iPhoneSE"], ["iPhoneSE"]),
        (["--at", "Play"], ["320x568"]),
    ])
    func devices(_ arguments: [String], _ expected: [String]) throws {
        let drawn = DrawnFile(text: try Self.fixtures.text("devices.scene"), arguments)
        let scenes = try drawn.xml().all("scene").filter { $0.attributes["data-scene"] != nil }
        #expect(scenes.compactMap { $0.attributes["data-device"] } == expected)
        let isComplete = arguments.first == "--device"
        #expect(drawn.text.contains(", \(expected.count) of 4 devices</text>") != isComplete)
    }

    /// A disabled control has no color, unless a recognizer gets its taps.
    @Test func disabledControls() throws {
        let root = try DrawnFile(text: try Self.fixtures.text("disabled.scene")).xml()
        let dead = root.all("target").filter { $0.attributes["class"] == "target dead" }
        #expect(dead.compactMap { $0.attributes["data-path"] } == ["Off", "Over"])
    }

    /// A line that makes a target in each row has one color, or two that alternate if these targets touch each other.
    @Test(arguments: [
        // Rows with a gap between their buttons.
        (
            "table List fill { rows 12 height 60 { cell { button Like frame 8,8 80x44; button Share frame 96,8 80x44 } } }",
            ["Like": 1, "Share": 1]
        ),
        ("repeat 8 { button Row frame 0,(index * 50) 390x50 }", ["Row": 2]),
        ("repeat 8 { button frame 0,(index * 50) 390x50 }", ["button#": 2]),
        // Corners that meet don't count.
        (
            "collection Grid fill { items 32 size 97.5x97.5 spacing 0 lineSpacing 0 { cell { button Tile fill } } }",
            ["Tile": 2]
        ),
    ])
    func colorsOfRows(_ content: String, _ expected: [String: Int]) throws {
        let colors = try Self.targetColors("scene Main 390x844 { \(content) }\n")
        #expect(colors.count > 7)
        var used: Set<String> = []
        for (name, count) in expected {
            let members = colors.filter { $0.path.contains(name) }
            #expect(Set(members.map { $0.color }).count == count, "\(members)")
            #expect(used.isDisjoint(with: members.map { $0.color }))
            used.formUnion(members.map { $0.color })
        }
        // Targets that touch each other side by side have different colors: four in each row of the grid.
        if content.contains("table") { return }
        let isGrid = content.contains("collection")
        for distance in isGrid ? [1, 4] : [1] {
            for (index, (one, other)) in zip(colors, colors.dropFirst(distance)).enumerated() {
                if isGrid, distance == 1, index % 4 == 3 { continue }
                #expect(one.color != other.color, "\(one.path), \(other.path)")
            }
        }
    }

    /// Further rows change no color, nor does scrolling.
    @Test func colorsStayTheSame() throws {
        let rows = "height 50 { cell { button Row fill } } }"
        let few = try Self.targetColors("scene Main 390x400 { table List fill { rows 5 \(rows) }\n")
        let many = try Self.targetColors("scene Main 390x400 { table List fill { rows 200 \(rows) }\n")
        let scrolled = try Self.targetColors(
            "scene Main 390x400 { table List fill contentOffset 0,175 { rows 200 \(rows) }\n")
        let colors = Dictionary(uniqueKeysWithValues: many.map { ($0.path, $0.color) })
        #expect(few.count == 5 && many.count > 7)
        for target in few { #expect(colors[target.path] == target.color) }
        let common = scrolled.filter { colors[$0.path] != nil }
        #expect(common.count > 3 && scrolled.first?.path == "List[3].Row")
        for target in common { #expect(colors[target.path] == target.color) }
    }

    /// Returns the touch targets of a picture with the classes of their colors, in order.
    private static func targetColors(_ text: String) throws -> [(path: String, color: String)] {
        try DrawnFile(text: text).xml().all("target").compactMap { target in
            guard let path = target.attributes["data-path"], let words = target.attributes["class"] else { return nil }
            return (path, String(words.split(separator: " ").last ?? ""))
        }
    }

    /// The areas of all scenes that a comparison shows have different letters, and the same in both versions.
    @Test func lettersOfChanges() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scenec \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [String] = []
        for (version, shift) in [("old", 0), ("new", 5)] {
            let scenes = ["One", "Two", "Three"].map { name in
                let buttons = (0..<14).map { "button B\($0) frame 20,\($0 * 60 + shift) 300x40" }
                return "scene \(name) 390x844 { \(buttons.joined(separator: "; ")) }\n"
            }
            files.append(folder.appending(path: "\(version).scene").path)
            try Data(scenes.joined().utf8).write(to: URL(fileURLWithPath: files[files.count - 1]))
        }
        let root = try parsedXML(DrawnFile.run(["diff"] + files + ["--format", "svg"]).bytes).get()
        let scenes = root.all("scene").filter { $0.attributes["data-scene"] != nil }
        #expect(scenes.count == 6)
        let letters = scenes.map { Set($0.all("letter-text").map { $0.text }) }
        #expect(letters[0] == letters[1] && letters[2] == letters[3] && letters[4] == letters[5])
        let alphabet = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
        for (index, prefix) in [(0, ""), (2, "A"), (4, "B")] {
            #expect(letters[index] == Set(alphabet.map { prefix + $0 }))
        }
        let page = String(decoding: DrawnFile.run(["diff"] + files + ["--format", "html"]).bytes, as: UTF8.self)
        #expect(page.contains(#"["BA","Three → B0","1,500 square points in the area "#))
    }

    /// Where areas are crowded, all of them still have letters.
    @Test func lettersOfCrowdedChanges() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scenec \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try [0, 5].map { shift in
            let url = folder.appending(path: "\(shift).scene")
            let buttons = (0..<16).map { "button B\($0) frame \($0 % 4 * 30 + 20 + shift),\($0 / 4 * 16 + 20) 28x14" }
            try Data("scene Main 390x844 { \(buttons.joined(separator: "; ")) }\n".utf8).write(to: url)
            return url.path
        }
        let root = try parsedXML(DrawnFile.run(["diff"] + files + ["--format", "svg"]).bytes).get()
        let scenes = root.all("scene").filter { $0.attributes["data-scene"] != nil }
        #expect(scenes.count == 2)
        for scene in scenes { #expect(Set(scene.all("letter-text").map { $0.text }).count == 26) }
    }

    /// Findings are numbered through all scenes of a picture, and names in them are in curly quotes.
    @Test func numbersOfFindings() throws {
        let text = "scene A 100x100 { button B frame 10,10 20x20 }\nscene C 100x100 { button D frame 10,10 20x20 }\n"
        let drawn = DrawnFile(text: text).text
        let numbers = drawn.matches(of: /class="badge-text"[^>]*>([0-9]+)</).map { String($0.output.1) }
        #expect(Set(numbers) == ["1", "2"])
        #expect(drawn.contains("“D” is too small"))
        let page = DrawnFile(text: text, ["--format", "html"]).text
        #expect(page.contains(#"[1,"small-target""#) && page.contains(#"[2,"small-target""#))
    }

    /// A reason names the view that keeps a target that is seen at a point from being asked; it only counts others.
    @Test func reasonsWhereTargetsAreSeen() throws {
        let text =
            "scene A 100x100 { view Bar frame 0,60 100x40 { button Play frame 20,-20 60x60 }; view frame 0,0 5x5 }"
        let page = DrawnFile(text: text, ["--format", "html"]).text
        let reason =
            "Bar doesn't contain the point: nil, and its subviews aren't asked, such as Play, which is seen here"
        #expect(page.contains("\"Play is seen here, but A gets the touch\""))
        #expect(page.contains("\(reason)\\n1 other view was asked; it doesn't contain the point"))
        #expect(page.components(separatedBy: reason).count == 2, "only where Play is seen")
    }

    /// The hit area of a target is drawn if any of it is seen or touched.
    @Test func hitAreasOfCoveredTargets() {
        let under = "button Under frame 40,40 20x20 hitSlop 10"
        let text = { (side: Int) in
            "scene A 100x100 { \(under); view frame 30,30 \(side)x\(side) backgroundColor #ffffff }"
        }
        #expect(!DrawnFile(text: text(40)).text.contains("<path class=\"slop\" data-path=\"Under\""))
        #expect(DrawnFile(text: text(39)).text.contains("<path class=\"slop\" data-path=\"Under\""))
    }

    /// Names of views that findings are about get room before others.
    @Test func namesOfReportedViews() throws {
        let text =
            "scene A 200x120 { view Deck frame 0,0 200x60 { button Small frame 4,4 20x20 }; view Front frame 0,60 200x60 }\n"
        let names = DrawnFile(text: text).text.matches(of: /class="name"[^>]*>([A-Za-z]+)</).map { String($0.output.1) }
        #expect(names == ["Small", "Front", "Deck"])
    }

    /// A list of targets starts with those that lose touches, then has those that findings are about.
    @Test func orderOfTargets() throws {
        let text =
            "scene A 300x100 { button Whole frame 0,0 44x44; button Small frame 60,0 20x20; button Lost frame 100,0 44x44; "
            + "view frame 120,0 24x44; button Tiny frame 160,0 20x20; button Unseen frame 200,0 44x44 hidden }\n"
        let page = DrawnFile(text: text, ["--format", "html"]).text
        let targets = page.matches(of: /\["([A-Z][a-z]*)","[^"]*","[^"]*",(?:true|false),([0-9.]+)\]/)
        #expect(targets.map { String($0.output.1) } == ["Lost", "Small", "Tiny", "Whole", "Unseen"])
        let findings = page.matches(of: /\[[0-9]+,"([a-z-]+)","warning","[^"]*",([0-9.]+)(?:,"[^"]*")*\]/)
        let ranks = findings.map { "\($0.output.1) \($0.output.2)" }
        #expect(ranks.contains("small-target 1") && ranks.contains { $0.hasPrefix("covered-control 0.") })
    }

    /// What a button in a control takes of it isn't a loss, but what a view in front of both takes is.
    @Test(arguments: [false, true])
    func buttonInControl(isCovered: Bool) throws {
        let cover = isCovered ? "; view frame 0,0 50x50" : ""
        let text = "scene A 300x100 { control C fill { button B frame 150,20 60x60 }\(cover) }\n"
        let lost = try DrawnFile(text: text).xml().all("lost").compactMap { $0.attributes["data-path"] }
        #expect(lost == (isCovered ? ["C"] : []))
        let page = DrawnFile(text: text, ["--format", "html"]).text
        let rank = try #require(page.firstMatch(of: /\["C","[^"]*","[^"]*",(true|false),([0-9.]+)\]/))
        #expect(rank.output.1 == (isCovered ? "true" : "false"))
        #expect((rank.output.2 == "2") != isCovered)
    }

    /// A picture isn't larger than the room around its scene, however large views are.
    @Test func hugeViews() throws {
        let huge = "view frame 0,0 1000000000x1000000000 scale 1000000000"
        let text = "scene A 390x844 { \(huge) { \(huge) { button B \"B\" frame 10,10 44x44 } } }\n"
        let box = try #require(DrawnFile(text: text).text.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
        let (width, height) = (try #require(Double(box.output.1)), try #require(Double(box.output.2)))
        #expect(width < 1000 && height < 1500)
    }

    /// A page offers the layers that it has.
    @Test func layersOfAPage() throws {
        let page = DrawnFile(text: "scene Main 100x100 { button B fill }\n", ["--format", "html"]).text
        let offered = page.matches(of: /type="checkbox" value="([a-z]+)"/).map { String($0.output.1) }
        #expect(offered == ["views", "targets", "names"])
    }

    /// A picture has as many scenes as anyone looks at, and says how many it lacks.
    @Test func scenesThatAreLeftOut() throws {
        let name = String(repeating: "A", count: 400)
        let scenes = (0..<20).map {
            "scene S\($0) 390x844 { repeat 100 { button \(name) frame (index % 20 * 18),(floor(index / 20) * 18) 18x18 } }\n"
        }
        let drawn = DrawnFile(text: scenes.joined())
        let root = try drawn.xml()
        let count = root.all("scene").filter { $0.attributes["data-scene"] != nil }.count
        #expect(count > 5 && count < 20)
        #expect(drawn.text.contains("\(20 - count) more scenes are left out: the picture is full"))
        #expect(
            drawn.errors.contains(
                "left out \(20 - count) of 20 scenes, because the picture is full; draw one of them with --scene"))
        #expect(drawn.status == 0)
        let oneMore = DrawnFile(text: scenes.prefix(count + 1).joined())
        #expect(oneMore.text.contains("1 more scene is left out: the picture is full"))
        #expect(!DrawnFile(text: scenes[0]).text.contains("left out"))
    }

    /// A picture has the scenes without errors, and names the others.
    @Test func scenesWithErrors() {
        let good = "scene Good 390x844 { button A frame 0,0 44x44 }\n"
        let bad = (1...8).map { "scene Bad\($0) 390x844 { buton B frame 0,0 44x44 }\n" }
        let one = DrawnFile(text: bad[0] + good)
        #expect(one.text.contains("data-scene=\"Good\"") && one.status == 1)
        #expect(one.text.contains(">Bad1 isn't drawn: it has errors</text>"))
        let names = "Bad1, Bad2, Bad3, Bad4, Bad5, Bad6 and 2 more aren't drawn: they have errors"
        #expect(DrawnFile(text: bad.joined() + good, ["--format", "html"]).text.contains(">\(names)</p>"))
        #expect(!DrawnFile(text: bad[0] + good, ["--scene", "Good"]).text.contains("Bad1"))
    }

    /// Findings stay where their views are after touches, and losses without a finding stay pale.
    @Test func findingsAfterTouches() throws {
        let rows = "table List fill { rows 30 height 60 { cell { button Go frame 0,35 300x20 } } }"
        let bar = "view Bar frame 0,300 300x100 { button Up frame 100,-40 100x80 }"
        let text = "scene A 300x400 { \(rows); \(bar) }\n"
        let badges = { (arguments: [String]) -> [String: Double] in
            let findings = try DrawnFile(text: text, arguments).xml().all("finding")
            let places = findings.compactMap { finding -> (String, Double)? in
                guard let rule = finding.attributes["data-rule"], let badge = finding.all("badge").first,
                    let y = badge.attributes["cy"].flatMap(Double.init)
                else { return nil }
                return (rule, y)
            }
            return Dictionary(places, uniquingKeysWith: min)
        }
        let before = try badges([])
        let after = try badges(["--after", "down 250,200; move 250,175; wait 1s; up"])
        #expect(try #require(before["dead-overhang"]) < 300 && after["dead-overhang"] == before["dead-overhang"])
        let moved = try #require(before["small-target"].flatMap { y in after["small-target"].map { y - $0 } })
        #expect(moved > 10)
        let list = "table List fill { recognizer Pick .tap; rows 30 height 60 { cell { label \"L\" frame 0,0 9x9 } } }"
        let covered = "scene A 300x400 { \(list); scroll Over frame 0,200 300x100 contentSize 300x900 }\n"
        let scrolled = DrawnFile(text: covered, ["--after", "drag 250,250 to 250,220"]).text
        #expect(scrolled.contains("lost quiet\" data-path=\"List\"") && !scrolled.contains("lost\" data-path=\"List\""))
    }

    /// What `check` prints below a finding is in the page.
    @Test func helpOfFindings() {
        let text =
            "scene A 300x400 { view Bar frame 0,300 300x100 { button Up frame 100,-40 100x80 } }\n"
            + "scene B 9x9 { let x = 1 }\n"
        let page = DrawnFile(text: text, ["--format", "html"]).text
        let title = "write \u{201C}overhang\u{201D} on \u{201C}Up\u{201D} (can change other answers)"
        #expect(page.contains("\(title)\\n1 - scene A"))
        // What shows nowhere in the picture has no number.
        #expect(page.contains("[-1,\"unused-let\"") && page.contains("[1,\"dead-overhang\""))
    }

    /// A picture of too many views has the largest of them, and says how many it lacks.
    @Test func viewsThatAreLeftOut() throws {
        let small = "repeat 9000 { button \"B\" frame (index % 90 * 4),(floor(index / 90) * 4) 3x3 }"
        let large = "button Large \"Large\" size 60x44; view Panel fill"
        let drawn = DrawnFile(text: "scene Main 390x844 { \(small); \(large) }\n", rules: [])
        #expect(drawn.bytes.count < 1_000_000)
        let views = try drawn.xml().all("view")
        #expect(views.count > 600 && views.count < 9_000)
        #expect(drawn.text.contains(">Main (\(9_003 - views.count) views left out)</text>"))
        let paths = Set(views.compactMap { $0.attributes["data-path"] })
        #expect(paths.isSuperset(of: ["Main", "Large", "Panel"]))
        // Of equal ones, those in front.
        #expect(paths.contains("Main.button#9000") && !paths.contains("Main.button#1"))
    }

    /// A scene that says more about its views has a larger picture.
    @Test func viewsOfLongTexts() throws {
        let views = (0..<1_500).map { "button B\($0) frame \($0 % 50 * 7),\($0 / 50 * 14) 7x14\n" }
        let written = DrawnFile(text: "scene Main 390x844 {\n\(views.joined())}\n", rules: [])
        #expect(try written.xml().all("view").count == 1_501)
        let repeated = DrawnFile(
            text:
                "scene Main 390x844 { repeat 1500 { button B frame (index % 50 * 7),(floor(index / 50) * 14) 7x14 } }\n",
            rules: [])
        #expect(try repeated.xml().all("view").count < 1_200)
    }

    /// Rotated views whose parts cut each other make no large picture of a small scene.
    @Test func manyRotatedViews() throws {
        let inner = "repeat 80 { button B frame 0,(index * 10) 90x9 }"
        let drawn = DrawnFile(
            text:
                "scene Main 390x844 { repeat 40 { view frame (index * 9),0 90x844 rotate (index)deg { \(inner) } } }\n",
            rules: [])
        #expect(drawn.status == 0 && drawn.bytes.count < 1_200_000)
    }

    /// A page doesn't reorder text after a file name that would.
    @Test func fileNamesOfPages() {
        let page = Picture(isPage: true).page(of: "a\u{202E}enecs.b")
        let text = String(decoding: page, as: UTF8.self)
        #expect(text.contains("<title>a\u{FFFD}enecs.b</title>") && text.contains("<h1>a\u{FFFD}enecs.b</h1>"))
    }

    /// A picture repeats a Name for every view in the view that has it, so a very long one is shortened.
    @Test(arguments: ["svg", "html"])
    func longNamesAreShortened(_ format: String) throws {
        let name = String(repeating: "A", count: 1000)
        let text = "scene Main 390x844 { view \(name) fill { repeat 200 { view frame (index),0 90x90 } } }\n"
        let picture = DrawnFile.run(["draw", "--format", format, "-"], input: text)
        #expect(picture.status == 0)
        #expect(picture.bytes.count < 2_000_000)
        let shown = String(repeating: "A", count: 200) + "…"
        #expect(String(decoding: picture.bytes, as: UTF8.self).contains(shown))
    }

    /// The picture in the README shows the example as it is.
    @Test func pictureOfAnExample() throws {
        let drawn = DrawnFile.ofProject("examples/overhanging-cell.scene")
        #expect(try Fixtures("../../examples").difference(drawn.text, fromFile: "overhanging-cell.svg") == nil)
    }

    /// The examples, and every twelfth of the other scenes of the project.
    private static let someScenes =
        DrawnFile.scenes(in: ["examples"])
        + DrawnFile.scenes(in: ["Tests"]).enumerated().filter { $0.offset % 12 == 0 }.map { $0.element }

    /// Scenes of all kinds give well-formed pictures, or an error.
    @Test(arguments: someScenes)
    func isWellFormed(_ path: String) throws {
        let drawn = DrawnFile.ofProject(path)
        if drawn.bytes.isEmpty {
            #expect(drawn.status != 0 && !drawn.errors.isEmpty)
            return
        }
        let root = try drawn.xml()
        #expect(root.name == "svg")
        #expect(!root.all("scene").filter { $0.attributes["data-scene"] != nil }.isEmpty)
        for view in root.all("view") {
            #expect(view.attributes["data-path"]?.isEmpty == false)
            #expect(view.children("title").count == 1)
            let path = view.attributes["data-path"] ?? ""
            #expect(view.children("title").first?.text.hasPrefix(path) == true)
        }
        for finding in root.all("finding") { #expect(finding.attributes["data-rule"]?.isEmpty == false) }
        for word in ["nan", "inf"] { #expect(!drawn.text.contains("\"\(word)")) }
    }
}

extension DrawnFile {
    /// Returns the arguments in the first line of a scene.
    static func arguments(in text: String) -> [String] {
        let prefix = "// draw: "
        guard let line = text.split(separator: "\n").first, line.hasPrefix(prefix) else { return [] }
        // A blank in an argument is written `_`.
        return line.dropFirst(prefix.count).split(separator: " ").map { String($0.replacing("_", with: " ")) }
    }
}

/// The contrast of two colors, written as `#rrggbb`, as the Web Content Accessibility Guidelines define it.
private func contrast(_ one: String, _ other: String) -> Double {
    func luminance(_ color: String) -> Double {
        let number = UInt32(color.dropFirst(), radix: 16) ?? 0
        var sum = 0.0
        for (shift, weight) in [(16, 0.2126), (8, 0.7152), (0, 0.0722)] {
            let part = Double(number >> UInt32(shift) & 0xFF) / 255
            sum += weight * (part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4))
        }
        return sum
    }
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}
