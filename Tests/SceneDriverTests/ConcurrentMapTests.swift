import Testing

@testable import SceneDriver

/// Work on all cores.
struct ConcurrentMapTests {
    /// What comes out stands in the order of what went in, however long each takes.
    @Test(arguments: [true, false])
    func outputsComeInTheOrderOfTheInputs(isWorthThreads: Bool) {
        let inputs = Array(0..<500)
        let outputs = concurrentMap(inputs, isWorthThreads: isWorthThreads) { input in
            var sum = 0
            for number in 0..<(input % 7 * 1000) { sum &+= number & 1 }
            return input * 2 + min(0, sum)
        }
        #expect(outputs == inputs.map { $0 * 2 })
        #expect(concurrentMap([Int]()) { $0 }.isEmpty)
    }

    /// Files are told of in their order, those that cannot be read among them, whatever is done first.
    @Test func filesComeInTheirOrder() {
        var files = FileSystem.memory([], standardInput: "")
        files.open = { path throws(FileProblem) in
            if path.hasSuffix("7") { throw .other("it is broken") }
            return FileSystem.reader(Array(path.dropFirst().utf8))
        }
        let inputs = (0..<100).map { InputFile("f\($0)", standardInputName: nil) }
        var told: [String] = []
        forEachSource(inputs, files) {
            String(decoding: $0.bytes, as: UTF8.self)
        } _: { place, file, result in
            #expect(file.name == "f\(place)")
            switch result {
            case .success((_, let text)): told.append(text)
            case .failure: told.append("broken")
            }
        }
        #expect(told == (0..<100).map { "\($0)".hasSuffix("7") ? "broken" : "\($0)" })
    }
}
