import SceneText

/// What an answer about a target says, apart from the target's indices. Answers with equal keys fold.
///
/// Comparing numbers and bytes takes much less time than writing the text and comparing that.
struct TargetKey: Hashable {
    /// The indices in the target's path.
    let indices: [Int]
    /// All numbers that the text shows, as precisely as it shows them.
    private var numbers: [UInt64] = []
    /// All paths and words, with marks for the indices of the target.
    private var words: [UInt8] = []

    /// Describes what is said about `answer`.
    init(_ answer: TargetAnswer) {
        let target = IndexedPath(answer.target)
        indices = target.indices
        append(target, markedLike: target)
        append(answer.kind)
        append(answer.isDisabled)
        append(answer.exact)
        append(answer.isCoarse)
        append(answer.visibleArea > 0)
        append(answer.hitArea > 0)
        numbers.append(answer.largestSquare.bitPattern)
        let area = answer.visibleArea
        if area > 0 {
            numbers.append(UInt64(clamping: answer.takenBy.count))
            let areas = [answer.recursionArea, answer.unansweredArea]
            for fraction in [answer.fraction] + areas.map({ $0 / area }) { append(fraction) }
            for taker in answer.takenBy.prefix(TargetAnswer.maximumTakersShown) {
                append(taker.area / area)
                append(IndexedPath(taker.view), markedLike: target)
            }
        }
        append(answer.invisibilityReason != nil)
        switch answer.invisibilityReason {
        case .because(let view, let isTarget, let reason):
            append(IndexedPath(view), markedLike: target)
            append(isTarget)
            append(reason)
        case .until(scrolling: let views):
            for view in views { append(IndexedPath(view), markedLike: target) }
        case nil: break
        }
        guard let sweep = answer.sweep else { return }
        append(sweep.isTouchable)
        append(sweep.exact)
        for offset in sweep.offsets {
            append(offset.view)
            numbers += [offset.x.bitPattern, offset.y.bitPattern]
        }
    }

    private mutating func append(_ path: IndexedPath, markedLike target: IndexedPath) {
        path.append(to: &words, markedLike: target)
        append("")
    }

    /// Appends a fraction, which ``percentText(_:isExact:)`` shows in tenths of a per cent.
    private mutating func append(_ fraction: Double) {
        guard fraction > 0 else { return numbers.append(0) }
        numbers.append(isWhole(fraction) ? .max : 1 + UInt64((fraction * 1000).rounded()))
    }

    private mutating func append(_ word: String) {
        words += word.utf8
        words.append(0)
    }

    private mutating func append(_ condition: Bool) { words.append(condition ? 1 : 2) }

    static func == (left: TargetKey, right: TargetKey) -> Bool {
        left.words == right.words && left.numbers == right.numbers
    }

    func hash(into hasher: inout Hasher) {
        words.withUnsafeBytes { hasher.combine(bytes: $0) }
        numbers.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
