/// The attributes that belong together: what takes one of a group takes all of it.
public enum AttributeGroup: UInt8, CaseIterable, Sendable {
    case layout, bounds, transform, view, control, slider, `switch`, scrollContent, scroll, cells, table, collection,
        items, hitTesting
    case recognizer, scene

    /// How the reference calls the group.
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
        case .hitTesting: "Hit testing"
        case .recognizer: "Recognizer"
        case .scene: "Scene"
        }
    }
}
