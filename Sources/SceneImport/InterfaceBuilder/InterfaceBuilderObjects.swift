import SceneText

/// The objects of a document by their ids, and the connections between them.
struct InterfaceBuilderObjects {
    /// The first element with each id.
    private(set) var elements: [String: XMLElementID] = [:]
    /// The name of the first outlet that is connected to an id.
    private(set) var outlets: [String: String] = [:]
    /// The owner of the outlet `view` that is connected to an id: the controller of a XIB.
    private(set) var viewOwners: [String: XMLElementID] = [:]
    /// The elements with an action that a tap triggers, or with a segue.
    private(set) var wired: Set<XMLElementID> = []
    /// The elements with an action for an event of a control.
    private(set) var controls: Set<XMLElementID> = []
    /// The ids of the recognizers that are attached to an element.
    private(set) var recognizers: [XMLElementID: [String]] = [:]
    /// The ids of the controllers that are embedded in a container, or are the first one of a navigation controller.
    private(set) var embedded: [XMLElementID: String] = [:]
    /// Ids that more than one element has.
    private(set) var diagnostics: [Diagnostic] = []

    /// Collects the objects of `xml`.
    init(of xml: XMLDocument) {
        for index in xml.elements.indices {
            let element = XMLElementID(index: index)
            guard let parent = xml.parent(of: element) else { continue }
            if xml.hasName("connections", parent) {
                if let owner = xml.parent(of: parent) { addConnection(element, of: owner, in: xml) }
            } else if !xml.hasName("constraints", parent) {
                addObject(element, in: xml)
            }
        }
    }

    private mutating func addObject(_ element: XMLElementID, in xml: XMLDocument) {
        guard let attribute = xml.attribute("id", of: element), !xml.hasName("device", element),
            !xml.hasName("adaptation", element)
        else { return }
        let id = xml.value(of: attribute)
        guard let first = elements[id] else {
            elements[id] = element
            return
        }
        if diagnostics.count < Self.maximumDuplicates {
            diagnostics.append(
                .duplicateID(id, at: xml.rangeOfName(of: element), first: xml.rangeOfName(of: first)))
        }
    }

    /// How many duplicate ids to report.
    private static let maximumDuplicates = 100

    private mutating func addConnection(_ connection: XMLElementID, of owner: XMLElementID, in xml: XMLDocument) {
        let destination = xml.value(of: "destination", in: connection) ?? ""
        switch xml.name(of: connection) {
        case "outlet":
            guard let property = xml.value(of: "property", in: connection) else { return }
            if property == "view" { viewOwners[destination] = owner }
            if !Self.unnamingOutlets.contains(property), outlets[destination] == nil { outlets[destination] = property }
        case "outletCollection" where xml.value(of: "property", in: connection) == "gestureRecognizers":
            recognizers[owner, default: []].append(destination)
        case "action":
            guard let event = xml.value(of: "eventType", in: connection) else {
                // A recognizer has one kind of event only.
                wired.insert(owner)
                return
            }
            controls.insert(owner)
            if Self.tapEvents.contains(event) { wired.insert(owner) }
        case "segue":
            switch xml.value(of: "kind", in: connection) {
            case "embed": embedded[owner] = destination
            case "relationship":
                if xml.value(of: "relationship", in: connection) == "rootViewController" {
                    embedded[owner] = destination
                }
            default: wired.insert(owner)
            }
        default: break
        }
    }

    /// The outlets that say nothing about what they are connected to.
    private static let unnamingOutlets: Set<String> = ["view", "delegate", "dataSource"]
    /// The events that a tap can send.
    private static let tapEvents: Set<String> = [
        "touchUpInside", "valueChanged", "primaryActionTriggered", "touchDown",
    ]
}
