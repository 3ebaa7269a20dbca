import SceneText

extension JSONWriter {
    /// Writes the members of a result, except those about its rule.
    mutating func members(of finding: Finding, in artifacts: inout SARIFArtifacts) {
        let diagnostic = finding.diagnostic
        let artifact = artifacts.artifact(of: finding.file)
        member("level", diagnostic.severity.rawValue)
        message("message", diagnostic.message, diagnostic.notes)
        member("locations") { $0.array { $0.object { $0.place(diagnostic.range, in: artifact) } } }
        if diagnostic.notes.contains(where: { $0.range != nil }) {
            member("relatedLocations") { $0.relatedLocations(finding, in: &artifacts) }
        }
        let fixes = diagnostic.fixes.map { (fix: $0, files: finding.edits(of: $0)) }.filter { !$0.files.isEmpty }
        if !fixes.isEmpty {
            member("fixes", fixes) { array, fix in
                array.object { $0.members(of: fix.fix, fix.files, in: &artifacts) }
            }
        }
        if diagnostic.data != Evidence() { member("properties") { $0.value(diagnostic.data) } }
    }

    /// Writes the notes that have a place of their own.
    private mutating func relatedLocations(_ finding: Finding, in artifacts: inout SARIFArtifacts) {
        array { array in
            var number = 0
            for note in finding.diagnostic.notes {
                guard let range = note.range else { continue }
                number += 1
                let artifact = artifacts.artifact(of: finding.file(of: range))
                array.object { object in
                    object.member("id", number)
                    object.place(range, in: artifact)
                    object.message("message", note.message)
                }
            }
        }
    }

    /// Writes a place, or only the file if it couldn't be read.
    private mutating func place(_ range: SourceRange, in artifact: SARIFArtifacts.Artifact) {
        member("physicalLocation") { member in
            member.object { location in
                location.member("artifactLocation") { $0.location(of: artifact) }
                if let source = artifact.file.source { location.member("region") { $0.region(range, in: source) } }
            }
        }
    }

    /// Writes the members of a fix that edits `files`.
    private mutating func members(
        of fix: Diagnostic.Fix, _ files: [(source: Source, edits: [Diagnostic.Edit])],
        in artifacts: inout SARIFArtifacts
    ) {
        message("description", fix.title)
        member("artifactChanges", files) { array, file in
            let artifact = artifacts.artifact(of: .read(file.source))
            array.object { change in
                change.member("artifactLocation") { $0.location(of: artifact) }
                change.member("replacements", file.edits) { $0.replacement($1, in: file.source) }
            }
        }
        member("properties") { $0.object { $0.member("safe", fix.safe) } }
    }

    /// Writes the region `range`: in lines and columns, and in bytes.
    private mutating func region(_ range: SourceRange, in source: Source) {
        let start = source.position(at: range.start)
        let end = source.position(at: range.end)
        object { region in
            region.member("startLine", start.line)
            region.member("startColumn", start.column)
            region.member("endLine", end.line)
            region.member("endColumn", end.column)
            region.member("byteOffset", start.offset)
            region.member("byteLength", end.offset - start.offset)
        }
    }

    private mutating func replacement(_ edit: Diagnostic.Edit, in source: Source) {
        object { replacement in
            replacement.member("deletedRegion") { $0.region(edit.range, in: source) }
            if !edit.text.isEmpty { replacement.text("insertedContent", edit.text) }
        }
    }
}

extension JSONWriter {
    /// Writes the member `name` with `message`, followed by the `remarks` without a place of their own, one per line.
    private mutating func message(_ name: StaticString, _ message: String, _ remarks: [Diagnostic.Note] = []) {
        member(name) { member in
            member.object { object in
                object.key("text")
                object.string { text in
                    text.appendSARIFMessage(message)
                    for remark in remarks where remark.range == nil {
                        text.appendSARIFMessage("\n")
                        text.appendSARIFMessage(remark.message)
                    }
                }
            }
        }
    }
}

extension [UInt8] {
    /// Appends `text` escaped for a message string within a JSON string. Braces are doubled, because `{0}` means an
    /// argument (SARIF 3.11.5).
    fileprivate mutating func appendSARIFMessage(_ text: String) {
        append(
            text, suspecting: { $0.maskOfEscapesInMessages },
            replacement: { scalar, _ in scalar == "{" ? "{{" : scalar == "}" ? "}}" : scalar.jsonEscape })
    }
}

extension SWARWord {
    /// The positions of bytes with which a scalar begins that may need an escape in a message string.
    fileprivate var maskOfEscapesInMessages: ByteMask {
        maskOfPossibleJSONEscapes | mask(of: UInt8(ascii: "{")) | mask(of: UInt8(ascii: "}"))
    }
}
