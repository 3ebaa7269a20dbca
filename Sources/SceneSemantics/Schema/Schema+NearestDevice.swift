import SceneText

extension Schema {
    /// Returns the device that `word` certainly means: the same one in other letters, or one with the same screen.
    public static func device(meantBy word: String) -> String? { respelledDevice(word) ?? deviceWithScreen(of: word) }

    /// Returns the device with this name in other letters.
    static func respelledDevice(_ word: String) -> String? {
        devices.first { $0.word.lowercased() == word.lowercased() }?.word
    }

    /// Returns the device that `word` misspells: one letter differs but no digit, and no other device is as
    /// near. A beginning of a name, or the end of a longer one, may still be being typed.
    static func misspelledDevice(_ word: String) -> String? {
        let letters = word.lowercased()
        if respelledDevice(word) != nil || deviceWithScreen(of: word) != nil { return nil }
        if devices.contains(where: { $0.word.lowercased().hasPrefix(letters) }) { return nil }
        let near = devices.filter { isOneStep(from: Array(letters.utf8), to: Array($0.word.lowercased().utf8)) }
        guard near.count == 1, let device = near.first?.word, !letters.hasPrefix(device.lowercased()),
            word.utf8.filter({ $0.isDigit }) == device.utf8.filter({ $0.isDigit })
        else { return nil }
        return device
    }

    /// Returns whether one letter more, less or other, or a swap of two neighbors, makes `other` of `word`.
    private static func isOneStep(from word: [UInt8], to other: [UInt8]) -> Bool {
        let same = zip(word, other).prefix { $0 == $1 }.count
        let (left, right) = (word[same...], other[same...])
        let sameAtEnd = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        let (one, two) = (left.dropLast(sameAtEnd), right.dropLast(sameAtEnd))
        return one.count <= 1 && two.count <= 1 || one.count == 2 && two.count == 2 && one.elementsEqual(two.reversed())
    }

    /// Returns the device with the same screen as the model `name`.
    static func deviceWithScreen(of name: String) -> String? { devices.first { $0.isModel(name) }?.word }

    /// Returns the one of `names`, all devices unless given, that is most likely meant by `word`: the same one in other
    /// letters, one with the same screen, or the one of the same family with the nearest number. Of a word without a
    /// number, returns the most similar one.
    public static func nearestDevice(to word: String, among names: [String] = devices.map { $0.word }) -> String? {
        if let respelled = names.first(where: { $0.lowercased() == word.lowercased() }) { return respelled }
        if let sameScreen = deviceWithScreen(of: word), names.contains(sameScreen) { return sameScreen }
        guard let wanted = word.splitAtNumber else { return NearestWord.of(word, among: names) }
        var nearest: (name: String, distance: Int)?
        for name in names {
            guard let device = name.splitAtNumber, device.family == wanted.family, device.rest == wanted.rest else {
                continue
            }
            let distance = abs(device.number - wanted.number)
            if nearest.map({ distance < $0.distance }) ?? true { nearest = (name, distance) }
        }
        return nearest?.name ?? names.first { $0.lowercased() == wanted.family && wanted.rest.isEmpty }
            ?? misspelledDevice(word).flatMap { names.contains($0) ? $0 : nil }
    }
}

extension String {
    /// The number in the name of a device, and what is before and behind it in lower case; `nil` if there is no short
    /// one.
    fileprivate var splitAtNumber: (family: String, number: Int, rest: String)? {
        func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
        guard let start = utf8.firstIndex(where: isDigit) else { return nil }
        let end = utf8[start...].firstIndex { !isDigit($0) } ?? endIndex
        guard utf8.distance(from: start, to: end) < 5, let number = Int(self[start..<end]) else { return nil }
        return (self[..<start].lowercased(), number, self[end...].lowercased())
    }
}
