extension Evaluation {
    /// Answers the points of a file, one at a time.
    mutating func streamPoints(of file: InputFile, _ answers: inout ArraySlice<SceneAnswers>) {
        do throws(FileProblem) {
            var reader = PointReader(try files.open(file), request.pointFormat)
            // Plain answers are found and put together in a way that is fast for many.
            let isPlain = request.displayOrder != .all && !request.tellsWhy
            var manyAnswers = isPlain ? answers.map { ManyAnswers($0, as: text) } : []
            var bytes: [UInt8] = []
            while let item = try reader.next(), output.standard.failure == nil {
                switch item {
                case .point(let point):
                    if !isPlain {
                        for index in answers.indices { write(point, &answers[index]) }
                        continue
                    }
                    for index in manyAnswers.indices {
                        if manyAnswers[index].append(point, to: &bytes), status == .success { status = .findings }
                    }
                    output.standard.write(bytes)
                    bytes.removeAll(keepingCapacity: true)
                case .mistake(let place, let written, let advice):
                    output.complain("\(place) of `\(file.name)` is no point: `\(written)`", [advice])
                    status = .unreadable
                }
            }
        } catch {
            output.complain(UnreadablePath(name: file.name, problem: error).message)
            status = .unreadable
        }
    }
}
