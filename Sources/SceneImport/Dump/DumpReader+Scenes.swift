import SceneRuntime
import SceneText

extension DumpReader {
    /// Makes a scene of all windows, and one of each other root.
    ///
    /// A root that is printed again, alone or in a tree, is shown once. A window that is printed again begins another
    /// printout, and another scene.
    mutating func makeScenes() {
        var shown = Set(roots.count > 1 ? addresses : [])
        var windows: [ImportedViewID] = []
        var windowAddresses: Set<String> = []
        for root in roots {
            let view = document[root.id]
            if view.firstSubview == nil, !root.address.isEmpty, !shown.insert(root.address).inserted { continue }
            guard view.size.width > 0, view.size.height > 0 else {
                document.remarks.append("A view without a size is left out: \(view.className)")
                continue
            }
            if view.kind == .window {
                if !root.address.isEmpty, !windowAddresses.insert(root.address).inserted {
                    addScene(of: windows)
                    windows = []
                    windowAddresses = [root.address]
                }
                windows.append(root.id)
            } else {
                let isOwnClass = view.kind == .view && view.className != "UIView"
                let name = isOwnClass ? view.className.plainClassName : "Main"
                document.scenes.append(ImportedScene(name: name, origin: view.origin, roots: [root.id]))
            }
        }
        addScene(of: windows)
        addRemarks()
    }

    private mutating func addScene(of windows: [ImportedViewID]) {
        guard let first = windows.first else { return }
        document.scenes.append(ImportedScene(name: "Main", origin: document[first].origin, roots: windows))
    }

    /// Adds what the printout doesn't tell; reports a text that has no views.
    private mutating func addRemarks() {
        if document.scenes.isEmpty, !document.diagnostics.hasErrors {
            let hasRows = !document.views.isEmpty || !document.diagnostics.isEmpty
            let start = text.source.range(0, 0)
            let isEmpty = text.source.bytes.allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\n") }
            if !hasRows, text.source.isUTF16 {
                document.diagnostics.append(.printoutInUTF16(at: start))
            } else {
                document.diagnostics.append(
                    !hasRows && text.source.isFailureOfDebugger
                        ? .failureOfDebugger(at: start) : .noViews(at: start, hasRows: hasRows, isEmpty: isEmpty))
            }
        }
        var remarks = [
            "Imported from \(nameInSentence(text.source.path) { "`\($0)`" }), printed by -[UIView recursiveDescription].",
            "It doesn't contain: overrides of hitTest and point(inside:), kinds of gesture recognizers, disabled controls,",
            "zPosition, and the bounds' origin of views that don't scroll.",
        ]
        if roots.count > 1, !text.hasBars {
            remarks.append("There are no bars before the rows, so a row is only in another if it is indented.")
        }
        if opaqueCount > 0 {
            remarks.append("Left out: \(counted(opaqueCount, "row")) in views that only draw.")
        }
        document.remarks = remarks + document.remarks
        document.reasonsForMissingTargets = reasonsForMissingTargets
    }

    /// Which touch targets of the app a printout doesn't have as views.
    private var reasonsForMissingTargets: [String] {
        var reasons: [String] = []
        if hasSwiftUI { reasons.append("SwiftUI's controls have no UIKit views of their own") }
        if document.views.contains(where: { $0.hitTesting == .reactNative || $0.hitTesting == .reactNativeFabric }) {
            reasons.append("React Native handles touches in JavaScript, so any view may be a target")
        }
        if document.views.contains(where: { $0.hasUnknownRecognizers }) {
            reasons.append("the printout doesn't say what the recognizers of its views are")
        }
        return reasons
    }
}
