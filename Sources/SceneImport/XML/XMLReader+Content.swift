import SceneText

extension XMLReader {
    /// Reads the text at `offset`, up to the next `<`.
    mutating func readText() throws(XMLProblem) {
        let start = offset
        let blankEnd = endOfBlanks(at: start)
        let textEnd = min(bytes.span.firstOffset(of: UInt8(ascii: "<"), from: blankEnd) ?? end, end)
        offset = textEnd
        if blankEnd >= textEnd { return }
        guard let open else { throw problem(.strayText, blankEnd, textEnd) }
        var position = blankEnd
        while position < textEnd {
            switch bytes[position] {
            case UInt8(ascii: "&"): position = try checkReference(at: position, upTo: textEnd)
            case UInt8(ascii: "]") where has("]]>", at: position): throw problem(.sectionEnd, position, position + 3)
            default: position += 1
            }
        }
        addText(start, textEnd, to: open, isVerbatim: false)
    }

    /// Reads the comment or CDATA section at the `<!` at `offset`.
    mutating func readCommentOrSection() throws(XMLProblem) {
        let start = offset
        if has("<!--", at: start) {
            guard let hyphens = find("--", from: start + 4) else { throw problem(.unclosedComment, end, end) }
            guard byte(at: hyphens + 2) == UInt8(ascii: ">") else {
                throw hyphens + 2 < end
                    ? problem(.hyphensInComment, hyphens, hyphens + 2) : problem(.unclosedComment, end, end)
            }
            offset = hyphens + 3
        } else if has("<![CDATA[", at: start), let open {
            guard let close = find("]]>", from: start + 9) else { throw problem(.unclosedSection, end, end) }
            addText(start + 9, close, to: open, isVerbatim: true)
            offset = close + 3
        } else if has("<!DOCTYPE", at: start) {
            throw problem(.documentType, start, start + 9)
        } else {
            throw problem(.strayLess, start, start + 1)
        }
    }

    /// Reads the processing instruction at the `<?` at `offset`. Nothing in it is kept.
    mutating func readInstruction() throws(XMLProblem) {
        let start = offset
        let nameEnd = endOfName(at: start + 2)
        let isReserved = nameEnd - start == 5 && bytes[start + 2..<nameEnd].isXML
        guard nameEnd > start + 2, !isReserved, byte(at: nameEnd).isXMLBlank || byte(at: nameEnd) == UInt8(ascii: "?")
        else {
            throw nameEnd < end ? problem(.invalidInstruction, start, nameEnd) : problem(.unclosedInstruction, end, end)
        }
        guard let close = find("?>", from: nameEnd) else { throw problem(.unclosedInstruction, end, end) }
        guard close == nameEnd || byte(at: nameEnd).isXMLBlank else {
            throw problem(.invalidInstruction, start, nameEnd)
        }
        offset = close + 2
    }

    private mutating func addText(_ start: Int, _ end: Int, to element: XMLElementID, isVerbatim: Bool) {
        document.texts.append(
            XMLDocument.Text(
                element: element.index, start: UInt32(clamping: start), end: UInt32(clamping: end),
                isVerbatim: isVerbatim))
    }
}

extension ArraySlice<UInt8> {
    /// Whether this is `xml`, in any case.
    fileprivate var isXML: Bool {
        elementsEqual("xml".utf8) { $0 | 0x20 == $1 }
    }
}
