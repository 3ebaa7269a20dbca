import SceneRuntime

/// Disjoint patches as a map of the plane.
extension [Patch] {
    /// The points at which the map has a label that `isWanted`.
    func region(where isWanted: (Int32) -> Bool) -> Region {
        Region(disjoint: filter { isWanted($0.label) }.map { $0.rectangle })
    }

    /// The part of the map that lies in `rectangle`.
    func restricted(to rectangle: Rectangle) -> [Patch] {
        compactMap { patch in
            let rest = patch.rectangle.intersection(rectangle)
            return rest.isEmpty ? nil : Patch(rest, label: patch.label)
        }
    }

    /// The part of the map that lies in `region`.
    func restricted(to region: Region) -> [Patch] {
        let near = restricted(to: region.boundingBox)
        if region.isRectangle || near.isEmpty { return near }
        // What lies beside the region is painted over, and dropped.
        let beside = Region(region.boundingBox).subtracting(region)
        return (near + beside.patches(label: Label.none)).painted().filter { $0.label != Label.none }
    }
}
