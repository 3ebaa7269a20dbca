extension InterfaceBuilderReader {
    /// Returns what to call the scene of a controller with the view `view`.
    func nameOfScene(of controller: XMLElementID, _ view: XMLElementID) -> String {
        for attribute in ["userLabel", "storyboardIdentifier"] {
            if let name = xml.value(of: attribute, in: controller), !name.isEmpty { return name.withoutController }
        }
        if let name = xml.value(of: "customClass", in: controller) { return name.plainClassName.withoutController }
        if let title = xml.value(of: "title", in: controller), !title.isEmpty { return title }
        if let label = xml.value(of: "userLabel", in: view), !label.isEmpty { return label }
        return xml.name(of: controller).withoutController.withCapital
    }

    /// Returns what to call the scene of a view without a controller.
    func nameOfScene(ofView view: XMLElementID) -> String {
        if let label = xml.value(of: "userLabel", in: view), !label.isEmpty { return label }
        if let name = xml.value(of: "customClass", in: view) { return name.plainClassName }
        let owner = xml.value(of: "id", in: view).flatMap { objects.viewOwners[$0] }
        if let name = owner.flatMap({ xml.value(of: "customClass", in: $0) }) {
            return name.plainClassName.withoutController
        }
        return xml.name(of: view).withCapital
    }

    /// Returns what findings call an element: its label, or else its title, its outlet in code, or its id.
    func displayedName(of element: XMLElementID) -> String {
        if let label = xml.value(of: "userLabel", in: element), !label.isEmpty { return label }
        let title = title(of: element)
        if !title.isEmpty { return title }
        guard let id = xml.value(of: "id", in: element) else { return xml.name(of: element) }
        return objects.outlets[id] ?? id
    }
}

extension String {
    /// The text without `ViewController` or `Controller` at its end.
    fileprivate var withoutController: String {
        for suffix in ["ViewController", "Controller"] where utf8.count > suffix.utf8.count && hasSuffix(suffix) {
            return String(dropLast(suffix.count))
        }
        return self
    }
}
