import SceneSemantics
import SceneText

extension Diagnostic {
    /// Says that a row is left out, and its subviews if it has any.
    private static func isLeftOut(_ row: DumpRow) -> String {
        row.hasSubviews ? "is left out with its subviews" : "is left out"
    }

    /// The frame of a row can't be used.
    static func unusableFrame(_ problem: DumpedFrame.Problem, of row: DumpRow, _ text: DumpText) -> Diagnostic {
        let frame = row.properties.first { text.has("frame", in: $0.key) }
        let reason =
            switch problem {
            case .notNumbers: frame == nil ? "it has no frame" : "its frame isn't four numbers"
            case .outOfRange: "its frame has a number that isn't between -1e8 and 1e8"
            case .noRectangle: "its frame has a negative length"
            case .noTransform: "its transform isn't six numbers between -1e8 and 1e8"
            case .turned: "it is turned by about 45 degrees, where many sizes have the same frame"
            }
        return Diagnostic(
            rule: .unreadableView, severity: .error,
            message: "`\(row.className)` \(isLeftOut(row)): \(reason)", range: row.head)
    }

    /// A property of a row is left out, because its numbers can't be used.
    static func unusableNumbers(_ property: DumpRow.Property, of row: DumpRow, _ text: DumpText) -> Diagnostic {
        let key = text.string(property.key)
        return Diagnostic(
            rule: .unreadableView, severity: .warning,
            message: "`\(key)` of `\(row.className)` is left out: "
                + (key == "alpha" ? "it isn't a finite number" : "its numbers aren't all between -1e8 and 1e8"),
            range: text.sourceRange(property.key.lowerBound, property.value.upperBound))
    }

    /// A row has something that can't be the name of a class.
    static func noClassName(_ row: DumpRow) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .error,
            message: "`\(row.className)` \(isLeftOut(row)): no class has this name", range: row.head)
    }

    /// A line in the place of a row isn't one.
    static func unreadableRow(_ row: DumpRow) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .error,
            message: row.className.isEmpty
                ? "the view of this line \(isLeftOut(row)): its description is empty"
                : "`\(row.className)` \(isLeftOut(row)): it isn't the row of a view",
            range: row.head,
            notes: [Note("a view whose class overrides `description` prints no frame")])
    }

    /// The transform of a row leaves nothing of its view, so the frames of its subviews say nothing.
    static func collapsed(_ row: DumpRow) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .note,
            message: "the subviews of `\(row.className)` are left out: its transform makes it a line or a point, so "
                + "nothing hits them",
            range: row.head)
    }

    /// Most lines of the text are no rows.
    static func skippedLines(_ skipped: Int, of total: Int, viewCount: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .note,
            message: "read \(counted(viewCount, "view")); \(skipped) of \(total) lines are no rows of a printed "
                + "view hierarchy",
            range: range)
    }

    /// A row is cut off before the end of its frame, so that its view can't be placed.
    ///
    /// Where a printout ends, the last row often is. In its middle that is a mistake.
    static func cutInFrame(_ row: DumpRow) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: row.isBeforeText ? .error : .note,
            message: "`\(row.className)` \(isLeftOut(row)): its row is cut off before the end of its frame"
                + (row.isBeforeText ? ", and other text follows" : ""),
            range: row.head)
    }

    /// Rows aren't part of a printout, because other text comes before them.
    static func logText(_ first: DumpRow, count: Int) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .note,
            message: count == 1
                ? "`\(first.className)` is left out: other text comes before it on its line, so it's no row of the "
                    + "printout"
                : "\(count) views are left out, the first is `\(first.className)`: other text comes before them on "
                    + "their lines, so they're no rows of the printout",
            range: first.head)
    }

    /// No row before `row` is the one of its superview.
    static func noSuperview(_ row: DumpRow) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .error,
            message: "`\(row.className)` \(isLeftOut(row)): the row of its superview is missing before it",
            range: row.head)
    }

    /// The text is what a debugger prints when it has no view hierarchy to print.
    static func failureOfDebugger(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .error,
            message: "the debugger printed no view hierarchy", range: range,
            notes: [
                Note("pause the app while its window is on the screen, and try: `\(Debugger.printCommand)`"),
                Note(
                    "if that prints `nil`, the app has no key window: write `[[[UIApplication sharedApplication] windows] "
                        + "firstObject]` instead"),
            ])
    }

    /// The text isn't in the encoding in which debuggers print.
    static func printoutInUTF16(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .error, message: "this file is UTF-16", range: range,
            notes: [Note("save it as UTF-8, for instance with `iconv -f UTF-16 -t UTF-8`")])
    }

    /// The text has no view that a scene can be made of.
    static func noViews(at range: SourceRange, hasRows: Bool, isEmpty: Bool) -> Diagnostic {
        Diagnostic(
            rule: .unreadableView, severity: .error,
            message: hasRows
                ? "no view in this printout has a size"
                : isEmpty
                    ? "this file is empty: it has neither a scene nor a view hierarchy"
                    : "this is neither a scene nor a view hierarchy that `recursiveDescription` printed",
            range: range,
            notes: [Note("in the debugger: `\(Debugger.printCommand)`")])
    }
}
