import SceneText

/// Errors at the top level of a file, and in the heads of scenes.
extension ProblemContext {
    var statementOutsideScene: Diagnostic {
        if text == "Scene", kind(1) == .name {
            return error(
                "`\(text)` is outside any scene", "write `scene`, with a lower-case letter", fix: writing("scene"))
        }
        if text == "#" { return .hashInsteadOfSlashes(range, in: source) }
        if Self.wordsForLet.contains(text), kind(1) == .word, kind(2) == .equals {
            let value = phrase(from: token(3))?.text ?? "8"
            return error("a constant begins with `let`", "write `let \(word(1)) = \(value)`", fix: writing("let"))
        }
        let isComment = text.hasPrefix("#") || text.hasPrefix("/")
        let isTest = ["test", "describe"].contains(text)
        let remark =
            isComment ? "comments start with `//`" : Self.remarks[text] ?? (isTest ? schema.remark(text) : nil)
        return error(
            "`\(text)` is outside any scene",
            remark ?? "at the top level write only `let`, components and scenes: `scene Main 390x844 { … }`")
    }

    /// What people begin a constant with.
    private static let wordsForLet = ["const", "val"]

    /// What to write instead of words that begin statements of other tools.
    private static let remarks: [String: String] = [
        "Scene": "write `scene`, with a lower-case letter",
        "screen": "write `scene Main 390x844 { … }`", "page": "write `scene Main 390x844 { … }`",
        "template": ownView, "widget": ownView, "define": ownView, "def": ownView, "function": ownView,
    ]

    private static var ownView: String {
        "write a view of your own as a component: `component badge(count = 0) view size 60x24 { … }`"
    }

    var misspelledStatement: Diagnostic {
        let words = [Keyword.component, .scene, .let].map { $0.text }
        let meant = Misspelling.word(text, among: words) ?? Keyword.scene.text
        return error("`\(text)` begins no statement", "did you mean `\(meant)`?", fix: writing(meant))
    }

    /// `scene 390x844 {`, `scene "Page" 390x844 {`.
    var missingSceneName: Diagnostic {
        let message = "the scene has no Name"
        let title = kind(1) == .string ? word(1).dropFirst().dropLast() : ""
        guard title.utf8.first?.isUppercaseLetter == true, title.utf8.allSatisfy({ $0.isIdentifierByte }) else {
            return error(message, "write `scene Main 390x844 { … }`; a Name starts with an upper-case letter")
        }
        var diagnostic = error(
            message, "write its Name without quotes: `scene \(title) …`", fix: writing(String(title), for: range(1)))
        diagnostic.range = range(1)
        return diagnostic
    }

    var missingSceneSize: Diagnostic {
        let isName = tree.kind(last) == .name && !word(last).isEmpty
        if isName, let (device, range) = deviceAfterName {
            return error(
                "the scene has no size", "write a device after the Name, with a dot: `scene \(text) .\(device)`",
                fix: writing(".\(device)", for: range, safe: false))
        }
        if isName, word(1) == "width", let width = number(2), word(3) == "height", let height = number(4) {
            let size = range(1).union(range(4))
            var diagnostic = error(
                "the scene has no size", "write it after the Name: `scene \(text) \(width)x\(height) { … }`",
                fix: writing("\(width)x\(height)", for: size))
            diagnostic.range = size
            return diagnostic
        }
        return error(
            "the scene has no size",
            isName
                ? "write its width and height in points: `scene \(text) 390x844 { … }`"
                : "write its width and height in points, `scene Main 390x844 { … }`, or a device: `.iPhone16Pro`")
    }

    /// The device in `scene Main iphoneSE {` or `scene Main on iPhoneSE {`, as it is spelled, and the text to replace
    /// by it.
    private var deviceAfterName: (device: String, range: SourceRange)? {
        var next = tokenAfter(last)
        let start = next
        for _ in 0..<2 {
            guard let token = next, tree.kind(token) == .word else { return nil }
            if let device = schema.device(word(token)), let start {
                return (device, tree.range(start).union(tree.range(token)))
            }
            next = tokenAfter(token)
        }
        return nil
    }

    /// `scene Main 390 844 {`, `scene Main 390X844 {`, `scene Main "iPhone SE" {`.
    var wrongSceneSize: Diagnostic {
        let sides = text.split { $0 == " " || $0 == "\t" || $0 == "," }.map(String.init)
        if sides.count == 2, let size = size(sides[0], sides[1]) {
            return error("`\(text)` isn't a size", "write `\(size)`", fix: writing(size))
        }
        if let height = word(1).heightAfterCapital, let size = size(text, height) {
            return error(
                "write a size with a small `x`", "write `\(size)`",
                // The text after the problem goes with it.
                fix: writing(size, for: range.union(range(1)), safe: false))
        }
        let letters = String(decoding: text.utf8.filter { $0.isIdentifierByte }, as: UTF8.self)
        if let device = schema.device(letters) {
            return error(
                "`\(text)` isn't a size", "write a device with a dot: `.\(device)`", fix: writing(".\(device)"))
        }
        return error(
            "`\(text)` isn't a size",
            "write the width and height of the scene in points, such as `390x844`, or a device: `.iPhone16Pro`")
    }

    /// `.iPhoneSE, landscape`.
    var landscapeAfterComma: Diagnostic {
        let device = kind(-1) == .word && kind(-2) == .dot ? word(-1).nonEmpty : nil
        return error(
            "missing device after `\(text)`",
            "a device is upright; to turn it, write `.landscape` after it, without a space: "
                + "`.\(device ?? "iPhoneSE").landscape`"
                + (device.map { ", or for both `.\($0), .\($0).landscape`" } ?? ""))
    }

