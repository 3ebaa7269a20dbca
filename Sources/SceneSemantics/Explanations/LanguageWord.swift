/// A word that isn't a kind, an attribute or a rule: what it is and means. The reference and `scenec explain` show it.
public struct LanguageWord: Sendable {
    /// What a word is, as the end of "`tap` is".
    public enum Role: String, CaseIterable, Sendable {
        case statement = "a statement"
        case expectation = "an expectation"
        case gesture = "a gesture"
        case step = "a step of `touch`"
        case connective = "a word within a gesture or an expectation"
        case link = "a link"
        case outcome = "an outcome of a gesture"
        case recognizer = "a kind of recognizer"
        case direction = "a direction of a swipe, or the edge of a screen edge pan"
        case result = "a result of `expect hit`"
        case expression = "a word of expressions"
        case function = "a function of expressions"
        case edge = "an edge, middle or length of a view"
        case unit = "a unit"
        case value = "a value after a dot"
        case reserved = "a reserved word"

        /// The title of a list of such words.
        var title: String {
            switch self {
            case .statement: "Statements"
            case .expectation: "Expectations"
            case .gesture: "Gestures"
            case .step: "Steps of `touch`"
            case .connective: "Within gestures and expectations"
            case .link: "Links"
            case .outcome: "Outcomes of gestures"
            case .recognizer: "Kinds of recognizers"
            case .direction: "Directions of swipes, and edges of screen edge pans"
            case .result: "Results of `expect hit`"
            case .expression: "Words of expressions"
            case .function: "Functions of expressions"
            case .edge: "Edges, middles and lengths of views"
            case .unit: "Units"
            case .value: "Values after a dot"
            case .reserved: "Reserved words"
            }
        }
    }

    /// The word, without a dot.
    public let word: String
    /// What it is.
    public let role: Role
    /// How it is written.
    public let notation: String
    /// What it means, in Markdown.
    public let summary: String

    private init(_ word: String, _ role: Role, _ notation: String, _ summary: String) {
        self.word = word
        self.role = role
        self.notation = notation
        self.summary = summary
    }

    /// Returns all words with the given role, in the order of the reference.
    public static func words(_ role: Role) -> [LanguageWord] { all.filter { $0.role == role } }

    /// Returns the word with one of these roles, the first that it has.
    public static func word(_ text: String, _ roles: [Role]) -> LanguageWord? {
        roles.lazy.compactMap { role in all.first { $0.role == role && $0.word == text } }.first
    }

    /// All of them, by role.
    static let all: [LanguageWord] =
        statements + expectations + gestures + steps + connectives + outcomes + recognizers + expressions
        + Schema.hitResults.map { LanguageWord($0.word, .result, "expect hit 60,30 .\($0.word)", $0.summary) }

    private static let statements = [
        LanguageWord(
            "let", .statement, "let word = value", "names a number or a condition, until the end of its block or file"),
        LanguageWord("if", .statement, "if (condition) { … } else { … }", "keeps or drops the statements in its block"),
        LanguageWord(
            "else", .statement, "if (condition) { … } else { … }", "keeps its statements if the condition is false"),
        LanguageWord(
            "expect", .statement, "expect tap Save fires -> Save",
            "states what a touch must do, or who gets it; `scenec test` checks it"),
        LanguageWord(
            "import", .statement, "import \"parts/sizes.scene\"",
            "makes the constants and components of another file known; comes before everything else in a file"),
        LanguageWord(
            "component", .statement, "component badge(count = 1) button { … }",
            "defines a kind of view that scenes can use, with parameters"),
        LanguageWord(
            "subview", .statement, "subview button Info trailing 16 centerY size 22x22",
            "in a cell: a subview of the cell itself, next to its content view"),
        LanguageWord("scene", .statement, "scene Main 390x844 { … }", "a tree of views, with expectations"),
        LanguageWord("use", .reserved, "", "it is reserved for later versions"),
    ]

    private static let expectations = [
        LanguageWord(
            "hit", .expectation, "expect hit PLACE [on SCREENS] -> Path", "which view gets a touch at a point"),
        LanguageWord(
            "reachable", .expectation, "expect reachable -> Path [WxH] [on SCREENS]",
            "every visible point of the view hits it or, with a size, some rectangle of that size does"),
        LanguageWord(
            "unreachable", .expectation, "expect unreachable -> Path [on SCREENS]", "no point hits the view"),
    ]

