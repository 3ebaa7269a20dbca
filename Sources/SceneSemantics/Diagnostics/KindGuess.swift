import SceneRuntime
import SceneText

/// A guess of the intended kind from an unknown word.
struct KindGuess {
    private let word: String
    /// The kind that UIKit or another tool calls the word.
    let synonym: KindEntry?
    /// The most likely kind: of a UIKit class, another spelling or a typo.
    let entry: KindEntry?

    init(_ word: String) {
        self.word = word
        synonym = Self.synonym(of: word)
        entry = synonym ?? NearestWord.of(Self.stem(of: word), among: Self.words).flatMap { Schema.kind($0) }
    }

    /// The kind that the word certainly means, so that a fix may write it.
    var spelling: KindEntry? {
        if entry == nil { return nil }
        return synonym ?? Misspelling.word(Self.stem(of: word), among: Self.words).flatMap { Schema.kind($0) }
    }

    /// A remark about a concept that the language doesn't have, or `nil` for any other word.
    var remark: String? { Self.remark(on: word) }

    /// Returns the kinds that begin with `text`.
    static func words(beginningWith text: String) -> [String] { words.filter { $0.hasPrefix(text) } }

    /// The kinds that a Name can follow.
    static let wordsBeforeNames = viewKinds.filter { $0.kind.takesName }.map { $0.word }

    /// All kinds of items.
    private static let viewKinds = Schema.kinds.filter { $0.kind != .view(.scene) }
    private static let words = viewKinds.map { $0.word }

    /// Returns the kind that UIKit or another tool calls `word`.
    private static func synonym(of word: String) -> KindEntry? {
        if let entry = Schema.kind(word), entry.kind != .view(.scene) { return entry }
        if word.hasPrefix("UI") {
            let entry = viewKinds.first {
                $0.uiKitClass.split(separator: ",").contains { $0.drop { $0 == " " } == word }
            }
            if let entry { return entry }
        }
        if let synonym = synonyms[word.lowercased()] { return Schema.kind(synonym) }
        let stem = stem(of: word)
        return viewKinds.first { $0.word == stem }
    }

    /// Reduces `TableView` to `table`.
    private static func stem(of word: String) -> String {
        let lowercase = word.prefix(1).lowercased() + word.dropFirst()
        return lowercase.hasSuffix("View") ? String(lowercase.dropLast(4)) : lowercase
    }

    /// What other tools call the kinds, in lower case.
    private static let synonyms = [
        "text": "label", "uitableviewcell": "cell", "uicollectionviewcell": "cell", "tableviewcell": "cell",
        "tablecell": "cell", "collectionviewcell": "cell", "collectioncell": "cell", "tableviewrow": "row",
        "tableviewrows": "rows", "tablerow": "row", "collectionviewitem": "item", "collectionviewitems": "items",
        "collectionitem": "item", "tableviewsection": "section", "tablesection": "section",
        "tableviewheader": "header", "tableheader": "header", "tableheaderview": "header", "sectionheader": "header",
        "sectionheaderview": "header", "tableviewfooter": "footer", "tablefooter": "footer",
        "tablefooterview": "footer", "sectionfooter": "footer", "sectionfooterview": "footer", "div": "view",
        "uiview": "view",
        "toggle": "switch", "scrollview": "scroll", "tableview": "table", "list": "table", "grid": "collection",
        "collectionview": "collection", "imageview": "image", "textinput": "textField", "input": "textField",
        "contentview": "content", "container": "view", "sizedbox": "view", "positioned": "view", "listview": "table",
        "switchcontrol": "switch", "slidercontrol": "slider", "steppercontrol": "stepper",
        "segmentcontrol": "segmentedControl", "gesture": "recognizer", "gesturerecognizer": "recognizer",
        "uihostingcontroller": "view", "uihostingview": "view", "_uihostingview": "view", "hostingcontroller": "view",
        "uikitview": "view", "swiftuiview": "view", "uiviewrepresentable": "view",
        "foreach": "repeat",
        "for": "repeat", "blur": "visualEffect", "taprecognizer": "recognizer",
        "panrecognizer": "recognizer", "longpressrecognizer": "recognizer", "swiperecognizer": "recognizer",
    ]

    /// Converts `tapgesture` to `tapGesture`, because the synonyms are also matched in lower case.
    private static func gestureParts(of word: String) -> String {
        let word = word.lowercased()
        if word.hasPrefix("screenedge") || word.hasPrefix("uiscreenedge") || word == "edgepan" { return "edgePan" }
        let letters = word.utf8
        let part = ["tap", "pan", "swipe", "longpress"].first { part in
            letters.indices.contains { letters[$0...].starts(with: part.utf8) }
        }
        return part ?? word
    }

