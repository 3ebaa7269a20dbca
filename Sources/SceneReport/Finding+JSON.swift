import SceneText

extension Finding {
    /// The finding in place of a result: one line, `{"diagnostic":{…}}`.
    public var jsonLine: String {
        var writer = JSONWriter()
        writer.object { $0.member("diagnostic") { $0.value(self) } }
        writer.endDocument()
        return writer.take()
    }
}

extension JSONWriter {
    /// Writes a finding; every key is always there.
    mutating func value(_ finding: Finding) {
        let diagnostic = finding.diagnostic
        object { object in
            object.member("rule", diagnostic.rule)
            object.member("severity", diagnostic.severity.rawValue)
            object.member("message", diagnostic.message)
            object.place(diagnostic.range, in: finding.file)
            object.member("notes") { member in
                member.array { array in
                    for note in diagnostic.notes {
                        array.value(note, in: finding)
                    }
                }
            }
            object.member("fixes") { member in
                member.array { array in
                    for fix in diagnostic.fixes { array.value(fix) }
                }
            }
            object.member("data") { $0.value(diagnostic.data) }
        }
    }

    /// Writes the members that say where something is.
    private mutating func place(_ range: SourceRange, in file: Finding.File) {
        member("file", file.path)
        member("start") { $0.value(file.position(at: range.start)) }
        member("end") { $0.value(file.position(at: range.end)) }
    }

    /// Writes a position.
    private mutating func value(_ position: SourcePosition) {
        object { object in
            object.member("line", position.line)
            object.member("column", position.column)
            object.member("offset", position.offset)
        }
    }

    /// Writes a note; one without a place of its own is about the finding's.
    private mutating func value(_ note: Diagnostic.Note, in finding: Finding) {
        object { object in
            object.member("message", note.message)
            object.place(note.range ?? finding.diagnostic.range, in: finding.file)
        }
    }

    /// Writes a mend.
    private mutating func value(_ fix: Diagnostic.Fix) {
        object { object in
            object.member("title", fix.title)
            object.member("safe", fix.safe)
            object.member("edits") { member in
                member.array { array in
                    for edit in fix.edits {
                        array.object { object in
                            object.member("start", edit.range.start)
                            object.member("end", edit.range.end)
                            object.member("text", edit.text)
                        }
                    }
                }
            }
        }
    }

    /// Writes the evidence that there is.
    mutating func value(_ data: Evidence) {
        object { object in
            if let point = data.point { object.member("point", x: point.x, y: point.y) }
            if !data.views.isEmpty { object.member("views", data.views) }
            if !data.cycle.isEmpty { object.member("cycle", data.cycle) }
            if let area = data.area { object.member("area", area) }
            if let share = data.share { object.member("share", share) }
            if !data.region.isEmpty {
                object.member("region") { member in
                    member.array { array in
                        for box in data.region {
                            array.array { numbers in
                                for number in [box.x, box.y, box.width, box.height] { numbers.value(number) }
                            }
                        }
                    }
                }
            }
        }
    }
}