    private static let gestures = [
        LanguageWord("tap", .gesture, "tap PLACE", "down, and up after 50 ms"),
        LanguageWord("press", .gesture, "press PLACE TIME", "down, and up after that time"),
        LanguageWord(
            "drag", .gesture, "drag PLACE to PLACE [after TIME] [over TIME]",
            "down, a wait, a straight move at constant speed, up"),
        LanguageWord(
            "pinch", .gesture, "pinch PLACE scale S", "two fingers, 20 points to the left and right of the place"),
        LanguageWord(
            "rotate", .gesture, "rotate PLACE by ANGLE",
            "the same two fingers, which turn around the place, clockwise if the angle is positive"),
        LanguageWord(
            "touch", .gesture, "touch { … }",
            "steps, one a line: `down PLACE [finger N]`, `wait TIME`, `move PLACE [finger N] [over TIME]`, `up [finger N]`, "
                + "`cancel [finger N]`, or a gesture. Fingers count from 1, which is the one meant without a number"),
    ]

    private static let steps = [
        LanguageWord("down", .step, "down PLACE [finger N]", "the finger touches down"),
        LanguageWord("wait", .step, "wait TIME", "time passes"),
        LanguageWord(
            "move", .step, "move PLACE [finger N] [over TIME]",
            "the finger moves there, straight and at constant speed; without a time in one jump"),
        LanguageWord("up", .step, "up [finger N]", "the finger lifts"),
        LanguageWord("cancel", .step, "cancel [finger N]", "the system takes the touch away, for example for a call"),
    ]

    private static let connectives = [
        LanguageWord("to", .connective, "drag 100,600 to 100,300", "where a drag ends"),
        LanguageWord(
            "after", .connective, "drag 100,600 to 100,300 after 300ms", "how long the finger rests before a drag"),
        LanguageWord("over", .connective, "drag 100,600 to 100,300 over 1s", "how long a drag or move takes"),
        LanguageWord(
            "scale", .connective, "pinch 195,400 scale 2", "how far apart the fingers of a pinch get, as a factor"),
        LanguageWord(
            "by", .connective, "rotate 195,400 by 45deg",
            "how far the fingers of a rotation turn. A drag names the point where it ends: `drag 100,600 to 100,300`"),
        LanguageWord("finger", .connective, "down 60,30 finger 2", "which finger a step of `touch` is about"),
        LanguageWord(
            "on", .connective, "expect hit 60,30 on .iPhoneSE -> Save", "on which devices of the scene it must hold"),
        LanguageWord(
            "->", .link, "expect tap Save fires -> Save",
            "leads to a view or a recognizer: the one that an expectation is about, or the one that an attribute or rule names"
        ),
    ]

    private static let outcomes = [
        LanguageWord(
            "fires", .outcome, "fires -> V",
            "V sends its primary action: `valueChanged` of a switch, slider, stepper, segmented control or page control "
                + "(a slider also during the touch), `touchUpInside` of other controls"),
        LanguageWord("sends", .outcome, "sends EVENT -> V", "V sends the control event, such as `touchDragExit`"),
        LanguageWord("cancels", .outcome, "cancels -> V", "V's touch is cancelled"),
        LanguageWord("selects", .outcome, "selects -> V", "the row or item is selected"),
        LanguageWord("highlights", .outcome, "highlights -> V", "the row or item is highlighted"),
        LanguageWord("scrolls", .outcome, "scrolls -> V", "V starts to scroll"),
        LanguageWord("zooms", .outcome, "zooms -> V", "V is zoomed; V is the scroll view, not its `viewForZooming`"),
        LanguageWord("drags", .outcome, "drags -> V", "V follows the finger"),
        LanguageWord(
            "recognizes", .outcome, "recognizes -> V",
            "V is a recognizer that recognizes its gesture, or a view with one that does"),
        LanguageWord(
            "touches", .outcome, "touches -> V", "V, which isn't a control, gets `touchesBegan` and `touchesEnded`"),
        LanguageWord("not", .outcome, "not fires -> V", "before one of these: it doesn't happen"),
        LanguageWord("nothing", .outcome, "nothing", "nothing at all happens"),
    ]

