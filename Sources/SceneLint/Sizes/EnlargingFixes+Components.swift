import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Targets that are small because of the component whose view they are.
extension EnlargingFixes {
    /// The attributes of a use that change how large the hit area of its view is, whatever the component says.
    private static let attributesOfSize: [Attribute] = [
        .frame, .fill, .width, .height, .size, .hitSlop, .hitShape, .scale, .transform,
    ]
    /// Pins that fix a length together.
    private static let pairsOfPins: [(Attribute, Attribute)] = [(.leading, .trailing), (.top, .bottom)]

    /// Returns where the size of `target` is written: on its line, or in the component that it uses.
    func placeOfSize(of target: ViewID, _ small: SizeShortfall) -> SourceRange {
        guard !small.isCovered, let size = sizeInComponent(of: target), superviewCutting(target) == nil else {
            return scene.range(of: target)
        }
        let tree = scene.tree(of: size)
        let component = FileSyntax(tree).components.first { $0.range.contains(size) }
        guard var place = component?.name?.range else { return scene.range(of: target) }
        place.use = size.use
        return place
    }

    /// Returns the edit that writes `slop` where the size of `target` is written, or `nil` if there is none.
    func writing(_ slop: Edges, for target: ViewID, _ small: SizeShortfall) -> Diagnostic.Edit? {
        guard placeOfSize(of: target, small) != scene.range(of: target), let size = sizeInComponent(of: target) else {
            return scene.writing(written(slop), for: .hitSlop, of: target)
        }
        if let own = scene.range(of: .hitSlop, of: target) {
            return scene.isLiteral(.hitSlop, of: target) ? Diagnostic.Edit(own, written(slop)) : nil
        }
        var place = size.atStart
        place.use = size.use
        return Diagnostic.Edit(place, written(slop) + " ")
    }

    /// Returns the attribute of a component that gives its view `target` a size, or `nil` if its use has a part in it.
    private func sizeInComponent(of target: ViewID) -> SourceRange? {
        guard let statement = scene.statement(of: target) else { return nil }
        func inComponent(_ attribute: Attribute) -> SourceRange? {
            scene.range(ofLayoutInComponent: attribute, of: target).flatMap { $0.use > 0 ? $0 : nil }
        }
        func isInUse(_ attribute: Attribute) -> Bool {
            let written = scene.range(ofLayout: attribute, of: target) ?? scene.range(of: attribute, of: target)
            return written.map { statement.contains($0) } ?? false
        }
        let size =
            inComponent(.size)
            ?? inComponent(.height).flatMap { height in
                inComponent(.width).map { $0.file == height.file && $0.start > height.start ? height : $0 }
            }
        guard let size, !Self.attributesOfSize.contains(where: isInUse),
            !Self.pairsOfPins.contains(where: { isInUse($0) && isInUse($1) })
        else { return nil }
        return size
    }
}
