extension InterfaceBuilderReader {
    /// Returns the variations of an element that are active, the most specific last.
    func variations(of element: XMLElementID) -> [XMLElementID] {
        var found: [(specificity: Int, element: XMLElementID)] = []
        for child in xml.children(of: element) where xml.hasName("variation", child) {
            guard let key = xml.value(of: "key", in: child), let count = sizeClasses.specificity(of: key) else {
                continue
            }
            found.append((count, child))
        }
        if found.count < 2 { return found.map { $0.element } }
        return found.sorted { ($0.specificity, $0.element) < ($1.specificity, $1.element) }.map { $0.element }
    }

    /// Returns the value of an attribute of an element in its variations.
    func value(of attribute: String, in element: XMLElementID, _ variations: [XMLElementID]) -> String? {
        for variation in variations.reversed() {
            if let value = xml.value(of: attribute, in: variation) { return value }
        }
        return xml.value(of: attribute, in: element)
    }

    /// Returns the rectangle of an element in its variations.
    func rect(of element: XMLElementID, _ variations: [XMLElementID]) -> XMLElementID? {
        for variation in variations.reversed() {
            if let rect = xml.rect(of: variation) { return rect }
        }
        return xml.rect(of: element)
    }

    /// Returns the ids of the subviews that aren't installed in these variations.
    func excludedSubviews(_ variations: [XMLElementID]) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations {
            guard let mask = xml.child("mask", key: "subviews", of: variation) else { continue }
            for change in xml.children(of: mask) {
                guard let id = xml.value(of: "reference", in: change) else { continue }
                if xml.hasName("exclude", change) { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
        return excluded
    }
}
