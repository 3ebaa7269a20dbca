/// Which recognizers wait for which others to fail.
///
/// It is empty unless a recognizer that gets a touch has a requirement.
struct RecognizerRelations {
    private var indices: [RecognizerID: Int] = [:]
    /// The recognizers that wait, by what they wait for.
    private var waiting: [GestureRecognizer.Competitor: [RecognizerID]] = [:]
    /// Those that have failed, and whose waiting recognizers don't know yet.
    private var failed: [GestureRecognizer.Competitor] = []

    /// Whether any recognizer has a requirement.
    private(set) var isNeeded = false

    /// Prepares for `recognitions`, in this order.
    mutating func update(_ recognitions: [Recognition]) {
        isNeeded = recognitions.contains { !$0.recognizer.requirements.isEmpty }
        indices.removeAll()
        guard isNeeded else {
            waiting.removeAll()
            failed.removeAll()
            return
        }
        for (index, recognition) in recognitions.enumerated() { indices[recognition.id] = index }
    }

    /// Returns the index of a recognizer among the recognitions.
    func index(of id: RecognizerID) -> Int? { indices[id] }

    /// Records that `id` waits until `competitor` fails.
    mutating func wait(_ id: RecognizerID, for competitor: GestureRecognizer.Competitor) {
        waiting[competitor, default: []].append(id)
    }

    /// Records that `competitor` has failed.
    mutating func fail(_ competitor: GestureRecognizer.Competitor) {
        if isNeeded { failed.append(competitor) }
    }

    /// Returns the recognizers that waited for `competitor`, which don't from now on.
    mutating func takeWaiting(for competitor: GestureRecognizer.Competitor) -> [RecognizerID] {
        isNeeded ? waiting.removeValue(forKey: competitor) ?? [] : []
    }

    /// Returns one that has failed since the last call, or `nil` if there is none.
    mutating func takeFailed() -> GestureRecognizer.Competitor? { failed.popLast() }
}
