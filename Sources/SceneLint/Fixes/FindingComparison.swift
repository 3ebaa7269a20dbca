import SceneText

/// Tells which findings of an edited source were there before.
struct FindingComparison {
    /// What is found after the edits.
    private let after: [Diagnostic]
    /// The way from places of the edited source to those before.
    private let offsets: EditedOffsets
    /// What is found after the edits, told by the places before.
    private let identities: Set<Identity>

    /// Compares with `after`, which is found once `edits` are made.
    init(_ edits: [Diagnostic.Edit], after: [Diagnostic]) {
        self.after = after
        let offsets = EditedOffsets(edits)
        self.offsets = offsets
        identities = Set(after.map { Identity($0, start: offsets.original($0.range.start)) })
    }

    /// Whether `finding`, which was made before, is still made at the same place and in the same words.
    func contains(_ finding: Diagnostic) -> Bool {
        identities.contains(Identity(finding, start: finding.range.start))
    }

    /// The errors after the edits: those that were among `before`, without `fixed`, and those that were not.
    ///
    /// An error was there before if its rule found something at the same place or, since lines can be moved, in the same
    /// words: numbers in a message may well change by a fix.
    func errors(
        knownFrom before: [Diagnostic], without fixed: [Diagnostic]
    ) -> (known: [Diagnostic], new: [Diagnostic]) {
        let gone = Set(fixed.map { Identity($0, start: $0.range.start) })
        let before = before.filter {
            $0.severity == .error && !gone.contains(Identity($0, start: $0.range.start))
        }
        var places: [Place: Int] = [:]
        for error in before { places[Place(error, start: error.range.start), default: 0] += 1 }
        var known: [Diagnostic] = []
        var others: [Diagnostic] = []
        for error in after where error.severity == .error {
            let wasThere = places.take(Place(error, start: offsets.original(error.range.start)))
            if wasThere { known.append(error) } else { others.append(error) }
        }
        var words: [Words: Int] = [:]
        for error in before where places.take(Place(error, start: error.range.start)) {
            words[Words(error), default: 0] += 1
        }
        var new: [Diagnostic] = []
        for error in others {
            if words.take(Words(error)) { known.append(error) } else { new.append(error) }
        }
        return (known, new)
    }
}

/// What a rule finds at a place.
private struct Place: Hashable {
    var rule: String
    var start: Int

    init(_ finding: Diagnostic, start: Int) {
        rule = finding.rule
        self.start = start
    }
}

/// What a rule finds, in its words.
private struct Words: Hashable {
    var rule: String
    var message: String

    init(_ finding: Diagnostic) {
        rule = finding.rule
        message = finding.message
    }
}

/// What a rule finds at a place, in its words.
private struct Identity: Hashable {
    var place: Place
    var words: Words

    init(_ finding: Diagnostic, start: Int) {
        place = Place(finding, start: start)
        words = Words(finding)
    }
}

extension Dictionary where Value == Int {
    /// Takes one of what is counted under `key` away; whether there was one.
    fileprivate mutating func take(_ key: Key) -> Bool {
        guard let count = self[key], count > 0 else { return false }
        self[key] = count - 1
        return true
    }
}
