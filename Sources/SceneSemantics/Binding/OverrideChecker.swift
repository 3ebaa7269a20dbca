import SceneRuntime
import SceneSyntax
import SceneText

/// Reports attributes that conflict with a `hitTest` block.
struct OverrideChecker {
    let tree: SyntaxTree

    /// Reports a second `hitTest` block on a view, and a `touchDelegate` or `passthrough` beside one.
    func checkOverrides(of id: ItemID, _ context: inout BindingContext) {
        let (contents, kind) = (context.scene.items[id].contents, context.scene.items[id].kind)
        guard contents.contains(.overrides) || kind == .view(.content) else { return }
        let item = context.scene.items[id]
        let blocks = hitTestBlocks(in: item.body, context)
        if blocks.count > 1 {
            return context.report(.secondHitTest(context.headRange(blocks[1]), first: context.headRange(blocks[0])))
        }
        // On a cell, the attributes apply to its content view but the rules to the cell itself.
        var shortWords = kind == .view(.cell) ? [] : self.shortWords(of: item, context)
        if kind == .view(.content), let cell = item.parent {
            let ofCell = self.shortWords(of: context.scene.items[cell], context)
            if let own = shortWords.first, let other = ofCell.first(where: { $0.attribute == own.attribute }) {
                return context.report(.repeatedAttribute(own, first: other, in: tree))
            }
            shortWords += ofCell
        }
        if let block = blocks.first, let word = shortWords.first {
            let finding = Diagnostic.shortWordBesideHitTest(word.attribute, at: word.range(in: tree))
            context.report(finding.with("the block is here", at: context.headRange(block)))
        }
    }

    private func shortWords(of item: BoundItem, _ context: borrowing BindingContext) -> [BoundAttribute] {
        context.scene.attributes(of: item).filter { $0.attribute.isForContent }
    }

    /// Returns the `hitTest` blocks of a body that may apply together: of an `if`, the blocks of one branch.
    private func hitTestBlocks(in body: Range<Int>, _ context: borrowing BindingContext) -> [NodeID] {
        var blocks: [NodeID] = []
        var next = body.lowerBound
        while next < body.upperBound {
            let statement = next
            next += 1
            switch context.scene.statements[statement] {
            case .hitTest(let index): blocks.append(context.scene.overrides[index].node)
            case .item(let inner): next = max(next, context.scene.items[inner].body.upperBound)
            case .condition(let end):
                blocks += hitTestBlocksOfBranch(in: next..<end, context)
                next = end
            default: break
            }
        }
        return blocks
    }

    /// Returns the blocks of the first of `branches` with any.
    private func hitTestBlocksOfBranch(in branches: Range<Int>, _ context: borrowing BindingContext) -> [NodeID] {
        var next = branches.lowerBound
        while next < branches.upperBound, case .branch(_, let end) = context.scene.statements[next] {
            let blocks = hitTestBlocks(in: next + 1..<end, context)
            if !blocks.isEmpty { return blocks }
            next = end
        }
        return []
    }
}
