import SceneText

/// The answer of `scenec eval --touch`: which event reached which view, and when.
public struct TouchTimeline: Sendable {
    /// The file of the scene.
    public var file: String
    /// The name of the scene.
    public var scene: String
    /// The device or size that the scene is on, if it has several.
    public var device: String?
    /// The steps as given.
    public var touch: String
    /// The events in order.
    public var events: [Event]
    /// Remarks for people about what isn't an event.
    public var remarks: [Remark]
    /// Which recognizers waited for which others to fail, in order. People read that among the remarks.
    public var waits: [Competition]
    /// Which recognizers and scroll views lost to which others, in order. People read that among the remarks.
    public var losses: [Competition]
    /// The views that called each other forever during the hit test, by path; empty if the hit test exceeded its step
    /// limit, and `nil` if each hit test ended.
    public var cycle: [String]?
    /// Why the view that the first finger is put on gets no touch, as a sentence; `nil` if it gets one.
    public var reasonForMiss: String?

    /// Two that compete for a touch: one waits for the other or loses to it.
    public struct Competition: Sendable {
        /// The time in seconds.
        public var time: Double
        /// The recognizer or scroll view that waits or loses.
        public var second: Recognizer
        /// What it waits for or loses to: a recognizer, or the view that scrolls, zooms or keeps the touch.
        public var first: Recognizer

        /// Creates a competition in which `second` waits for `first` or loses to it.
        public init(time: Double, _ second: Recognizer, after first: Recognizer) {
            self.time = time
            self.second = second
            self.first = first
        }
    }

    /// A recognizer, as results name it.
    public struct Recognizer: Sendable {
        /// The path of its view.
        public var view: String
        /// Its Name, or else its kind; empty if the view itself scrolls, zooms or keeps the touch.
        public var word: String

        /// Creates a recognizer.
        public init(view: String, word: String) {
            self.view = view
            self.word = word
        }
    }

    /// A remark between events.
    public struct Remark: Sendable {
        /// The time in seconds.
        public var time: Double
        /// The number of events before it.
        public var eventsBefore: Int
        /// What happened, or why something didn't.
        public var text: String

        /// Creates a remark.
        public init(time: Double, eventsBefore: Int, text: String) {
            self.time = time
            self.eventsBefore = eventsBefore
            self.text = text
        }
    }

    /// An event at a view.
    public struct Event: Sendable {
        /// The time in seconds since the first finger went down.
        public var time: Double
        /// The name of the event.
        public var event: String
        /// The path of the view.
        public var view: String
        /// The change of the content offset, for a `scroll`.
        public var by: (x: Double, y: Double)?
        /// The Name of the recognizer, or else its kind, for a `recognize`; empty for other events.
        public var recognizer: String
        /// Whether that is its Name.
        public var isNamed: Bool
        /// The reason, for people; empty if it is obvious.
        public var reason: String
        /// Whether the view does something, instead of getting an event.
        public var isAction: Bool
        /// Whether the touch goes on after it.
        public var isBeforeEnd: Bool

        /// Creates an event.
        public init(
            time: Double, event: String, view: String, by: (x: Double, y: Double)? = nil, recognizer: String = "",
            isNamed: Bool = false, reason: String = "", isAction: Bool = false, isBeforeEnd: Bool = false
        ) {
            self.isAction = isAction
            self.isBeforeEnd = isBeforeEnd
            self.time = time
            self.event = event
            self.view = view
            self.by = by
            self.recognizer = recognizer
            self.isNamed = isNamed
            self.reason = reason
        }
    }

    /// Creates a timeline.
    public init(
        file: String, scene: String, touch: String, events: [Event], remarks: [Remark] = [], waits: [Competition] = [],
        losses: [Competition] = [], cycle: [String]? = nil, device: String? = nil
    ) {
        self.device = device
        self.file = file
        self.scene = scene
        self.touch = touch
        self.events = events
        self.remarks = remarks
        self.waits = waits
        self.losses = losses
        self.cycle = cycle
    }
}

