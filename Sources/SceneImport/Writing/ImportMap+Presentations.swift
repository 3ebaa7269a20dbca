import SceneText

extension ImportMap {
    /// What UIKit shows in front of an app's views, which the app can't change.
    enum Presentation {
        /// A sheet, an alert or a popover, with the view that dims the rest: it takes all touches on purpose.
        case modal
        case keyboard
        /// The window of an alert. It is only there while the alert is shown, unless something keeps it.
        case alertWindow

        /// Returns what a view of a class begins, or `nil`.
        init?(beginningAt className: String) {
            switch className {
            case "UIDimmingView", "_UISearchDisplayControllerDimmingView": self = .modal
            case "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetHostView": self = .keyboard
            case "_UIAlertControllerShimPresenterWindow": self = .alertWindow
            default: return nil
            }
        }
    }

    /// Sets what the last item belongs to, when its views are in their order, from the rearmost to the frontmost.
    mutating func findPresentation(of entry: Int) {
        let outer = entries[entry].enclosing
        if let begun = Presentation(beginningAt: entries[entry].className) {
            if begun == .modal, entries[entry].isHidden { return }
            entries[entry].presentation = begun
            // What it dims is behind it, and the sheet or alert in front of it.
            if begun == .modal, let outer { entries[outer].presentationInFront = .modal }
        } else if let outer {
            entries[entry].presentation = entries[outer].presentationInFront ?? entries[outer].presentation
        }
    }

    /// Returns whether a finding is about what doesn't get touches because of a sheet, an alert or the keyboard in
    /// front of it.
    public func isBehindPresentation(_ finding: Diagnostic) -> Bool {
        let takers = takers(in: finding)
        switch entry(at: finding.range)?.presentation {
        case nil where takers.contains { $0.presentation == .modal }: return true
        case .keyboard: return false
        default: return !takers.isEmpty && takers.allSatisfy { $0.presentation == .keyboard }
        }
    }

    /// Returns advice about the views in front that UIKit made and the app can't change, or `nil` if there are none.
    public func adviceOnUIKit(in finding: Diagnostic) -> String? {
        if let bar = barInFront(in: finding) {
            return
                "the \(bar) takes all touches on it: end the content where it begins, or let the scroll view around the "
                + "content have an inset for it, as `contentInsetAdjustmentBehavior` does"
        }
        let presentations = takers(in: finding).map { $0.presentation }
        if presentations.contains(.alertWindow) {
            return "the window of an alert is still in front, though it shows none: hide it, or release what keeps it"
        }
        return presentations.contains(.keyboard) ? "the keyboard covers a part of it" : nil
    }

    /// Returns the other items that a finding points at.
    public func takers(in finding: Diagnostic) -> [Entry] {
        finding.notes.compactMap { note in
            guard let range = note.range, range != finding.range else { return nil }
            return entry(at: range)
        }
    }

    /// Returns the class of UIKit's own bar that takes the touches that `finding` is about, or `nil`.
    private func barInFront(in finding: Diagnostic) -> String? {
        let own = entry(at: finding.range)?.className
        if let own, Self.bar(of: own) != nil { return nil }
        for taker in takers(in: finding) {
            if let bar = Self.bar(of: taker.className) { return bar }
        }
        return nil
    }

    /// Returns the bar that a class is, or is a part of.
    private static func bar(of className: String) -> String? {
        let name = className.utf8.first == UInt8(ascii: "_") ? String(className.dropFirst()) : className
        if name.hasPrefix("UIBarBackground") { return "bar" }
        let bars = [("UITabBar", "tab bar"), ("UINavigationBar", "navigation bar"), ("UIToolbar", "toolbar")]
        // The view of a tab bar controller isn't a bar, although the name of its class begins like a tab bar's.
        if name.hasPrefix("UITabBarController") { return nil }
        return bars.first { name.hasPrefix($0.0) }?.1
    }
}