    /// Returns a remark about a concept that the language doesn't have, or `nil` for any other word.
    static func remark(on word: String) -> String? {
        switch word.lowercased() {
        case "hstack", "lazyhstack", "flex", "flexbox": "write `stack Row .horizontal spacing 8 { … }`"
        case "vstack", "lazyvstack", "column", "form": "write `stack Column .vertical spacing 8 { … }`"
        case "zstack": "write a `view`: its views lie on each other, the last one in front"
        case "spacer":
            "in a `stack`, leave out the width or height of one view, which takes the rest, or write "
                + "`distribution .equalSpacing`"
        case "geometryreader": "write the size where you need it: `width (Main.width / 2)`"
        case "constraint", "constraints", "nslayoutconstraint", "layoutconstraint", "layoutconstraints", "anchors",
            "autolayout", "equalto":
            "pin each view on its own line to its superview: `button Save leading 16 top 8 width 120 height 44`\n"
                + "or pin it to an edge of an earlier view: `top (Title.maxY + 8)`"
        case "test", "tests", "testcase", "it", "describe":
            "write each expectation on a line of its scene, with what it is about in a comment: `expect tap Save fires -> "
                + "Save`\nwrite several steps as `expect touch { tap Save; wait 100ms; tap Save } fires -> Save`"
        case "safearea", "safearealayoutguide", "layoutguide", "uilayoutguide":
            "write `safeArea` on the view whose pins refer to it: `view Panel fill safeArea`"
        case "gesturedetector", "inkwell": "write a `view`, and in it a `recognizer Tap .tap`"
        case "ignorepointer", "absorbpointer":
            "write `userInteractionEnabled .off` on a view that ignores touches\n"
                + "or put a clear `view` in front of what should get none"
        case "subview": "the kind comes after it: `subview button Help frame 0,0 44x44`"
        case "navbar", "navigationbar", "toolbar", "tabbar", "uinavigationbar", "uitoolbar", "uitabbar":
            "write a `view` with buttons in it"
        case "tap", "pan", "swipe", "longpress", "ontapgesture", "onlongpressgesture", "tapgesture", "pangesture",
            "swipegesture", "longpressgesture", "tapgesturerecognizer", "pangesturerecognizer",
            "swipegesturerecognizer", "longpressgesturerecognizer", "uitapgesturerecognizer", "uipangesturerecognizer",
            "uiswipegesturerecognizer", "uilongpressgesturerecognizer", "screenedgepan", "edgepan",
            "screenedgepangesture", "screenedgepangesturerecognizer", "uiscreenedgepangesturerecognizer":
            GestureWord.remark(on: gestureParts(of: word))
        case "datepicker", "uidatepicker", "colorwell", "uicolorwell":
            "write a `control`: for touches it is one"
        case "picker", "pickerview", "uipickerview":
            "write a `table`, which scrolls like a wheel of the picker: `table Wheel height 216 { rows 10 height 32 }`"
        case "searchbar", "uisearchbar":
            "write a `view` with a text field in it: `view SearchBar leading 0 trailing 0 top 0 height 56 { textField "
                + "Query leading 8 top 10 trailing 8 height 36 }`"
        case "keyboard":
            "write a `view` where the keyboard is: `view Keyboard leading 0 trailing 0 bottom 0 height 336`"
        case "map", "mapview", "mkmapview":
            "write a `view` with the recognizers of a map in it: `view Map fill { recognizer Pan .pan; "
                + "recognizer Pinch .pinch }`"
        case "web", "webview", "wkwebview", "uiwebview":
            "write a `scroll`, as a web view has one: `scroll Web contentSize 390x2000`"
        case "activityindicator", "activityindicatorview", "uiactivityindicatorview", "progressview", "uiprogressview",
            "progress", "progressbar", "spinner", "refreshcontrol", "uirefreshcontrol", "divider", "layer", "calayer":
            "remove it, or write a `view` if it takes touches"
        case "pointinside", "point": ForeignAttribute.byWord["pointinside"]?.remark
        case "ontap", "onclick", "onpress", "onlongpress", "ontouchupinside":
            "a scene has no actions: write what a touch does as an expectation, `expect tap Save fires -> Save`\n"
                + "give a view that isn't a control a `recognizer Tap .tap`"
        case "alert", "alertcontroller", "uialertcontroller", "actionsheet":
            "write a `window` in front of the others, or a `view … fill` after the other views, with its buttons in it"
        case "sheet", "bottomsheet", "modal", "popup", "popover", "dialog", "actionmenu", "toast", "snackbar":
            "write a `view` after the other views, which is in front of them, with its buttons in it"
        case "navigationcontroller", "uinavigationcontroller", "tabbarcontroller", "uitabbarcontroller",
            _ where word.lowercased().hasSuffix("viewcontroller"):
            "a scene has no view controllers: write the controller's view, `view Page fill { … }`, with its subviews"
        case _ where word.lowercased().hasSuffix("viewdelegate") || word.lowercased().hasSuffix("viewdatasource"):
            "a scene has no delegates: write the rows in the `table`, the items in the `collection`"
        case "tableviewheaderfooterview", "uitableviewheaderfooterview": "write `header` or `footer`"
        case "collectionreusableview", "uicollectionreusableview":
            "a collection has only items: write a `view` where the reusable view is"
        case "stackviewspacer": remark(on: "spacer")
        case "use": "this word is reserved for later versions"
        default: nil
        }
    }
}
