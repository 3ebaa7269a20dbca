import SceneText
import Testing

/// Tests how fractions are printed, especially near 0 and 1.
struct PercentTextTests {
    @Test(arguments: [
        (0, 3, "none"), (1e-9, 3, "less than 0.1%"), (0.0014, 3, "less than 0.1%"), (0.0016, 3, "0.1%"),
        (1, 3, "33.3%"), (1, 4, "25%"), (2.9984, 3, "99.9%"), (2.9986, 3, "more than 99.9%"),
        (3.0.nextDown, 3, "all"), (3, 3, "all"), (0, 0, "none"),
    ])
    func fraction(_ part: Double, _ whole: Double, _ expected: String) {
        #expect(percentText(part / whole, isExact: true) == expected)
    }

    @Test func inexactFraction() {
        #expect(percentText(1.0 / 3, isExact: false) == "about 33.3%")
        #expect(percentText(0.99999, isExact: false) == "nearly all")
    }
}
