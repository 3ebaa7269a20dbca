extension ImportedDocument {
    /// Returns whether two views look and behave alike with all their subviews, wherever they are.
    func hasEqualContents(_ first: ImportedViewID, _ second: ImportedViewID) -> Bool {
        var pairs = [(first, second)]
        var isRoot = true
        while let (left, right) = pairs.popLast() {
            guard self[left].isEqual(to: self[right], ignoringPosition: isRoot) else { return false }
            isRoot = false
            var leftSubview = self[left].firstSubview
            var rightSubview = self[right].firstSubview
            while let left = leftSubview, let right = rightSubview {
                pairs.append((left, right))
                leftSubview = self[left].nextSibling
                rightSubview = self[right].nextSibling
            }
            if leftSubview != nil || rightSubview != nil { return false }
        }
        return true
    }
}

extension ImportedView {
    /// Returns whether two views, without their subviews, would be written alike.
    fileprivate func isEqual(to other: ImportedView, ignoringPosition: Bool) -> Bool {
        className == other.className && kind == other.kind && (ignoringPosition || position == other.position)
            && size == other.size && boundsOrigin == other.boundsOrigin && transform == other.transform
            && anchorPoint == other.anchorPoint && isHidden == other.isHidden && alpha == other.alpha
            && isUserInteractionEnabled == other.isUserInteractionEnabled && clipsToBounds == other.clipsToBounds
            && isEnabled == other.isEnabled && contentSize == other.contentSize && contentInset == other.contentInset
            && attributes == other.attributes
            && labels == other.labels && hitTesting == other.hitTesting && marks == other.marks
            && recognizers.isEmpty && other.recognizers.isEmpty
    }
}
