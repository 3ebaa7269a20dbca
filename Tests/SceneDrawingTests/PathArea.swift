import SceneRuntime

/// Returns the area of a path of straight edges: M, L, H, V and Z, as a picture writes them.
func area(ofPath path: String) -> Double? {
    var numbers: [Double] = []
    var (point, start, sum) = (Point.zero, Point.zero, 0.0)
    var command: Character?
    func advance() -> Bool {
        guard let command else { return numbers.isEmpty }
        let next: Point
        switch (command, numbers.count) {
        case ("M", 2), ("L", 2): next = Point(x: numbers[0], y: numbers[1])
        case ("H", 1): next = Point(x: numbers[0], y: point.y)
        case ("V", 1): next = Point(x: point.x, y: numbers[0])
        case ("Z", 0): next = start
        default: return false
        }
        if command == "M" { start = next } else { sum += point.x * next.y - next.x * point.y }
        point = next
        numbers = []
        return true
    }
    var word = ""
    func end() -> Bool {
        if word.isEmpty { return true }
        guard let number = Double(word) else { return false }
        numbers.append(number)
        word = ""
        return true
    }
    for character in path {
        switch character {
        case "A"..."Z":
            guard end(), advance() else { return nil }
            command = character
        case " ": guard end() else { return nil }
        case "-":
            guard end() else { return nil }
            word = "-"
        default: word.append(character)
        }
    }
    return end() && advance() ? abs(sum) / 2 : nil
}
