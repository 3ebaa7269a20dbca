extension String {
    /// Whether recognizers of a view of this class are likely to be the app's: UIKit adds its own to many of its views.
    var mayHaveOwnRecognizers: Bool {
        ["UIView", "UIImageView", "UILabel"].contains(self)
            || !["UI", "_UI", "RCT", "WK"].contains { hasPrefix($0) }
                && !hasText("7SwiftUI") && !hasPrefix("SwiftUI.")
    }

    /// Whether only UIKit makes views of this class, or gives them their size.
    var isFrameworkClass: Bool {
        (hasPrefix("UI") || hasPrefix("_UI")) && !ViewClass.public.contains(self)
    }
}
