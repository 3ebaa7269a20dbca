import Testing

@testable import ScenePage

/// Calls of a page, which share a text, files and the last analysis.
struct PageTests {
    /// Runs the program in `page` as its script does, and returns what it printed.
    private func run(_ page: inout Page, _ arguments: [String], _ text: String) -> String {
        _ = page.run(hand(&page, arguments, text))
        let count = page.printedCount(.standard)
        return String(decoding: UnsafeBufferPointer(start: page.printed(.standard), count: count), as: UTF8.self)
    }

    /// Hands a call to `page`, and returns how many bytes its arguments have.
    private func hand(_ page: inout Page, _ arguments: [String], _ text: String) -> Int {
        let input: [UInt8] = arguments.flatMap { Array($0.utf8) + [0] }
        write(&page, input + Array(text.utf8))
        return input.count
    }

    private func store(_ page: inout Page, _ path: String, _ text: String) {
        write(&page, Array((path + text).utf8))
        page.store(path.utf8.count)
    }

    private func write(_ page: inout Page, _ bytes: [UInt8]) {
        guard let memory = page.reserveInput(bytes.count) else { return }
        for (index, byte) in bytes.enumerated() { memory[index] = byte }
    }

    private let small = "scene Main 390x844 { button B frame 9,9 18x18 }\n"
    private let covered = "scene Main 390x844 { button B frame 9,9 50x50; view V frame 9,9 50x50 }\n"

    @Test func answersAsIfEachCallWereTheFirst() {
        let calls: [([String], String)] = [
            (["check", "-"], small), (["draw", "-"], small), (["check", "-"], covered), (["draw", "-"], covered),
            (["check", "-", "--rule", "unreachable-control=off"], covered), (["check", "-"], covered),
            (["draw", "-", "--display-order", "descending"], covered), (["draw", "-"], covered),
            (["check", "-", "--stdin-filename", "a.scene"], small), (["check", "-"], small),
            (["check", "-", "--diff"], small), (["check", "-"], small),
        ]
        var page = Page()
        var answers: Set<String> = []
        for (arguments, text) in calls {
            var fresh = Page()
            let expected = run(&fresh, arguments, text)
            #expect(run(&page, arguments, text) == expected, "\(arguments)")
            answers.insert(expected)
        }
        // A page that gives one answer to everything would pass without this.
        #expect(answers.count == 7, "\(answers)")
    }

    /// The text is the same, but a configuration says how large targets must be.
    @Test func seesTheConfiguration() {
        var page = Page()
        store(&page, ".scenec.json", #"{"minimumTarget": 10}"#)
        #expect(!run(&page, ["check", "-"], small).contains("small-target"))
        #expect(run(&page, ["check", "-", "--no-config"], small).contains("small-target"))
        #expect(!run(&page, ["check", "-"], small).contains("small-target"))
    }

    /// Folders contain the files that were stored, at any depth.
    @Test func looksThroughFolders() {
        var page = Page()
        store(&page, "top.scene", small)
        store(&page, "a/b/deep.scene", small)
        let all = run(&page, ["check", "."], "")
        #expect(all.contains("top.scene:1") && all.contains("a/b/deep.scene:1"))
        let inner = run(&page, ["check", "a"], "")
        #expect(!inner.contains("top.scene") && inner.contains("a/b/deep.scene:1"))
    }

    @Test func seesChangesOfImportedFiles() {
        let text = "import \"parts.scene\"\nscene Main 390x844 { part P frame 9,9 50x50 }\n"
        let call = ["check", "-", "--stdin-filename", "main.scene"]
        var page = Page()
        store(&page, "parts.scene", "component part view { button B fill }\n")
        let before = run(&page, call, text)
        store(&page, "parts.scene", "component part view { button B frame 0,0 18x18 }\n")
        let after = run(&page, call, text)
        #expect(!before.contains("small-target"))
        #expect(after.contains("small-target"))
    }

    private static let printout = "<UIView: 0x7f9e01; frame = (0 0; 390 844)>"
    private static let document =
        "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"></document>"

    @Test(arguments: [
        ("scene Main 9x9 {}", false), ("", false), ("nonsense", false), (printout, true), (document, true),
    ])
    func recognizesDocuments(_ text: String, _ isDocument: Bool) {
        var page = Page()
        let arguments = hand(&page, ["check", "-"], text)
        #expect(page.isDocument(arguments) == isDocument)
    }
}
