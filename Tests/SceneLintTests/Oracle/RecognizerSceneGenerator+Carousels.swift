import TestSupport

/// Scenes with nested scroll views, and with several in parts of a view.
extension RecognizerSceneGenerator {
    /// Views with recognizers around rows, or copies of a view in a scroll view, that have a carousel each.
    mutating func sceneWithCarousels() -> String {
        let kinds = [
            (".tap", ".tap"), (".tap", ".tap"), (".longPress", ".longPress minimumPressDuration 200ms"),
            (".pan", ".pan"), (".swipe .up", ".pan"), (".pan shouldBegin .vertical", ".pan"), (".swipe .left", ".pan"),
        ]
        let (outer, inner) = random.pick(kinds)
        let isInCarousel = random.happens(0.4)
        let offset = random.pick(["", "", " contentOffset 40,0", " contentOffset (index * 10),0"])
        let row = """
            \(isInCarousel ? "" : rarely("recognizer Q \(inner)"))
            \(carousel(inner, isInCarousel, offset))
            """
        let count = Int.random(in: 6...14, using: &random)
        let content =
            if random.happens(0.6) {
                """
                table List \(random.pick(["fill", "fill", "frame 0,0 390x600"]))\(random.pick(["", " bounces .off"])) {
                rows \(count) height 100 {
                cell {
                \(row.replacing("index", with: "row"))
                }
                }
                }
                """
            } else {
                """
                scroll List fill contentSize 390x\(count * 100) {
                repeat \(count) {
                view Row leading 0 trailing 0 top (index * 100) height 100 {
                \(row)
                }
                }
                }
                """
            }
        return """
            scene Main 390x844 {
            view Card fill {
            recognizer R0 \(outer)
            \(random.happens(0.3) ? "recognizer R1 \(inner)" : "")
            \(content)
            }
            }
            """
    }

    /// A scroll view or collection that moves sideways.
    private mutating func carousel(_ inner: String, _ isInCarousel: Bool, _ offset: String) -> String {
        let frame = random.pick(["fill", "leading 0 trailing 0 top 40 height 60"])
        let own = isInCarousel ? rarely("recognizer Q \(inner)") : ""
        if random.happens(0.3) {
            return """
                collection Pics \(frame) scrollDirection .horizontal {
                items 8 size 90x60 {
                cell {
                \(own)
                }
                }
                }
                """
        }
        let width = random.pick([640, 640, 600])
        let control = random.pick(["", "", "button Buy leading 0 width 200 top 0 bottom 0"])
        return """
            scroll Pics \(frame) contentSize 640x60\(offset) {
            view Pic leading 0 width \(width) top 0 bottom 0 {
            \(own)
            \(control)
            }
            }
            """
    }

    /// Rows or copies with a carousel each, which cuts off views with recognizers and relations between them.
    mutating func sceneWithCutOffViews() -> String {
        let pairs = [
            (".tap", ".tap"), (".longPress", ".longPress minimumPressDuration 300ms"), (".swipe .right", ".pan"),
            (".swipe .left", ".tap"), (".pan requireToFail -> R1", ".swipe .up"), (".swipe .up", ".longPress"),
            (".pan shouldBegin .horizontal requireToFail -> R1", ".swipe .left"),
        ]
        let (outer, inner) = random.pick(pairs)
        let (frame, width) = random.pick([("0,0 900x90", 900), ("150,0 300x90", 300), ("250,0 450x90", 450)])
        let innerFrame = random.pick(["fill", "fill", "frame 0,0 \(width / 2)x90"])
        let ignores = random.happens(0.3) ? " ignores -> \(random.pick(["Sibling", "Inner"]))" : ""
        let sibling = random.pick(["view", "view", "button"])
        let siblingFrame = random.pick(["0,0 \(width / 3)x90", "\(width / 2),0 \(width / 2)x90"])
        let card = """
            scroll Pics frame 50,0 300x90 contentSize 900x90\(random.pick(["", " delaysContentTouches .off"])) {
            view Card frame \(frame) {
            recognizer R0 \(outer)\(ignores)
            \(random.happens(0.5) ? "\(sibling) Sibling frame \(siblingFrame)" : "view Sibling size 0x0")
            view Inner \(innerFrame) {
            recognizer R1 \(inner)
            }
            \(random.happens(0.3) ? "view Cover frame 0,0 \(width / 3)x90" : "")
            }
            }
            """
        let count = random.pick([3, 12])
        return random.happens(0.6)
            ? "scene Main 390x844 {\ntable List fill {\nrows \(count) height 100 {\ncell {\n\(card)\n}\n}\n}\n}"
            : """
            scene Main 390x844 {
            scroll List fill contentSize 390x\(count * 100) {
            repeat \(count) {
            view Row leading 0 trailing 0 top (index * 100) height 100 {
            \(card)
            }
            }
            }
            }
            """
    }

    /// Returns the line of a recognizer, which one row or copy may lack.
    private mutating func rarely(_ recognizer: String) -> String {
        if random.happens(0.85) { return recognizer }
        return "if (index != \(Int.random(in: 0...13, using: &random))) {\n\(recognizer)\n}"
    }

    /// A view with recognizers, two parts of which may scroll or have recognizers of their own.
    mutating func sceneWithParts() -> String {
        let kinds = [
            ".pan", ".pan", ".pan", ".pan", ".pan shouldBegin .vertical", ".swipe .up", ".tap",
            ".longPress minimumPressDuration 200ms",
        ]
        func pick(_ name: String, _ probability: Double, _ random: inout SplitMix) -> String {
            random.happens(probability) ? "recognizer \(name) \(random.pick(kinds))" : ""
        }
        let outer = random.pick([".swipe .up", ".swipe .left", ".pan", ".pan shouldBegin .vertical"])
        let around = "recognizer R0 \(outer)"
        let other = pick("R1", 0.4, &random)
        let parts = [("A", "0,0 390x422"), ("B", "0,422 390x422")].map { name, frame in
            let own = pick("O\(name)", 0.6, &random)
            let inner = pick("I\(name)", 0.6, &random)
            let delays = random.pick(["", "", " delaysContentTouches .off"])
            let control = random.happens(0.3) ? "button Go\(name) leading 0 width 160 top 0 bottom 0" : ""
            let width = random.pick(["fill", "fill", "leading 0 width 200 top 0 bottom 0"])
            let view = """
                view V\(name) \(width) {
                \(inner)
                \(control)
                }
                """
            let table = """
                rows \(random.pick([3, 8, 20])) height 60 {
                cell {
                \(view)
                }
                }
                """
            switch random.next() % 5 {
            case 0: return "view P\(name) frame \(frame) {\n\(own)\n\(view)\n}"
            case 1: return "table P\(name) frame \(frame)\(delays) {\n\(own)\n}"
            case 2: return "table P\(name) frame \(frame)\(delays) {\n\(own)\n\(table)\n}"
            case 3: return "scroll P\(name) frame \(frame) contentSize 390x844\(delays) {\n\(own)\n\(view)\n}"
            default:
                return """
                    scroll P\(name) frame \(frame) contentSize 390x844\(delays) {
                    table N\(name) frame 0,0 390x844 {
                    \(own)
                    \(table)
                    }
                    }
                    """
            }
        }
        return """
            scene Main 390x844 {
            view Card fill {
            \(around)
            \(other)
            \(parts.joined(separator: "\n"))
            }
            }
            """
    }
}
