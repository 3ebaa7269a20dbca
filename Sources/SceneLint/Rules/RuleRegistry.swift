/// All lint rules.
public enum RuleRegistry {
    /// The rules, in the order in which `explain` lists them.
    public static let rules: [Rule] = [
        .syntax,
        .unknownKind,
        .unknownAttribute,
        .unknownName,
        .duplicateName,
        .wrongValue,
        .misplaced,
        .layout,
        .limit,
        .unreadableView,
        .noTouchTarget,
        .unreadableFile,
        .unwritableFile,
        .delegateInSuperviewChain,
        .delegateCycle,
        .deadDelegate,
        .starvedDelegator,
        .cellBlocksDelegate,
        .disabledAncestor,
        .claimsUntouchable,
        .contentViewCovers,
        .deadOverhang,
        .unreachableControl,
        .deadScrollView,
        .coveredControl,
        .seenNotTouched,
        .touchedNotSeen,
        .passthroughIncomplete,
        .slopCutByAncestor,
        .overlappingTargets,
        .smallTarget,
        .outsideSafeArea,
        .orderDependentHit,
        .controlBlocksScrolling,
        .cancelledDragControl,
        .recognizerBlocksScrolling,
        .recognizerBlocksZooming,
        .recognizerCancelsSelection,
        .dimmingGetsPanelTaps,
        .blockedTap,
        .tapBeforeDoubleTap,
        .blockedGesture,
        .swipeLosesToScrolling,
        .circularRequirements,
        .doubleTapDelaysControls,
        .impureHitTest,
        .alphaNearThreshold,
        .singularTransform,
        .nothingToZoom,
        .backgroundNotFirst,
        .misleadingIndentation,
        .unusedLet,
        .unusedComponent,
        .unusedImport,
        .allowWithoutReason,
        .unusedAllow,
    ]

    /// Returns the rule called `name`.
    public static func rule(_ name: String) -> Rule? {
        rules.first { $0.name == name }
    }
}

extension RuleNames {
    /// The names of all rules, also of those that aren't in `rules`, which have run.
    init(running rules: [Rule]) {
        self.init(
            contains: { RuleRegistry.rule($0) != nil },
            canBeAllowed: { RuleRegistry.rule($0)?.canBeAllowed ?? false },
            hasRun: { name in rules.contains { $0.name == name } })
    }
}
