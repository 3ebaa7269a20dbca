import SceneSemantics

extension Rule {
    static let noTouchTarget: Rule = Rule(
        .noTouchTarget, .note,
        explanation: """
            ## What it finds
            Reports a printed view hierarchy, a storyboard or a XIB in which no control and no recognizer was found. It
            says why, if that is known: SwiftUI's controls have no UIKit views of their own, and buttons of bars have no
            rectangles in a storyboard.

            ## Why it is bad
            There is nothing to check, so a report without findings says nothing about the app.

            ## Example
            No scene shows this. In a printed hierarchy:
            ```
            <UIWindow: 0x7f8; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600>>
               | <_UIHostingView<ContentView>: 0x7f9; frame = (0 0; 390 844); layer = <CALayer: 0x601>>
            ```

            ## Instead
            Write the controls as a scene, with the frames that they have on the screen.

            ## In UIKit
            `recursiveDescription` prints views. A hosting view finds out by itself what in it is touched; bar button
            items get their views from the bar, in the running app.
            """)
}
