import SceneText
import Testing

/// Tests which misspellings are clear enough for a program to correct.
struct MisspellingTests {
    /// A word, the known words, and the correction.
    struct Slip: Sendable {
        var word: String
        var known: [String]
        var meant: String?
    }

    @Test(arguments: [
        Slip(word: "heigth", known: ["height", "width"], meant: "height"),
        Slip(word: "HIDDEN", known: ["hidden"], meant: "hidden"),
        Slip(word: "hti", known: ["hit", "tap"], meant: "hit"),
        Slip(word: "of", known: ["on", "off"], meant: nil),
        Slip(word: "tip", known: ["top", "size"], meant: nil),
        Slip(word: "unhidden", known: ["hidden"], meant: nil),
        Slip(word: "unreachable", known: ["reachable"], meant: nil),
        Slip(word: "reachabel", known: ["reachable"], meant: "reachable"),
        Slip(word: "dscending", known: ["ascending", "descending"], meant: nil),
        Slip(word: "orderIndependent", known: ["none", "recursion", "orderDependent"], meant: nil),
        Slip(word: "orderIndependant", known: ["orderDependent"], meant: nil),
        Slip(word: "orderIdependent", known: ["orderDependent"], meant: nil),
        Slip(word: "orderDependant", known: ["orderDependent"], meant: "orderDependent"),
        Slip(word: "canNotCancelContentTouches", known: ["canCancelContentTouches"], meant: nil),
        Slip(word: "cannotCancelContentTouches", known: ["canCancelContentTouches"], meant: nil),
        Slip(word: "cantCancelContentTouches", known: ["canCancelContentTouches"], meant: nil),
        Slip(word: "canCancelContentTuoches", known: ["canCancelContentTouches"], meant: "canCancelContentTouches"),
        Slip(word: "touchesShouldNotCancel", known: ["touchesShouldCancel"], meant: nil),
        Slip(word: "allowsNoSelection", known: ["allowsSelection"], meant: nil),
        Slip(word: "allowSelection", known: ["allowsSelection"], meant: "allowsSelection"),
        Slip(word: "nreachable", known: ["unreachable"], meant: nil),
        Slip(word: "noneOf", known: ["none", "recursion"], meant: nil),
        Slip(word: "userInteractionEnabeld", known: ["userInteractionEnabled"], meant: "userInteractionEnabled"),
        Slip(word: "centerZ", known: ["centerX", "centerY"], meant: nil),
        Slip(word: "alpha1", known: ["alpha"], meant: nil), Slip(word: "alph1", known: ["alpha"], meant: nil),
        Slip(word: "labelT", known: ["label"], meant: nil), Slip(word: "labell", known: ["label"], meant: "label"),
        Slip(word: "iPhone51", known: ["iPhone15"], meant: nil),
    ])
    func words(_ slip: Slip) {
        #expect(Misspelling.word(slip.word, among: slip.known) == slip.meant)
    }

    @Test(arguments: [
        Slip(word: "B", known: ["A"], meant: nil), Slip(word: "Row1", known: ["Row2"], meant: nil),
        Slip(word: "HeaderB", known: ["HeaderA"], meant: nil), Slip(word: "Photos", known: ["Photo"], meant: nil),
        Slip(word: "Conten", known: ["Content"], meant: nil), Slip(word: "MaxLabel", known: ["MinLabel"], meant: nil),
        Slip(word: "Prince", known: ["Price"], meant: nil), Slip(word: "Unselected", known: ["Selected"], meant: nil),
        Slip(word: "Contnet", known: ["Content"], meant: "Content"),
        Slip(word: "Buton", known: ["Button"], meant: "Button"),
        Slip(word: "Slodar", known: ["Slider"], meant: nil),
        Slip(word: "Thumbnial", known: ["Thumbnail"], meant: "Thumbnail"),
        Slip(word: "Tombnail", known: ["Thumbnail"], meant: "Thumbnail"),
        Slip(word: "NavBar", known: ["Navbar"], meant: "Navbar"),
        Slip(word: "HeaderVeiw", known: ["HeaderView", "FooterView"], meant: "HeaderView"),
        Slip(word: "Contnet", known: ["Content", "Contnets"], meant: nil),
    ])
    func names(_ slip: Slip) {
        #expect(Misspelling.name(slip.word, among: slip.known) == slip.meant)
    }
}
