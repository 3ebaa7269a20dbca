/// Returns whether a row of the class `name`, which is derived from UIKit's `baseClass`, is imported as an ordinary view
/// of that class.
public func isOrdinaryClass(_ name: String, baseClass: String) -> Bool {
    let (named, base) = (ViewClass.named(name, baseClass: baseClass), ViewClass.named(baseClass, baseClass: ""))
    return named.kind == base.kind && !named.isFrameworkOwned && (named.role == base.role || named.role == .suspicious)
}
