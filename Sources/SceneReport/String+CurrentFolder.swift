extension String {
    /// The path without `./` at its start, as GitHub knows files: relative to the folder where the program runs.
    var withoutCurrentFolder: String {
        var path = self[...]
        while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
        return String(path)
    }
}
