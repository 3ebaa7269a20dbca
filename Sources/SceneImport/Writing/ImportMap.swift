import SceneSemantics
import SceneText

/// Maps places of an imported scene's text back to the document it was made from.
public struct ImportMap: Sendable {
    /// An item of the scene, and where it comes from.
    public struct Entry: Sendable {
        /// The range of the whole item, with its block, in the scene's text.
        public var start = 0, end = 0
        /// The place of the row or element.
        public var origin: SourceRange
        /// The Name of the view in the scene, or an empty text.
        public var name = ""
        /// The class of the view in the document, or an empty text.
        public var className: String
        /// What the document calls the view, or an empty text if it is known by its Name.
        public var displayedName = ""
        /// The id of the view's element in Interface Builder, or an empty text.
        public var objectID = ""
        /// The address in the view's row, or an empty text.
        public var address = ""
        /// Whether the view is in the middle of an animation.
        public var isMoving = false
        /// Whether a framework made the view, so that an app can't change it.
        public var isFrameworkOwned = false
        /// Whether an assumption says what it does with touches.
        public var isAssumed = false
        /// Whether it or a superview is hidden or transparent.
        public var isHidden = false
        /// Whether the view has recognizers of unknown kind.
        public var hasUnknownRecognizers = false
        /// Whether it is a touch target because of them.
        public var isTargetByRecognizers = false
        /// Whether its interaction is off, as it is by default in a view of its kind.
        public var isOffByDefault = false
        /// Whether it is an image.
        public var isImage = false
        /// The presentation that it is part of, if UIKit shows it in front of the app's views.
        var presentation: Presentation?
        /// The presentation that its next items are part of.
        var presentationInFront: Presentation?
        /// The entry of the enclosing item.
        var enclosing: Int?

        /// What identifies the view in the document: its id or its address, or an empty text.
        public var object: String { objectID.isEmpty ? address : objectID }

        /// What the document calls the view, or else its Name in the scene, or else its class.
        public var readableName: String { [displayedName, name].first { !$0.isEmpty } ?? className }
    }

    /// The items, in the order of the text.
    public internal(set) var entries: [Entry] = []
    /// Whether the document is one of Interface Builder, where views have labels, titles and ids.
    public internal(set) var isInterfaceBuilder = false
    /// By the addresses of the views in rows that aren't written, because one that looks alike is written for them: the
    /// address of the view there, and how many rows before.
    private var repeatedAddresses: [String: (address: String, rowsBefore: Int)] = [:]
    /// The place of what comes from no row or element.
    var fallback: SourceRange
    /// The entries with each Name, in the order of the text. Every scene has Names of its own.
    private var entriesOfName: [String: [Int]] = [:]
    /// The entries with Names that the document calls something else, by what it calls them, in the order of the text.
    private var entriesOfDisplayedName: [String: [Int]] = [:]

    /// Creates the map of a text without items.
    init(fallback: SourceRange) {
        self.fallback = fallback
    }

    /// Adds an item of `outer` and returns its index. Its range is set when it is known.
    mutating func open(_ entry: Entry, in outer: Int?) -> Int {
        if !entry.name.isEmpty {
            entriesOfName[entry.name, default: []].append(entries.count)
            if !entry.displayedName.isEmpty {
                entriesOfDisplayedName[entry.displayedName, default: []].append(entries.count)
            }
        }
        entries.append(entry)
        entries[entries.count - 1].enclosing = outer
        findPresentation(of: entries.count - 1)
        return entries.count - 1
    }

    /// Returns the innermost item around `range` of the scene's text, or `nil` if it is outside all of them.
    public func entry(at range: SourceRange) -> Entry? { index(at: range).map { entries[$0] } }

    /// Returns the message that no view has the class or Name `word`, with the nearest one that a view has.
    public func problem(ofUnknownView word: String) -> String {
        if let address = word.asAddress { return "no imported view has the address `\(address)`" }
        let nearest = NearestWord.of(word, among: entries.flatMap { [$0.className, $0.name] })
        return "no view has the class or the Name `\(word)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
    }

    /// Adds the address of a view in a row that isn't written.
    mutating func add(_ address: String, like written: String, rowsBefore: Int) {
        if !address.isEmpty, !written.isEmpty { repeatedAddresses[address] = (written, rowsBefore) }
    }

    /// Returns the index of the item of the view at `address` in the scene called `scene`, and how many views of the
    /// item are before that view; `nil` if there is none.
    public func item(at address: String, inScene scene: String) -> (index: Int, instance: Int)? {
        guard let first = entriesOfName[scene]?.first(where: { entries[$0].enclosing == nil }) else { return nil }
        let (written, instance) = repeatedAddresses[address] ?? (address, 0)
        return indicesOfScene(of: first).first { entries[$0].address == written }.map { ($0, instance) }
    }

    /// Returns the index of the innermost item around `range` of the scene's text.
    public func indexOfItem(at range: SourceRange) -> Int? { index(at: range) }

    /// Returns the index of the item around the one with this index.
    public func enclosingItem(of index: Int) -> Int? { entries[index].enclosing }

