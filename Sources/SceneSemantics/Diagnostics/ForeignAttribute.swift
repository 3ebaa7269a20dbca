/// An attribute from another vocabulary: other UIKit properties, SwiftUI modifiers or style sheets.
struct ForeignAttribute {
    /// The advice on what to write instead.
    let remark: String
    /// The attribute that takes the same values, or `nil` if changing the word isn't enough.
    let spelling: String?

    /// Returns what is known about `word`, as an attribute or else as a kind, in any case. Returns `nil` for an unknown
    /// word.
    static func called(_ word: String) -> ForeignAttribute? {
        byWord[word.lowercased()] ?? KindGuess.remark(on: word).map { ForeignAttribute(remark: $0, spelling: nil) }
    }

    /// The advice for attributes that don't belong in a scene.
    static let generalRemark = "leave it out: a scene describes only what affects touches"

    /// The advice for unknown words.
    static let unknownRemark = "leave it out if it doesn't affect touches; `scenec explain view` lists the attributes"

    /// The advice for attributes of UIKit that affect touches, but not in a scene.
    static let missingRemark = "leave it out: it affects touches in UIKit, but scenes have no word for it"

    /// The table, by word.
    static let byWord: [String: ForeignAttribute] = {
        var byWord: [String: ForeignAttribute] = [:]
        for (words, remark, spelling) in table {
            for word in words.split(separator: " ") {
                byWord[String(word)] = ForeignAttribute(remark: remark, spelling: spelling)
            }
        }
        return byWord
    }()

