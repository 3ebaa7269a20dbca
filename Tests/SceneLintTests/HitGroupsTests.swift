import SceneRuntime
import SceneSemantics
import SceneText
import Testing

@testable import SceneLint

/// Tests which views count as alike for gestures.
struct HitGroupsTests {
    /// Wherever scroll views of one line are between their ends, drags on them do the same.
    @Test func endsOfScrollViewsCount() throws {
        let file = LintedFile.lint(
            """
            scene Main 390x844 {
                view Card fill {
                    recognizer .pan
                    repeat 8 {
                        scroll Pics frame 0,(index * 100) 390x100 contentSize 460x100 contentOffset (index * 10),0 {
                            view Pic frame 0,0 460x100
                        }
                    }
                }
            }
            """)
        let context = LintContext(try #require(file.scenes.first?.lowered))
        let card = try #require(context.tree.recognizers.keys.first)
        let groups = context.hitGroups.groups(inside: card)
        let classes = groups.map { $0.equivalenceClass }
        // The first one is at its start, and the last one at its end. The card is hit below them.
        #expect(groups.count == 9 && Set(classes).count == 4, "\(classes)")
    }
}
