import SceneRuntime
import SceneText

/// The recognizers with Names, by instance and Name.
struct NamedRecognizers {
    private struct Entry {
        var instance: InstanceID
        var name: NameID
        var recognizer: RecognizerID
    }

    private var entries: [Entry] = []
    private var areSorted = true

    mutating func add(_ recognizer: RecognizerID, _ name: NameID, in instance: InstanceID) {
        entries.append(Entry(instance: instance, name: name, recognizer: recognizer))
        areSorted = false
    }

    mutating func find(_ name: NameID, in instance: InstanceID) -> RecognizerID? {
        if !areSorted {
            entries.sort { ($0.instance, $0.name) < ($1.instance, $1.name) }
            areSorted = true
        }
        let index = entries.partitioningIndex { ($0.instance, $0.name) >= (instance, name) }
        guard index < entries.count, entries[index].instance == instance, entries[index].name == name else {
            return nil
        }
        return entries[index].recognizer
    }
}