    /// Returns the Name of the only view that the document calls `title`; `nil` if a view has the Name `title` itself.
    public func name(ofViewCalled title: String) -> String? {
        if entriesOfName[title] != nil { return nil }
        let names = Set((entriesOfDisplayedName[title] ?? []).map { entries[$0].name })
        return names.count == 1 ? names.first : nil
    }

    /// Returns the Name of the only view in the scene around `range` that the document calls `title`.
    public func name(ofViewCalled title: String, inSceneAt range: SourceRange) -> String? {
        guard let candidates = entriesOfDisplayedName[title], let index = index(at: range) else { return nil }
        let scene = indicesOfScene(of: index)
        let first = candidates.partitioningIndex { $0 >= scene.lowerBound }
        guard first < candidates.count, candidates[first] < scene.upperBound else { return nil }
        let isOnly = first + 1 == candidates.count || candidates[first + 1] >= scene.upperBound
        return isOnly ? entries[candidates[first]].name : nil
    }

    /// Returns the item of the view that a path such as `List[0].PlayButton` names in a scene, or `nil` if the view has
    /// no Name, as the cell `List[0]` and its content.
    public func entry(ofPath path: String, inScene scene: String) -> Entry? {
        entry(of: resolve(path, inScene: scene), namedBy: path)
    }

    /// Returns the item of the view that `path` names in the scene around `range`, or `nil` if the view has no Name.
    public func entry(ofPath path: String, inSceneAt range: SourceRange) -> Entry? {
        entry(of: resolve(path, inSceneAt: range), namedBy: path)
    }

    private func entry(of resolved: (index: Int, nameEnd: String.Index)?, namedBy path: String) -> Entry? {
        guard let resolved, resolved.nameEnd == path.endIndex else { return nil }
        return entries[resolved.index]
    }

    /// Returns the last item that a path in the scene around `range` names, and the end of its Name in the path.
    private func resolve(_ path: String, inSceneAt range: SourceRange) -> (index: Int, nameEnd: String.Index)? {
        index(at: range).flatMap { resolve(path, inSceneOf: $0) }
    }

    /// Returns the last item that a path in the scene called `scene` names, and the end of its Name in the path.
    private func resolve(_ path: String, inScene scene: String) -> (index: Int, nameEnd: String.Index)? {
        entriesOfName[scene]?.first { entries[$0].enclosing == nil }.flatMap { resolve(path, inSceneOf: $0) }
    }

    private func resolve(_ path: String, inSceneOf index: Int) -> (index: Int, nameEnd: String.Index)? {
        let scene = indicesOfScene(of: index)
        let names = path.split { $0 == "." || $0 == "[" || $0 == "]" }
        for name in names.reversed() {
            guard let candidates = entriesOfName[String(name)] else { continue }
            let first = candidates.partitioningIndex { $0 >= scene.lowerBound }
            if first < candidates.count, candidates[first] < scene.upperBound {
                return (candidates[first], name.endIndex)
            }
        }
        return nil
    }

    private func index(at range: SourceRange) -> Int? {
        var index: Int? = entries.partitioningIndex { $0.start > range.start } - 1
        while let current = index, current >= 0 {
            if range.start < entries[current].end || range.start == entries[current].start { return current }
            index = entries[current].enclosing
        }
        return nil
    }

    /// Returns the indices of all entries in the scene of the entry at `index`.
    private func indicesOfScene(of index: Int) -> Range<Int> {
        var first = index
        while let outer = entries[first].enclosing { first = outer }
        let end = entries[first].end
        return first..<max(first + 1, entries.partitioningIndex { $0.start >= end })
    }

    /// Returns the place in the document that `range` of the scene's text comes from.
    public func origin(of range: SourceRange) -> SourceRange {
        entry(at: range)?.origin ?? fallback
    }

    /// Returns `path` in the scene around `range` with what the document calls its views.
    public func displayedPath(_ path: String, inSceneAt range: SourceRange) -> String {
        displayed(path: path, of: resolve(path, inSceneAt: range))
    }

    /// Returns `path` with the last Name, and all that comes before it, replaced by what the document calls the view.
    private func displayed(path: String, of resolved: (index: Int, nameEnd: String.Index)?) -> String {
        guard let (index, nameEnd) = resolved, !entries[index].displayedName.isEmpty else { return path }
        return entries[index].displayedName + path[nameEnd...]
    }

    /// What rules know about the document.
    public var documentOrigin: DocumentOrigin {
        let viewName: @Sendable (String, String) -> String = { path, scene in
            displayed(path: path, of: resolve(path, inScene: scene))
        }
        return DocumentOrigin(
            isInterfaceBuilder ? .interfaceBuilder : .printout, viewName: isInterfaceBuilder ? viewName : nil
        ) { path, scene in
            entry(ofPath: path, inScene: scene)?.hasUnknownRecognizers ?? false
        } isTargetByRecognizers: { item in
            entry(at: item)?.isTargetByRecognizers ?? false
        } isFrameworkOwned: { item in
            entry(at: item)?.isFrameworkOwned ?? false
        }
    }
}
