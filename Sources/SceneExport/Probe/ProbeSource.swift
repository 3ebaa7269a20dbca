/// The Swift file that `scenec probe` prints: it describes the views of a running app as a scene. It compiles with
/// Swift 5.9 and later, for iOS 13 and later, and uses no private API.
public let probeSource = views + "\n" + probedRecognizers

/// The part that writes views.
private let views = #"""
    // SceneProbe, written by `scenec probe`: describes the views of a running app as a scene.
    //
    // Add this file to the debug build of your app, and print the scene of a window, in code or in the debugger:
    //
    //   print(SceneProbe.scene(of: window))
    //
    // Save what it prints as `window.scene`. `scenec check window.scene` reports the controls that can't be touched, and
    // `scenec test window.scene` compares UIKit's own answers, which are the expectations at its end, with those of scenec.

    import UIKit

    /// Describes views as a scene: kinds, geometry, flags, scroll properties, recognizers, and what UIKit answers.
    @MainActor enum SceneProbe {
      /// Returns the views of a window, or of any other view, as a scene.
      ///
      /// The expectations are what `hitTest` answers in the middle of each square of a grid. Overrides of `hitTest` run for each
      /// of them, as they do for a touch.
      static func scene(of window: UIView, columns: Int = 12, rows: Int = 24) -> String {
        var points: [CGPoint] = []
        let box = window.bounds
        for row in 0..<max(1, rows) {
          for column in 0..<max(1, columns) {
            points.append(
              CGPoint(
                x: box.minX + box.width * (CGFloat(column) + 0.5) / CGFloat(max(1, columns)),
                y: box.minY + box.height * (CGFloat(row) + 0.5) / CGFloat(max(1, rows))))
          }
        }
        return scene(of: window, at: points)
      }

      /// Returns the same with what `hitTest` answers at `points`, in the coordinates of the window.
      static func scene(of window: UIView, at points: [CGPoint]) -> String {
        let writer = SceneProbeWriter()
        writer.writeScene(of: window, at: points)
        return writer.lines.joined(separator: "\n") + "\n"
      }
    }

    /// Writes one scene.
    @MainActor private final class SceneProbeWriter {
      private(set) var lines: [String] = []
      /// The paths of the views that are written.
      private var paths: [ObjectIdentifier: String] = [:]
      private var names: Set<String> = []
      private var recognizers: [WrittenRecognizer] = []
      /// The scroll views that zoom, with the indices of their lines.
      private var zooming: [(scrollView: UIScrollView, line: Int)] = []
      private var overrideCount = 0

      func writeScene(of window: UIView, at points: [CGPoint]) {
        let name = makeName(for: window, kind: "Main")
        paths[ObjectIdentifier(window)] = name
        let start = lines.count
        writeOverrides(of: window, 0)
        var attributes: [String] = []
        addBounds(of: window, to: &attributes)
        addFlags(of: window, isPassive: false, clips: false, to: &attributes)
        open("scene \(name) \(size(window.bounds.size))", attributes, 0)
        writeContents(of: window, 1, base: "")
        addRelations()
        addZoomedViews()
        lines.append("")
        for point in points {
          // The views that a control is made of aren't written; their touches are the control's.
          var hit = window.hitTest(point, with: nil)
          while let view = hit, paths[ObjectIdentifier(view)] == nil { hit = view.superview }
          let answer = hit.flatMap { paths[ObjectIdentifier($0)] }.map { "-> \($0)" } ?? ".none"
          lines.append("    expect hit \(number(point.x)),\(number(point.y)) \(answer)")
        }
        lines.append("}")
        var header = ["// Printed by SceneProbe. The expectations are what UIKit answered."]
        if overrideCount > 0 {
          header.append(
            "// The code of overrides isn't known: \(overrideCount) marked. Where they change an answer, its expectation fails."
          )
        }
        lines.insert(contentsOf: header, at: start)
      }

      // MARK: Views

      /// Writes the recognizers and subviews of a view.
      ///
      /// - Parameter base: The path of the cell around it with a dot, or nothing.
      private func writeContents(of view: UIView, _ depth: Int, base: String) {
        for recognizer in view.gestureRecognizers ?? [] { write(recognizer, depth) }
        for subview in view.subviews { write(subview, depth, base: base) }
      }

      private func write(_ view: UIView, _ depth: Int, base: String, prefix: String = "") {
        let (usual, isLeaf) = kind(of: view)
        var kind = usual
        guard isFinite(view) else {
          lines.append(
            indent(depth) + "// \(className(of: view)) is left out: its frame has no numbers")
          return
        }
        let cells = self.cells(of: view)
        if kind == "table", !cells.isEmpty, !areRows(cells, of: view) {
          lines.append(
            indent(depth)
              + "// a table, whose cells are as items because they aren't one below the other")
          kind = "collection"
        }
        let name = makeName(for: view, kind: kind)
        let path = base + name
        paths[ObjectIdentifier(view)] = path
        writeOverrides(of: view, depth)
        var head = "\(prefix)\(kind) \(name)"
        if let title = title(of: view) { head += " \(quoted(title))" }
        var attributes = ["frame \(frame(of: view))"]
        let isScrolling = view is UIScrollView && !(view is UITextView)
        if !isScrolling && !(view is UITextView) { addBounds(of: view, to: &attributes) }
        addTransform(of: view, to: &attributes)
        addFlags(
          of: view, isPassive: kind == "label" || kind == "image", clips: view is UIScrollView,
          to: &attributes)
        addControl(view, to: &attributes)
        if isScrolling, let scroll = view as? UIScrollView {
          addScrolling(of: scroll, kind, to: &attributes)
          if scroll.delegate?.viewForZooming?(in: scroll) != nil {
            zooming.append((scroll, lines.count))
          }
        }
        let recognizers = view.gestureRecognizers ?? []
        let hasContents = !recognizers.isEmpty || (!isLeaf && !view.subviews.isEmpty)
        if !hasContents {
          lines.append(indent(depth) + ([head] + attributes).joined(separator: " "))
          return
        }
        open(head, attributes, depth)
        if isLeaf {
          for recognizer in recognizers { write(recognizer, depth + 1) }
        } else if !cells.isEmpty {
          for recognizer in recognizers { write(recognizer, depth + 1) }
          writeCells(cells, of: view, isTable: kind == "table", path, depth + 1, base: base)
        } else if let content = (view as? UIVisualEffectView)?.contentView {
          for recognizer in recognizers { write(recognizer, depth + 1) }
          if isPlain(content, in: view) {
            paths[ObjectIdentifier(content)] = path + ".content"
            writeContents(of: content, depth + 1, base: base)
          } else {
            write(content, depth + 1, base: base)
          }
        } else {
          writeContents(of: view, depth + 1, base: base)
        }
        lines.append(indent(depth) + "}")
      }

      /// Whether the content view of a visual effect view is as a scene has it: it fills the view, and gets touches.
      private func isPlain(_ content: UIView, in view: UIView) -> Bool {
        box(of: content) == view.bounds && content.bounds.origin == .zero
          && content.transform.isIdentity && !content.isHidden && content.alpha == 1
          && content.isUserInteractionEnabled && !content.clipsToBounds
          && (content.gestureRecognizers ?? []).isEmpty
      }

      /// Returns the word for a view, and whether what it consists of is its own matter.
      private func kind(of view: UIView) -> (word: String, isLeaf: Bool) {
        switch view {
        case is UISwitch: return ("switch", true)
        case is UISlider: return ("slider", true)
        case is UIStepper: return ("stepper", true)
        case is UISegmentedControl: return ("segmentedControl", true)
        case is UIPageControl: return ("pageControl", true)
        case is UITextField: return ("textField", true)
        case is UITextView: return ("textView", true)
        case is UIButton: return ("button", view.subviews.allSatisfy { !$0.isUserInteractionEnabled })
        case is UIControl: return ("control", false)
        case is UITableView: return ("table", false)
        case is UICollectionView: return ("collection", false)
        case is UIScrollView: return ("scroll", false)
        case is UIVisualEffectView: return ("visualEffect", false)
        case is UILabel: return ("label", false)
        case is UIImageView: return ("image", false)
        default: return ("view", false)
        }
      }

      // MARK: Cells

      /// Returns the displayed cells of a table or collection, in the order of its subviews.
      private func cells(of view: UIView) -> [UIView] {
        guard view is UITableView || view is UICollectionView else { return [] }
        return view.subviews.filter {
          ($0 is UITableViewCell || $0 is UICollectionViewCell) && isFinite($0)
            && box(of: $0).intersects(view.bounds)
        }
      }

      private func contentView(of cell: UIView) -> UIView? {
        if let cell = cell as? UITableViewCell { return cell.contentView }
        return (cell as? UICollectionViewCell)?.contentView
      }

      /// Whether cells are as wide as their table and one is below the other, in the order in which later ones are in front.
      private func areRows(_ cells: [UIView], of table: UIView) -> Bool {
        var last: CGFloat = 0
        for cell in cells {
          let box = self.box(of: cell)
          guard box.minX == 0, box.width == table.bounds.width, box.minY >= last, box.height > 0 else {
            return false
          }
          last = box.maxY
        }
        return true
      }

      /// Writes cells with the views between them. Each row is a section of its own, whose empty header is the gap above it.
      private func writeCells(
        _ cells: [UIView], of view: UIView, isTable: Bool, _ path: String, _ depth: Int, base: String
      ) {
        var (index, bottom) = (0, CGFloat(0))
        let others = view.subviews.filter { subview in !cells.contains { $0 === subview } }
        let first = cells.first.flatMap { cell in view.subviews.firstIndex { $0 === cell } } ?? 0
        for other in others where (view.subviews.firstIndex { $0 === other } ?? 0) < first {
          if !isCell(other) { write(other, depth, base: base) }
        }
        for cell in cells {
          let box = self.box(of: cell)
          let cellPath = isTable ? "\(path)[\(index),0]" : "\(path)[\(index)]"
          if isTable {
            lines.append(indent(depth) + "section {")
            if box.minY > bottom {
              lines.append(indent(depth + 1) + "header height \(number(box.minY - bottom))")
            }
            lines.append(indent(depth + 1) + "row height \(number(box.height)) {")
            writeCell(cell, cellPath, depth + 2)
            lines.append(indent(depth + 1) + "}")
            lines.append(indent(depth) + "}")
          } else {
            lines.append(indent(depth) + "item frame \(frame(of: cell)) {")
            writeCell(cell, cellPath, depth + 1)
            lines.append(indent(depth) + "}")
          }
          index += 1
          bottom = box.maxY
        }
        if isTable, let scroll = view as? UIScrollView, scroll.contentSize.height > bottom {
          lines.append(indent(depth) + "footer height \(number(scroll.contentSize.height - bottom))")
        }
        for other in others where (view.subviews.firstIndex { $0 === other } ?? 0) > first {
          if !isCell(other) { write(other, depth, base: base) }
        }
      }

      private func isCell(_ view: UIView) -> Bool {
        view is UITableViewCell || view is UICollectionViewCell
      }

      private func writeCell(_ cell: UIView, _ path: String, _ depth: Int) {
        paths[ObjectIdentifier(cell)] = path
        writeOverrides(of: cell, depth)
        var attributes: [String] = []
        addBounds(of: cell, to: &attributes)
        addTransform(of: cell, to: &attributes)
        addFlags(of: cell, isPassive: false, clips: false, to: &attributes)
        open("cell", attributes, depth)
        for recognizer in cell.gestureRecognizers ?? [] { write(recognizer, depth + 1) }
        let content = contentView(of: cell)
        // A content view that doesn't fill its cell is an ordinary view, and the cell's own one lets touches through.
        let fills =
          content.map { $0.superview === cell && box(of: $0) == cell.bounds && $0.transform.isIdentity }
          ?? false
        var isWritten = false
        if !fills {
          lines.append(indent(depth + 1) + "content userInteractionEnabled .off")
          isWritten = true
        }
        for subview in cell.subviews {
          if fills, subview === content {
            writeContent(subview, path, depth + 1)
            isWritten = true
          } else {
            write(subview, depth + 1, base: path + ".", prefix: "subview ")
          }
        }
        if !isWritten { lines.append(indent(depth + 1) + "content userInteractionEnabled .off") }
        lines.append(indent(depth) + "}")
      }

      private func writeContent(_ content: UIView, _ path: String, _ depth: Int) {
        paths[ObjectIdentifier(content)] = path + ".content"
        writeOverrides(of: content, depth)
        var attributes: [String] = []
        addBounds(of: content, to: &attributes)
        addFlags(of: content, isPassive: false, clips: false, to: &attributes)
        open("content", attributes, depth)
        writeContents(of: content, depth + 1, base: path + ".")
        lines.append(indent(depth) + "}")
      }

      // MARK: Attributes

      /// The rectangle that the view would have without its transform.
      private func box(of view: UIView) -> CGRect {
        let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
        return CGRect(
          x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height,
          width: size.width,
          height: size.height)
      }

      private func frame(of view: UIView) -> String {
        let box = self.box(of: view)
        return "\(number(box.minX)),\(number(box.minY)) \(size(box.size))"
      }

      private func addBounds(of view: UIView, to attributes: inout [String]) {
        let origin = view.bounds.origin
        if origin != .zero { attributes.append("bounds \(number(origin.x)),\(number(origin.y))") }
      }

      private func addTransform(of view: UIView, to attributes: inout [String]) {
        let anchor = view.layer.anchorPoint
        if anchor != CGPoint(x: 0.5, y: 0.5) {
          attributes.append("anchorPoint \(number(anchor.x)),\(number(anchor.y))")
        }
        let t = view.transform
        if !t.isIdentity {
          attributes.append(
            "transform " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: ","))
        }
      }

      /// - Parameter isPassive: Whether views of the kind take no touches unless told to.
      /// - Parameter clips: Whether views of the kind clip to their bounds.
      private func addFlags(
        of view: UIView, isPassive: Bool, clips: Bool, to attributes: inout [String]
      ) {
        if view.isHidden { attributes.append("hidden") }
        if view.alpha != 1 { attributes.append("alpha \(number(view.alpha))") }
        if view.isUserInteractionEnabled == isPassive {
          attributes.append("userInteractionEnabled \(isPassive ? ".on" : ".off")")
        }
        if view.clipsToBounds != clips { attributes.append("clipsToBounds \(clips ? ".off" : ".on")") }
        if view.layer.zPosition != 0 { attributes.append("zPosition \(number(view.layer.zPosition))") }
        if view.isMultipleTouchEnabled { attributes.append("multipleTouchEnabled") }
        if view.isExclusiveTouch { attributes.append("exclusiveTouch") }
      }

      private func addControl(_ view: UIView, to attributes: inout [String]) {
        if let control = view as? UIControl, !control.isEnabled { attributes.append("enabled .off") }
        if let view = view as? UISwitch, view.isOn { attributes.append("on") }
        guard let slider = view as? UISlider else { return }
        for (word, value, usual) in [
          ("value", slider.value, 0), ("minimumValue", slider.minimumValue, 0),
          ("maximumValue", slider.maximumValue, 1),
        ] as [(String, Float, Float)] where value != usual {
          attributes.append("\(word) \(number(CGFloat(value)))")
        }
        if !slider.isContinuous { attributes.append("continuous .off") }
      }

      private func addScrolling(of view: UIScrollView, _ kind: String, to attributes: inout [String]) {
        let offset = view.contentOffset
        var inset = view.adjustedContentInset
        if kind == "collection" {
          // In a scene the content ends with the last item, so an inset makes up for the items that aren't displayed.
          let ends = cells(of: view).map { box(of: $0) }
          inset.bottom += max(0, view.contentSize.height - (ends.map { $0.maxY }.max() ?? 0))
          inset.right += max(0, view.contentSize.width - (ends.map { $0.maxX }.max() ?? 0))
        } else if kind != "table" {
          attributes.append("contentSize \(size(view.contentSize))")
        }
        attributes.append("contentOffset \(number(offset.x)),\(number(offset.y))")
        if inset != .zero {
          attributes.append(
            "contentInset "
              + [inset.top, inset.left, inset.bottom, inset.right].map { number($0) }.joined(
                separator: ","))
        }
        if !view.isScrollEnabled { attributes.append("scrollEnabled .off") }
        if !view.delaysContentTouches { attributes.append("delaysContentTouches .off") }
        if !view.canCancelContentTouches { attributes.append("canCancelContentTouches .off") }
        if view.alwaysBounceVertical != (kind == "table") {
          attributes.append("alwaysBounceVertical \(kind == "table" ? ".off" : ".on")")
        }
        if view.alwaysBounceHorizontal { attributes.append("alwaysBounceHorizontal") }
        if !view.bounces { attributes.append("bounces .off") }
        if view.isPagingEnabled { attributes.append("pagingEnabled") }
        if view.minimumZoomScale != 1 {
          attributes.append("minimumZoomScale \(number(view.minimumZoomScale))")
        }
        if view.maximumZoomScale != 1 {
          attributes.append("maximumZoomScale \(number(view.maximumZoomScale))")
        }
        let selects =
          (view as? UITableView)?.allowsSelection ?? (view as? UICollectionView)?.allowsSelection
          ?? true
        if !selects { attributes.append("allowsSelection .off") }
      }

      /// Names the views that scroll views zoom. Their transforms show how far.
      private func addZoomedViews() {
        for (scrollView, index) in zooming {
          guard let view = scrollView.delegate?.viewForZooming?(in: scrollView),
            let path = paths[ObjectIdentifier(view)]
          else { continue }
          let isBlock = lines[index].hasSuffix(" {")
          let line = isBlock ? String(lines[index].dropLast(2)) : lines[index]
          lines[index] = "\(line) viewForZooming -> \(path)\(isBlock ? " {" : "")"
        }
      }

      // MARK: Overrides

      /// Writes a comment for each method of hit testing that isn't UIKit's.
      private func writeOverrides(of view: UIView, _ depth: Int) {
        var kit: AnyClass = type(of: view)
        while !isUIKit(NSStringFromClass(kit)), let next = (kit as? NSObject.Type)?.superclass() {
          kit = next
        }
        guard let usual = kit as? UIView.Type else { return }
        var methods = [
          ("hitTest(_:with:)", "hitTest:withEvent:"), ("point(inside:with:)", "pointInside:withEvent:"),
        ]
        if view is UIScrollView {
          methods.append(("touchesShouldCancel(in:)", "touchesShouldCancelInContentView:"))
        }
        for (method, selector) in methods {
          let selector = NSSelectorFromString(selector)
          if type(of: view).instanceMethod(for: selector) == usual.instanceMethod(for: selector) {
            continue
          }
          overrideCount += 1
          lines.append(indent(depth) + "// override: \(className(of: view)) has its own \(method)")
        }
      }

      private func className(of object: NSObject) -> String { NSStringFromClass(type(of: object)) }

      /// Whether this is the name of a class of UIKit. An app's own Swift classes have the name of their module before a dot.
      private func isUIKit(_ name: String) -> Bool {
        !name.contains(".") && (name.hasPrefix("UI") || name.hasPrefix("_UI") || name == "NSObject")
      }

      // MARK: Names and texts

      /// Returns a Name of its own for a view: from its identifier, title or class, or from its kind.
      private func makeName(for view: UIView, kind: String) -> String {
        let type = className(of: view)
        let ownClass = isUIKit(type) ? nil : type.split(separator: ".").last.map { String($0) }
        let words = [view.accessibilityIdentifier, title(of: view), ownClass, kind]
        return uniqueName(words.lazy.compactMap { $0.flatMap { self.plainName($0) } }.first ?? "View")
      }

      private func uniqueName(_ wanted: String) -> String {
        var name = wanted
        if names.contains(name) {
          if name.last?.isNumber == true { name += "x" }
          var number = 2
          while names.contains("\(name)\(number)") { number += 1 }
          name += "\(number)"
        }
        names.insert(name)
        return name
      }

      /// Returns the letters and digits of a text, each word with a capital letter; `nil` if there are none.
      private func plainName(_ text: String) -> String? {
        var (name, isStart) = ("", true)
        for scalar in text.unicodeScalars.prefix(40) {
          let character = Character(scalar)
          guard scalar.isASCII, character.isLetter || character.isNumber else {
            isStart = true
            continue
          }
          if name.isEmpty && character.isNumber { continue }
          name += isStart ? String(character).uppercased() : String(character)
          isStart = false
        }
        return name.isEmpty ? nil : name
      }

      private func title(of view: UIView) -> String? {
        let text = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
        return text.flatMap { $0.isEmpty ? nil : String($0.prefix(60)) }
      }

      private func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "\"": quoted += "\\\""
          case "\\": quoted += "\\\\"
          case _ where scalar.value < 0x20 || scalar.value == 0x7F: quoted += " "
          default: quoted.unicodeScalars.append(scalar)
          }
        }
        return quoted + "\""
      }

      // MARK: Numbers

      private func isFinite(_ view: UIView) -> Bool {
        let (box, t) = (view.bounds, view.transform)
        let numbers = [
          box.minX, box.minY, box.width, box.height, view.center.x, view.center.y, t.a, t.b, t.c, t.d,
          t.tx, t.ty,
        ]
        return numbers.allSatisfy { $0.isFinite && abs($0) < 1e9 } && box.width >= 0 && box.height >= 0
      }

      private func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

      /// Returns a number without an exponent, exact wherever that is possible.
      private func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        var text = "\(Double(value))"
        if text.contains("e") {
          let millionths = abs(Double(value)) * 1_000_000 + 0.5
          guard millionths >= 1 else { return "0" }
          guard millionths < 9e15 else { return "1000000000" }
          let (whole, rest) = Int64(millionths).quotientAndRemainder(dividingBy: 1_000_000)
          let digits = String(1_000_000 + rest).dropFirst()
          text = "\(value < 0 ? "-" : "")\(whole).\(digits)"
        }
        if text.hasSuffix(".0") { text.removeLast(2) }
        return text == "-0" ? "0" : text
      }

      private func indent(_ depth: Int) -> String { String(repeating: "    ", count: depth) }

      private func open(_ head: String, _ attributes: [String], _ depth: Int) {
        lines.append(indent(depth) + ([head] + attributes).joined(separator: " ") + " {")
      }
    }

    """#
