/// A group of attributes. A kind takes either all attributes of a group or none.
public enum AttributeGroup: UInt8, CaseIterable, Sendable {
    case layout, bounds, transform, view, control, slider, `switch`, scrollContent, scroll, cells, table, collection,
        items, stack, hitTesting
    case recognizer, scene

    /// The title of the group in the reference.
    public var title: String {
        switch self {
        case .layout: "Layout"
        case .bounds: "Bounds"
        case .transform: "Transform"
        case .view: "View"
        case .control: "Control"
        case .slider: "Slider"
        case .switch: "Switch"
        case .scrollContent: "Scroll content"
        case .scroll: "Scroll, table, collection"
        case .cells: "Table, collection"
        case .table: "Table"
        case .collection: "Collection"
        case .items: "Items"
        case .stack: "Stack"
        case .hitTesting: "Hit testing"
        case .recognizer: "Recognizer"
        case .scene: "Scene"
        }
    }
}
