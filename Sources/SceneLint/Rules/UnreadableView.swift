import SceneSemantics

extension Rule {
    static let unreadableView: Rule = Rule(
        .unreadableView,
        explanation: """
            ## What it finds
            Reports what can't be imported of a printed view hierarchy, a storyboard or a XIB: a view whose frame isn't
            four finite numbers, has a negative length, or that is turned by about 45 degrees or nested too deep. The rest
            is imported without it. A view without a rectangle, two elements with one id, scenes that embed each other
            and other formats are reported, too.

            ## Why it is bad
            The answers don't include the view, its subviews and what they cover.

            ## Example
            No scene shows this. In a printed hierarchy:
            ```
            <FlutterView: 0x7f8; frame = (inf inf; 0 0); layer = <CALayer: 0x600>>
            ```

            ## Instead
            Print the hierarchy again when the layout is done and no animation runs.

            ## In UIKit
            `recursiveDescription` prints the frame, which for a transformed view is the box around it. A square and a
            narrow rectangle that are turned by 45 degrees can have the same one.
            """)
}
