extension JSONWriter {
    /// Writes an answer on one line.
    public mutating func line(_ answer: HitAnswer) {
        line { object in
            object.member("file", answer.file)
            object.member("scene", answer.scene)
            if let device = answer.device { object.member("device", device) }
            object.member("point", x: answer.point.x, y: answer.point.y)
            object.member("outcome", answer.outcome.word)
            switch answer.outcome {
            case .hit(let view, let kind, let path):
                object.member("hit", view)
                object.member("kind", kind)
                object.member("path", path)
                if let origin = answer.origin { object.members(of: origin) }
            case .none: break
            case .recursion(let cycle): object.member("cycle", cycle)
            case .orderDependent(let hits): object.member("hits", hits)
            }
            if !answer.via.isEmpty { object.member("via", answer.via) }
            if let trace = answer.trace {
                object.member("trace", trace) { array, asked in
                    array.object { object in
                        object.member("view", asked.view)
                        object.member("depth", asked.depth)
                        object.member("verdict", asked.verdict)
                    }
                }
            }
            if let asked = answer.asked { object.member("asked", asked) }
            if let reason = answer.reasonForMiss { object.member("reason", reason) }
        }
    }
}