    /// Words in lower case, what to write instead, and the attribute that takes the same values.
    static let table: [(words: String, remark: String, spelling: String?)] = [
        // Layout.
        (
            "landscape portrait",
            "a device is upright; write `.landscape` after it, without a space, to turn it: `.iPhoneSE.landscape`", nil
        ),
        (
            "priority multiplier constant required defaulthigh defaultlow",
            "pins always hold and take distances: write the length itself, as in `width 50%` or `height (Main.height / 2)`",
            nil
        ),
        ("w", "write `width`", "width"),
        ("h", "write `height`", "height"),
        ("x", "write `leading`, or `frame X,Y WxH`", "leading"),
        ("y", "write `top`, or `frame X,Y WxH`", "top"),
        (
            "left",
            "write `leading`, the distance to the left edge (or to the right one, under `direction .rightToLeft`)",
            "leading"
        ),
        (
            "right",
            "write `trailing`, the distance to the right edge (or to the left one, under `direction .rightToLeft`)",
            "trailing"
        ),
        ("marginleft margininlinestart", "write `leading 8`, the distance to that edge of the superview", nil),
        ("marginright margininlineend", "write `trailing 8`, the distance to that edge of the superview", nil),
        ("margintop marginblockstart", "write `top 8`, the distance to that edge of the superview", nil),
        ("marginbottom marginblockend", "write `bottom 8`, the distance to that edge of the superview", nil),
        ("origin position at rect", "write `frame X,Y WxH`, or `leading` and `top`", nil),
        ("offset", "write `frame X,Y WxH`, or `translate X,Y` for what moves a view after its layout", nil),
        (
            "edges edge pinned pinedges pintoedges fillsuperview matchparent",
            "write `fill`, or `fill 8` with a distance from all four edges", "fill"
        ),
        (
            "insets edgeinsets",
            "write `fill 8` for a distance from all four edges, `hitSlop 8` for room around a control that takes touches, "
                + "or `contentInset 8,0,8,0` for room around a scroll view's content",
            nil
        ),
        (
            "margin",
            "write `fill 8`, or `leading`, `top`, `trailing` and `bottom`; on a stack `margins 8` is the room around its views",
            nil
        ),
        (
            "padding paddingleft paddingright paddingtop paddingbottom layoutmargins directionallayoutmargins islayoutmarginsrelativearrangement "
                + "layoutmarginsrelativearrangement",
            "write `fill 8` on the view inside; on a stack `margins 8` is the room around its views", nil
        ),
        (
            "safeareainsets safeareainset additionalsafeareainsets safeareapadding",
            "write `additionalSafeArea T,L,B,R` on the view; the safe area of a scene is `scene Main 390x844 safeArea "
                + "47,0,34,0`", "additionalSafeArea"
        ),
        (
            "safearealayoutguide safearealayoutguides insetslayoutmarginsfromsafearea",
            "write `safeArea` on the view: its pins then refer to the safe area of its superview", "safeArea"
        ),
        (
            "abovesafearea insafearea insidesafearea tosafearea respectsafearea respectssafearea safeareatop safeareabottom",
            "write `safeArea` on the view: its pins then count from the safe area, as in `bottom 0 safeArea`", nil
        ),
        (
            "ignoressafearea edgesignoringsafearea",
            "remove it: pins refer to the superview's bounds unless `safeArea` is written", nil
        ),
        (
            "constraints pin pins leadinganchor trailinganchor leftanchor rightanchor topanchor bottomanchor widthanchor heightanchor "
                + "centerxanchor centeryanchor equalto equaltosuperview",
            "pin each view to its superview: `leading 16 top 8 width 120 height 44`\n"
                + "or pin it to an edge of an earlier view: `top (Title.maxY + 8)`", nil
        ),
        (
            "tothebottomof tothetopof totheleftof totherightof tobottomof",
            "refer to an edge of an earlier view: `top (Title.maxY + 8)`", nil
        ),
        (
            "minwidth maxwidth minheight maxheight aspectratio",
            "write the resulting `width` and `height`", nil
        ),
        (
            "axis flexdirection flexflow orientation vertical",
            "write the direction after the kind and the Name: `stack Page .vertical`", nil
        ),
        (
            "horizontal", "write the direction with a dot, after the kind and the Name: `stack Row .horizontal`", nil
        ),
        (
            "fillproportionally",
            "write `distribution .fill` on a stack, and the length of each view but one: views have no length of their own",
            nil
        ),
        (
            "baseline firstbaseline lastbaseline lastbaselinealignment firstbaselinealignment",
            "a scene lays out no text: write `alignment .top`, `.center` or `.bottom` on a stack", nil
        ),
        (
            "justifycontent justifyitems justifyself",
            "write `distribution .fill`, `.fillEqually`, `.equalSpacing` or `.equalCentering` on a stack", nil
        ),
        (
            "alignitems aligncontent alignself",
            "write `alignment .fill`, `.center`, `.leading` or `.top` on a stack", nil
        ),
        (
            "gap rowgap columngap gridgap itemspacing interitemspacing", "write `spacing 8` on a stack or on items",
            "spacing"
        ),
        (
            "flex flexgrow flexshrink flexbasis hugging contenthugging contenthuggingpriority compressionresistance "
                + "contentcompressionresistancepriority layoutpriority",
            "in a stack with `distribution .fill` the views without a length share what is left", nil
        ),
        (
            "semanticcontentattribute layoutdirection righttoleft rtl", "write `direction .rightToLeft` on the scene",
            nil
        ),
        // Transforms and clipping.
        ("rotation rotationangle rotationeffect angle", "write `rotate 45deg`", "rotate"),
        ("scaleeffect", "write `scale 2`", "scale"),
        ("translationx translationy translatex translatey transformtranslation", "write `translate X,Y`", nil),
        ("clip clips clipped clipping masktobounds maskstobounds", "write `clipsToBounds`", "clipsToBounds"),
        (
            "overflow overflowx overflowy clipshape clippath",
            "write `clipsToBounds` where subviews are cut off, and `cornerRadius` for round corners", nil
        ),
        // Drawing order.
        (
            "zindex zorder",
            "hit testing follows only the order of the views: write the one in front later; `zPosition` changes the drawing "
                + "order", nil
        ),
        (
            "bringtofront sendtoback bringsubviewtofront sendsubviewtoback above below behind front index order",
            "each view is in front of the views written before it", nil
        ),
        // Visibility and touch.
        ("opacity", "write `alpha 0.5`", "alpha"),
        (
            "align justify centered",
            "write `center`, or `centerX` and `centerY` with offsets; in a stack it is the stack's `alignment .center`",
            nil
        ),
        (
            "contentheight contentwidth", "write both lengths of the content: `contentSize 390x2000`", nil
        ),
        ("zoom", "write `zoomScale 2`, and the view that is zoomed: `viewForZooming -> Photo`", "zoomScale"),
        ("horizontalcenter centerhorizontally", "write `centerX`", "centerX"),
        ("verticalcenter centervertically", "write `centerY`", "centerY"),
        (
            "topleft topright bottomleft bottomright topleading toptrailing bottomleading bottomtrailing",
            "write a distance from each of the two edges, as in `trailing 16 bottom 16`", nil
        ),
        ("in inside", "pins and `center` always refer to the superview: write them alone", nil),
        ("display", "write `hidden` for a view that isn't shown", nil),
        ("corner corners rounded", "write `cornerRadius 8`", nil),
        ("borderradius radius", "write `cornerRadius 8`", "cornerRadius"),
        ("if when unless", "write the condition after the attribute, in parentheses: `hidden (row > 3)`", nil),
        ("true yes", "write the word alone to turn an attribute on: `hidden`", nil),
        ("false no off", "write `.off` to turn an attribute off: `hidden .off`", nil),
        ("hide", "write `hidden`", "hidden"),
        ("visible isvisible visibility", "views are visible unless they are `hidden`", nil),
        ("disabled", "write `enabled .off` on a control, and `userInteractionEnabled .off` on other views", nil),
        (
            "allowshittesting interactionenabled userinteraction interactive isinteractive touchable clickable tappable",
            "write `userInteractionEnabled`, or `userInteractionEnabled .off`", "userInteractionEnabled"
        ),
        (
            "userinteractiondisabled interactiondisabled ignorestouches ignoretouches",
            "write `userInteractionEnabled .off`", nil
        ),
        (
            "blockstouches blocktouches blocks",
            "a view blocks what is behind it; write `passthrough` on one that lets touches on its own area through", nil
        ),
        (
            "pointerevents touchaction userselect hittestbehavior",
            "write `passthrough`, or `userInteractionEnabled .off` if the subviews take no touches either", nil
        ),
        (
            "passthroughtouches passestouches passtouches touchthrough clickthrough tapthrough", "write `passthrough`",
            "passthrough"
        ),
        (
            "hitinsets hitedgeinsets hittestinsets hittestedgeinsets touchinsets touchareainsets touchedgeinsets touchpadding "
                + "hittestpadding hitarea toucharea touchtarget hittarget",
            "write `hitSlop 10`, which reaches outwards; `hitSlop -10` reaches inwards", nil
        ),
        (
            "hittestslop touchslop", "write `hitSlop 10`, which reaches outwards; `hitSlop -10` reaches inwards",
            "hitSlop"
        ),
        ("pointinside", "write `hitSlop 10` or `hitShape .circle`; describe other overrides in `hitTest { … }`", nil),
        ("shape contentshape", "write `hitShape .circle`", "hitShape"),
        ("delegate forward forwards forwardto forwardsto", "write `touchDelegate -> Back`", "touchDelegate"),
        ("target", "a link to another view is `touchDelegate -> Back`", nil),
        ("exclusive isexclusive exclusivetouches", "write `exclusiveTouch`", "exclusiveTouch"),
        (
            "multipletouch multitouch multitouchenabled multipletouches multipletouchesenabled",
            "write `multipleTouchEnabled`", "multipleTouchEnabled"
        ),
        ("touchesshouldcancelincontentview", "write `touchesShouldCancel .always`, `.never` or `.controls`", nil),
        (
            "delaystouches",
            "write `delaysContentTouches` on a scroll view, or `delaysTouchesBegan` or `delaysTouchesEnded` on a recognizer",
            nil
        ),
        (
            "touchesbegan touchesended",
            "write who gets the touch as an expectation: `expect tap Panel touches -> Panel`", nil
        ),
        (
            "touchescancelled touchescanceled",
            "write it as an expectation: `expect drag Panel to 60,300 cancels -> Panel`", nil
        ),
        ("touchesmoved", "write `draggable` on a view that moves with the finger", nil),
        (
            "touchesshouldbegin begintracking continuetracking endtracking canceltracking", missingRemark, nil
        ),
        ("min minvalue minimum", "write `minimumValue` on a slider", "minimumValue"),
        ("max maxvalue maximum", "write `maximumValue` on a slider", "maximumValue"),
        ("maxzoomscale maximumzoom maxzoom", "write `maximumZoomScale`", "maximumZoomScale"),
        ("minzoomscale minimumzoom minzoom", "write `minimumZoomScale`", "minimumZoomScale"),
        ("paging ispaging", "write `pagingEnabled`", "pagingEnabled"),
        (
            "gesture gestures gesturerecognizer gesturerecognizers addgesturerecognizer ontap",
            "a gesture recognizer is an item in its view: `{ recognizer Tap .tap }`", nil
        ),
        (
            "action addtarget touchupinside touchupoutside touchdown touchcancel valuechanged",
            "write what a control does as an expectation: `expect tap Save fires -> Save`", nil
        ),
        // Other properties of views.
        ("color", "write `backgroundColor .red`; other colors don't affect touches", nil),
        ("background", "write `backgroundColor .red`", nil),
        ("backgroundcolour", "write it as in UIKit: `backgroundColor`", "backgroundColor"),
        ("title", "write a title after the Name: `button Save \"Save\"`", nil),
        ("text", "write a text after the Name: `label Hello \"Hello\"`", nil),
        ("tag", "give views Names: `view Panel`", nil),
        ("name", "write a Name right after the kind: `view Panel`", nil),
        ("addsubview subviews", "put subviews into the view's braces: `view Panel fill { button Save fill }`", nil),
        // Rows and items.
        ("rowheight estimatedrowheight", "write it on the rows: `rows 10 height 60`", nil),
        ("numberofrows rowcount", "write it on the rows: `rows 10 height 60 { cell { … } }`", nil),
        ("numberofitems itemcount", "write it on the items: `items 12 size 100x100 { cell { … } }`", nil),
        ("numberofsections sectioncount", "write a `section` for each", nil),
        ("columns numberofcolumns", "items fill each line: `items 12 size 100x100`", nil),
        ("itemsize", "write it on the items: `items 12 size 100x100`", nil),
        ("minimuminteritemspacing", "write `spacing 8` on the items", nil),
        ("minimumlinespacing", "write `lineSpacing 8` on the items", nil),
        ("sectioninset", "write `inset 8` on the items", nil),
        ("adjustedcontentinset", "write `contentInset`", "contentInset"),
        (
            "contentinsetadjustmentbehavior automaticallyadjustsscrollviewinsets",
            "write `contentInsetAdjustment .automatic`, `.always` or `.never`", "contentInsetAdjustment"
        ),
        ("contentedgeinsets", "buttons don't size themselves: add the insets to its `width` and `height`", nil),
        ("sectionheadertoppadding", "add it to the height of the `header`: `header height 50`", nil),
        (
            "accessory accessorytype accessoryview editingaccessorytype editingaccessoryview",
            "write a button as a view next to the content view: `cell { content { … }; subview button Info "
                + "trailing 0 centerY size 44x44 }`; leave out an accessory that takes no touches",
            nil
        ),
        ("contentview", "a cell's content view is an item of its own: `cell { content { … } }`", nil),
        // What affects touches in UIKit.
        (
            "windowlevel",
            "windows are asked from the last to the first: write the window with the higher level later", nil
        ),
        (
            "editing isediting",
            "while a table is edited, taps select no rows: write `allowsSelection .off`", nil
        ),
        (
            "trailingswipeactions leadingswipeactions swipeactions swipeaction trailingswipeactionsconfiguration "
                + "leadingswipeactionsconfiguration",
            "scenes have no swipe actions; what begins them is a recognizer in the cell: `cell { recognizer Swipe .pan "
                + "shouldBegin .horizontal }`", nil
        ),
        ("bounceshorizontally bouncesvertically", "write `bounces .off`, which is for both axes", nil),
        (
            // Which rows a tap selects, and which touches scroll.
            "allowsmultipleselection allowsselectionduringediting allowsmultipleselectionduringediting "
                + "directionallockenabled isdirectionallockenabled transfershorizontalscrollingtoparent "
                + "transfersverticalscrollingtoparent scrollstotop keyboarddismissmode decelerationrate bounceszoom "
                // What long presses and drags begin.
                + "menu showsmenuasprimaryaction contextmenuinteractionenabled iscontextmenuinteractionenabled "
                + "draginteractionenabled dragdelegate dropdelegate springloaded isspringloaded interactions "
                // What other controls and text do with touches.
                + "editable iseditable selectable isselectable autorepeat "
                // What presentations and the system do with touches.
                + "modalinpresentation ismodalinpresentation preferredscreenedgesdeferringsystemgestures",
            missingRemark, nil
        ),
        // Words similar to attributes that have another meaning.
        ("contentmode istracking tracking", generalRemark, nil),
    ]
}
