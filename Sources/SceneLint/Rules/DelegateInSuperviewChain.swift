import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let delegateInSuperviewChain: Rule = Rule(
        "delegate-in-superview-chain", .error, about: .recursion,
        explanation: """
            ## What it finds
            Reports a view that passes its touches to itself or to one of its superviews, by `touchDelegate`, or
            by `delegate`, `forward` or `ask` in a `hitTest` block.

            The finding is an error, with a point at which the views ask each other forever and the size of the
            affected area. If it is proven that no point causes a recursion, because other views always answer
            first, it is a warning. If neither a point nor a proof is found, for example because views are
            rotated, it is a warning, too.

            A note names the controls that are dead because of it. If you allow the finding or turn this rule off,
            `unreachable-control` reports them.

            ## Why it is bad
            The delegate's `hitTest` asks its subviews. One of them is the view that passed the touch on, and it
            asks its delegate again. UIKit doesn't stop this, so the app crashes with a stack overflow.

            ## Example
            ```scene
            scene Main 390x844 {
                button Help trailing 16 bottom 34 size 120x44
                table List fill touchDelegate -> Main {
                    rows 3 height 60
                }
            }
            ```

            ## Instead
            Move the views behind the table into a view of their own, and pass touches to that view.
            ```scene
            scene Main 390x844 {
                background Back {
                    button Help trailing 16 bottom 34 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 3 height 60
                }
            }
            ```

            ## In UIKit
            Move the button into a sibling of the table. `touchDelegate` is the property that your override of
            `hitTest` reads:
            ```swift
            let back = UIView(frame: view.bounds)
            view.insertSubview(back, belowSubview: list)
            back.addSubview(help)
            list.touchDelegate = back
            ```
            """
    ) { (context: LintContext) in
        context.recursions.inSuperviewChain.map { recursion in
            let link = recursion.links[0]
            let itself = link.targets[0] == link.view
            let target = itself ? "itself" : "\(context.quotedName(link.targets[0])), one of its superviews"
            let action = "\(context.quotedName(link.view)) \(link.kind.verb) \(target)"
            let advice =
                link.view == .root
                ? "name a view that doesn't contain \(context.quotedName(link.view))"
                : "put the views behind into a sibling of \(context.quotedName(context.written(link.view))), such as "
                    + "`background Back { … }`, and name that sibling"
            return Rule.delegateInSuperviewChain.finding(
                recursion, action: action, at: link.range, context,
                notes: [
                    itself
                        ? Diagnostic.Note(
                            "the view asks itself again before it answers; UIKit doesn't "
                                + "notice, and the app crashes when the stack overflows")
                        : Diagnostic.Note(
                            "a superview asks its subviews, so the hit test comes back to "
                                + "\(context.quotedName(link.view)); UIKit doesn't notice, and the app crashes when the stack "
                                + "overflows"), Diagnostic.Note(advice),
                ])
        }
    }
}

extension Rule {
    /// Creates the finding that views can ask each other forever: an error if a touch proves it.
    func finding(
        _ recursion: Recursions.Recursion, action: String, at range: SourceRange, _ context: LintContext,
        notes: [Diagnostic.Note]
    ) -> Diagnostic {
        if let witness = recursion.witness {
            let cycle = witness.cycle.map { context.path($0) }
            let asked = (cycle.suffix(1) + cycle).joined(separator: " -> ")
            let isExact = recursion.region.map { context.maps.hitMap.isExact(near: $0) }
            let extent = recursion.region.map {
                "; this affects \(areaText($0.area, isExact: isExact ?? false)) square points"
            }
            let place = Diagnostic.Note("they ask each other in a cycle: \(asked)\(extent ?? "")")
            return finding(
                "\(action): a touch at \(context.text(witness.point)) recurses forever", at: range,
                notes: [place] + context.notesOnDeadControls(in: recursion) + notes,
                data: Evidence(
                    point: (witness.point.x, witness.point.y), cycle: cycle, about: recursion.region ?? .empty,
                    isExact: isExact ?? false))
        }
        let views = recursion.links.map { context.path($0.view) }
        if recursion.isProven {
            return finding(
                "\(action); no touch reaches this cycle in the scene as written", at: range, severity: .warning,
                notes: [
                    Diagnostic.Note(
                        "proved for every point; moving or showing a view can change "
                            + "that")
                ]
                    + notes, data: Evidence(views: views))
        }
        return finding(
            "\(action), so a touch can recurse forever", at: range, severity: .warning,
            notes: [
                Diagnostic.Note(
                    "no such point was found, but there may be one: rotated and curved views are only "
                        + "approximated, or other cycles come first")
            ] + notes,
            data: Evidence(views: views))
    }
}

extension LintContext {
    /// Returns a note that names the visible controls that get no touches because most of theirs recurse.
    fileprivate func notesOnDeadControls(in recursion: Recursions.Recursion) -> [Diagnostic.Note] {
        guard let region = recursion.region else { return [] }
        let box = region.boundingBox
        let dead = work.results(of: views.touchTargets, "controls that may get no touches") { view -> ViewID? in
            guard tree[view].kind.isTouchTarget, tree.isTouchable(view), !maps.isHitInside(view),
                geometry.boundingBox(of: view).meets(box)
            else { return nil }
            work.charge(.pieces(1))
            work.charge(.boxes(region.rectangles.count))
            let visible = maps.visibleRegion(of: view)
            let lost = visible.intersection(region).area
            return visible.isSubstantial && lost >= visible.area / 2 ? view : nil
        }
        guard let first = dead.first else { return [] }
        let verb = Set(dead.map { path($0) }).count == 1 ? "is" : "are"
        return [Diagnostic.Note("\(views.quotedList(dead)) \(verb) dead for this reason", at: scene.range(of: first))]
    }

    /// Returns the view, or the table or collection that the cell `view` belongs to.
    fileprivate func written(_ view: ViewID) -> ViewID {
        guard tree[view].kind == .cell || tree[view].kind == .content, let superview = tree[view].superview else {
            return view
        }
        return written(superview)
    }
}

extension SceneLink.Kind {
    /// What a view with such a link does, as part of a sentence that continues with the other view.
    var verb: String {
        switch self {
        case .touchDelegate, .delegate: "offers its hits to"
        case .forward: "forwards its hits to"
        case .ask: "asks"
        case .claim, .overhang: "claims"
        case .yield: "yields to"
        case .return: "returns"
        }
    }
}
