import SceneDrawing
import SceneQueries
import SceneRegions
import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/codeLens`: `draw` at scenes, and results at expectations.
    func codeLenses(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        let analysis = analysis(of: document)
        var lenses: [(range: TextRange, title: String, scene: String?)] = []
        let results = analysis.expectationResults().filter { $0.range.file == analysis.source.file }
        var counts: [String: (all: Int, failed: Int)] = [:]
        for result in results {
            counts[result.scene, default: (0, 0)].all += 1
            if !result.passed { counts[result.scene, default: (0, 0)].failed += 1 }
        }
        let tested = Set(analysis.lowered.map { $0.name })
        for scene in FileSyntax(analysis.tree).scenes {
            guard let name = scene.name else { continue }
            lenses.append((textRange(name.range, in: document), "draw", name.text))
            if !tested.contains(name.text), scene.hasExpectations {
                lenses.append((textRange(name.range, in: document), "not tested: the scene has errors", nil))
            }
            if let count = counts[name.text], count.failed > 0 {
                let title =
                    "\(count.failed) of \(counted(count.all, "expectation")) \(count.failed == 1 ? "fails" : "fail")"
                lenses.append((textRange(name.range, in: document), title, nil))
            }
        }
        for result in results {
            let others = analysis.otherFailures[result.range].map { others in
                others == 1 ? " and 1 other device" : " and \(others) other devices"
            }
            let device = result.device.map { " on \($0)\(others ?? "")" } ?? ""
            let title = result.failure.map { "failed: \($0.actual)\(device)" } ?? "passed"
            lenses.append((textRange(result.range, in: document), title, nil))
        }
        return { value in
            value.array { array in
                for lens in lenses {
                    array.object { object in
                        object.member("range", lens.range)
                        object.member("command") { member in
                            member.object { command in
                                command.member("title", lens.title)
                                // A lens with an empty command is only read.
                                command.member("command", lens.scene == nil ? "" : CodeLensCommand.draw)
                                if let scene = lens.scene { command.member("arguments", [document.uri, scene]) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Answers `workspace/executeCommand`: the picture of a scene as the text of an SVG file.
    func executeCommand(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        guard parameters["command"]?.string == CodeLensCommand.draw else {
            throw .invalid("the only command is \(CodeLensCommand.draw)")
        }
        let arguments = parameters["arguments"]?.elements ?? []
        guard arguments.count == 2, let uri = arguments[0].string, let name = arguments[1].string else {
            throw .invalid("\(CodeLensCommand.draw) takes the URI of a document and the Name of a scene")
        }
        guard let document = documents[uri] else { throw .invalid("\(uri) isn't open") }
        let linted = analysis(of: document).linted
        guard let index = linted.scenes.firstIndex(where: { $0.bound.name == name }) else {
            throw .failed("there is no scene `\(name)`")
        }
        let found = linted.scenes[index]
        let screens = found.scenes(on: nil)
        if screens.isEmpty { throw .failed("scene `\(name)` has errors") }
        var picture = Picture()
        var work = WorkLimit.file / 3
        let findings = linted.findingsByScene[index] ?? []
        let allowedLines = linted.linesWithAllowedLosses
        for scene in screens where !picture.isFull {
            var content = PictureContent()
            content.findings = findings.shown(on: scene.device)
            content.isChecked = true
            content.allowedLines = allowedLines
            let maps = TargetMaps(scene, computed: found.screen(on: scene.device)?.maps, within: &work)
            picture.add(maps, content, within: &work)
        }
        let text = String(decoding: picture.svg, as: UTF8.self)
        return { $0.value(text) }
    }
}
