import SceneRegions
import SceneRuntime
import SceneText

/// The colors of touch targets: by path, so that a target has the same one in every picture, except where a neighbor
/// of the same color is before it. What else is around it doesn't matter.
///
/// The targets that one line makes, such as a button in each row of a table, have one color, or two that alternate if
/// they touch each other.
struct TargetColors {
    /// The index in ``TargetPalette`` for each target.
    private(set) var colors: [Int]

    /// Targets this near to each other, in points, are neighbors.
    private static let distance = 24.0
    /// Targets of one line must be this near, in points.
    private static let distanceInFamily = 4.0
    /// The maximum number of neighbors that count, so that a heap of targets takes no longer.
    private static let neighborLimit = 64

    /// Chooses the colors of targets with these paths, whose declarations are at these ranges. Those with `known`
    /// colors, by path, keep them.
    init(of reaches: [TargetReach], paths: [String], ranges: [SourceRange], known: [String: Int]) {
        colors = paths.map { _ in 0 }
        let keys = paths.map { Key($0) }
        // In the order of the paths, so that it doesn't matter where targets are in the tree.
        let order = paths.indices.sorted { keys[$0].isBefore(keys[$1]) ?? ($0 < $1) }
        let boxes = reaches.map { $0.hit.isEmpty ? $0.visible.boundingBox : $0.hit.boundingBox }
        let neighbors = Self.neighbors(of: boxes)

        var families: [Family] = []
        var familyOfTarget = paths.map { _ in 0 }
        var indices: [FamilyKey: Int] = [:]
        for target in order {
            let key = FamilyKey(stem: keys[target].stem, range: ranges[target])
            let family = indices[key] ?? families.count
            if family == families.count {
                indices[key] = family
                families.append(Family(color: Self.preferred(paths[target])))
            }
            familyOfTarget[target] = family
            families[family].members.append(target)
            if let color = known[paths[target]], !families[family].isKnown {
                families[family].color = color
                families[family].isKnown = true
            }
        }

        /// The neighbors that must have other colors.
        let rivals = paths.indices.map { target in
            neighbors[target].filter { other in
                familyOfTarget[other] != familyOfTarget[target]
                    || Self.areAdjacent(boxes[target], boxes[other])
            }
        }
        for family in families.indices {
            var (taken, wanted) = (ColorSet(), ColorSet())
            for target in families[family].members {
                for rival in rivals[target] {
                    let other = familyOfTarget[rival]
                    if other == family {
                        families[family].alternates = true
                    } else if other < family || families[other].isKnown {
                        taken.formUnion(families[other].colors)
                    } else {
                        wanted.insert(families[other].color)
                    }
                }
            }
            families[family].avoid(taken, wanted)
        }

        var isChosen = colors.map { _ in false }
        for target in paths.indices {
            guard let color = known[paths[target]] else { continue }
            (colors[target], isChosen[target]) = (color, true)
        }
        for family in families {
            for target in family.members where !isChosen[target] {
                var taken = ColorSet()
                for rival in rivals[target] where isChosen[rival] { taken.insert(colors[rival]) }
                colors[target] = family.color(ofNumbers: keys[target].numbers, except: taken)
                isChosen[target] = true
            }
        }
    }

    /// The targets that one line makes.
    private struct Family {
        var members: [Int] = []
        var color: Int
        /// Whether some of them have this color elsewhere.
        var isKnown = false
        /// Whether some of them touch each other, so that they need two colors.
        var alternates = false
        private(set) var otherColor: Int

        init(color: Int) {
            self.color = color
            otherColor = color
        }

        /// The colors that they usually have.
        var colors: ColorSet {
            var set = ColorSet()
            set.insert(color)
            set.insert(otherColor)
            return set
        }

        /// Changes the colors to some that aren't `taken`, if there are any, and rather not to those that neighbors
        /// have later on.
        mutating func avoid(_ taken: ColorSet, _ wanted: ColorSet) {
            let free = ColorSet.following(color).filter { !taken.contains($0) }
            let best = free.filter { $0 == color || !wanted.contains($0) } + free.filter { wanted.contains($0) }
            if !isKnown { color = best.first ?? color }
            otherColor = color
            if alternates { otherColor = best.first { $0 != color } ?? ColorSet.following(color)[1] }
        }

