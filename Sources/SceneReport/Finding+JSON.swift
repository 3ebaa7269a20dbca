import SceneText

extension Finding {
    /// One line for a finding that replaces a result: `{"version":1,"diagnostic":{…}}`.
    public var jsonLine: String {
        var writer = JSONWriter()
        writer.line { $0.member("diagnostic") { $0.value(self) } }
        return writer.text
    }
}

extension JSONWriter {
    /// Writes a finding, with every key every time.
    mutating func value(_ finding: Finding) {
        let place = JSONWriter(placing: finding.diagnostic.range, in: finding.file)
        object { object in
            object.member("rule", finding.diagnostic.rule)
            object.member("severity", finding.diagnostic.severity.rawValue)
            object.member("message", finding.diagnostic.message)
            object.members(of: place)
            object.member("notes", finding.diagnostic.notes) { $0.value($1, place, finding) }
            object.member("fixes", finding.diagnostic.fixes) { $0.value($1, finding) }
            object.member("data") { $0.value(finding.diagnostic.data) }
        }
    }

    /// Creates a writer with the members that locate `range`.
    private init(placing range: SourceRange, in file: Finding.File) {
        self.init(capacity: 200)  // rarely more
        member("file", file.path)
        member("start") { $0.value(file.position(at: range.start)) }
        member("end") { $0.value(file.position(at: range.end)) }
    }

    /// Writes a position.
    mutating func value(_ position: SourcePosition) {
        object { object in
            object.member("line", position.line)
            object.member("column", position.column)
            object.member("offset", position.offset)
        }
    }

    /// Writes a note. A note without a place gets `place`, the place of the finding.
    private mutating func value(_ note: Diagnostic.Note, _ place: JSONWriter, _ finding: Finding) {
        object { object in
            object.member("message", note.message)
            object.members(of: note.range.map { JSONWriter(placing: $0, in: finding.file(of: $0)) } ?? place)
        }
    }

    /// Writes a fix. An edit in another file than the finding's names that file.
    private mutating func value(_ fix: Diagnostic.Fix, _ finding: Finding) {
        object { object in
            object.member("title", fix.title)
            object.member("safe", fix.safe)
            object.member("edits", fix.edits) { array, edit in
                array.object { object in
                    if edit.range.file != finding.diagnostic.range.file {
                        object.member("file", finding.file(of: edit.range).path)
                    }
                    object.member("start", edit.range.start)
                    object.member("end", edit.range.end)
                    object.member("text", edit.text)
                }
            }
            if !fix.affected.isEmpty {
                object.member("affects", fix.affected) { array, target in
                    array.object { object in
                        object.member("view", target.path)
                        object.member("share", target.fraction)
                    }
                }
            }
        }
    }

    /// Writes a rectangle as `[x, y, width, height]`.
    mutating func value(_ box: Evidence.Box) {
        array { numbers in
            for number in [box.x, box.y, box.width, box.height] { numbers.value(number) }
        }
    }

    /// How many paths of views are written of one finding.
    private static let maximumViews = 16

    /// Writes the parts of the evidence that are present.
    mutating func value(_ data: Evidence) {
        object { object in
            if let point = data.point { object.member("point", x: point.x, y: point.y) }
            if !data.views.isEmpty {
                object.member("views", Array(data.views.prefix(Self.maximumViews)))
                // Hundreds of views can cover each of hundreds of others.
                let further = data.views.count - Self.maximumViews
                if further > 0 { object.member("furtherViews", further) }
            }
            if !data.cycle.isEmpty { object.member("cycle", data.cycle) }
            if let area = data.area { object.member("area", area) }
            if let fraction = data.fraction { object.member("share", fraction) }
            if let isExact = data.isExact { object.member("exact", isExact) }
            if !data.devices.isEmpty { object.member("devices", data.devices) }
            if !data.region.isEmpty {
                object.member("region", data.region) { $0.value($1) }
            }
        }
    }
}
