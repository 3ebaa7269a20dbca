extension JSONWriter {
    /// Writes the member `name` with a string.
    public mutating func member(_ name: StaticString, _ string: String) {
        key(name)
        value(string)
    }

    /// Writes a member with a string and a dynamic name.
    public mutating func member(named name: String, _ string: String) {
        key(named: name)
        value(string)
    }

    /// Writes the member `name` with an integer.
    public mutating func member(_ name: StaticString, _ integer: Int) {
        key(name)
        value(integer)
    }

    /// Writes the member `name` with a number.
    public mutating func member(_ name: StaticString, _ number: Double) {
        key(name)
        value(number)
    }

    /// Writes the member `name` with `true` or `false`.
    public mutating func member(_ name: StaticString, _ truth: Bool) {
        key(name)
        value(truth)
    }

    /// Writes the member `name` with an array of strings.
    public mutating func member(_ name: StaticString, _ strings: [String]) {
        member(name, strings) { $0.value($1) }
    }

    /// Writes the member `name` with a point, as `[x, y]`.
    public mutating func member(_ name: StaticString, x: Double, y: Double) {
        member(name, [x, y]) { $0.value($1) }
    }

    /// Writes the member `name` with an array; `body` writes each of its `elements`.
    public mutating func member<Element>(
        _ name: StaticString, _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
    ) {
        key(name)
        array { for element in elements { body(&$0, element) } }
    }

    /// Writes the member `name`; `body` writes its value.
    public mutating func member(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
        key(name)
        body(&self)
    }
}
