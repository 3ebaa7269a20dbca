extension InterfaceBuilderReader {
    /// Returns the start of the text that a person sees on the view of an element, or an empty text.
    func title(of element: XMLElementID) -> String {
        let title = wholeTitle(of: element)
        guard title.utf8.count > Self.maximumTitleLength else { return title }
        let start = String(title.unicodeScalars.prefix(Self.maximumTitleLength))
        return start.utf8.count < title.utf8.count ? start + "…" : title
    }

    /// How many characters of a title are kept. It only has to tell which view it is.
    private static let maximumTitleLength = 40

    private func wholeTitle(of element: XMLElementID) -> String {
        switch xml.name(of: element) {
        case "button": buttonTitle(of: element)
        case "label", "textView": text("text", of: element) ?? attributedText("attributedText", of: element) ?? ""
        case "textField": text("text", of: element) ?? text("placeholder", of: element) ?? ""
        case "searchBar": text("placeholder", of: element) ?? ""
        case "segmentedControl": segmentTitles(of: element)
        default: accessibilityLabel(of: element)
        }
    }

    private func buttonTitle(of button: XMLElementID) -> String {
        // A configuration replaces what the states say.
        if let configuration = xml.child("buttonConfiguration", of: button) {
            if let title = text("title", of: configuration) { return title }
            if let title = attributedText("attributedTitle", of: configuration) { return title }
        }
        if let state = xml.child("state", key: "normal", of: button) {
            if let title = text("title", of: state) { return title }
            if let title = attributedText("attributedTitle", of: state) { return title }
        }
        return accessibilityLabel(of: button)
    }

    private func segmentTitles(of control: XMLElementID) -> String {
        guard let segments = xml.child("segments", of: control) else { return accessibilityLabel(of: control) }
        return xml.children(of: segments).compactMap { text("title", of: $0) }.joined(separator: " ")
    }

    private func accessibilityLabel(of element: XMLElementID) -> String {
        guard let accessibility = xml.child("accessibility", key: "accessibilityConfiguration", of: element) else {
            return ""
        }
        return text("label", of: accessibility) ?? ""
    }

    /// Returns a text that isn't empty: of the attribute `key`, or, if it contains line ends, of an element of its own.
    private func text(_ key: String, of element: XMLElementID) -> String? {
        if let value = xml.value(of: key, in: element) { return value.isEmpty ? nil : value }
        let child = xml.child("string", key: key, of: element) ?? xml.child("mutableString", key: key, of: element)
        guard let child, xml.value(of: "base64-UTF8", in: child) != "YES" else { return nil }
        let text = xml.text(of: child)
        return text.isEmpty ? nil : text
    }

    /// Returns the text of the fragments of an attributed string.
    private func attributedText(_ key: String, of element: XMLElementID) -> String? {
        guard let string = xml.child("attributedString", key: key, of: element) else { return nil }
        var result = ""
        for fragment in xml.children(of: string) { result += text("content", of: fragment) ?? "" }
        return result.isEmpty ? nil : result
    }
}