        /// Returns the color of the member with these numbers in its path, whose neighbors have the `taken` ones.
        func color(ofNumbers numbers: [Int], except taken: ColorSet) -> Int {
            let isOdd = numbers.reduce(false) { $0 != ($1 % 2 != 0) }
            let preferred = isOdd ? [otherColor, color] : [color, otherColor]
            return (preferred + ColorSet.following(color)).first { !taken.contains($0) } ?? preferred[0]
        }
    }

    private struct FamilyKey: Hashable {
        let stem: String
        let range: SourceRange
    }

    /// A path without its numbers, and the numbers: `List[].button#` and 3, 1 of `List[3].button#1`.
    private struct Key {
        let stem: String
        let numbers: [Int]

        init(_ path: String) {
            var stem: [UInt8] = []
            var numbers: [Int] = []
            var isNumber = false
            for byte in path.utf8 {
                guard isNumber, let digit = byte.digit else {
                    // The digits in a Name are a part of it.
                    let begins = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "#")
                    isNumber = begins || isNumber && byte == UInt8(ascii: ",")
                    if isNumber { numbers.append(0) }
                    stem.append(byte)
                    continue
                }
                let last = numbers.count - 1
                numbers[last] = min(numbers[last], 99_999_999) * 10 + digit
            }
            self.stem = String(decoding: stem, as: UTF8.self)
            self.numbers = numbers
        }

        /// Returns whether this path comes before another one, or `nil` if they are the same.
        func isBefore(_ other: Key) -> Bool? {
            if stem != other.stem { return stem < other.stem }
            return numbers == other.numbers ? nil : numbers.lexicographicallyPrecedes(other.numbers)
        }
    }

    /// Returns for each of `boxes` the indices of those near it.
    private static func neighbors(of boxes: [Rectangle]) -> [[Int]] {
        let index = RectangleIndex(boxes.map { $0.isEmpty ? $0 : $0.grown(by: distance / 2) })
        return boxes.indices.map { target in
            var found: [Int] = []
            if boxes[target].isEmpty { return found }
            _ = index.search(meeting: boxes[target].grown(by: distance / 2)) { other in
                if other != target { found.append(other) }
                return found.count < neighborLimit
            }
            return found
        }
    }

    /// Returns whether one of two boxes is beside, above or below the other one, and next to it, or they overlap. Boxes
    /// at each other's corners aren't adjacent, so that a grid needs only two colors.
    private static func areAdjacent(_ one: Rectangle, _ other: Rectangle) -> Bool {
        let x = max(one.minX, other.minX) - min(one.maxX, other.maxX)
        let y = max(one.minY, other.minY) - min(one.maxY, other.maxY)
        return min(x, y) < 0 && max(x, y) <= distanceInFamily
    }

    /// Returns the color of a path without neighbors (Fowler, Noll, Vo, FNV-1a). The index of a row doesn't count.
    private static func preferred(_ path: String) -> Int {
        var hash: UInt32 = 2_166_136_261
        var isIndex = false
        for byte in path.utf8 {
            if byte == UInt8(ascii: "]") { isIndex = false }
            if !isIndex { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
            if byte == UInt8(ascii: "[") { isIndex = true }
        }
        return Int((hash >> 4) % UInt32(TargetPalette.colors.count))
    }
}

/// A set of colors of ``TargetPalette``.
private struct ColorSet {
    private var bits: UInt32 = 0

    mutating func insert(_ color: Int) { bits |= 1 << UInt32(clamping: color) }
    mutating func formUnion(_ other: ColorSet) { bits |= other.bits }
    func contains(_ color: Int) -> Bool { bits & (1 << UInt32(clamping: color)) != 0 }

    /// All colors, `color` first.
    static func following(_ color: Int) -> [Int] {
        TargetPalette.colors.indices.map { (color + $0) % TargetPalette.colors.count }
    }
}

extension UInt8 {
    /// The value of a decimal digit.
    fileprivate var digit: Int? {
        self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? Int(self) - Int(UInt8(ascii: "0")) : nil
    }
}
