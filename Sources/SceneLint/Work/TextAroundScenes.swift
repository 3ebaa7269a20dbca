import SceneSyntax
import SceneText

/// What is in a file beside its scenes, so that the text with only one of many scenes is made without visiting them
/// all.
struct TextAroundScenes {
    private let source: Source
    /// The scenes, in order. None begins before the one before it ends.
    private let scenes: [SourceRange]
    /// The length of all scenes before each of ``scenes``, and of all.
    private let lengths: [Int]
    /// The file without scenes.
    private let rest: [UInt8]

    /// Finds the scenes of a file.
    init(_ syntax: SyntaxTree) {
        source = syntax.source
        var scenes: [SourceRange] = []
        var lengths = [0]
        var rest: [UInt8] = []
        var end = 0
        for scene in FileSyntax(syntax).scenes.map({ syntax.range($0.node) }) where scene.start >= end {
            rest += source.bytes[end..<scene.start]
            end = scene.end
            scenes.append(scene)
            lengths.append(lengths[lengths.count - 1] + scene.length)
        }
        rest += source.bytes[end...]
        (self.scenes, self.lengths, self.rest) = (scenes, lengths, rest)
    }

    /// Returns whether this is the text of `other`.
    func isOf(_ other: Source) -> Bool { source.file == other.file && source.bytes == other.bytes }

    /// Returns the index of a scene, or `nil` if there is none at that range.
    func index(of scene: SourceRange) -> Int? {
        let index = count(endingBy: scene.start)
        return index < scenes.count && scenes[index] == scene ? index : nil
    }

    /// Returns the text of the file without its other scenes.
    func bytes(withSceneAt index: Int?) -> [UInt8] {
        guard let index else { return rest }
        let scene = scenes[index]
        let start = scene.start - lengths[index]
        return Array(rest[..<start]) + source.bytes[scene.start..<scene.end] + rest[start...]
    }

    /// Returns the length of the scenes that end at or before an offset, without the one at `index`.
    func lengthOfScenes(before offset: Int, exceptAt index: Int?) -> Int {
        let count = count(endingBy: offset)
        return lengths[count] - (index.map { $0 < count ? scenes[$0].length : 0 } ?? 0)
    }

    /// Returns how many scenes end at or before an offset.
    private func count(endingBy offset: Int) -> Int {
        scenes.partitioningIndex { $0.end > offset }
    }
}
