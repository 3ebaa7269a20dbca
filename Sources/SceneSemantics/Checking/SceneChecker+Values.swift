import SceneRuntime
import SceneSyntax
import SceneText

/// The values of attributes.
extension SceneChecker {
    /// Binds `values` to the shape of `attribute`; `nil` where they do not fit, which is reported.
    mutating func bind(
        _ values: [ValueSyntax], to attribute: Attribute, word: SpelledToken, range: SourceRange, in item: ItemID
    ) -> BoundValue? {
        let shape = attribute.shape
        let wrong: () -> Diagnostic = { .wrongValue(attribute, values: values, at: range, word: word) }
        if case .frame = shape { return bindFrame(values, wrong) }
        if case .nothing = shape, !values.isEmpty {
            report(wrong())
            return nil
        }
        guard values.count <= 1 else {
            report(.tooManyValues(attribute, values[1], word: word))
            return nil
        }
        guard let value = values.first else { return bindMissingValue(of: attribute, word: word, wrong) }
        switch (shape, value.form) {
        case (.flag, .caseWord(let choice)):
            guard choice.text == "on" || choice.text == "off" else {
                report(.wrongChoice(choice, of: attribute.word, among: ["on", "off"]))
                return nil
            }
            return .flag(.number(choice.text == "on" ? 1 : 0))
        case (.flag, .lengths(let lengths))
        where lengths.count == 1 && lengths[0].expression != nil && lengths[0].unit == nil:
            return bindFlag(lengths[0])
        case (.choice(let words), .caseWord(let choice)):
            guard let index = words.firstIndex(of: choice.text) else {
                report(.wrongChoice(choice, of: attribute.word, among: words))
                return nil
            }
            return .choice(index)
        case (.colour, .caseWord(let name)):
            guard let colour = Vocabulary.colours.first(where: { $0.name == name.text }) else {
                report(.unknownColour(name))
                return nil
            }
            return .colour(colour.value)
        case (.colour, .colour(let digits)):
            return bindColour(digits)
        case (.link, .link(let paths)):
            if paths.count > 1 {
                report(.tooManyLinks(paths[1].range, attribute))
                return nil
            }
            guard let path = paths.first, !isSuspect(path.range) else { return nil }
            return bind(path, in: item).map { .link($0) }
        case (.size, .size(let width, let height)):
            guard let width = bindExtent(width, of: "a width"), let height = bindExtent(height, of: "a height") else {
                return nil
            }
            return .numbers([width, height])
        case (_, .lengths(let lengths)):
            return bindNumbers(lengths, to: shape, wrong)
        default:
            report(wrong())
            return nil
        }
    }

    private mutating func bindMissingValue(
        of attribute: Attribute, word: SpelledToken, _ wrong: () -> Diagnostic
    ) -> BoundValue? {
        switch attribute.shape {
        case .flag: return .flag(.number(1))
        case .nothing, .optionalLength, .optionalInset: return .numbers([])
        default:
            report(wrong())
            return nil
        }
    }

    private mutating func bindFlag(_ length: LengthSyntax) -> BoundValue? {
        guard let expression = length.expression, !length.isNegated else { return nil }
        return bindCondition(expression).map { .flag($0) }
    }

    private mutating func bindFrame(_ values: [ValueSyntax], _ wrong: () -> Diagnostic) -> BoundValue? {
        guard values.count == 2, case .lengths(let origin) = values[0].form, origin.count == 2,
            case .size(let width, let height) = values[1].form
        else {
            report(wrong())
            return nil
        }
        guard let x = bind(origin[0], units: [.none]), let y = bind(origin[1], units: [.none]),
            let width = bindExtent(width, of: "a width"), let height = bindExtent(height, of: "a height")
        else { return nil }
        return .numbers([x, y, width, height])
    }

    /// Binds numbers to a shape that is made of them.
    private mutating func bindNumbers(
        _ lengths: [LengthSyntax], to shape: ValueShape, _ wrong: () -> Diagnostic
    ) -> BoundValue? {
        let rule = shape.numbers
        guard rule.counts.contains(lengths.count) else {
            report(wrong())
            return nil
        }
        var numbers: [Quantity] = []
        for length in lengths {
            guard let number = bind(length, units: rule.units) else { return nil }
            guard isAllowed(number, rule.range, isWhole: rule.isWhole) else { return nil }
            numbers.append(number)
        }
        return .numbers(numbers)
    }

    /// Binds a width or a height without unit.
    mutating func bindExtent(_ length: LengthSyntax, of what: String) -> Quantity? {
        guard let number = bind(length, units: [.none]) else { return nil }
        return isAllowed(number, 0...Vocabulary.largestCoordinate, isWhole: false) ? number : nil
    }

    /// Binds how many rows, items or copies `word` makes.
    mutating func bindCount(_ length: LengthSyntax, of word: String) -> Quantity? {
        guard let number = bind(length, units: [.none]) else { return nil }
        return isAllowed(number, 0...Vocabulary.largestCoordinate, isWhole: true) ? number : nil
    }

    /// Whether the number, where it is known already, lies in `range`; reports it where it does not.
    mutating func isAllowed(_ number: Quantity, _ range: ClosedRange<Double>, isWhole: Bool) -> Bool {
        guard let value = number.expression.constant else { return true }
        guard let problem = NumberProblem(value, in: range, isWhole: isWhole) else { return true }
        report(.number(problem, at: number.range))
        return false
    }

    /// Binds a number with one of `units`, the first being what people forget.
    mutating func bind(_ length: LengthSyntax, units: [Quantity.Unit]) -> Quantity? {
        if isSuspect(length.range) { return nil }
        let unitText = length.unit?.text ?? ""
        guard let unit = Quantity.Unit(rawValue: unitText), units.contains(unit) else {
            if let unit = length.unit {
                report(.wrongUnit(unit, allowed: units))
            } else {
                report(.missingUnit(length.range, allowed: units))
            }
            return nil
        }
        let expression: Expression
        if let number = length.number {
            guard let value = bindNumber(number) else { return nil }
            expression = .number(length.isNegated ? -value : value)
        } else if let syntax = length.expression {
            guard let bound = bind(syntax, as: .number) else { return nil }
            expression = length.isNegated ? .negated(bound) : bound
        } else {
            return nil
        }
        return Quantity(expression: expression, unit: unit, range: length.range)
    }

    private mutating func bindColour(_ digits: SpelledToken) -> BoundValue? {
        let hexadecimal = digits.text.dropFirst()
        guard hexadecimal.count == 6 || hexadecimal.count == 8, let value = UInt32(hexadecimal, radix: 16) else {
            report(.wrongHexadecimal(digits))
            return nil
        }
        return .colour(hexadecimal.count == 6 ? value << 8 | 0xFF : value)
    }
}
