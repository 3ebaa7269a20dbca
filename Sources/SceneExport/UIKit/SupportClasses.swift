/// The classes that exported scenes share: what makes rows, items and delegates.
enum SupportClasses {
    /// A table that is its own data source.
    static let table = """

        /// A table whose rows are made once, and which is its own data source.
        private class RowsTableView: UITableView, UITableViewDataSource, UITableViewDelegate {
          struct Section {
            var rowHeights: [CGFloat] = []
            var cells: [Int: UITableViewCell] = [:]
            var header: UIView?
            var headerHeight: CGFloat = 0
            var footer: UIView?
            var footerHeight: CGFloat = 0
          }

          private var sections: [Section] = []

          func showRows(_ sections: [Section]) {
            self.sections = sections
            estimatedRowHeight = 0
            estimatedSectionHeaderHeight = 0
            estimatedSectionFooterHeight = 0
            sectionHeaderTopPadding = 0
            insetsContentViewsToSafeArea = false
            separatorStyle = .none
            dataSource = self
            delegate = self
            layoutIfNeeded()
          }

          func numberOfSections(in tableView: UITableView) -> Int { sections.count }

          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rowHeights.count
          }

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            // Rows that the scene doesn't display are empty.
            sections[indexPath.section].cells[indexPath.row] ?? UITableViewCell()
          }

          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            sections[indexPath.section].rowHeights[indexPath.row]
          }

          func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            sections[section].header
          }

          func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            max(sections[section].headerHeight, .leastNonzeroMagnitude)
          }

          func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            sections[section].footer
          }

          func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            max(sections[section].footerHeight, .leastNonzeroMagnitude)
          }
        }

        """

    /// A collection that is its own data source, and its layout.
    static let collection = """

        /// A collection whose items have fixed frames, and which is its own data source.
        private class ItemsCollectionView: UICollectionView, UICollectionViewDataSource {
          private var itemCount = 0

          /// Displays the items that have a frame, each as a cell of its class.
          func showItems(_ layout: FramesLayout, _ classes: [Int: UICollectionViewCell.Type] = [:]) {
            itemCount = layout.itemCount
            for item in layout.frames.keys {
              let cellClass = classes[item] ?? UICollectionViewCell.self
              register(cellClass, forCellWithReuseIdentifier: "\\(item)")
            }
            dataSource = self
            layoutIfNeeded()
          }

          func cell<Cell: UICollectionViewCell>(_ item: Int, _ cellClass: Cell.Type) -> Cell {
            guard let cell = cellForItem(at: IndexPath(item: item, section: 0)) as? Cell else {
              fatalError("item \\(item) is not displayed as a cell of its class")
            }
            return cell
          }

          func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int {
            itemCount
          }

          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            dequeueReusableCell(withReuseIdentifier: "\\(indexPath.item)", for: indexPath)
          }
        }

        /// Gives the items that the scene displays their frames; there are no others to see.
        private final class FramesLayout: UICollectionViewLayout {
          var frames: [Int: CGRect] = [:]
          var contentSize = CGSize.zero
          var itemCount = 0
          var isReversed = false

          override var collectionViewContentSize: CGSize { contentSize }

          override func layoutAttributesForElements(
            in rect: CGRect
          ) -> [UICollectionViewLayoutAttributes]? {
            frames.filter { $0.value.intersects(rect) }.keys.sorted().compactMap {
              layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }
          }

          override func layoutAttributesForItem(
            at indexPath: IndexPath
          ) -> UICollectionViewLayoutAttributes? {
            guard let frame = frames[indexPath.item] else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frame
            attributes.zIndex = isReversed ? -indexPath.item : indexPath.item
            return attributes
          }
        }

        """

    static let recognizerDelegate = """

        /// The delegate of one recognizer.
        private final class RecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
          enum Axis {
            case horizontal
            case vertical
          }

          var axis: Axis?
          var ignored: [UIView] = []
          var received: [UIView]?
          var isAlwaysSimultaneous = false
          var simultaneous: [UIGestureRecognizer] = []

          func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let axis, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
            let movement = pan.translation(in: pan.view)
            return (abs(movement.x) > abs(movement.y)) == (axis == .horizontal)
          }

          func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
          ) -> Bool {
            guard let view = touch.view else { return true }
            if ignored.contains(where: { view.isDescendant(of: $0) }) { return false }
            return received?.contains { view.isDescendant(of: $0) } ?? true
          }

          func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
          ) -> Bool {
            isAlwaysSimultaneous
              || simultaneous.contains { recognizer in
                if recognizer === otherGestureRecognizer { return true }
                guard let scrollView = recognizer.view as? UIScrollView else { return false }
                return recognizer === scrollView.panGestureRecognizer
                  && otherGestureRecognizer === scrollView.pinchGestureRecognizer
              }
          }
        }

        """

    /// What cells conform to whose views extend over other cells.
    static let overhangingCell = """

        /// A cell with views that extend over its neighbors.
        private protocol OverhangingCell: UIView {
          var overhangs: [UIView] { get }
        }

        """

    /// What controls conform to that keep their touch in any scroll view.
    static let touchKeeper = """

        /// A control that keeps its touch when a drag would scroll.
        private protocol TouchKeeper: UIControl {}

        """

    /// What a test case shows a scene in.
    static let shownScene = """

        /// A scene as it is on screen.
        @MainActor private struct ShownScene {
          private let windows: [UIWindow]
          /// The view in whose coordinates points are; `nil` for those of the screen.
          private let root: UIView?
          private let hitTestsPerTouch: Int

          init(root: UIView, hitTestsPerTouch: Int = 1) {
            let window = UIWindow(frame: root.frame)
            window.addSubview(root)
            window.layoutIfNeeded()
            windows = [window]
            self.root = root
            self.hitTestsPerTouch = hitTestsPerTouch
          }

          init(windows: [UIWindow], hitTestsPerTouch: Int = 1) {
            for window in windows { window.layoutIfNeeded() }
            self.windows = windows
            root = nil
            self.hitTestsPerTouch = hitTestsPerTouch
          }

          func expectHit(
            _ x: CGFloat, _ y: CGFloat, _ paths: String..., file: StaticString = #filePath,
            line: UInt = #line
          ) {
            let hit = path(CGPoint(x: x, y: y)) ?? "nothing"
            let message = "\\(hit) is hit, not \\(paths.joined(separator: " or "))"
            XCTAssertTrue(paths.contains(hit), message, file: file, line: line)
          }

          func expectNoHit(
            _ x: CGFloat, _ y: CGFloat, file: StaticString = #filePath, line: UInt = #line
          ) {
            XCTAssertNil(path(CGPoint(x: x, y: y)), file: file, line: line)
          }

          /// Returns the path of the view that a touch hits.
          private func path(_ point: CGPoint) -> String? {
            var hit: UIView?
            for _ in 0..<hitTestsPerTouch { hit = hitTest(point) }
            // The views that UIKit's controls consist of have no identifier.
            while let part = hit, part.accessibilityIdentifier == nil { hit = part.superview }
            return hit?.accessibilityIdentifier
          }

          private func hitTest(_ point: CGPoint) -> UIView? {
            if let root { return root.hitTest(point, with: nil) }
            for window in windows.reversed() {
              let inner = window.convert(point, from: window.screen.coordinateSpace)
              if let hit = window.hitTest(inner, with: nil) { return hit }
            }
            return nil
          }
        }

        """
}
