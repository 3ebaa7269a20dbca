import SceneRuntime
import SceneText

/// The recognizers with Names, by instance and Name.
struct NamedRecognizers {
    private struct Entry {
        var copy: InstanceID
        var name: NameID
        var recognizer: RecognizerID
    }

    private var entries: [Entry] = []
    private var areSorted = true

    mutating func add(_ recognizer: RecognizerID, _ name: NameID, in copy: InstanceID) {
        entries.append(Entry(copy: copy, name: name, recognizer: recognizer))
        areSorted = false
    }

    mutating func find(_ name: NameID, in copy: InstanceID) -> RecognizerID? {
        if !areSorted {
            entries.sort { ($0.copy, $0.name) < ($1.copy, $1.name) }
            areSorted = true
        }
        let index = entries.partitioningIndex { ($0.copy, $0.name) >= (copy, name) }
        guard index < entries.count, entries[index].copy == copy, entries[index].name == name else { return nil }
        return entries[index].recognizer
    }
}
