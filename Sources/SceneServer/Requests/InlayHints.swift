import SceneReport
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/inlayHint`: the frames that follow from pins.
    func inlayHints(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        let range = try range(parameters, in: document)
        let hints = analysis(of: document).frameHints.filter { range.start <= $0.offset && $0.offset <= range.end }
        let placed = hints.map { (document.lines.position(at: $0.offset, features.encoding), $0.text) }
        return { value in
            value.array { array in
                for (position, text) in placed {
                    array.object { object in
                        object.member("position") { $0.value(position) }
                        object.member("label", text)
                        object.member("paddingLeft", true)
                    }
                }
            }
        }
    }
}

extension DocumentAnalysis {
    /// The frames of the views whose frame isn't written but follows from pins, each behind the attributes of its
    /// statement. A statement that makes views with several frames has none; of several devices, the first counts.
    fileprivate var frameHints: [(offset: Int, text: String)] {
        var frames: [SourceRange: String?] = [:]
        for scene in scenes.compactMap({ $0.lowered }) {
            for view in scene.tree.identities {
                guard let statement = scene.statement(of: view)?.written, statement.file == source.file else {
                    continue
                }
                if let earlier = frames[statement] {
                    if let frame = earlier, frame != scene.tree[view].frame.frameText { frames[statement] = .some(nil) }
                } else {
                    frames[statement] = scene.hasPins(view) ? scene.tree[view].frame.frameText : .some(nil)
                }
            }
        }
        let tree = tree
        var hints: [(offset: Int, text: String)] = []
        tree.forEachNode { node, _ in
            guard tree.kind(node) == .item, case .some(.some(let frame)) = frames[tree.range(node)] else { return }
            hints.append((ItemSyntax(tree: tree, node: node).header.end, frame))
        }
        return hints
    }
}

extension LoweredScene {
    /// Whether attributes of layout other than a whole frame are written for `view`.
    fileprivate func hasPins(_ view: ViewID) -> Bool {
        if range(ofLayout: .frame, of: view) != nil { return false }
        return Self.pins.contains { range(ofLayout: $0, of: view) != nil }
    }

    private static let pins: [Attribute] = Schema.attributes.compactMap { entry in
        entry.group == .layout && ![.frame, .safeArea, .customSpacing].contains(entry.attribute) ? entry.attribute : nil
    }
}
