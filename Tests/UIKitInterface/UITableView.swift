// Tables and collections as Apple documents them: they ask their data source and delegate, and add the cells in sight.

@MainActor protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}

@MainActor class UITableView: UIScrollView {
    enum Style { case plain, grouped }
    enum SeparatorStyle { case none, singleLine }

    let style: Style

    init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    required init?(coder: NSCoder) { nil }

    weak var dataSource: UITableViewDataSource?
    var estimatedRowHeight: CGFloat = -1
    var estimatedSectionHeaderHeight: CGFloat = -1
    var estimatedSectionFooterHeight: CGFloat = -1
    var sectionHeaderTopPadding: CGFloat = -1
    var insetsContentViewsToSafeArea = true
    var separatorStyle = SeparatorStyle.singleLine
    var allowsSelection = true
    var tableHeaderView: UIView?
    var tableFooterView: UIView?

    private var cells: [IndexPath: UITableViewCell] = [:]
    private var shownViews: [UIView] = []

    var visibleCells: [UITableViewCell] {
        cells.keys.sorted { ($0.section, $0.row) < ($1.section, $1.row) }.compactMap { cells[$0] }
    }

    override func layoutSubviews() {
        guard let dataSource, let delegate = delegate as? UITableViewDelegate else { return }
        var top: CGFloat = 0
        if let header = tableHeaderView { top += show(header, from: top, height: header.bounds.height) }
        for section in 0..<dataSource.numberOfSections(in: self) {
            let headerTop = top
            let headerHeight = delegate.tableView(self, heightForHeaderInSection: section)
            top += headerHeight
            for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                let path = IndexPath(row: row, section: section)
                let height = delegate.tableView(self, heightForRowAt: path)
                showCell(at: path, from: top, height: height, dataSource)
                top += height
            }
            let footerTop = top
            let footerHeight = delegate.tableView(self, heightForFooterInSection: section)
            top += footerHeight
            if let header = delegate.tableView(self, viewForHeaderInSection: section) {
                // "The section headers float" in a plain table, until the next section pushes them out.
                let floating = max(headerTop, min(bounds.minY + adjustedContentInset.top, top - headerHeight))
                show(header, from: style == .plain ? floating : headerTop, height: headerHeight)
            }
            if let footer = delegate.tableView(self, viewForFooterInSection: section) {
                // Footers float, too, at the bottom.
                let bottom = bounds.maxY - adjustedContentInset.bottom
                let floating = min(footerTop, max(bottom - footerHeight, headerTop))
                show(footer, from: style == .plain ? floating : footerTop, height: footerHeight)
            }
        }
        if let footer = tableFooterView { top += show(footer, from: top, height: footer.bounds.height) }
        contentSize = CGSize(width: bounds.width, height: top)
    }

    private func rectangle(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: bounds.width, height: height)
    }

    /// Places a header or footer; it is in front of the cells. Returns its height.
    @discardableResult
    private func show(_ view: UIView, from top: CGFloat, height: CGFloat) -> CGFloat {
        guard view.transform == .identity else { return height }
        view.frame = rectangle(top, height)
        if !rectangle(top, height).intersects(bounds) {
            view.removeFromSuperview()
        } else if view.superview !== self {
            addSubview(view)
            shownViews.append(view)
        }
        return height
    }

    /// Places the cell of a row, if it is in sight, in front of the cells before it.
    private func showCell(at path: IndexPath, from top: CGFloat, height: CGFloat, _ source: UITableViewDataSource) {
        let frame = rectangle(top, height)
        guard frame.intersects(bounds) else {
            cells.removeValue(forKey: path)?.removeFromSuperview()
            return
        }
        if cells[path] != nil { return }
        let cell = source.tableView(self, cellForRowAt: path)
        cell.frame = frame
        cells[path] = cell
        if let view = shownViews.first(where: { $0.superview === self }) {
            insertSubview(cell, belowSubview: view)
        } else {
            addSubview(cell)
        }
    }
}

@MainActor class UITableViewCell: UIView {
    enum CellStyle { case `default` }

    let contentView = UIView()

    init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
        addSubview(contentView)
    }

    override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { contentView.fill(bounds) }
}

extension UIView {
    /// Gives the view this frame, whatever its transform.
    fileprivate func fill(_ rectangle: CGRect) {
        bounds.size = rectangle.size
        center = CGPoint(x: rectangle.midX, y: rectangle.midY)
    }
}

@MainActor final class UICollectionViewLayoutAttributes: NSObject {
    let indexPath: IndexPath
    var frame = CGRect.zero
    var zIndex = 0

    init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }
}

@MainActor class UICollectionViewLayout: NSObject {
    override init() {}

    var collectionViewContentSize: CGSize { .zero }

    func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

@MainActor protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

@MainActor class UICollectionView: UIScrollView {
    let collectionViewLayout: UICollectionViewLayout

    init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    weak var dataSource: UICollectionViewDataSource?
    var allowsSelection = true
    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]

    func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        (classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
    }

    func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

    override func layoutSubviews() {
        guard let dataSource else { return }
        contentSize = collectionViewLayout.collectionViewContentSize
        let count = dataSource.collectionView(self, numberOfItemsInSection: 0)
        let attributes = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
            $0.indexPath.item < count && $0.frame.intersects(bounds)
        }
        let shown = Set(attributes.map { $0.indexPath })
        for (path, cell) in cells where !shown.contains(path) {
            cell.removeFromSuperview()
            cells[path] = nil
        }
        // Those with a higher index are in front.
        for item in attributes.sorted(by: { $0.zIndex < $1.zIndex }) where cells[item.indexPath] == nil {
            let cell = dataSource.collectionView(self, cellForItemAt: item.indexPath)
            cell.frame = item.frame
            cells[item.indexPath] = cell
            addSubview(cell)
        }
    }
}

@MainActor class UICollectionViewCell: UIView {
    let contentView = UIView()

    required override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { contentView.fill(bounds) }
}

@MainActor class UIVisualEffectView: UIView {
    let contentView = UIView()

    init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        addSubview(contentView)
    }

    override convenience init(frame: CGRect) { self.init(effect: nil) }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { contentView.fill(bounds) }
}
