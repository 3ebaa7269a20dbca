/// Returns a number as you would write it: the shortest form that parses to the same Double, without `.0`.
public func numberText(_ number: Double) -> String {
    // Most are whole. A negative zero is written with its sign.
    if let whole = Int32(exactly: number), whole != 0 || number.sign == .plus { return String(whole) }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a number for people, rounded to a tenth.
public func tenthText(_ number: Double) -> String { numberText(((number * 10).rounded() / 10) + 0) }

/// Returns a number for people, rounded to a hundredth.
public func hundredthText(_ number: Double) -> String {
    // Larger numbers have no such digits to lose.
    numberText(abs(number) < 1e12 ? ((number * 100).rounded() / 100) + 0 : number + 0)
}
