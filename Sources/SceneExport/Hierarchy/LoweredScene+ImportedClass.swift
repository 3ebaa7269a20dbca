import SceneRuntime
import SceneSemantics

extension LoweredScene {
    /// Returns the class that an import found for `view`, if that decides about its touches and `view` still
    /// treats them so.
    ///
    /// - Parameter comments: Those above its declaration.
    func importedClass(of view: ViewID, in comments: [String]) -> String? {
        for comment in comments {
            guard let name = ImportRemark.className(in: comment) else { continue }
            let viewClass = ViewClass.named(name, baseClass: "")
            if isOf(viewClass.kind, view), behaves(view, as: viewClass.role) { return name }
        }
        return nil
    }

    private func isOf(_ kind: ViewKind, _ view: ViewID) -> Bool {
        switch tree[view].kind {
        case kind: true
        case .scene: kind == .view
        // In a control, an import makes plain views of what would be a control elsewhere.
        case .view: tree.superviews(of: view).contains { tree[$0].kind.isControl }
        default: kind == .view
        }
    }

    private func behaves(_ view: ViewID, as role: ViewClass.Role) -> Bool {
        switch role {
        case .passthrough, .part, .ordinary:
            tree.rules(of: view).elementsEqual([.super, .pass]) || !tree[view].isUserInteractionEnabled
        case .neverHit: !tree[view].isUserInteractionEnabled
        case .opaque: tree.subviews(of: view).isEmpty
        case .reactNative, .reactNativeFabric: true
        case .flattened, .dropped, .suspicious: false
        }
    }
}
