/// The explanations of the rules.
///
/// They are the comments of the rules' own files. A test holds this file to them; run with `UPDATE=1` it writes it.
enum Explanations {
    /// The explanation of the rule called `name`; empty where there is no such rule.
    static func text(of name: String) -> String {
        switch name {
        case "syntax":
            #"""
            ## What it finds
            Text that is no sentence of the language: a brace or a parenthesis without its partner, a value that nothing asks
            for, a sign where a word should stand.

            ## Why it is bad
            What a piece of text means follows from what stands around it. From a mistake on, that is guesswork, so the scene is
            not looked at any further.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```
            """#
        case "unknown-kind":
            #"""
            ## What it finds
            A word that begins a statement and is no kind of view. The nearest word that is one is named.

            ## Why it is bad
            Kinds are UIKit's classes without `UI` and `View`, and begin with a small letter: `UIScrollView` is `scroll`. A class of
            one's own is written as the kind it is derived from.

            ## Example
            ```scene
            scene Main 390x844 {
                buton Save leading 16 top 16 size 120x44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```
            """#
        case "unknown-attribute":
            #"""
            ## What it finds
            A word on the line of a view that is no attribute. The nearest word that is one is named.

            ## Why it is bad
            Attributes are UIKit's properties, without `is`: `isHidden` is `hidden`. What is written otherwise would silently have no
            effect.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 isHidden
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 hidden
            }
            ```
            """#
        case "unknown-name":
            #"""
            ## What it finds
            A path that leads nowhere: a Name that no view of the scene has, or an index beyond the rows, items or copies there
            are.

            ## Why it is bad
            A link or an expectation that speaks of no view says nothing. Names belong to one scene; those of another cannot be
            reached.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                expect hit 20,20 -> Sav
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                expect hit 20,20 -> Save
            }
            ```
            """#
        case "duplicate-name":
            #"""
            ## What it finds
            A Name that two views of a scene have, outside of the branches of one `if`.

            ## Why it is bad
            A path must lead to one view. For copies of one view there is `repeat`, where a number in brackets tells them apart.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                button Save leading 16 top 76 size 120x44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                button Close leading 16 top 76 size 120x44
            }
            ```
            """#
        case "wrong-value":
            #"""
            ## What it finds
            A value that an attribute does not take: of another kind, too many or too few, or out of range.

            ## Why it is bad
            The value cannot be what was meant, and a guess would be wrong as often as right.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 44x44
            }
            ```
            """#
        case "misplaced":
            #"""
            ## What it finds
            Something that cannot stand where it stands: a row outside of a table, a cell with a Name, an expectation in a view.

            ## Why it is bad
            Where a thing stands says what it belongs to. UIKit has no such tree of views.

            ## Example
            ```scene
            scene Main 390x844 {
                view List fill {
                    rows 3 height 60
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                table List fill {
                    rows 3 height 60
                }
            }
            ```
            """#
        case "layout":
            #"""
            ## What it finds
            A view of which more or less is written than what fixes where it lies, or whose size would be negative.

            ## Why it is bad
            Each axis needs a length and at most one of start, end and centre, or start and end. Anything less leaves open where the
            view lies, anything more contradicts itself.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 trailing 16 width 120 top 16 height 44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 trailing 16 top 16 height 44
            }
            ```
            """#
        case "limit":
            #"""
            ## What it finds
            A scene beyond what the language allows: blocks nested more than 256 deep, more than 1,000,000 views, coordinates
            beyond 1e9.

            ## Why it is bad
            The limits keep every file from taking for ever. A real screen is far below them; most often a number has a digit too
            many.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save frame 16,2000000000 120x44
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save frame 16,200 120x44
            }
            ```
            """#
        case "unreadable-file":
            #"""
            ## What it finds
            A path that does not exist, that may not be read, or that is no file and no folder.

            ## Why it is bad
            What cannot be read cannot be checked, and a check that leaves a file out in silence would say that it is right.

            ## Example
            There is no scene that shows it:
            ```
            scenec check Missing.scene
            ```

            ## Instead
            Check the path. A folder stands for all `.scene` files in it and below, and `-` for standard input.
            """#
        case "unwritable-file":
            #"""
            ## What it finds
            A file that `check --fix` would change but cannot write: it or its folder is read-only, the disk is full, it has
            other hard links, or somebody has changed it since it was read.

            ## Why it is bad
            The file keeps its old text, and all of its findings.

            ## Example
            There is no scene that shows it:
            ```
            chmod a-w Main.scene
            scenec check --fix Main.scene
            ```

            ## Instead
            Remove what the message names and run the command again. `scenec check --diff` prints the changes as a patch and
            writes no file.
            """#
        case "delegate-in-superview-chain":
            #"""
            ## What it finds
            A view that hands its touches on (`touchDelegate`, or `delegate`, `forward` or `ask` in a `hitTest` block) to
            itself or to one of its superviews.

            It is an error with a point at which the views ask each other without end, and how large the part of the scene is
            where they do. Where it is proved that no point does so, because other views always answer first, it is a warning.

            ## Why it is bad
            The delegate's `hitTest` asks its subviews, the view that handed the touch on among them, which asks its delegate
            again. UIKit has no guard against that: the app ends when its stack is full.

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
            Put what lies behind into a view of its own, and hand the touches on to that.
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
            """#
        case "delegate-cycle":
            #"""
            ## What it finds
            Views that hand touches on to each other in a circle, of any length: the delegate of one view is, or holds, a view
            whose delegate leads back to the first.

            It is an error with a point at which they ask each other without end, and how large the part of the scene is where
            they do. Where it is proved that no point does so, it is a warning.

            ## Why it is bad
            Each view waits for the answer of the next one. UIKit has no guard against that: the app ends when its stack is
            full.

            ## Example
            ```scene
            scene Main 390x844 {
                view Map fill touchDelegate -> Pins
                view Pins fill touchDelegate -> Map
            }
            ```

            ## Instead
            Hand touches on in one direction only, from the front to the back.
            ```scene
            scene Main 390x844 {
                view Map fill {
                    button Locate trailing 16 bottom 34 size 44x44
                }
                view Pins fill touchDelegate -> Map
            }
            ```
            """#
        case "dead-delegate":
            #"""
            ## What it finds
            A view that hands touches on to a view which never answers: it is hidden, not interactive, has an alpha below
            0.01, or holds nothing that can be hit.

            ## Why it is bad
            `hitTest` gives nil for such a view. The one that handed the touch on keeps it (or, with `forward`, lets it fall
            through), and what was to be reached behind it is dead.

            The superviews of a delegate do not matter: a hit test that starts on it does not look at them.

            ## Example
            ```scene
            scene Main 390x844 {
                background Back hidden {
                    button Help trailing 16 bottom 34 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 3 height 60
                }
            }
            ```

            ## Instead
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
            """#
        case "starved-delegator":
            #"""
            ## What it finds
            A table, a scroll view, a cell or a touch target that hands its touches on to a view in which something that is no
            touch target, and fills it, takes them all.

            ## Why it is bad
            A touch belongs to the view that is hit and to its superviews. Where that is a plain view behind a table, the table
            gets nothing: it neither scrolls nor selects rows there.

            ## Example
            ```scene
            scene Main 390x844 {
                background Back {
                    view Map fill
                    button Help trailing 16 bottom 34 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 3 height 60
                }
            }
            ```

            ## Instead
            Let the view be hit nowhere but in its subviews (`passthrough`), or not at all (`userInteractionEnabled .off`).
            ```scene
            scene Main 390x844 {
                background Back {
                    view Map fill passthrough
                    button Help trailing 16 bottom 34 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 3 height 60
                }
            }
            ```
            """#
        case "cell-blocks-delegate":
            #"""
            ## What it finds
            A table or collection that hands its touches on to a view behind it, while its cells do not, and a touch target of
            that view which lies behind a cell.

            ## Why it is bad
            Where there is a cell, its content view is hit, not the table. So the table's delegate is asked in the empty part of
            the table alone.

            ## Example
            ```scene
            scene Main 390x844 {
                background Back {
                    button Help leading 16 top 70 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 10 height 60 {
                        cell
                    }
                }
            }
            ```

            ## Instead
            Let the cells hand their touches on, too.
            ```scene
            scene Main 390x844 {
                background Back {
                    button Help leading 16 top 70 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 10 height 60 {
                        cell touchDelegate -> Back
                    }
                }
            }
            ```
            """#
        case "disabled-ancestor":
            #"""
            ## What it finds
            A touch target that is seen, below a view whose `userInteractionEnabled` is off, and a recognizer on a label or image
            that leaves it off: labels and images have it off unless it is written.

            A panel that is hidden as a whole is ordinary and no finding, nor is a target on which `userInteractionEnabled .off`
            is written.

            ## Why it is bad
            `hitTest` does not look at the subviews of such a view: what is drawn as if it could be touched is dead, and the
            touch goes to whatever lies behind. `addGestureRecognizer(_:)` does not turn the interaction of a UILabel or a
            UIImageView on, and nothing warns of that at run time.

            ## Example
            ```scene
            scene Main 390x844 {
                image Photo leading 0 top 0 size 390x300 {
                    button Like trailing 16 bottom 16 size 44x44
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                image Photo userInteractionEnabled leading 0 top 0 size 390x300 {
                    button Like trailing 16 bottom 16 size 44x44
                }
            }
            ```
            """#
        case "claims-untouchable":
            #"""
            ## What it finds
            A `claim`, or an `overhang`, of a view that is hidden, not interactive or transparent, or that lies in a view which
            is hidden or transparent.

            ## Why it is bad
            A claim asks `point(inside:)` alone and looks at no flag. So a view that nobody sees, or that was switched off, is
            hit all the same, and takes the touch from what is seen there.

            ## Example
            ```scene
            scene Main 390x844 {
                view Menu frame 20,20 200x200 {
                    button Save frame 40,180 120x44 overhang hidden
                }
            }
            ```

            ## Instead
            Claim a view only while it is shown: let one condition decide both.
            ```scene
            let saving = (false)
            scene Main 390x844 {
                view Menu frame 20,20 200x200 {
                    button Save frame 40,180 120x44 overhang (saving) hidden (!saving)
                }
            }
            ```
            """#
        case "content-view-covers":
            #"""
            ## What it finds
            A touch target that was added to a cell beside its content view (`subview`), and lies behind the content view.

            ## Why it is bad
            Since iOS 14 a cell's content view lies in front of views that were added to the cell itself. It fills the cell and
            is hit in their place, though it is clear.

            ## Example
            ```scene
            scene Main 390x844 {
                table List touchesShouldCancel .controls fill {
                    rows 3 height 60 {
                        cell {
                            subview button More trailing 16 centerY size 44x44
                        }
                    }
                }
            }
            ```

            ## Instead
            Add the view to the content view.
            ```scene
            scene Main 390x844 {
                table List touchesShouldCancel .controls fill {
                    rows 3 height 60 {
                        cell {
                            button More trailing 16 centerY size 44x44
                        }
                    }
                }
            }
            ```
            """#
        case "dead-overhang":
            #"""
            ## What it finds
            A touch target that is drawn partly outside one of its superviews, and is dead there; which share of what is seen of
            it that is, and the first superview that refuses.

            What a scroll view can bring into its bounds is no finding, unless its pages are meant to be seen beside it
            (`pagingEnabled clipsToBounds .off`).

            ## Why it is bad
            A superview that does not contain the point answers nil and does not ask its subviews. A view that sticks out of it
            is drawn there, unless it is clipped, but never touched.

            ## Example
            ```scene
            scene Main 390x844 {
                view Bar leading 0 trailing 0 bottom 0 height 100 {
                    button Play centerX top -30 size 80x80
                }
            }
            ```

            ## Instead
            Let the superview claim it (`overhang`), or reach further itself (`hitSlop`).
            ```scene
            scene Main 390x844 {
                view Bar leading 0 trailing 0 bottom 0 height 100 {
                    button Play overhang centerX top -30 size 80x80
                }
            }
            ```
            """#
        case "unreachable-control":
            #"""
            ## What it finds
            A touch target that is seen, and that no point hits: other views take all of its touches, or an override answers for
            it. Where it lies in a scroll view, no scroll offset helps.

            A target that is out of view as the scene is written counts if scrolling brings it into view, and nowhere out from
            behind what takes its touches. What something opaque hides is not seen, and no finding, except for controls of one kind
            that have the same superview and the same frame: the last one hides the others.

            Touch targets are controls, rows and items that can be selected, and views with recognizers. A view with recognizers
            sees the touches on everything in it, so controls of its own do not make it dead; and where it draws nothing, it is a
            finding only if all of it is dead. Scroll views are the matter of `dead-scroll-view`.

            Of a target that is dead for another reason the rule for that reason speaks: `disabled-ancestor`, `dead-overhang`,
            `content-view-covers`, `passthrough-incomplete` and the like. What is modal may cover what it likes: a dim over most of
            the scene with something to touch in front of it, or a clear view that catches the touches beside a menu. What is
            behind a blur is not seen.

            ## Why it is bad
            `hitTest` asks subviews from the front to the back, and the first that contains the point takes the touch, whether it
            draws anything there or not. A clear view that fills the screen makes everything behind it dead.

            ## Example
            ```scene
            scene Main 390x844 {
                button Buy leading 20 top 100 size 100x44
                view Overlay fill {
                    view Card leading 0 trailing 0 bottom 0 height 244 backgroundColor .white
                }
            }
            ```

            ## Instead
            Let the view in front be hit nowhere but in its subviews (`passthrough`), or not at all
            (`userInteractionEnabled .off`), or hand its touches on (`touchDelegate`).
            ```scene
            scene Main 390x844 {
                button Buy leading 20 top 100 size 100x44
                view Overlay fill passthrough {
                    view Card leading 0 trailing 0 bottom 0 height 244 backgroundColor .white
                }
            }
            ```
            """#
        case "dead-scroll-view":
            #"""
            ## What it finds
            A scroll view, table or collection that can be scrolled, or whose rows or items can be selected, that is seen, and
            that no touch reaches: no point hits it or anything in it, at no offset of the scroll views around it. A clear view in
            front takes the touches, or the interaction of a superview is off.

            A scroll view whose own `userInteractionEnabled` is written off, or whose `scrollEnabled` is off and that selects
            nothing, is moved by code alone and is no finding. Nor is one behind something modal, or behind a blur. What lies in
            the scroll view and is dead with it is reported by `unreachable-control` and `disabled-ancestor`.

            ## Why it is bad
            A scroll view's pan recognizer sees the touches that hit the scroll view or its subviews, and no others. A sibling in
            front is neither, whether it draws anything or not: `hitTest` returns it, and the list behind looks alive but does
            not move, selects no row and cannot be pulled to refresh. An empty-state view, a container of floating buttons and
            the root view of an overlay are the usual ones.

            ## Example
            ```scene
            scene Main 390x844 {
                table List fill { rows 30 height 60 }
                view Overlay fill {
                    button Add trailing 16 bottom 34 size 56x56
                }
            }
            ```

            ## Instead
            Let the view in front be hit nowhere but in its subviews: `passthrough`, in UIKit
            ```swift
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let view = super.hitTest(point, with: event)
                return view == self ? nil : view
            }
            ```
            With nothing to touch in it, `userInteractionEnabled .off` does. A view that needs touches of its own beside its
            subviews offers the others to the list with `touchDelegate`.
            ```scene
            scene Main 390x844 {
                table List fill { rows 30 height 60 }
                view Overlay fill passthrough {
                    button Add trailing 16 bottom 34 size 56x56
                }
            }
            ```
            """#
        case "covered-control":
            #"""
            ## What it finds
            A touch target of which a part that is seen goes to another view: to one that lies in front of it and lets it shine
            through, or to one in it. Where the target lies in a scroll view, it is so at every scroll offset.

            A part that lies outside a superview of the target, where it is dead in any case, counts if the other view lies in front
            of it there: then neither mistake can be seen without the other.

            Where nothing is left of the target, `unreachable-control` speaks; where the other view is drawn behind the target,
            `seen-not-touched`; where the other reaches over with its `hitSlop`, `overlapping-targets`. What is modal may cover
            what it likes. So may what holds controls in front of a view that is no control but has a recognizer, and anything
            in front of such a view that is as large as half of the scene. Less than 1 % of what is seen of a target, or than 4
            square points of it, is no finding.

            ## Why it is bad
            The part looks like the rest of the control, and does nothing when it is tapped. Clear containers are the usual reason:
            a stack, a toolbar, the empty part of a table.

            ## Example
            ```scene
            scene Main 390x844 {
                button Buy leading 20 bottom 20 size 200x110
                view Toolbar leading 0 trailing 0 bottom 0 height 70 {
                    button Share trailing 16 top 10 size 50x50
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Buy leading 20 bottom 20 size 200x110
                view Toolbar leading 0 trailing 0 bottom 0 height 70 passthrough {
                    button Share trailing 16 top 10 size 50x50
                }
            }
            ```
            """#
        case "seen-not-touched":
            #"""
            ## What it finds
            A touch target that is drawn in front of another view, where that other view is hit.

            Where the other view is drawn in front, too, and shows the target through, `covered-control` speaks; where nothing is
            left of the target, `unreachable-control`; where it depends on the order in which cells were displayed,
            `order-dependent-hit`. A hole that the target, or a view around it, leaves on purpose with `yield` is no finding.

            ## Why it is bad
            `zPosition` orders drawing alone. `hitTest` goes by the order of the subviews, and by what overrides of it say. Where
            the two orders differ, people see one view and touch another.

            ## Example
            ```scene
            scene Main 390x844 {
                control First frame 0,100 390x200 backgroundColor .white zPosition 10
                control Second frame 0,200 390x200 backgroundColor .yellow
            }
            ```

            ## Instead
            Write what is to be in front later, and leave `zPosition` out.
            ```scene
            scene Main 390x844 {
                control Second frame 0,200 390x200 backgroundColor .yellow
                control First frame 0,100 390x200 backgroundColor .white
            }
            ```
            """#
        case "touched-not-seen":
            #"""
            ## What it finds
            A touch target that is hit where something opaque is drawn over it: by a `zPosition`, with its interaction off, or
            beside the target, where `hitSlop` or `overhang` reach under it. Where the target lies in a scroll view, it is so at
            every scroll offset.

            No finding are labels and images, what is smaller than the target or lies within its bounds (that is how a control is
            decorated), and what lets touches through or hands them on (`passthrough`, `touchDelegate`). Where a control is drawn
            over the target, `seen-not-touched` or `disabled-ancestor` speak of that control.

            ## Why it is bad
            A tap on what looks like something else, or like nothing at all, fires a control that nobody sees. A view whose
            interaction is off hides what is behind it from the eye, not from the finger.

            ## Example
            ```scene
            scene Main 390x844 {
                button Delete leading 20 top 100 size 100x44
                view Cover fill backgroundColor .white userInteractionEnabled .off
            }
            ```

            ## Instead
            Let what hides the target take the touches, or hide the target while it is covered.
            ```scene
            scene Main 390x844 {
                button Delete leading 20 top 100 size 100x44
                view Cover fill backgroundColor .white
            }
            ```
            """#
        case "passthrough-incomplete":
            #"""
            ## What it finds
            A view with `passthrough` that is filled by a clear view in it, which takes the touches in its place, where there is
            something behind that would make use of them.

            A view that draws something, a control, a view with a recognizer and a scroll view are there to be touched, and are no
            finding.

            ## Why it is bad
            `passthrough` is about the view itself. Its subviews are hit as ever, and a view of a controller that fills a window
            or a container is hit everywhere.

            ## Example
            ```scene
            scene App 390x844 {
                window Main {
                    button Home centerX bottom 20 size 90x44
                }
                window Above passthrough {
                    view Stage fill {
                        view Toast leading 20 trailing 20 top 60 height 60 backgroundColor .gray
                    }
                }
            }
            ```

            ## Instead
            Write `passthrough` on the clear view, too.
            ```scene
            scene App 390x844 {
                window Main {
                    button Home centerX bottom 20 size 90x44
                }
                window Above passthrough {
                    view Stage fill passthrough {
                        view Toast leading 20 trailing 20 top 60 height 60 backgroundColor .gray
                    }
                }
            }
            ```
            """#
        case "slop-cut-by-ancestor":
            #"""
            ## What it finds
            A touch target whose `hitSlop` reaches beyond one of its superviews, so that part of what it adds is never hit; the
            first superview that cuts it off, and how much.

            The edge of the scene cuts nothing off that a finger could touch, and what a scroll view can bring into its bounds is
            no finding. A target that sticks out of a superview itself is `dead-overhang`'s matter.

            ## Why it is bad
            A superview that does not contain the point answers nil and does not ask its subviews, however far those reach. The
            target looks as if it had been enlarged, and is not.

            ## Example
            ```scene
            scene Main 390x844 {
                view Bar frame 0,100 390x30 {
                    button Close frame 20,4 22x22 hitSlop 11
                }
            }
            ```

            ## Instead
            Let the superview reach further, too, or make it larger.
            ```scene
            scene Main 390x844 {
                view Bar frame 0,100 390x30 hitSlop 7,0,7,0 {
                    button Close frame 20,4 22x22 hitSlop 11
                }
            }
            ```
            """#
        case "overlapping-targets":
            #"""
            ## What it finds
            Two touch targets whose areas overlap because of a `hitSlop`, so that one takes touches which the slop of the other
            claims, or even its bounds; which takes what, and how much.

            A target in a target is no finding, nor are two that are drawn over each other.

            ## Why it is bad
            The target in front is asked first and gets all of what both claim. A finger that comes down between the two, or on
            the one behind, sets off the wrong one.

            ## Example
            ```scene
            scene Main 390x844 {
                button Less frame 20,100 36x44 hitSlop 0,10,0,10
                button More frame 64,100 36x44 hitSlop 0,10,0,10
            }
            ```

            ## Instead
            Let the areas meet half way.
            ```scene
            scene Main 390x844 {
                button Less frame 20,100 36x44 hitSlop 0,10,0,4
                button More frame 64,100 36x44 hitSlop 0,4,0,10
            }
            ```
            """#
        case "small-target":
            #"""
            ## What it finds
            A button, a control or a view with a recognizer in which no square of 44 points fits the area where it is hit; the
            scene attribute `minimumTarget` sets another number. Round and rotated targets have to measure 44 points across.

            Switches, sliders, steppers, segmented controls, page controls and text inputs have the sizes that UIKit gives them.
            They are judged only by what is taken from them. What sticks out of the scene, or a scroll view can bring into view,
            is judged by what it is as a whole. Targets that are covered, cut off or out of reach are other rules' matter.

            ## Why it is bad
            A finger covers about 44 points, so Apple's Human Interface Guidelines ask for targets of 44 × 44. Smaller ones are
            missed, by people with unsteady hands always.

            ## Example
            ```scene
            scene Main 390x844 {
                button Close trailing 16 top 60 size 24x24
            }
            ```

            ## Instead
            Let it reach further than it is drawn.
            ```scene
            scene Main 390x844 {
                button Close trailing 16 top 60 size 24x24 hitSlop 10
            }
            ```
            """#
        case "order-dependent-hit":
            #"""
            ## What it finds
            A point at which two displayed cells both answer, and not the same: which view is hit depends on which of the cells
            was displayed later. It is decided for all orders, and told with a point, two orders and what they come to.

            ## Why it is bad
            A table asks its cells from the one in front to the one at the back, and the one that was displayed last lies in
            front. So the same touch goes to one view after scrolling down and to another after scrolling up.

            ## Example
            ```scene
            scene Main 390x844 {
                table List fill touchesShouldCancel .controls {
                    rows 5 height 80 {
                        cell {
                            button Badge overhang trailing 16 top 58 size 44x44
                        }
                    }
                }
            }
            ```

            ## Instead
            Let the cells give way to what hangs over from another one.
            ```scene
            scene Main 390x844 {
                table List fill touchesShouldCancel .controls cellsYieldToOverhang {
                    rows 5 height 80 {
                        cell {
                            button Badge overhang trailing 16 top 58 size 44x44
                        }
                    }
                }
            }
            ```
            """#
        case "control-blocks-scrolling":
            #"""
            ## What it finds
            A scroll view, table or collection that can scroll, with a button or another control in it that needs no drags,
            and that does not take touches from controls.

            A control that `keepsTouch` does so on purpose, and one that is `draggable` needs the drag.

            It is a note: every scroll view behaves so unless its class overrides `touchesShouldCancel(in:)`.

            ## Why it is bad
            Once a control has its touch, after 150 ms, UIScrollView asks `touchesShouldCancel(in:)` before it scrolls, and
            that answers no for every UIControl. Whoever rests a finger on the button for a moment cannot scroll.

            ## Example
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 {
                    button Buy leading 16 top 100 size 200x50
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 touchesShouldCancel .controls {
                    button Buy leading 16 top 100 size 200x50
                }
            }
            ```
            """#
        case "cancelled-drag-control":
            #"""
            ## What it finds
            A slider, a switch or a text field in a scroll view that can scroll and whose `touchesShouldCancel` is `.always`.

            ## Why it is bad
            These controls are dragged, or select text by dragging. The scroll view takes the touch away as soon as the finger
            has moved 10 points along its way, and the drag ends in the middle.

            ## Example
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 touchesShouldCancel .always {
                    slider Volume leading 16 trailing 16 top 100 height 31
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 touchesShouldCancel .controls {
                    slider Volume leading 16 trailing 16 top 100 height 31
                }
            }
            ```
            """#
        case "recognizer-blocks-scrolling":
            #"""
            ## What it finds
            A pan recognizer of a cell, or of another view in a scroll view that can move, that takes the drags which should
            scroll. Each is proved by a drag along the way of the scroll view that does not scroll it, and does without the
            recognizer.

            A view that is `draggable`, or a control that `keepsTouch`, takes drags on purpose. A recognizer of a view around the
            scroll view loses to it and is no finding.

            ## Why it is bad
            UIScrollView scrolls with a pan recognizer of its own. Of two recognizers that cannot both recognize, the one of the
            inner view comes first, and a UIPanGestureRecognizer takes a movement in any direction: a swipe-to-reply in the rows
            of a chat, say, stops the table from scrolling wherever a finger comes down on a row.

            ## Example
            ```scene
            scene Main 390x844 {
                table Messages fill {
                    rows 30 height 60 {
                        cell { recognizer .pan }
                    }
                }
            }
            ```

            ## Instead
            Let the recognizer begin only where the finger moves across the way of the scroll view:
            ```swift
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
                let velocity = pan.velocity(in: self)
                return abs(velocity.x) > abs(velocity.y)
            }
            ```
            Where both may move at once, its delegate answers yes in
            `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`. For a flick a swipe recognizer is enough, which a scene
            can say. Where the view is to take every drag, as a canvas is, allow the finding with that reason.
            ```scene
            scene Main 390x844 {
                table Messages fill {
                    rows 30 height 60 {
                        cell { recognizer .swipe .horizontal }
                    }
                }
            }
            ```
            """#
        case "recognizer-cancels-selection":
            #"""
            ## What it finds
            A tap recognizer of a table or collection, or of a view around it, whose `cancelsTouchesInView` is on, so that taps
            select no row.

            ## Why it is bad
            The recognizer sees the touch before the row does. When it has recognized its tap, the row's touch is cancelled,
            and `didSelectRow` is never called. Buttons still work, which makes it hard to see.

            ## Example
            ```scene
            scene Main 390x844 {
                view Page fill {
                    recognizer .tap
                    table List fill { rows 5 height 60 }
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                view Page fill {
                    recognizer .tap cancelsTouchesInView .off
                    table List fill { rows 5 height 60 }
                }
            }
            ```
            """#
        case "impure-hit-test":
            #"""
            ## What it finds
            A `hitTest` that changes views (`set`) in such a way that the same question gets another answer the second time.

            ## Why it is bad
            UIKit may call `hitTest` more than once for one touch, and says nowhere how often. Which view gets the touch then
            depends on that number, and it is another one in the next version of iOS.

            ## Example
            ```scene
            scene Main 390x844 {
                view Cover fill {
                    hitTest {
                        super
                        when -> Cover { set userInteractionEnabled .off }
                    }
                }
            }
            ```

            ## Instead
            Let `hitTest` only answer, and change the view where the touch arrives.
            ```scene
            scene Main 390x844 {
                view Cover fill {
                    hitTest { pass }
                }
            }
            ```
            """#
        case "alpha-near-threshold":
            #"""
            ## What it finds
            An `alpha` from 0.01 to 0.0101.

            ## Why it is bad
            `hitTest` leaves out views whose alpha is less than 0.01. UIKit keeps an alpha as a Float, and the Float nearest to
            0.01 is a little less: a view with `alpha 0.01` is not hit, one with `alpha 0.0101` is. Whoever writes such a number
            means one of the two, and it depends on the eighth digit which one it is.

            ## Example
            ```scene
            scene Main 390x844 {
                view Catcher fill alpha 0.01
            }
            ```

            ## Instead
            A view that cannot be seen, but is to be touched, gets an alpha well above the threshold; one that is not to be
            touched is hidden.
            ```scene
            scene Main 390x844 {
                view Catcher fill alpha 0.02
            }
            ```
            """#
        case "singular-transform":
            #"""
            ## What it finds
            A transform that squeezes a view onto a line or a point, such as `scale 0`.

            ## Why it is bad
            Such a transform cannot be undone, so no point can be carried into the view: neither it nor its subviews are ever
            hit. In UIKit the outcome is not even documented: `inverted()` gives the same matrix back.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 scale 0
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 hidden
            }
            ```
            """#
        case "background-not-first":
            #"""
            ## What it finds
            A `background` that lies in front of a view which is written before it.

            ## Why it is bad
            Later views lie in front of earlier ones. A background fills its superview, so it hides what is written before it,
            and takes its touches.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                background Back
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                background Back
                button Save leading 16 top 16 size 120x44
            }
            ```
            """#
        case "unused-let":
            #"""
            ## What it finds
            A `let` whose word nothing uses. In a file with errors a word that is written elsewhere counts as used, and the line
            is not left out by `--fix`: what uses it may be what is wrong.

            ## Why it is bad
            Whoever reads the scene looks for the place that depends on it. Often a value was typed in again where the word
            should stand.

            ## Example
            ```scene
            let gap = 8
            scene Main 390x844 {
                button Save leading 8 top 8 size 120x44
            }
            ```

            ## Instead
            ```scene
            let gap = 8
            scene Main 390x844 {
                button Save leading (gap) top (gap) size 120x44
            }
            ```
            """#
        case "allow-without-reason":
            #"""
            ## What it finds
            A comment `scenec:allow` that does not say why.

            ## Why it is bad
            Whoever reads the scene next cannot tell whether it is still right to allow this. What is allowed is allowed all the
            same.

            ## Example
            ```scene
            // scenec:allow unused-let
            let gap = 8
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```

            ## Instead
            Write the reason behind a dash.
            ```scene
            // scenec:allow unused-let — the next scene will need it
            let gap = 8
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```
            """#
        case "unused-allow":
            #"""
            ## What it finds
            A comment `scenec:allow` that allows nothing: the rule finds nothing in that line, or there is no such rule, or it is
            one that cannot be allowed.

            A rule that is switched off with `--rule NAME=off` is not looked for, so nothing is said of it.

            ## Why it is bad
            It looks as if something were wrong with the line and known. When something does go wrong there, nobody is told.

            Errors of syntax, names, values and layout cannot be allowed, because a scene that has one means nothing; nor can
            findings about suppressions.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 // scenec:allow dead-overhang — the shadow is not to be touched
            }
            ```

            ## Instead
            Leave it out, or write it where the rule finds something: at the end of that line, or on a line of its own above it.
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```
            """#
        default: ""
        }
    }
}
