/// One of the two axes, which are laid out independently.
enum Axis: Sendable {
    case horizontal
    case vertical
}
