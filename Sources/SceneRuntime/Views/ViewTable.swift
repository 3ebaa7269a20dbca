/// A sparse table of values for some views of a tree, in view order.
///
/// It is one sorted array: views are added in nearly the same order as they are created, and a lookup takes a few
/// comparisons. Its functions are inlined, so that other modules can specialize them for the value type.
public struct ViewTable<Value>: ExpressibleByDictionaryLiteral {
    @usableFromInline var views: [ViewID] = []
    /// The values, parallel to ``views``.
    @usableFromInline var values: [Value] = []

    /// Creates a table from these values.
    @inlinable
    public init(dictionaryLiteral elements: (ViewID, Value)...) {
        for (view, value) in elements { self[view] = value }
    }

    /// Whether the table has no value.
    @inlinable public var isEmpty: Bool { views.isEmpty }

    /// The views that have a value, in order.
    @inlinable public var keys: [ViewID] { views }

    /// Removes all values.
    @inlinable
    public mutating func removeAll() {
        views.removeAll()
        values.removeAll()
    }

    /// The value of `view`, or `nil` if it has none.
    @inlinable public subscript(view: ViewID) -> Value? {
        get {
            let index = index(of: view)
            return contains(view, at: index) ? values[index] : nil
        }
        set {
            let index = index(of: view)
            let isKnown = contains(view, at: index)
            if let newValue {
                if isKnown { values[index] = newValue } else { insert(newValue, of: view, at: index) }
            } else if isKnown {
                values.remove(at: index)
                views.remove(at: index)
            }
        }
    }

    /// Changes the value of `view` in place, if it has one.
    @inlinable
    public mutating func update(_ view: ViewID, _ change: (inout Value) -> Void) {
        let index = index(of: view)
        if contains(view, at: index) { change(&values[index]) }
    }

    /// The value of `view`. Writing inserts the default first if there is none.
    @inlinable public subscript(view: ViewID, default value: @autoclosure () -> Value) -> Value {
        get { self[view] ?? value() }
        _modify {
            let index = index(of: view)
            if !contains(view, at: index) { insert(value(), of: view, at: index) }
            yield &values[index]
        }
    }

    /// Copies the values of `original` to the views `distance` after them. No view that far back has a value yet.
    @inlinable
    public mutating func copyValues(of original: Range<ViewID>, by distance: Int) {
        var index = index(of: original.lowerBound)
        while index < views.count, views[index] < original.upperBound {
            views.append(views[index].moved(by: distance))
            values.append(values[index])
            index += 1
        }
    }

    /// Inserts a value for `view`, which has none. Most views are added at the end.
    @inlinable
    mutating func insert(_ value: Value, of view: ViewID, at index: Int) {
        if index == views.count {
            values.append(value)
            views.append(view)
        } else {
            values.insert(value, at: index)
            views.insert(view, at: index)
        }
    }

    @inlinable
    func contains(_ view: ViewID, at index: Int) -> Bool { index < views.count && views[index] == view }

    /// Returns the index of `view`, or where to insert it.
    @inlinable
    func index(of view: ViewID) -> Int {
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
