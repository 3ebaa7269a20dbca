import SceneText

/// The use of a component by an item.
struct ComponentUse: Sendable {
    /// The item, whose kind is the one that the component is based on.
    let item: ItemID
    /// The component and those that it is based on. Of the others only the first is known until their contents are
    /// copied.
    var layers: [ComponentLayer]
    /// The number of environments around it.
    var depth: Int32 = 0
    /// The first of the items in the component, apart from its own view; `nil` until they are copied.
    var firstItem: ItemID?
    /// The Names of the component, by their numbers there.
    var names: [NameID] = []
    /// The lists of repetitions around what is in the component, by their numbers there.
    var repetitionLists: [RepetitionListID] = []

    /// Creates a use without parameters.
    init(of component: BoundComponent, by item: ItemID) {
        self.item = item
        layers = [ComponentLayer(component)]
    }

    /// The component as written.
    var component: BoundComponent { layers[0].component }
}

/// One component of a use: its parameters, and its attributes and block.
struct ComponentLayer: Sendable {
    let component: BoundComponent
    /// The numbers and conditions that are its parameters, evaluated around the use.
    var values: [Expression] = []
    /// The expressions in the texts that are its parameters, by their numbers, evaluated around the use.
    var texts: [Int: [TextInsertion]] = [:]
    /// The views that it takes; `nil` for one with an error.
    var views: [BoundPath?] = []
    /// The attributes of its view that apply to every instance.
    var attributes = 0..<0
    /// The statements of its block.
    var body = 0..<0

    /// Creates a layer with all defaults.
    init(_ component: BoundComponent) {
        self.component = component
        if component.hasTooManyParameters { return }
        values = component.defaultValues
        for parameter in component.parameters {
            if case .view = parameter.kind { views.append(nil) }
        }
    }
}
