import Testing

/// A stack with the frames of the views in it, worked out by hand.
struct StackCase: CustomTestStringConvertible, Sendable {
    /// What the case is about, and where that comes from.
    let source: Source
    let stack: String
    /// The frames of the views in the stack, in their superviews, in tree order; or a part of the message.
    let expected: String

    init(_ source: Source, _ stack: String, _ expected: String) {
        self.source = source
        self.stack = stack
        self.expected = expected
    }

    var testDescription: String { stack }

    /// Where a case comes from.
    enum Source: String {
        /// UIStackView.Distribution.fill: "resizes its arranged views so that they fill the available space along the
        /// stack view's axis". Views without a length share equally: the language reference.
        case fill
        /// UIStackView.Distribution.fillEqually: "the views are resized so that they are all the same size along the
        /// stack view's axis".
        case fillEqually
        /// UIStackView.Distribution.equalSpacing: "when the arranged views do not fill the stack view, it pads the
        /// spacing between the views evenly".
        case equalSpacing
        /// UIStackView.Distribution.equalCentering: "equal center-to-center spacing along the stack view's axis, while
        /// maintaining the spacing property's distance between views".
        case equalCentering
        /// UIStackView.Alignment and its cases.
        case alignment
        /// UIStackView.spacing, setCustomSpacing(_:after:).
        case spacing
        /// UIStackView.isLayoutMarginsRelativeArrangement: views are arranged within the layout margins.
        case margins
        /// UIStackView, "Managing the stack view's appearance": views that are hidden are left out of the layout.
        case hidden
        /// UIStackView, "Sizing": without its own constraints a stack is as large as its views, their spacing and its
        /// margins.
        case size
        /// UIView.semanticContentAttribute: a horizontal stack runs from the leading edge.
        case rightToLeft
        /// UIView.intrinsicContentSize, with the sizes of the language reference.
        case intrinsic
        /// Stacks as views in stacks.
        case nested
        /// The language reference: what else may be in a stack, and what is an error.
        case reference
    }

