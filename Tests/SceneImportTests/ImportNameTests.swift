import SceneImport
import SceneText
import Testing

/// Tests the Names of imported views.
struct ImportNameTests {
    /// Returns the Name of a view with this row, from its class to its frame.
    private func name(_ row: String) throws -> String {
        let result = ImportResult.ofDump(
            "<UIView: 0x1; frame = (0 0; 9 9)>\n | <\(row); frame = (0 0; 1 1); userInteractionEnabled = NO>")
        let entry = try #require(result.map.entries.last)
        #expect(result.errorsInScenes == [])
        return entry.name
    }

    @Test(arguments: [
        ("UILabel: 0x2; text = 'Log in'", "LogInLabel"),
        ("UILabel: 0x2; text = 'Log in to your account now'", "LogInToYourLabel"),
        ("UILabel: 0x2; text = '24 hours'", "Label24Hours"),
        ("UILabel: 0x2; text = 'Don't'", "DontLabel"),
        ("UILabel: 0x2; text = 'Abcdefghijklmnop abcdefghijklmnop end'", "AbcdefghijklmnopAbcdefghijklmnopLabel"),
        ("UILabel: 0x2; text = 'Abcdefghijklmno abcdefghijklmnop end'", "AbcdefghijklmnoAbcdefghijklmnopEndLabel"),
        ("UILabel: 0x2; text = '声音锁登录'", "Label"),
        ("UILabel: 0x2; text = '\u{1F600}'", "Label"),
        ("UILabel: 0x2; text = 'Prices \u{20AC}'", "PricesLabel"),
        ("UILabel: 0x2; text = 'Price Label'", "PriceLabel"),
        ("UILabel: 0x2; text = ''", "Label"),
        ("_TtC4Shop9CartBadge: 0x2", "CartBadge"),
        ("_TtCC4Shop4Cart5Badge: 0x2", "Badge"),
        ("_TtC4ShopP33_65A81BD07F0108B0485D2E15DE104A759CartBadge: 0x2", "CartBadge"),
        ("_TtGC4Shop4CardSi_: 0x2", "Card"),
        ("Shop.CartBadge: 0x2", "CartBadge"),
        ("_UIBarBackground: 0x2", "BarBackground"),
        ("UI: 0x2", "UI"),
        ("UIZoomBadge: 0x2", "ZoomBadge"),
        ("shopBadge: 0x2", "ShopBadge"),
        ("_: 0x2", "View"),
        ("MYView: 0x2", "MYView"),
        ("Größe: 0x2", "Gre"),
    ])
    func names(_ row: String, _ expected: String) throws {
        #expect(try name(row) == expected)
    }

    @Test func namesAreUnique() {
        let rows = ["View2", "UIView", "UIView", "View2", "UIView"].enumerated().map { index, name in
            " | <\(name): 0x\(index + 2); frame = (0 0; 1 1)>"
        }
        let result = ImportResult.ofDump("<UIView: 0x1; frame = (0 0; 9 9)>\n" + rows.joined(separator: "\n"))
        #expect(result.map.entries.map(\.name) == ["Main", "View2", "View", "View3", "View22", "View4"])
    }
}
