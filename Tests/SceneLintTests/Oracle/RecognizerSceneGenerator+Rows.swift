import TestSupport

/// Scenes with many rows.
extension RecognizerSceneGenerator {
    /// A view with recognizers around a table or collection of 8 to 20 rows, which have controls and recognizers of
    /// their own, and perhaps a second table or a button in front.
    mutating func sceneWithRows() -> String {
        let kinds = [
            ".pan", ".pan shouldBegin .vertical", ".pan shouldBegin .horizontal", ".swipe .up", ".swipe .left",
            ".swipe .vertical", ".tap", ".tap numberOfTapsRequired 2", ".longPress minimumPressDuration 40ms",
            ".longPress",
        ]
        var around = ["recognizer R0 \(random.pick(kinds))"]
        if random.happens(0.3) {
            // One waits for a swipe, and another one may recognize meanwhile.
            around = [
                "recognizer R0 .pan requireToFail -> R1\(random.happens(0.3) ? " simultaneous" : "")",
                "recognizer R1 .swipe \(random.pick([".left", ".right", ".up"]))",
            ]
            if random.happens(0.6) { around.insert("recognizer R2 .pan", at: random.happens(0.5) ? 0 : 2) }
        } else if random.happens(0.3) {
            around.append("recognizer R1 \(random.pick(kinds))")
        }
        let frame = random.pick(["fill", "fill", "frame 0,0 390x500"])
        var views = [rows("List", frame)]
        if random.happens(0.3) {
            let top = 8 * Int.random(in: 20...50, using: &random)
            views.append(rows("Front", "frame 0,\(top) 390x\(random.pick([152, 160, 200]))"))
        }
        if random.happens(0.2) { views.append("button Top frame 0,0 200x100") }
        return """
            scene Main 390x844 {
            view Card fill {
            \(around.joined(separator: "\n"))
            \(views.joined(separator: "\n"))
            }
            }
            """
    }

    /// A pager or page with a table in it, or only a view that a control may fill, and recognizers anywhere.
    mutating func sceneWithScrollViews() -> String {
        let recognizer = recognizerOfDrags("P")
        let paging = random.pick(["", " touchesShouldCancel .controls", " delaysContentTouches .off"])
        let size = random.pick(["780x844", "390x1688"])
        let isFilled = random.happens(0.5)
        let control = control("Page", isFilled)
        let content =
            if random.happens(0.5) {
                rows("List", "frame 0,0 390x844")
            } else {
                """
                view Card frame 0,0 390x\(isFilled ? 300 : 400) {
                \(recognizerOfDrags("C"))
                \(control)
                }
                """
            }
        return """
            scene Main 390x844 {
            scroll Page fill contentSize \(size)\(paging) {
            \(recognizer)
            \(content)
            }
            }
            """
    }

    /// A table or collection, which isn't cut off within four points of a control.
    private mutating func rows(_ name: String, _ frame: String) -> String {
        let height = random.pick([60, 60, 72])
        let count = Int.random(in: 8...20, using: &random)
        let cancelling = random.pick(["", "", " touchesShouldCancel .controls", " delaysContentTouches .off"])
        let cell = """
            cell {
            \(random.happens(0.2) ? recognizerOfDrags("Q\(name)") : "")
            \(random.happens(0.8) ? control(name, random.happens(0.2)) : "")
            }
            """
        let own = random.happens(0.3) ? recognizerOfDrags("T\(name)") : ""
        return random.happens(0.7)
            ? "table \(name) \(frame)\(cancelling) {\n\(own)\nrows \(count) height \(height) {\n\(cell)\n}\n}"
            : "collection \(name) \(frame)\(cancelling) {\n\(own)\nitems \(count) size 320x\(height) {\n\(cell)\n}\n}"
    }

    private mutating func control(_ place: String, _ isFilling: Bool) -> String {
        let kind = random.pick(["button", "button", "button", "switch", "textField", "control", "stepper"])
        let keeping = kind == "control" ? random.pick(["", " keepsTouch", " draggable"]) : ""
        return "\(kind) Go\(place) \(isFilling ? "fill" : "frame 8,8 100x40")\(keeping)"
    }

    private mutating func recognizerOfDrags(_ name: String) -> String {
        if random.happens(0.4) { return "" }
        let kinds = [
            ".pan", ".pan shouldBegin .horizontal", ".pan shouldBegin .vertical", ".swipe .left", ".swipe .up", ".tap",
            ".tap numberOfTapsRequired 2", ".longPress minimumPressDuration 0s",
            ".longPress minimumPressDuration 40ms",
        ]
        let words = random.pick(["", "", " simultaneous", " cancelsTouchesInView .off"])
        return "recognizer \(name) \(random.pick(kinds))\(words)"
    }
}