extension JSONWriter {
    /// Writes a timeline on one line.
    public mutating func line(_ timeline: TouchTimeline) {
        line { object in
            object.member("file", timeline.file)
            object.member("scene", timeline.scene)
            if let device = timeline.device { object.member("device", device) }
            object.member("touch", timeline.touch)
            object.member("events", timeline.events) { $0.value($1) }
            if !timeline.waits.isEmpty { object.member("waits", timeline.waits) { $0.value($1, "for") } }
            if !timeline.losses.isEmpty { object.member("losses", timeline.losses) { $0.value($1, "to") } }
            if let cycle = timeline.cycle { object.member("cycle", cycle) }
            if let reason = timeline.reasonForMiss { object.member("reason", reason) }
        }
    }

    /// Writes a competition, with its first one behind `key`.
    private mutating func value(_ competition: TouchTimeline.Competition, _ key: StaticString) {
        object { object in
            object.member("time", competition.time)
            object.members(of: competition.second)
            object.member(key) { $0.object { $0.members(of: competition.first) } }
        }
    }

    private mutating func members(of recognizer: TouchTimeline.Recognizer) {
        member("view", recognizer.view)
        if !recognizer.word.isEmpty { member("recognizer", recognizer.word) }
    }

    private mutating func value(_ event: TouchTimeline.Event) {
        object { object in
            object.member("time", event.time)
            object.member("event", event.event)
            object.member("view", event.view)
            if let by = event.by { object.member("by", x: by.x, y: by.y) }
            if !event.recognizer.isEmpty { object.member("recognizer", event.recognizer) }
        }
    }
}

extension TouchTimeline.Event {
    /// Whether it scrolls to the left or right, and up or down, as -1, 0 or 1.
    fileprivate var direction: [Int] { [by?.x ?? 0, by?.y ?? 0].map { $0 < 0 ? -1 : $0 > 0 ? 1 : 0 } }
}

extension TouchTimeline {
    /// Returns the timeline for people: one line per event, with its time, its view and, unless obvious, its reason.
    public func humanText(_ palette: Palette) -> String {
        var text = reasonForMiss.map { $0 + "\n" } ?? ""
        text += palette.paint("\(sceneTitle(scene, on: device)): \(shownSafely(touch))", .emphasis) + "\n"
        for line in lines(palette) { text += "  \(line)\n" }
        if let cycle {
            text +=
                "  " + palette.paint(OutcomeText.recursion, .error)
                + ": \(cycle.isEmpty ? OutcomeText.noEnd : cycle.joined(separator: ", "))\n"
        } else if events.isEmpty {
            text += "  nothing happens\n"
        }
        return text
    }

    /// The events of each view without repetitions, on one line; "nothing" if there are none.
    public var summary: String {
        let parts = eventsByView.flatMap { view, events, recognized in
            (events.isEmpty ? [] : ["\(view): \(events.map { $0.event }.joined(separator: ", "))"]) + recognized
        }
        return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
    }

    /// Returns a sentence about the events that decide whether `outcome`, as it is written, happens: of each view those
    /// that `outcome` names, and how its touch ends. A sentence has no room for the others.
    public func decisiveSummary(for outcome: String) -> String {
        let words = Set(outcome.split { $0 == " " || $0 == "," }.map(String.init))
        let parts = eventsByView.flatMap { view, events, recognized in
            let named = events.filter { event in
                words.contains(event.event) || words.contains(event.event + "s") || !event.isBeforeEnd
            }
            // Without an end, what began decides.
            let shown = named.isEmpty && recognized.isEmpty ? Array(events.prefix(1)) : named
            let actions = shown.filter { $0.isAction }.map { "`\(view)` \($0.event)s" }
            let got = shown.filter { !$0.isAction }.map { $0.event }
            return (got.isEmpty ? [] : ["`\(view)` got \(got.joined(separator: ", "))"]) + actions + recognized
        }
        let rest = parts.count - Self.maximumViewsInSentence
        let shown = parts.prefix(Self.maximumViewsInSentence).joined(separator: "; ")
        return parts.isEmpty ? "nothing happens" : rest > 0 ? "\(shown) and \(rest) more" : shown
    }

    /// How many views a sentence about events names.
    private static let maximumViewsInSentence = 3

