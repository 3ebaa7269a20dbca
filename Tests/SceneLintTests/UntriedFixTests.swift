import SceneText
import Testing

@testable import SceneLint

/// Tests fixes in scenes that are too complex to try them all.
struct UntriedFixTests {
    /// No program applies a fix that may take all touches from a target that nobody knows of.
    @Test(arguments: [20, 160])
    func programsDontApplyThem(_ count: Int) {
        let lines = (0..<count).map { index in
            "button O\(index) frame 60,\(index * 100) 60x44\n"
                + "view L\(index) frame 0,\(index * 100) 50x44 { button B\(index) frame 0,0 124x44 }\n"
        }
        let file = LintedFile.lint("scene Main 390x\(count * 100 + 400) {\n\(lines.joined())}\n")
        let fixes = file.diagnostics.filter { $0.rule == "dead-overhang" }.flatMap { $0.fixes }
        #expect(!fixes.isEmpty)
        for fix in fixes {
            // Each of them takes the touches of the other button on its line.
            #expect(fix.isUntried || fix.affected.contains { $0.losesAll }, "\(fix.title)")
            #expect(fix.applicability == .choice, "\(fix.title)")
        }
        #expect(fixes.contains { $0.isUntried } == (count == 160))
    }

    /// A fix that can't be tried isn't safe, whatever rule it is of.
    @Test func withoutBudget() throws {
        var count = 0
        for fixture in RuleFixture.all where fixture.fires {
            let file = try fixture.linted()
            for scene in file.scenes.compactMap(\.lowered) {
                let context = LintContext(scene, WorkBudget(for: scene.syntax.source))
                var screens = LintedScreens(within: WorkBudget(0, isForTrial: true))
                screens.add(file.diagnostics, in: context)
                let fixes = screens.findings().flatMap { $0.found }.flatMap { $0.fixes }
                // Without targets, nothing can lose touches.
                if context.maps.targetAreas.isEmpty { continue }
                count += fixes.count
                #expect(fixes.allSatisfy { $0.isUntried && $0.applicability == .choice }, "\(fixture)")
            }
        }
        #expect(count > 100)
    }

    /// A finding without a fix says so if the fix couldn't be tried.
    @Test(arguments: [4, 320])
    func missingFixes(_ count: Int) {
        let lines = (0..<count).map { index in
            "button B\(index) frame 60,\(index * 100) 90x90\n"
                + "view V\(index) frame 60,\(index * 100) 90x60 { button C\(index) frame 0,0 45x44 }\n"
        }
        let file = LintedFile.lint("scene Main 390x\(count * 100) {\n\(lines.joined())}\n")
        let findings = file.diagnostics.filter { $0.rule == "covered-control" }
        #expect(findings.count == count)
        let unfixed = findings.filter { $0.fixes.isEmpty }
        #expect(unfixed.isEmpty == (count == 4))
        #expect(unfixed.allSatisfy { $0.notes.last?.message.hasPrefix("the file is too complex to try") ?? false })
    }

    /// Fixes don't use up what findings need.
    @Test(arguments: ["frame 40,0 60x44", "frame 0,0 20x20"])
    func findingsComeFirst(_ frame: String) {
        let views = (0..<200).map { "view L\($0) frame 0,\($0 * 100) 50x30 { button B\($0) \(frame) }\n" }
        let file = LintedFile.lint("scene Main 390x20400 {\n\(views.joined())}\n")
        let findings = file.diagnostics.filter { ["dead-overhang", "small-target"].contains($0.rule) }
        #expect(findings.count == 200)
    }

    /// A circle of delegates elsewhere doesn't keep fixes from being tried, however many there are.
    @Test func besideACircle() {
        let views = (0..<30).map { "view L\($0) frame 0,\($0 * 60) 50x30 { button B\($0) frame 40,0 60x44 }\n" }
        let file = LintedFile.lint(
            """
            scene Main 390x2000 {
                view P frame 0,1900 50x50 touchDelegate -> Q
                view Q frame 60,1900 50x50 touchDelegate -> P
                \(views.joined())
            }
            """)
        let findings = file.diagnostics.filter { $0.rule == "dead-overhang" }
        #expect(findings.count == 30 && findings.allSatisfy { $0.fixes.count == 2 })
    }
}
