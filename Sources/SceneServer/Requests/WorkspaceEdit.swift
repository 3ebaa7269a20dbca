import SceneReport

/// The changes to one file, none of which overlap.
struct FileEdits {
    var uri: String
    /// The version of the document that they are for, if it is open.
    var version: Int?
    var edits: [TextEdit]
}

/// A replacement of a range of a document.
struct TextEdit {
    var range: TextRange
    var text: String
}

extension JSONWriter {
    /// Writes a `WorkspaceEdit` as the client takes it.
    mutating func value(_ files: [FileEdits], for features: ClientFeatures) {
        object { object in
            if features.takesDocumentChanges {
                object.member("documentChanges", files) { array, file in
                    array.object { change in
                        change.member("textDocument") { member in
                            member.object { document in
                                document.member("uri", file.uri)
                                if let version = file.version {
                                    document.member("version", version)
                                } else {
                                    document.nullMember("version")
                                }
                            }
                        }
                        change.member("edits", file.edits) { $0.value($1) }
                    }
                }
            } else {
                object.member("changes") { member in
                    member.object { changes in
                        for file in files {
                            changes.key(named: file.uri)
                            changes.value(file.edits)
                        }
                    }
                }
            }
        }
    }

    /// Writes edits as an array.
    mutating func value(_ edits: [TextEdit]) {
        array { array in
            for edit in edits { array.value(edit) }
        }
    }

    /// Writes an edit.
    mutating func value(_ edit: TextEdit) {
        object { object in
            object.member("range", edit.range)
            object.member("newText", edit.text)
        }
    }
}
