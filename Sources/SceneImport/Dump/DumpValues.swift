import SceneRuntime

/// The properties of a row that say how its view takes part in hit testing, or what it is called.
struct DumpValues {
    /// The numbers of the frame; `nil` if there is none or it has other parts.
    private(set) var frame: [Double]?
    private(set) var baseClass = ""
    private(set) var transform: AffineTransform?
    /// Whether a transform is printed that isn't six numbers.
    private(set) var hasUnusableTransform = false
    private(set) var anchorPoint: Point?
    private(set) var contentOffset: Point?
    private(set) var hasRecognizers = false
    /// The properties whose numbers can't be used, so that the view has UIKit's defaults.
    private(set) var unusable: [DumpRow.Property] = []
    /// Whether it has animations that move it or fade it.
    private(set) var isMoving = false

    private var alpha = 1.0
    private var isHidden = false
    private var clipsToBounds = false
    private var isUserInteractionEnabled = true
    private var contentSize: Size?
    private var contentInset = Edges.zero
    private var title = ""
    private var backgroundColor: String?

    /// Reads the properties of `row`. Of one that is printed twice the first counts.
    init(_ row: DumpRow, in text: DumpText) {
        for property in row.properties.reversed() { read(property, text) }
    }

    private mutating func read(_ property: DumpRow.Property, _ text: DumpText) {
        let (key, value) = (property.key, property.value)
        switch text[key.lowerBound] {
        case UInt8(ascii: "f"):
            if text.has("frame", in: key) { frame = text.numbers(in: value) }
        case UInt8(ascii: "b"):
            if text.has("baseClass", in: key) {
                baseClass = text.string(value)
            } else if text.has("backgroundColor", in: key) {
                backgroundColor = text.color(in: value)
            }
        case UInt8(ascii: "a"):
            if text.has("alpha", in: key) {
                if let number = text.numbers(in: value)?.first, number.isFinite {
                    alpha = min(max(number, 0), 1)
                } else {
                    unusable.append(property)
                }
            } else if text.has("anchorPoint", in: key) {
                if let numbers = coordinates(of: property, text, count: 2) {
                    anchorPoint = Point(x: numbers[0], y: numbers[1])
                }
            } else if text.has("adjustedContentInset", in: key) {
                if let numbers = coordinates(of: property, text, count: 4) {
                    contentInset = Edges(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
                }
            } else if text.has("animations", in: key) {
                isMoving = text.namesMotion(in: value)
            }
        case UInt8(ascii: "h"):
            if text.has("hidden", in: key) { isHidden = text.has("YES", in: value) }
        case UInt8(ascii: "c"):
            if text.has("clipsToBounds", in: key) {
                clipsToBounds = text.has("YES", in: value)
            } else if text.has("contentOffset", in: key) {
                if let numbers = coordinates(of: property, text, count: 2) {
                    contentOffset = Point(x: numbers[0], y: numbers[1])
                }
            } else if text.has("contentSize", in: key), let numbers = coordinates(of: property, text, count: 2),
                numbers[0] >= 0, numbers[1] >= 0
            {
                contentSize = Size(width: numbers[0], height: numbers[1])
            }
        case UInt8(ascii: "u"):
            if text.has("userInteractionEnabled", in: key) { isUserInteractionEnabled = !text.has("NO", in: value) }
        case UInt8(ascii: "g"):
            if text.has("gestureRecognizers", in: key) { hasRecognizers = true }
        case UInt8(ascii: "t"):
            if text.has("text", in: key) || text.has("title", in: key) {
                let label = text.label(in: value)
                // A field without a text shows its placeholder.
                if !label.isEmpty { title = label }
            } else if text.has("transform", in: key) {
                let numbers = coordinates(in: value, text, count: 6)
                transform = numbers.map {
                    AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
                }
                hasUnusableTransform = numbers == nil
            }
        case UInt8(ascii: "p"):
            if text.has("placeholder", in: key), title.isEmpty { title = text.label(in: value) }
        default: break
        }
    }

    /// Returns the numbers of a property, or adds it to ``unusable``.
    private mutating func coordinates(of property: DumpRow.Property, _ text: DumpText, count: Int) -> [Double]? {
        let numbers = coordinates(in: property.value, text, count: count)
        if numbers == nil { unusable.append(property) }
        return numbers
    }

    /// Returns the numbers of a value, if they are as many as expected and a scene can contain them.
    private func coordinates(in value: Range<Int>, _ text: DumpText, count: Int) -> [Double]? {
        guard let numbers = text.numbers(in: value), numbers.count == count else { return nil }
        return numbers.allSatisfy { $0.magnitude <= DumpedFrame.maximumCoordinate } ? numbers : nil
    }

    /// Sets what the row says about `view`, except its frame.
    func set(_ view: inout ImportedView, isRoot: Bool) {
        if let transform { view.transform = transform }
        if let anchorPoint { view.anchorPoint = anchorPoint }
        if let contentOffset { view.boundsOrigin = contentOffset }
        view.alpha = alpha
        view.isHidden = isHidden
        view.isUserInteractionEnabled = isUserInteractionEnabled
        view.clipsToBounds = clipsToBounds
        view.contentSize = contentSize
        view.contentInset = contentInset
        view.labels.title = title
        // Nothing is behind the view of a scene.
        if let backgroundColor, !isRoot { view.attributes.append("backgroundColor \(backgroundColor)") }
    }
}

extension DumpText {
    /// Returns whether a list of animations has one of the place, the size or the opacity.
    fileprivate func namesMotion(in range: Range<Int>) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            switch bytes[offset] {
            case UInt8(ascii: "p") where has("position", at: offset): return true
            case UInt8(ascii: "b") where has("bounds", at: offset): return true
            case UInt8(ascii: "t") where has("transform", at: offset): return true
            case UInt8(ascii: "o") where has("opacity", at: offset): return true
            default: offset += 1
            }
        }
        return false
    }
}