    /// `.iPhoneSE landscape, …`, where the problem is the comma; `nil` if something else is before it.
    var landscapeBeforeComma: Diagnostic? {
        guard kind(0) == .comma, word(-1) == SyntaxWords.landscape, kind(-2) == .word, kind(-3) == .dot,
            statementBegins(with: "scene"), let device = word(-2).nonEmpty
        else { return nil }
        let gap = range(-2).atEnd.with(end: range(-1).start)
        return error(
            "`landscape` belongs to the device before it", "write `.\(device).landscape`, without a space",
            fix: writing(".", for: gap, title: "write `.\(device).landscape`"))
    }

    var deviceWithoutDot: Diagnostic {
        let devices = devicesToCorrect
        let list = devices.map { ".\($0.name)" }.joined(separator: ", ")
        var diagnostic = error(
            "a device begins with a dot", list.isEmpty ? "write `.\(text)`" : "write `\(list)`",
            fix: devices.isEmpty
                ? nil
                : Diagnostic.Fix(
                    "write \(devices.map { "`.\($0.name)`" }.joined(separator: ", "))", safe: true,
                    edits: devices.map { $0.edit }))
        // All words of `iPhone 16 Pro` are the problem, and the edit replaces them.
        for device in devices where device.edit.text.hasSuffix(device.name) {
            diagnostic.range = diagnostic.range.union(device.edit.range)
        }
        return diagnostic
    }

    /// The devices without a dot, or without a comma before them, in the list of devices and sizes that begins with the
    /// problem, each with the edit that corrects it.
    private var devicesToCorrect: [(name: String, edit: Diagnostic.Edit)] {
        var found: [(name: String, edit: Diagnostic.Edit)] = []
        var gap = range.atStart
        var next: TokenID? = first
        var hasComma = true
        while let start = next, found.count < Self.maximumDevices {
            let hasDot = tree.kind(start) == .dot
            var last = hasDot ? start.next : start
            let name = word(last)
            if tree.kind(last) == .number, hasComma, tree.kind(last.next) == .times {
                last = last.next.next
            } else if let spaced = spacedDevice(from: last) {
                let range = tree.range(last).with(end: tree.range(spaced.last).end)
                let edit = Diagnostic.Edit(
                    hasComma ? range : gap.union(range), (hasComma ? "" : ", ") + (hasDot ? "" : ".") + spaced.name)
                found.append((spaced.name, edit))
                last = spaced.last
            } else if tree.kind(last) == .word, name.isLikeDevice {
                let edit = Diagnostic.Edit(
                    hasComma ? tree.range(start).atStart : gap, (hasComma ? "" : ", ") + (hasDot ? "" : "."))
                if !edit.text.isEmpty { found.append((name, edit)) }
            } else {
                break
            }
            if tree.kind(last.next) == .dot, word(last.next.next) == SyntaxWords.landscape { last = last.next.next }
            next = tokenAfter(last)
            hasComma = next.map { tree.kind($0) } == .comma
            // After a comma a line end doesn't count.
            if hasComma { next = next?.next }
            gap = tree.range(last).atEnd.with(end: next.map { tree.range($0).start })
        }
        return found
    }

    /// Returns the device that the words from `first` on mean together, as in `iPhone 16 Pro`, and the last of them.
    private func spacedDevice(from first: TokenID) -> (name: String, last: TokenID)? {
        guard tree.kind(first) == .word, word(first).isLikeDevice else { return nil }
        var (joined, last) = (word(first), first)
        var found: (name: String, last: TokenID)?
        for _ in 0..<Self.maximumWordsOfDevice {
            guard let next = tokenAfter(last), [.number, .name, .word].contains(tree.kind(next)) else { break }
            joined += tree.text(next)
            last = next
            if let device = schema.device(joined) { found = (device, last) }
        }
        return found
    }

    /// The most words after the first in the name of a device: `iPhone 16 Pro Max`.
    private static let maximumWordsOfDevice = 3

    /// The most devices to correct at once.
    private static let maximumDevices = 16

    /// Whether the problem is a Name right after a device in the head of a scene: `.iPhone16 Pro`.
    var isAfterDevice: Bool {
        isAfterCase && (kind(-3) == .name || kind(-3) == .comma) && statementBegins(with: "scene")
    }
}

/// Errors in components.
extension ProblemContext {
    var capitalComponentName: Diagnostic {
        error(
            "the word of a component starts with a lower-case letter, but `\(text)` doesn't",
            "you use it as a kind: `component badge view { … }`, then `badge Unread …`", fix: writing(lowercaseText))
    }

    var missingDefault: Diagnostic {
        error(
            "the parameter `\(text)` has no default",
            "write `\(text) = 0`, `= true` or `= \"text\"`, or `\(text) ->` for a view that each use gives")
    }

    var caseAsDefault: Diagnostic {
        let truth: String? =
            switch text == "." && isGlued(1) ? word(1) : "" {
            case "on", "true", "yes": "true"
            case "off", "false", "no": "false"
            default: nil
            }
        guard let truth else {
            return error(
                "a color or case can't be a parameter", "use numbers, conditions, texts or `behind ->` for a view")
        }
        return error(
            "the default of a condition is `true` or `false`", "write `= \(truth)`",
            fix: writing(truth, for: range.union(range(1))))
    }

    /// The text of the problem, a Name, as a word.
    var lowercaseText: String { text.prefix(1).lowercased() + text.dropFirst() }
}