    static let all: [StackCase] = [
        // Fill.
        StackCase(.fill, "frame 0,0 300x40 { view; view }", "0,0 150x40 | 150,0 150x40"),
        StackCase(.fill, "frame 0,0 300x40 { view }", "0,0 300x40"),
        StackCase(.fill, "frame 0,0 300x40 { view width 50; view }", "0,0 50x40 | 50,0 250x40"),
        StackCase(.fill, "frame 0,0 300x40 { view width 100; view width 200 }", "0,0 100x40 | 100,0 200x40"),
        StackCase(
            .fill, "frame 0,0 300x40 spacing 5 { view width 50; view; view width 70 }",
            "0,0 50x40 | 55,0 170x40 | 230,0 70x40"),
        StackCase(
            .fill, "frame 0,0 300x40 spacing 15 { view; view; view }", "0,0 90x40 | 105,0 90x40 | 210,0 90x40"),
        StackCase(.fill, "frame 0,0 300x40 { view width 25%; view }", "0,0 75x40 | 75,0 225x40"),
        StackCase(.fill, ".vertical frame 0,0 100x60 spacing 4 { view height 20; view }", "0,0 100x20 | 0,24 100x36"),
        StackCase(.fill, ".vertical frame 0,0 100x60 { view height 50%; view }", "0,0 100x30 | 0,30 100x30"),
        StackCase(.fill, "frame 0,0 300x40 { view width 300; view }", "0,0 300x40 | 300,0 0x40"),

        // Fill equally.
        StackCase(
            .fillEqually, "frame 0,0 300x40 distribution .fillEqually spacing 12 { view; view; view }",
            "0,0 92x40 | 104,0 92x40 | 208,0 92x40"),
        StackCase(.fillEqually, "frame 0,0 300x40 distribution .fillEqually { view }", "0,0 300x40"),
        StackCase(
            .fillEqually, "frame 0,0 300x40 distribution .fillEqually { view customSpacing 20; view }",
            "0,0 140x40 | 160,0 140x40"),
        StackCase(
            .fillEqually, "height 40 distribution .fillEqually spacing 10 { view width 30; view width 50 }",
            "0,0 50x40 | 60,0 50x40"),
        StackCase(
            .fillEqually, ".vertical frame 0,0 40x100 distribution .fillEqually spacing 20 { view; view }",
            "0,0 40x40 | 0,60 40x40"),

        // Equal spacing.
        StackCase(
            .equalSpacing, "frame 0,0 300x40 distribution .equalSpacing { repeat 3 { view width 50 } }",
            "0,0 50x40 | 125,0 50x40 | 250,0 50x40"),
        StackCase(
            .equalSpacing,
            "frame 0,0 300x40 distribution .equalSpacing { view width 40; view width 60; view width 80 }",
            "0,0 40x40 | 100,0 60x40 | 220,0 80x40"),
        StackCase(.equalSpacing, "frame 0,0 300x40 distribution .equalSpacing { view width 50 }", "0,0 50x40"),
        StackCase(
            .equalSpacing, "frame 0,0 300x40 distribution .equalSpacing { view width 50; view width 50 }",
            "0,0 50x40 | 250,0 50x40"),
        StackCase(
            .equalSpacing, "height 40 distribution .equalSpacing spacing 8 { view width 40; view width 60 }",
            "0,0 40x40 | 48,0 60x40"),
        StackCase(
            .equalSpacing,
            "height 40 distribution .equalSpacing spacing 5 { view width 10 customSpacing 20; repeat 2 { view width 10 } }",
            "0,0 10x40 | 30,0 10x40 | 60,0 10x40"),
        StackCase(
            .equalSpacing, ".vertical frame 0,0 100x60 distribution .equalSpacing { repeat 3 { view height 10 } }",
            "0,0 100x10 | 0,25 100x10 | 0,50 100x10"),
        StackCase(
            .equalSpacing, "frame 0,0 108x40 distribution .equalSpacing spacing 8 { view width 40; view width 60 }",
            "0,0 40x40 | 48,0 60x40"),

        // Equal centering.
        StackCase(
            .equalCentering,
            "frame 0,0 300x40 distribution .equalCentering { view width 100; view width 20; view width 100 }",
            "0,0 100x40 | 140,0 20x40 | 200,0 100x40"),
        StackCase(
            .equalCentering,
            "frame 0,0 300x40 distribution .equalCentering { view width 50; view width 100; view width 50 }",
            "0,0 50x40 | 100,0 100x40 | 250,0 50x40"),
        StackCase(
            .equalCentering, "frame 0,0 300x40 distribution .equalCentering { view width 50; view width 100 }",
            "0,0 50x40 | 200,0 100x40"),
        StackCase(.equalCentering, "frame 0,0 300x40 distribution .equalCentering { view width 50 }", "0,0 50x40"),
        StackCase(
            .equalCentering,
            "height 40 distribution .equalCentering spacing 10 { view width 20; view width 40; view width 20 }",
            "0,0 20x40 | 30,0 40x40 | 80,0 20x40"),
        StackCase(
            .equalCentering,
            "height 40 distribution .equalCentering { view width 20 customSpacing 10; view width 40; view width 20 }",
            "0,0 20x40 | 30,0 40x40 | 80,0 20x40"),

        // Alignment.
        StackCase(.alignment, "frame 0,0 100x60 alignment .center { view size 100x20 }", "0,20 100x20"),
        StackCase(.alignment, "frame 0,0 100x60 alignment .top { view size 100x20 }", "0,0 100x20"),
        StackCase(.alignment, "frame 0,0 100x60 alignment .bottom { view size 100x20 }", "0,40 100x20"),
        StackCase(.alignment, ".vertical frame 0,0 100x60 alignment .leading { view size 40x60 }", "0,0 40x60"),
        StackCase(.alignment, ".vertical frame 0,0 100x60 alignment .trailing { view size 40x60 }", "60,0 40x60"),
        StackCase(.alignment, ".vertical frame 0,0 100x60 alignment .center { view size 40x60 }", "30,0 40x60"),
        StackCase(.alignment, "frame 0,0 100x60 alignment .fill { view width 100 height 60 }", "0,0 100x60"),
        StackCase(.alignment, "frame 0,0 100x60 alignment .center { view width 100 height 50% }", "0,15 100x30"),

        // Spacing.
        StackCase(.spacing, "frame 0,0 300x40 spacing 10 { view; view }", "0,0 145x40 | 155,0 145x40"),
        StackCase(
            .spacing, "frame 0,0 300x40 spacing 10 { view width 50 customSpacing 30; view width 50; view }",
            "0,0 50x40 | 80,0 50x40 | 140,0 160x40"),
        StackCase(
            .spacing, "frame 0,0 300x40 spacing 10 { view; view customSpacing 40 }", "0,0 145x40 | 155,0 145x40"),
        StackCase(
            .spacing, "frame 0,0 300x40 spacing 10 { view customSpacing 0; view }", "0,0 150x40 | 150,0 150x40"),

        // Margins.
        StackCase(.margins, "frame 0,0 300x40 margins 10 { view; view }", "10,10 140x20 | 150,10 140x20"),
        StackCase(.margins, "frame 0,0 300x40 margins 1,2,3,4 { view }", "2,1 294x36"),
        StackCase(.margins, "frame 0,0 100x60 margins 10,0,20,0 alignment .center { view size 100x20 }", "0,15 100x20"),
        StackCase(.margins, "frame 0,0 100x60 margins 0,0,20,0 alignment .bottom { view size 100x20 }", "0,20 100x20"),
        StackCase(.margins, "margins 5 { view size 30x20 }", "5,5 30x20"),

        // Hidden views.
        StackCase(.hidden, "frame 0,0 300x40 spacing 10 { view hidden width 80; view }", "0,0 0x0 | 0,0 300x40"),
        StackCase(
            .hidden, "frame 0,0 300x40 spacing 10 { view; view hidden; view }",
            "0,0 145x40 | 0,0 0x0 | 155,0 145x40"),
        StackCase(
            .hidden, "frame 0,0 300x40 spacing 10 { view customSpacing 5; view hidden customSpacing 50; view }",
            "0,0 147.5x40 | 0,0 0x0 | 152.5,0 147.5x40"),
        StackCase(.hidden, "frame 0,0 300x40 { view alpha 0; view }", "0,0 150x40 | 150,0 150x40"),
        StackCase(
            .hidden, "frame 0,0 300x40 { view hidden { view leading 8 trailing 8 top 8 bottom 8 } }",
            "0,0 0x0 | 8,8 0x0"),
        StackCase(.hidden, "margins 4 { view hidden size 10x10 }", "0,0 0x0"),
        // Only the other two share the width: (300 - 12) / 2.
        StackCase(
            .hidden, "frame 0,0 300x40 distribution .fillEqually spacing 12 { view; view hidden; view }",
            "0,0 144x40 | 0,0 0x0 | 156,0 144x40"),
        // With the hidden view there would be a gap of (300 - 150) / 2; without it there is one of 300 - 100.
        StackCase(
            .hidden,
            "frame 0,0 300x40 distribution .equalSpacing { view width 50; view hidden width 50; view width 50 }",
            "0,0 50x40 | 0,0 0x0 | 250,0 50x40"),
        StackCase(
            .hidden,
            "frame 0,0 300x40 distribution .equalSpacing { view width 50; view width 50; view hidden width 50 }",
            "0,0 50x40 | 250,0 50x40 | 0,0 0x0"),
        // The centers are at 50 and 250, so that of the third is at 150.
        StackCase(
            .hidden,
            "frame 0,0 300x40 distribution .equalCentering "
                + "{ view width 100; view hidden width 70; view width 20; view width 100 }",
            "0,0 100x40 | 0,0 0x0 | 140,0 20x40 | 200,0 100x40"),
        StackCase(.hidden, "frame 0,0 300x40 { view hidden (1 > 2); view }", "0,0 150x40 | 150,0 150x40"),

        // Sizes that follow from the views.
        StackCase(
            .size, "alignment .center spacing 6 { view size 30x20; view size 40x50 }", "0,15 30x20 | 36,0 40x50"),
        StackCase(
            .size, ".vertical alignment .trailing spacing 6 { view size 30x20; view size 40x50 }",
            "10,0 30x20 | 0,26 40x50"),
        StackCase(.size, "{ view size 30x20; view width 40 }", "0,0 30x20 | 30,0 40x20"),
        StackCase(.size, "trailing 100 bottom 100 { view size 30x20 }", "0,0 30x20"),
        StackCase(.size, "", ""),

        // Right to left.
        StackCase(.rightToLeft, "frame 0,0 300x40 spacing 10 { view width 50; view }", "250,0 50x40 | 0,0 240x40"),
        StackCase(
            .rightToLeft, "frame 0,0 300x40 margins 0,20,0,0 { view width 50; view }", "250,0 50x40 | 20,0 230x40"),
        StackCase(.rightToLeft, ".vertical frame 0,0 100x60 alignment .leading { view size 40x60 }", "60,0 40x60"),
        StackCase(.rightToLeft, ".vertical frame 0,0 100x60 alignment .trailing { view size 40x60 }", "0,0 40x60"),
        StackCase(
            .rightToLeft, "frame 0,0 300x40 distribution .equalSpacing { view width 50; view width 50 }",
            "250,0 50x40 | 0,0 50x40"),
        // (300 - 2 * 12) / 3 points each.
        StackCase(
            .rightToLeft, "frame 0,0 300x40 distribution .fillEqually spacing 12 { view; view; view }",
            "208,0 92x40 | 104,0 92x40 | 0,0 92x40"),
        // From the right, the centers of the first and last are at 50 and 275, so that of the second is at 162.5.
        StackCase(
            .rightToLeft,
            "frame 0,0 300x40 distribution .equalCentering { view width 100; view width 20; view width 50 }",
            "200,0 100x40 | 127.5,0 20x40 | 0,0 50x40"),

        // Controls.
        StackCase(.intrinsic, "frame 0,0 300x40 { switch; view }", "0,0 51x40 | 51,0 249x40"),
        StackCase(
            .intrinsic, ".vertical alignment .leading spacing 10 { switch; stepper }", "0,0 51x31 | 0,41 94x32"),
        StackCase(.intrinsic, ".vertical width 200 { slider; textField }", "0,0 200x34 | 0,34 200x34"),
        StackCase(.intrinsic, ".vertical width 200 { segmentedControl; pageControl }", "0,0 200x32 | 0,32 200x26"),
        StackCase(.intrinsic, "alignment .center { switch; stepper }", "0,0.5 51x31 | 51,0 94x32"),

        // Nested stacks.
        StackCase(
            .nested, "frame 0,0 300x40 { stack .vertical { view; view }; view width 100 }",
            "0,0 200x40 | 0,0 200x20 | 0,20 200x20 | 200,0 100x40"),
        StackCase(
            .nested,
            "frame 0,0 300x40 { stack .vertical alignment .leading { view size 30x10; view size 50x30 }; view }",
            "0,0 50x40 | 0,0 30x10 | 0,10 50x30 | 50,0 250x40"),
        StackCase(
            .nested, "frame 0,0 300x40 { stack .vertical distribution .fillEqually { view; view }; view width 100 }",
            "0,0 200x40 | 0,0 200x20 | 0,20 200x20 | 200,0 100x40"),
        StackCase(
            .nested,
            "alignment .center spacing 5 { stack .vertical spacing 5 { repeat 2 { view size 20x20 } }; view size 30x30 }",
            "0,0 20x45 | 0,0 20x20 | 0,25 20x20 | 25,7.5 30x30"),
        StackCase(
            .nested, "frame 0,0 300x40 distribution .fillEqually { stack { view }; view }",
            "0,0 150x40 | 0,0 150x40 | 150,0 150x40"),
        StackCase(
            .nested,
            "{ stack .vertical distribution .fillEqually { view size 20x20; view size 20x30 }; view size 30x60 }",
            "0,0 20x60 | 0,0 20x30 | 0,30 20x30 | 20,0 30x60"),
        // The middle stack is 300 - 100 wide. In it, the innermost stack and a view share the height, and the views of
        // the innermost stack share its width.
        StackCase(
            .nested, "frame 0,0 300x60 { stack .vertical { stack { view; view }; view }; view width 100 }",
            "0,0 200x60 | 0,0 200x30 | 0,0 100x30 | 100,0 100x30 | 0,30 200x30 | 200,0 100x60"),
        // From inside: 20 + 4 + 20 by 10; then 44 by 10 + 5 + 15, in the middle of 60.
        StackCase(
            .nested,
            "alignment .center spacing 10 { stack .vertical spacing 5 { stack spacing 4 { repeat 2 { view size 20x10 } }; "
                + "view height 15 }; view size 30x60 }",
            "0,15 44x30 | 0,0 44x10 | 0,0 20x10 | 24,0 20x10 | 0,15 44x15 | 54,0 30x60"),
        // 100 and 50 points at both ends; then two halves of 100.
        StackCase(
            .nested,
            "frame 0,0 300x40 distribution .equalSpacing { stack width 100 distribution .fillEqually "
                + "{ stack { view }; view }; view width 50 }",
            "0,0 100x40 | 0,0 50x40 | 0,0 50x40 | 50,0 50x40 | 250,0 50x40"),

        // What else may be in a stack.
        StackCase(
            .reference, "frame 0,0 300x40 spacing 15 { repeat 3 { view } }", "0,0 90x40 | 105,0 90x40 | 210,0 90x40"),
        StackCase(.reference, "frame 0,0 300x40 { if (1 > 0) { view width 50 }; view }", "0,0 50x40 | 50,0 250x40"),
        StackCase(
            .reference, "frame 0,0 300x40 { background; view; view }", "0,0 300x40 | 0,0 150x40 | 150,0 150x40"),
        StackCase(.reference, "frame 0,0 300x40 { view width (Main.width / 4); view }", "0,0 100x40 | 100,0 200x40"),
        StackCase(.reference, "frame 0,0 300x40 bounds 5,7 { view; view }", "5,7 150x40 | 155,7 150x40"),

        // What does not fit.
        StackCase(.fill, "frame 0,0 300x40 { view width 50; view width 60 }", "come to 110 points, but it has 300"),
        StackCase(
            .fill, "frame 0,0 300x40 { view width 200; view width 150 }", "need 350 points, but it has room for 300"),
        StackCase(.fill, "frame 0,0 300x40 { view width 200; view width 150; view }", "need 350 points"),
        StackCase(
            .fillEqually, "frame 0,0 300x40 distribution .fillEqually { view width 20; view }", "makes all views alike"),
        StackCase(
            .fillEqually, "frame 0,0 30x40 distribution .fillEqually spacing 40 { view; view }", "need 40 points"),
        StackCase(
            .equalSpacing, "frame 0,0 300x40 distribution .equalSpacing { view; view width 20 }",
            "needs to space its views"),
        StackCase(
            .equalSpacing, "frame 0,0 300x40 distribution .equalSpacing spacing 8 { view width 140; view width 158 }",
            "come out as 2 points, less than 8"),
        StackCase(
            .equalSpacing, "frame 0,0 300x40 distribution .equalSpacing { repeat 2 { view width 200 } }",
            "need 400 points"),
        StackCase(
            .equalSpacing, "frame 0,0 300x40 distribution .equalSpacing { view width 400 }",
            "need 400 points, but it has room for 300"),
        StackCase(
            .equalCentering,
            "frame 0,0 300x40 distribution .equalCentering spacing 8 { view width 10; view width 280; view width 10 }",
            "come out as 0 points, less than 8"),
        StackCase(.alignment, "frame 0,0 300x40 { view size 300x30 }", "is 30 points high, but `Stack` makes it 40"),
        StackCase(.alignment, "frame 0,0 300x40 alignment .center { view }", "needs to align it"),
        StackCase(
            .alignment, "frame 0,0 300x40 alignment .center { view size 300x50 }",
            "is 50 points high, but `Stack` has room for 40"),
        StackCase(.size, "{ view width 20 }", "has no height, and none of its views has one"),
        StackCase(.size, "height 20 { view; view width 20 }", "needs to follow from its views"),
        StackCase(.size, "height 20 { view width 50% }", "is a percentage of the width of `Stack`"),
        StackCase(.margins, "frame 0,0 300x40 margins 30,0,30,0 { view }", "need 60 points"),
    ]
}
