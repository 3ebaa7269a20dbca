/// The Swift to write for a word of the language that overrides hit testing. The reference and `scenec explain` show
/// it.
public struct OverrideInSwift: Sendable {
    /// The words, as attributes, rules or values.
    public let words: [String]
    /// What they do, in Markdown.
    public let text: String
    /// The override.
    public let swift: String
    /// A scene that uses one of the words, with an expectation that holds.
    public let scene: String

    /// All of them, in the order of the reference.
    public static let all: [OverrideInSwift] = [
        OverrideInSwift(
            words: ["touchDelegate", "delegate"],
            text: """
                **`touchDelegate -> BackgroundView`**, and in a block **`delegate`**, asks another view before the view answers itself. In
                a cell compare with `contentView` instead of `self`.
                """,
            swift: """
                final class PassingTableView: UITableView {
                    weak var touchDelegate: UIView?

                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        let hit = super.hitTest(point, with: event)
                        guard hit === self, let touchDelegate else { return hit }
                        let other = touchDelegate.hitTest(convert(point, to: touchDelegate), with: event)
                        return other === touchDelegate ? self : other ?? self
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    background Back { button Help trailing 16 bottom 34 size 56x56 }
                    table List fill touchDelegate -> Back

                    expect hit Help -> Help
                }

                """),
        OverrideInSwift(
            words: ["forward"],
            text: """
                **`forward -> BackgroundView`** gives the other view's answer even if it is nil or that view itself.
                """,
            swift: """
                final class ForwardingView: UIView {
                    let background = UIView()

                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        let hit = super.hitTest(point, with: event)
                        return hit === self ? background.hitTest(convert(point, to: background), with: event) : hit
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    background Back { button Help trailing 16 bottom 34 size 56x56 }
                    view Front fill { hitTest { forward -> Back } }

                    expect hit Help -> Help
                }

                """),
        OverrideInSwift(
            words: ["passthrough", "pass"],
            text: """
                **`passthrough`**, and in a block **`pass`**, never answers the view itself.
                """,
            swift: """
                final class PassthroughView: UIView {
                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        let hit = super.hitTest(point, with: event)
                        return hit === self ? nil : hit
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    button Help trailing 16 bottom 34 size 56x56
                    view Overlay fill passthrough

                    expect hit Help -> Help
                }

                """),
        OverrideInSwift(
            words: ["return"],
            text: """
                **`return -> SearchField`** answers another view instead of the view itself, wherever that view is.
                """,
            swift: """
                final class SearchBarView: UIView {
                    let searchField = UITextField()

                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        let hit = super.hitTest(point, with: event)
                        return hit === self ? searchField : hit
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    view SearchBar leading 0 trailing 0 top 60 height 60 {
                        hitTest { return -> SearchField }
                        textField SearchField leading 60 trailing 60 centerY height 44
                    }

                    expect hit 20,90 -> SearchField
                }

                """),
        OverrideInSwift(
            words: ["claim", "overhang"],
            text: """
                **`claim -> BadgeButton`**, and **`overhang`** on the badge, answers the badge wherever it contains the point. With
                `overhang` in a cell, the cell has this override.
                """,
            swift: """
                final class ToolbarView: UIView {
                    let badgeButton = UIButton()

                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        if badgeButton.point(inside: convert(point, to: badgeButton), with: event) { return badgeButton }
                        return super.hitTest(point, with: event)
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    view Toolbar frame 0,60 390x44 {
                        hitTest { claim -> Badge }
                        button Badge frame 300,20 60x60
                        button Dot frame 0,20 60x60 overhang
                    }

                    expect hit 330,130 -> Badge
                    expect hit 30,130 -> Dot
                }

                """),
        OverrideInSwift(
            words: ["ask"],
            text: """
                **`ask -> PanelView`** runs the hit test of another view first.
                """,
            swift: """
                final class ContainerView: UIView {
                    let panelView = UIView()

                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        if let hit = panelView.hitTest(convert(point, to: panelView), with: event) { return hit }
                        return super.hitTest(point, with: event)
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    view Panel frame 0,400 390x200 { button Save fill }
                    view Container fill {
                        hitTest { ask -> Panel }
                    }

                    expect hit 100,500 -> Save
                }

                """),
        OverrideInSwift(
            words: ["yield", "none"],
            text: """
                **`yield -> HoleView`** leaves a hole where another view contains the point. **`none`** is `return nil` at any point.
                """,
            swift: """
                final class CoachMarkView: UIView {
                    let holeView = UIView()

                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        if holeView.point(inside: convert(point, to: holeView), with: event) { return nil }
                        return super.hitTest(point, with: event)
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    button Next frame 100,400 190x60
                    view CoachMark fill {
                        hitTest { yield -> Hole }
                        view Hole frame 100,400 190x60
                    }

                    expect hit 200,430 -> Next
                }

                """),
        OverrideInSwift(
            words: ["super", "when", "unless", "set"],
            text: """
                **`super`**, **`when`**, **`unless`** and **`set`** run UIView's hit test and change views by its result.
                """,
            swift: """
                final class OverlayView: UIView {
                    let stickerView = UIView()
                    let hintView = UIView()

                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        let hit = super.hitTest(point, with: event)                    // super
                        if hit === stickerView { hintView.isHidden = true }            // when -> StickerView { … }
                        if hit !== stickerView { isUserInteractionEnabled = false }    // unless -> StickerView { … }
                        return hit
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    view Panel fill {
                        hitTest {
                            super
                            unless -> Sticker { set -> Hint hidden }
                            pass
                        }
                        view Sticker frame 100,100 60x60
                        label Hint frame 0,0 390x40
                    }

                    expect hit 200,500 -> Main
                }

                """),
        OverrideInSwift(
            words: ["cellsYieldToOverhang"],
            text: """
                **`cellsYieldToOverhang`** makes a cell reject touches on an overhanging view of another cell.
                """,
            swift: """
                final class BadgeCell: UITableViewCell {
                    let badge = UIButton()
                    weak var tableView: UITableView?

                    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                        if badge.point(inside: convert(point, to: badge), with: event) { return badge }
                        for case let other as BadgeCell in tableView?.visibleCells ?? [] where other !== self {
                            if other.badge.point(inside: convert(point, to: other.badge), with: event) { return nil }
                        }
                        return super.hitTest(point, with: event)
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    table List fill cellsYieldToOverhang {
                        rows 5 height 60 {
                            cell { button Badge frame 300,40 60x40 overhang }
                        }
                    }

                    expect hit 330,70 -> List[0].Badge
                }

                """),
        OverrideInSwift(
            words: ["hitSlop"],
            text: """
                **`hitSlop 10`** enlarges the hit area. A negative slop shrinks it.
                """,
            swift: """
                final class CloseButton: UIButton {
                    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                        bounds.insetBy(dx: -10, dy: -10).contains(point)
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    button Close frame 20,60 24x24 hitSlop 10

                    expect hit 12,72 -> Close
                }

                """),
        OverrideInSwift(
            words: ["hitShape", "circle"],
            text: """
                **`hitShape .circle`** accepts the inscribed circle.
                """,
            swift: """
                final class RoundButton: UIButton {
                    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                        let radius = min(bounds.width, bounds.height) / 2
                        let x = point.x - bounds.midX
                        let y = point.y - bounds.midY
                        return x * x + y * y < radius * radius
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    button Record frame 100,100 80x80 hitShape .circle

                    expect hit 104,104 -> Main
                }

                """),
        OverrideInSwift(
            words: ["ellipse"],
            text: """
                **`hitShape .ellipse`** accepts the inscribed ellipse.
                """,
            swift: """
                final class EllipseButton: UIButton {
                    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                        let x = (point.x - bounds.midX) / bounds.width
                        let y = (point.y - bounds.midY) / bounds.height
                        return x * x + y * y < 0.25
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    button Face frame 100,100 80x120 hitShape .ellipse

                    expect hit 104,104 -> Main
                }

                """),
        OverrideInSwift(
            words: ["capsule"],
            text: """
                **`hitShape .capsule`** accepts points within half the shorter side of the middle line.
                """,
            swift: """
                final class CapsuleButton: UIButton {
                    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                        let radius = min(bounds.width, bounds.height) / 2
                        let line = bounds.insetBy(dx: radius, dy: radius)
                        let x = point.x - min(max(point.x, line.minX), line.maxX)
                        let y = point.y - min(max(point.y, line.minY), line.maxY)
                        return x * x + y * y < radius * radius
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    button Buy frame 100,100 160x50 hitShape .capsule

                    expect hit 102,102 -> Main
                }

                """),
        OverrideInSwift(
            words: ["subviews"],
            text: """
                **`hitShape .subviews`** also accepts points in subviews that extend outside.
                """,
            swift: """
                final class StackContainerView: UIView {
                    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                        let isInSubview = subviews.contains {
                            !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha >= 0.01
                                && $0.point(inside: convert(point, to: $0), with: event)
                        }
                        return isInSubview || super.point(inside: point, with: event)
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    view Container frame 100,100 100x100 hitShape .subviews {
                        button Badge frame 80,80 60x60
                    }

                    expect hit 230,230 -> Badge
                }

                """),
        OverrideInSwift(
            words: ["draggable"],
            text: """
                **`draggable`** moves the view with the finger. Only touches of the view itself do: those of a subview don't.
                A view that its subviews fill can't be dragged. No rule reports that, because its subviews get the
                touches. Labels and images need `userInteractionEnabled`, too.
                """,
            swift: """
                final class StickerView: UIView {
                    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                        guard let touch = touches.first else { return }
                        center = touch.location(in: superview)
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    view Sticker frame 100,100 80x80 draggable

                    expect drag Sticker to 300,300 drags -> Sticker
                }

                """),
        OverrideInSwift(
            words: ["touchesShouldCancel", "keepsTouch", "controls"],
            text: """
                **`touchesShouldCancel .controls`** lets drags that start on controls scroll. `.always` is `return true` and `.never` is
                `return false`. A control that **`keepsTouch`** is one more for which the override returns false.
                """,
            swift: """
                final class PageScrollView: UIScrollView {
                    override func touchesShouldCancel(in view: UIView) -> Bool {
                        let needsDrags = view is UISlider || view is UISwitch || view is UITextField
                        return !needsDrags
                    }
                }

                """,
            scene: """
                scene Main 390x844 {
                    scroll Page fill contentSize 390x2000 touchesShouldCancel .controls {
                        button Play frame 20,100 350x200
                    }

                    expect drag 200,200 to 200,50 after 300ms scrolls -> Page, cancels -> Play
                }

                """),
    ]
}
