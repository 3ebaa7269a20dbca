import SceneRuntime
import SceneSemantics
import SceneText

/// What findings say about a recognizer that keeps scroll views from scrolling or zooming.
struct BlockedScrollViewText {
    private let recognizer: DeclaredRecognizer
    /// The gesture that the recognizer takes, such as a drag.
    private let gesture: String
    private let scrollViews: [ViewID]
    /// The recognizers that would take it next.
    private let next: [RecognizerID]
    private let context: LintContext

    init(
        _ recognizer: DeclaredRecognizer, _ gesture: String, _ scrollViews: [ViewID], _ next: [RecognizerID],
        _ context: LintContext
    ) {
        self.recognizer = recognizer
        self.gesture = gesture
        self.scrollViews = scrollViews
        self.next = next
        self.context = context
    }

    /// Why a long press takes the gesture.
    var reasonOfPress: String {
        "it recognizes \(context.delayText(of: recognizer.recognizer)), before a \(gesture) begins, and then all others fail"
    }

    var notesAboutNext: [Diagnostic.Note] {
        if next.isEmpty { return [] }
        let names = next.map { context.quotedName($0) }.joinedAsList()
        return [Diagnostic.Note("without it, \(names) would take the \(gesture)")]
    }

    var adviceLettingAllRecognize: String { context.adviceLettingRecognize(recognizer, beside: scrollViews) }

    var fixesLettingAllRecognize: [Diagnostic.Fix] { context.fixesLettingRecognize(recognizer, beside: scrollViews) }
}
