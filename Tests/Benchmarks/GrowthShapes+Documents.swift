/// Printed view hierarchies and storyboards.
extension GrowthShapes {
    static let documents: [GrowthShape] = dumps + storyboards

    private static let window = "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>\n"

    private static let dumps: [GrowthShape] =
        [
            GrowthShape("a printed window of buttons", ending: "txt") { bytes in
                filled(bytes, from: window) {
                    "   | <UIButton: 0x\($0 + 4096); frame = (\($0 * 7 % 300) \($0 * 13 % 700); 60 44); opaque = NO; layer = <CALayer: 0x1>>\n"
                }
            },
            GrowthShape("printed views as deep as they can be", ending: "txt") { bytes in
                filled(bytes, from: window) {
                    "   |" + String(repeating: "    |", count: $0 % 200)
                        + " <UIView: 0x\($0 + 4096); frame = (0 0; 390 844); layer = <CALayer: 0x1>>\n"
                }
            },
            GrowthShape("a printed table", ending: "txt") { bytes in
                filled(
                    bytes,
                    from: window
                        + "   | <UITableView: 0x5; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x6>; contentOffset: {0, 0}; contentSize: {390, 9000}; adjustedContentInset: {0, 0, 0, 0}>\n"
                ) {
                    "   |    | <UITableViewCell: 0x\($0 + 4096); frame = (0 \($0 * 44); 390 44); layer = <CALayer: 0x1>>\n"
                        + "   |    |    | <UITableViewCellContentView: 0x\($0 + 90_000); frame = (0 0; 390 44); layer = <CALayer: 0x1>>\n"
                        + "   |    |    |    | <UIButton: 0x\($0 + 900_000); frame = (300 \($0 % 20); 60 44); text = 'Button \($0)'; layer = <CALayer: 0x1>>\n"
                }
            },
            GrowthShape("printed views of React Native", ending: "txt") { bytes in
                filled(bytes, from: window) {
                    "   | <RCTView: 0x\($0 + 4096); reactTag: \($0); frame = (\($0 * 7 % 300) \($0 * 13 % 700); 90 90); layer = <CALayer: 0x1>>\n"
                        + "   |    | <RCTView: 0x\($0 + 90_000); reactTag: \($0); frame = (50 50; 90 90); layer = <CALayer: 0x1>>\n"
                }
            },
            GrowthShape("brackets that a printout never closes", ending: "txt") { bytes in
                filled(bytes, from: window + "   | <UIView: 0x2; frame = (0 0; 1 1); text = '") { _ in "<{([\n" }
            },
        ]
        + partsOfRows.map { part in
            GrowthShape("a printout of nothing but `\(part.trimmingCharacters(in: .newlines))`", ending: "txt") {
                bytes in
                filled(bytes) { _ in part }
            }
        }

    /// Parts of rows, each of which the reader could look for the end of.
    private static let partsOfRows = [
        "<", "<A: 0x1; ", "<A: 0x1; frame = (0 0; 1 1); text = '", "|", "'", "<A: 0x1; text: ", "= '", "\\n|", "...\n",
        "= \"  ",
    ]

    private static let storyboards: [GrowthShape] = [
        GrowthShape("a storyboard of buttons", ending: "storyboard") { bytes in
            document(controller(0, filled(bytes) { button($0) }))
        },
        GrowthShape("a storyboard of controllers", ending: "storyboard") { bytes in
            document(filled(bytes) { controller($0, button($0)) })
        },
        GrowthShape("elements in each other", ending: "storyboard") { bytes in
            let count = bytes / 100
            return document(
                controller(
                    0,
                    (0..<count).map { "<view id=\"d\($0)\">\(frame(0, 0, 414, 896))<subviews>" }.joined()
                        + String(repeating: "</subviews></view>", count: count)))
        },
        GrowthShape("elements of one identifier", ending: "storyboard") { bytes in
            document(controller(0, filled(bytes) { _ in button(0) }))
        },
        GrowthShape("attributes of one element", ending: "storyboard") { bytes in
            document(
                controller(
                    0, filled(bytes, from: "<view id=\"v\"", to: ">\(frame(0, 0, 9, 9))</view>") { " a\($0)=\"1\"" }))
        },
        GrowthShape("elements that are never closed", ending: "storyboard") { bytes in
            filled(bytes, from: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">") { _ in "<view>" }
        },
    ]

    private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private static func button(_ index: Int) -> String {
        "<button opaque=\"NO\" id=\"b\(index)\">\(frame(index * 7 % 300, index * 13 % 700, 60, 44))<state key=\"normal\" title=\"Button \(index)\"/></button>\n"
    }

    private static func controller(_ index: Int, _ views: String) -> String {
        "<scene sceneID=\"s\(index)\"><objects><viewController id=\"c\(index)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\(index)\">\(frame(0, 0, 414, 896))<subviews>\(views)</subviews></view></viewController></objects></scene>\n"
    }

    private static func document(_ scenes: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">\n<scenes>\n\(scenes)</scenes>\n</document>\n"
    }
}
