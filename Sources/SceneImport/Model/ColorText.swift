/// Returns a color as a scene spells it, from components between 0 and 1, or `nil` if nothing of it is seen.
func colorText(red: Double, green: Double, blue: Double, alpha: Double) -> String? {
    let components = [red, green, blue, alpha].map { $0.isFinite ? UInt8((min(max($0, 0), 1) * 255).rounded()) : 0 }
    if components[3] == 0 { return nil }
    return components.prefix(components[3] == .max ? 3 : 4).reduce("#") { text, component in
        text + (component < 16 ? "0" : "") + String(component, radix: 16)
    }
}
