import Testing

@testable import SceneReport

/// Shares near nothing and near a whole.
struct PercentTextTests {
    @Test(arguments: [
        (0, 3, "0%"), (1e-9, 3, "less than 0.1%"), (0.0014, 3, "less than 0.1%"), (0.0016, 3, "0.1%"), (1, 3, "33.3%"),
        (2.9984, 3, "99.9%"), (2.9986, 3, "more than 99.9%"), (3.0.nextDown, 3, "more than 99.9%"), (3, 3, "100%"),
    ])
    func share(_ part: Double, _ whole: Double, _ expected: String) {
        #expect(percentText(part, of: whole, isExact: true) == expected)
    }

    @Test func inexactShare() {
        #expect(percentText(1, of: 3, isExact: false) == "about 33.3%")
        #expect(percentText(3, of: 3, isExact: false) == "about 100%")
        #expect(percentText(2.9999, of: 3, isExact: false) == "more than 99.9%")
    }
}
