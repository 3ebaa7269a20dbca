import SceneRuntime

/// Disjoint patches as a map of the plane.
extension [Patch] {
    /// Returns the points whose label `isIncluded` accepts.
    func region(where isIncluded: (Int32) -> Bool) -> Region {
        Region(disjoint: filter { isIncluded($0.label) }.map { $0.rectangle })
    }

    /// Returns the part of the map in `rectangle`.
    func restricted(to rectangle: Rectangle) -> [Patch] {
        compactMap { patch in
            let rest = patch.rectangle.intersection(rectangle)
            return rest.isEmpty ? nil : Patch(rest, label: patch.label)
        }
    }

    /// Returns the part of the map in `region`.
    func restricted(to region: Region) -> [Patch] {
        let near = restricted(to: region.boundingBox)
        if region.isRectangle || near.isEmpty { return near }
        // Points outside the region are painted over, and dropped.
        let beside = Region(region.boundingBox).subtracting(region)
        return (near + beside.patches(label: Label.none)).painted().filter { $0.label != Label.none }
    }
}
