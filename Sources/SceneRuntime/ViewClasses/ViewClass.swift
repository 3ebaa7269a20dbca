/// What is known about a class of UIKit or of a framework on top of it, by its name.
public struct ViewClass: Sendable {
    /// The kind of its views.
    public private(set) var kind: ViewKind
    /// How its views take part in hit testing.
    public private(set) var role: Role
    /// Whether only UIKit makes views of the class.
    public private(set) var isFrameworkOwned = false
    /// Whether recognizers of its views are likely to be the app's.
    public private(set) var mayHaveOwnRecognizers = true
    /// Whether its views have recognizers that the class itself, or the public class that it is derived from, adds.
    public private(set) var addsRecognizers = false
    /// Which views in it are parts that it gets the touches of.
    public private(set) var parts = Parts.none

    /// The views in a view that are parts of a control, which gets their touches.
    public enum Parts: Sendable {
        case none
        /// Views of private classes, unless they are controls themselves.
        case privateViews
        /// All of classes that only UIKit makes views of, with all views of UIKit's in them: those in an app's subclass
        /// of a control.
        case frameworkViews
        /// All of UIKit's classes: those in a control of UIKit's own, or in a part of one.
        case uiKitViews

        /// Returns whether a view of `name` is a part that is never hit itself.
        public func contain(_ name: String, isFrameworkOwned: Bool) -> Bool {
            switch self {
            case .none, .privateViews: false
            case .frameworkViews: isFrameworkOwned
            case .uiKitViews: name.hasPrefix("UI") || name.hasPrefix("_UI")
            }
        }
    }

    /// How views of the class take part in hit testing, as far as it isn't printed.
    public enum Role: Equatable, Sendable {
        /// As UIView does.
        case ordinary
        /// The view lets touches through to what is behind it; for this reason.
        case passthrough(String)
        /// The view is a private part of a control, which takes its touches.
        case part
        /// Neither the view nor a subview is ever hit; for this reason.
        case neverHit(String)
        /// Its subviews are hit outside its bounds; whether this is known of the class itself or assumed, because it is
        /// a subclass.
        case reactNative(isAssumed: Bool)
        case reactNativeFabric(isAssumed: Bool)
        /// What is in it isn't made of views, or its views only draw.
        case opaque(String)
        /// In a view of the kind, its subviews count as subviews of its superview. Anywhere else it is an ordinary
        /// view.
        case flattened(in: ViewKind)
        /// In a view of the kind, or in any view if there is none, nothing can hit it, and it isn't imported. Anywhere
        /// else it is an ordinary view.
        case dropped(in: ViewKind?)
        /// By its name, it may let touches through.
        case suspicious
    }

    init(_ kind: ViewKind, _ role: Role = .ordinary) {
        self.kind = kind
        self.role = role
    }

    /// Returns what is known about `name`, whose nearest public superclass is `baseClass`, if it is printed.
    public static func named(_ name: String, baseClass: String) -> ViewClass {
        let plain = name.demangledClassName.withoutGenericArguments.withoutModule
        var result =
            known[plain] ?? hosting(name) ?? (baseClass.isEmpty ? nil : known[baseClass])
            ?? suffixes.first { plain.utf8.count > $0.suffix.utf8.count && plain.hasSuffix($0.suffix) }?.viewClass
            ?? ViewClass(.view)
        if result.role == .ordinary {
            if result.kind == .view, known[plain] == nil, plain.hasPrefix("_UI") { result.role = .part }
            if plain.soundsTransparent { result.role = .suspicious }
        }
        if result.kind.isTouchTarget { result.parts = .privateViews }
        if wholeControls.contains(plain) {
            result.parts = .uiKitViews
        } else if wholeControls.contains(baseClass) {
            result.parts = .frameworkViews
        }
        result.isFrameworkOwned = name.isFrameworkClass
        result.mayHaveOwnRecognizers = name.mayHaveOwnRecognizers
        result.addsRecognizers =
            plain.isClassWithRecognizers
            || !baseClass.isEmpty && !plainBaseClasses.contains(baseClass)
                && (!baseClass.mayHaveOwnRecognizers || baseClass.isClassWithRecognizers)
        return result
    }

    /// Returns whether views of the class `name`, which is derived from UIKit's `baseClass`, are ordinary views of that
    /// class.
    public static func isOrdinary(_ name: String, baseClass: String) -> Bool {
        let (own, base) = (named(name, baseClass: baseClass), named(baseClass, baseClass: ""))
        return own.kind == base.kind && !own.isFrameworkOwned && (own.role == base.role || own.role == .suspicious)
    }

    /// Whether `name` is a class of an app, whose code decides which touches its views take.
    public static func isOfApp(_ name: String) -> Bool {
        let plain = name.demangledClassName.withoutGenericArguments.withoutModule
        return known[plain] == nil && hosting(name) == nil && !["UI", "_UI"].contains { plain.hasPrefix($0) }
    }

    /// Whether views of the class `name` are SwiftUI's, which decides about touches in them.
    public static func isOfSwiftUI(_ name: String) -> Bool { hosting(name) != nil }

    /// Returns what is known about views of SwiftUI, whose names are generic.
    private static func hosting(_ name: String) -> ViewClass? {
        let isHost = ["_UIHostingView", "CellHostingView", "PlatformViewHost"].contains { name.hasText($0) }
        let isCollection = name.hasSuffix("CollectionView") || name.hasSuffix("CollectionViewCell")
        guard isHost || !isCollection && (name.hasPrefix("SwiftUI.") || name.hasText("7SwiftUI")) else { return nil }
        return ViewClass(.view, .opaque("SwiftUI decides what is hit in it"))
    }
}

extension String {
    /// The name behind the last dot.
    fileprivate var withoutModule: String {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
        return String(self[utf8.index(after: dot)...])
    }

    /// Whether recognizers of a view of this class are likely to be the app's: UIKit adds its own to many of its views.
    fileprivate var mayHaveOwnRecognizers: Bool {
        ["UIView", "UIImageView", "UILabel", "_UIVisualEffectContentView"].contains(self)
            || !["UI", "_UI", "RCT", "WK"].contains { hasPrefix($0) }
                && !hasText("7SwiftUI") && !hasPrefix("SwiftUI.")
    }

    /// Whether this is a class of a framework other than UIKit whose views have recognizers, such as a map.
    fileprivate var isClassWithRecognizers: Bool {
        ["MK", "_MK", "AV", "PDF", "SCN", "ARSCN", "QL", "WK", "Flutter", "GMS"].contains { hasPrefix($0) }
    }

    /// Whether only UIKit makes views of this class, or gives them their size.
    fileprivate var isFrameworkClass: Bool {
        (hasPrefix("UI") || hasPrefix("_UI")) && !ViewClass.public.contains(self)
    }

    /// Whether the name of an app's class says that it lets touches through.
    fileprivate var soundsTransparent: Bool {
        if utf8.starts(with: "UI".utf8) || utf8.starts(with: "_UI".utf8) { return false }
        return ["Passthrough", "Passthru", "PassThrough", "HitTesting", "Overlay"].contains { hasText($0) }
    }
}

extension String {
    /// Whether `text` is anywhere in it.
    public func hasText(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return true }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: text.utf8) { return true }
            rest = rest[rest.index(after: start)...]
        }
        return false
    }
}