    private static let recognizers =
        [
            LanguageWord(
                "tap", .recognizer, "recognizer .tap",
                "when the finger lifts within 10 points and 750 ms; with `numberOfTapsRequired` when the last of several taps does. "
                    + "Each next one touches down within 350 ms and 45 points of the last, and may hit another view, as long as the "
                    + "recognizer gets its touch, too"),
            LanguageWord("longPress", .recognizer, "recognizer .longPress", "after 500 ms within 10 points"),
            LanguageWord("pan", .recognizer, "recognizer .pan", "after 10 points"),
            LanguageWord(
                "swipe", .recognizer, "recognizer .swipe .left",
                "after 50 points in one of its directions within 500 ms. No gesture has this name: write a fast drag, as in "
                    + "`expect drag 300,400 to 100,400 over 200ms recognizes -> Back`"),
            LanguageWord(
                "pinch", .recognizer, "recognizer .pinch",
                "when the distance between two fingers has changed by 8 points"),
            LanguageWord(
                "rotation", .recognizer, "recognizer .rotation",
                "when each of two fingers has moved 5 points across the line between them"),
            LanguageWord(
                "screenEdgePan", .recognizer, "recognizer .screenEdgePan .left",
                "after 10 points away from its edge, if the finger touched down within 20 points of it"),
        ] + directions.map { word, summary in LanguageWord(word, .direction, ".\(word)", summary) }

    private static let directions = [
        ("left", "`recognizer .swipe .left`: to the left; `recognizer .screenEdgePan .left`: from the left edge"),
        ("right", "`recognizer .swipe .right`: to the right; `recognizer .screenEdgePan .right`: from the right edge"),
        ("up", "`recognizer .swipe .up`: upwards"),
        ("down", "`recognizer .swipe .down`: downwards"),
        ("top", "`recognizer .screenEdgePan .top`: from the top edge"),
        ("bottom", "`recognizer .screenEdgePan .bottom`: from the bottom edge"),
        ("horizontal", "`recognizer .swipe .horizontal`: to the left or right"),
        ("vertical", "`recognizer .swipe .vertical`: upwards or downwards"),
    ]

    private static let expressions = [
        LanguageWord("true", .expression, "(true)", "a condition that always holds"),
        LanguageWord("false", .expression, "(false)", "a condition that never holds"),
        LanguageWord("self", .expression, "(self.width / 2)", "in the block of a component: its own view"),
        LanguageWord("min", .function, "min(a, b)", "the smallest of its arguments"),
        LanguageWord("max", .function, "max(a, b)", "the largest of its arguments"),
        LanguageWord("abs", .function, "abs(a)", "the argument without its sign"),
        LanguageWord("floor", .function, "floor(a)", "rounds down"),
        LanguageWord("ceil", .function, "ceil(a)", "rounds up"),
        LanguageWord("round", .function, "round(a)", "rounds to the nearest whole number, halves away from zero"),
        LanguageWord("minX", .edge, "(Title.minX)", "the left edge of an earlier view, in the same superview"),
        LanguageWord("midX", .edge, "(Title.midX)", "the horizontal middle of an earlier view, in the same superview"),
        LanguageWord("maxX", .edge, "(Title.maxX)", "the right edge of an earlier view, in the same superview"),
        LanguageWord("minY", .edge, "(Title.minY)", "the top edge of an earlier view, in the same superview"),
        LanguageWord("midY", .edge, "(Title.midY)", "the vertical middle of an earlier view, in the same superview"),
        LanguageWord("maxY", .edge, "(Title.maxY)", "the bottom edge of an earlier view, in the same superview"),
        LanguageWord("width", .edge, "(Main.width / 2)", "the width of an earlier view, a superview or the scene"),
        LanguageWord("height", .edge, "(Main.height / 2)", "the height of an earlier view, a superview or the scene"),
        LanguageWord("ms", .unit, "200ms", "milliseconds"),
        LanguageWord("s", .unit, "0.2s", "seconds"),
        LanguageWord("deg", .unit, "45deg", "degrees"),
        LanguageWord("rad", .unit, "0.5rad", "radians"),
        LanguageWord("on", .value, "hidden .on", "turns an attribute on, as the attribute alone does"),
        LanguageWord("off", .value, "userInteractionEnabled .off", "turns an attribute off"),
        LanguageWord("landscape", .value, ".iPhoneSE.landscape", "turns a device"),
    ]
}