    /// The views with events, and the events of each, without repetitions. What recognizers recognize is in sentences.
    private var eventsByView: [(view: String, events: [Event], recognized: [String])] {
        var views: [String] = []
        var happened: [String: (events: [Event], recognized: [String])] = [:]
        for event in events {
            var known = happened[event.view] ?? ([], [])
            if happened[event.view] == nil { views.append(event.view) }
            if event.recognizer.isEmpty {
                if !known.events.contains(where: { $0.event == event.event }) { known.events.append(event) }
            } else {
                let name = event.isNamed ? "`\(event.recognizer)`" : "the \(event.recognizer) recognizer"
                let sentence = "\(name) of `\(event.view)` recognizes"
                if !known.recognized.contains(sentence) { known.recognized.append(sentence) }
            }
            happened[event.view] = known
        }
        return views.map { ($0, happened[$0]?.events ?? [], happened[$0]?.recognized ?? []) }
    }

    /// From how many equal events after the first on they are folded.
    private static let fewestFoldedEvents = 3

    /// Returns where the events end that differ from the one at `index` only in their times and in how far they scroll
    /// in the same direction, and have no reasons and no remarks between them.
    private func endOfEqualEvents(from index: Int) -> Int {
        let first = events[index]
        let limit = remarks.first { $0.eventsBefore > index }?.eventsBefore ?? events.count
        var end = index + 1
        while end < min(limit, events.count) {
            let next = events[end]
            guard next.event == first.event, next.view == first.view, next.recognizer == first.recognizer,
                next.direction == first.direction, next.reason.isEmpty
            else { break }
            end += 1
        }
        return end
    }

    /// Returns the events and remarks, one line each. Of many equal events in a row, as those of a finger that scrolls,
    /// there are only the first and what all others come to.
    public func lines(_ palette: Palette) -> [String] {
        let timeWidth = (events.map { $0.time } + remarks.map { $0.time }).map { shownTime($0).count }.max() ?? 0
        let eventWidth = events.map { $0.event.count }.max() ?? 0
        var lines: [String] = []
        var remarks = remarks[...]
        var index = 0
        while index < events.count {
            while let remark = remarks.first, remark.eventsBefore <= index {
                lines.append(line(remarks.removeFirst(), timeWidth))
            }
            let first = events[index]
            lines.append(line(first, palette, timeWidth, eventWidth))
            let others = events[(index + 1)..<endOfEqualEvents(from: index)]
            index += 1
            guard others.count >= Self.fewestFoldedEvents, var last = others.last else { continue }
            var total = ""
            if let by = first.by {
                let rest = others.reduce((0, 0)) { ($0.0 + ($1.by?.x ?? 0), $0.1 + ($1.by?.y ?? 0)) }
                last.by = rest
                total = ", \(shownLength(by.x + rest.0)),\(shownLength(by.y + rest.1)) in all"
            }
            lines.append(line(last, palette, timeWidth, eventWidth) + ", in \(others.count) more steps\(total)")
            index += others.count
        }
        return lines + remarks.map { line($0, timeWidth) }
    }

    private func line(_ remark: Remark, _ timeWidth: Int) -> String {
        "\(padded(remark.time, timeWidth))  \(remark.text)"
    }

    private func line(_ event: Event, _ palette: Palette, _ timeWidth: Int, _ eventWidth: Int) -> String {
        let gap = String(repeating: " ", count: eventWidth - event.event.count)
        var line = "\(padded(event.time, timeWidth))  \(palette.paint(event.event, .note))\(gap)  \(event.view)"
        if !event.recognizer.isEmpty { line += event.isNamed ? " \(event.recognizer)" : " .\(event.recognizer)" }
        if let by = event.by { line += " by \(shownLength(by.x)),\(shownLength(by.y))" }
        return event.reason.isEmpty ? line : "\(line)  (\(event.reason))"
    }

    /// Formats a length in points, to a hundredth.
    private func shownLength(_ length: Double) -> String {
        let rounded = (length * 100).rounded() / 100
        return shownNumber(rounded.isFinite ? rounded + 0 : length)
    }

    /// Formats a time in milliseconds.
    private func shownTime(_ time: Double) -> String {
        "\(shownNumber((time * 10_000).rounded() / 10)) ms"
    }

    private func padded(_ time: Double, _ width: Int) -> String {
        let text = shownTime(time)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
