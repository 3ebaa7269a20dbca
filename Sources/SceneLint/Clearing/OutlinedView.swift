import SceneRuntime

/// What is known of one view.
struct OutlinedView {
    /// Where its `point(inside:)` reaches, in the root's coordinates: a rectangle, or one around it.
    var box: Rectangle
    /// Its bounds, in the root's coordinates, or a rectangle around them.
    var bounds: Rectangle
    /// Where it can be hit by way of its superviews.
    var reach: Rectangle
    /// Where it is drawn.
    var extent: Rectangle
    /// What is left to what is in it to be drawn in.
    var clip: Rectangle
    /// The same, with scroll views cutting off what is beyond their bounds whether or not they clip.
    var window: Rectangle
    /// The alpha of the view and its superviews together.
    var alpha = 1.0
    /// How far it is lifted over its siblings.
    var zPosition = 0.0
    /// Its superview.
    var superview: Int?
    /// Behind what is in it.
    var end = 0
    /// The nearest view, from it up, that is there to be touched or scrolled; -1 where there is none.
    var wanted = -1
    /// The touch target to which a touch belongs that hits it; -1 where there is none.
    var owner = -1
    /// The view to which it hands its touches on.
    var delegate: Int?
    /// Whether its superview answers with it wherever it is.
    var isClaimed = false
    /// What else is so.
    var traits: Traits

    /// What of a view comes down to what is in it.
    struct Surroundings {
        /// Where what is in it can be hit.
        var reach: Rectangle
        /// What is left to what is in it to be drawn in.
        var clip: Rectangle
        /// The same, with scroll views cutting off what is beyond their bounds whether or not they clip.
        var window: Rectangle
        /// The alpha of the view and its superviews together.
        var alpha = 1.0
        /// The nearest view, from it up, that is there to be touched or scrolled; -1 where there is none.
        var wanted = -1
        /// Those of its traits that come down.
        var traits: Traits = .inherited

        /// What is around a root with these bounds.
        init(ofRootWith bounds: Rectangle) { (reach, clip, window) = (bounds, bounds, bounds) }

        /// What comes down from `view`.
        init(in view: OutlinedView) {
            (reach, clip, window) = (view.reach, view.clip, view.window)
            (alpha, wanted) = (view.alpha, view.wanted)
            traits = view.traits.intersection(.inherited)
        }
    }

    /// What is so of a view or not.
    struct Traits: OptionSet {
        let rawValue: UInt16
        /// It and its superviews are rectangles along the axes.
        static let isRectangle = Traits(rawValue: 1)
        /// It and its superviews have no transforms.
        static let isUpright = Traits(rawValue: 2)
        /// It and its superviews are neither hidden nor transparent.
        static let isSeen = Traits(rawValue: 4)
        /// It and its superviews take touches.
        static let takesTouches = Traits(rawValue: 8)
        /// It is never hit itself.
        static let passes = Traits(rawValue: 16)
        /// It lies in a view to which touches are handed.
        static let isAsked = Traits(rawValue: 32)
        /// Nothing is seen of what is behind it, in all of its bounds that are drawn.
        static let isOpaque = Traits(rawValue: 64)
        /// It hides what is behind it, or nobody expects to touch that, in all of its bounds that are drawn.
        static let isVeil = Traits(rawValue: 128)
        /// It cuts off what is in it, or that can be scrolled to.
        static let cutsOff = Traits(rawValue: 256)
        /// It reaches as far as what is in it.
        static let isWide = Traits(rawValue: 512)
        /// What a view can be only where its superview is.
        static let inherited: Traits = [.isRectangle, .isUpright, .isSeen, .takesTouches]
    }
}

extension Rectangle {
    /// The rectangle, moved.
    func moved(by way: Point) -> Rectangle {
        Rectangle(minX: minX + way.x, minY: minY + way.y, maxX: maxX + way.x, maxY: maxY + way.y)
    }
}
