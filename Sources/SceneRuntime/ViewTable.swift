/// What some views of a tree have, in the order of the views.
///
/// It stands in one sorted array: views are met in about the order in which they are made, and a lookup costs a few
/// comparisons. Its functions are inlined, so that those of other modules know the values' type as well.
public struct ViewTable<Value>: ExpressibleByDictionaryLiteral {
    @usableFromInline var views: [ViewID] = []
    /// What each of ``views`` has.
    @usableFromInline var values: [Value] = []

    /// Creates a table of these values.
    @inlinable
    public init(dictionaryLiteral elements: (ViewID, Value)...) {
        for (view, value) in elements { self[view] = value }
    }

    /// Whether no view has anything.
    @inlinable public var isEmpty: Bool { views.isEmpty }

    /// The views that have something, in order.
    @inlinable public var keys: [ViewID] { views }

    /// Takes away what views have.
    @inlinable
    public mutating func removeAll() {
        views.removeAll()
        values.removeAll()
    }

    /// What `view` has; `nil` where it has nothing.
    @inlinable public subscript(view: ViewID) -> Value? {
        get {
            let place = place(of: view)
            return contains(view, at: place) ? values[place] : nil
        }
        set {
            let place = place(of: view)
            let isKnown = contains(view, at: place)
            if let newValue {
                if isKnown { values[place] = newValue } else { insert(newValue, of: view, at: place) }
            } else if isKnown {
                values.remove(at: place)
                views.remove(at: place)
            }
        }
    }

    /// Changes what `view` has, if it has anything, in its place.
    @inlinable
    public mutating func update(_ view: ViewID, _ change: (inout Value) -> Void) {
        let place = place(of: view)
        if contains(view, at: place) { change(&values[place]) }
    }

    /// What `view` has; the default where it has nothing, which it then gets.
    @inlinable public subscript(view: ViewID, default standard: @autoclosure () -> Value) -> Value {
        get { self[view] ?? standard() }
        _modify {
            let place = place(of: view)
            if !contains(view, at: place) { insert(standard(), of: view, at: place) }
            yield &values[place]
        }
    }

    /// Gives the views from `distance` behind those of `original` on what these have; no view so far behind has anything.
    @inlinable
    public mutating func copyValues(of original: Range<ViewID>, by distance: Int) {
        var place = place(of: original.lowerBound)
        while place < views.count, views[place] < original.upperBound {
            views.append(views[place].moved(by: distance))
            values.append(values[place])
            place += 1
        }
    }

    /// Gives `view` the value, which it does not have; most views are met behind all others.
    @inlinable
    mutating func insert(_ value: Value, of view: ViewID, at place: Int) {
        if place == views.count {
            values.append(value)
            views.append(view)
        } else {
            values.insert(value, at: place)
            views.insert(view, at: place)
        }
    }

    @inlinable
    func contains(_ view: ViewID, at place: Int) -> Bool { place < views.count && views[place] == view }

    /// Where `view` stands, or where it would.
    @inlinable
    func place(of view: ViewID) -> Int {
        guard let last = views.last, last >= view else { return views.count }
        var low = 0
        var high = views.count - 1
        while low < high {
            let middle = (low + high) / 2
            if views[middle] < view { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension ViewTable: Sendable where Value: Sendable {}
