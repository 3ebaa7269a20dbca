import SceneLint
import SceneReport
import SceneText

extension ServerSession {
    /// Returns the notification with the findings in `document`, or `nil` if `isStale` returns that its text changes.
    func publication(of document: TextDocument, unless isStale: @escaping () -> Bool) -> [UInt8]? {
        guard analysis(of: document).find(unless: isStale) else {
            // Requests about the old text that are still to be answered need all of it.
            document.analysis = nil
            return nil
        }
        let diagnostics = analysis(of: document).diagnostics.map { published($0, in: document) }
        return publication(uri: document.uri, version: document.version, diagnostics)
    }

    /// Returns the notification with these findings in the document with this URI.
    func publication(uri: String, version: Int?, _ diagnostics: [PublishedDiagnostic]) -> [UInt8] {
        OutgoingMessage.notification("textDocument/publishDiagnostics") { value in
            value.object { object in
                object.member("uri", uri)
                if let version { object.member("version", version) }
                object.member("diagnostics", diagnostics) { $0.value($1, for: self.features) }
            }
        }
    }

    /// Returns `diagnostic` as the client shows it. What is found in an imported component is shown where `document`
    /// uses the component, and refers to the place in the other file.
    func published(_ diagnostic: Diagnostic, in document: TextDocument) -> PublishedDiagnostic {
        let source = analysis(of: document).source
        let isElsewhere = diagnostic.range.file != source.file
        let use = diagnostic.uses.first { $0.file == source.file } ?? source.range(0, 0)
        var lines = [diagnostic.message]
        var related: [(Location, String)] = []
        if isElsewhere, let location = location(diagnostic.range, in: document) {
            related.append((location, diagnostic.message))
        }
        let uses = diagnostic.uses.dropFirst(isElsewhere ? 1 : 0)
        for note in diagnostic.notes + diagnostic.notes(aboutUses: uses) {
            if features.takesRelatedInformation, let location = note.range.flatMap({ location($0, in: document) }) {
                related.append((location, note.message))
            } else {
                lines.append(note.message)
            }
        }
        return PublishedDiagnostic(
            range: textRange(isElsewhere ? use.written : diagnostic.range, in: document), severity: diagnostic.severity,
            rule: diagnostic.rule, message: lines.joined(separator: "\n"), related: related)
    }
}

/// A finding as the protocol has it.
struct PublishedDiagnostic {
    var range: TextRange
    var severity: Diagnostic.Severity
    var rule: String
    var message: String
    var related: [(location: Location, message: String)]
}

extension JSONWriter {
    /// Writes a finding for a client with `features`.
    mutating func value(_ diagnostic: PublishedDiagnostic, for features: ClientFeatures) {
        object { object in
            object.member("range", diagnostic.range)
            object.member("severity", diagnostic.severity.number)
            object.member("code", diagnostic.rule)
            object.member("source", "scenec")
            object.member("message", diagnostic.message)
            if features.takesDiagnosticTags, RuleRegistry.rule(diagnostic.rule)?.unused != nil {
                object.member("tags", [1]) { $0.value($1) }
            }
            if features.takesRelatedInformation, !diagnostic.related.isEmpty {
                object.member("relatedInformation", diagnostic.related) { array, related in
                    array.object { object in
                        object.member("location") { $0.value(related.location) }
                        object.member("message", related.message)
                    }
                }
            }
        }
    }

    /// Writes a location.
    mutating func value(_ location: Location) {
        object { object in
            object.member("uri", location.uri)
            object.member("range", location.range)
        }
    }
}

extension Diagnostic.Severity {
    /// The number in the protocol: error, warning or information.
    fileprivate var number: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}
