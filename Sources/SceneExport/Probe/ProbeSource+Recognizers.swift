/// The part of the file that `scenec probe` prints that writes recognizers, and what their delegates say.
let probedRecognizers = #"""
    // MARK: Recognizers

    extension SceneProbeWriter {
      private func write(_ recognizer: UIGestureRecognizer, _ depth: Int) {
        let name = className(of: recognizer)
        var attributes: [String] = []
        var touches = 1
        switch recognizer {
        case let tap as UITapGestureRecognizer where !isPrivate(name, "UITapGestureRecognizer"):
          attributes.append(".tap")
          if tap.numberOfTapsRequired > 1 {
            attributes.append("numberOfTapsRequired \(tap.numberOfTapsRequired)")
          }
          touches = tap.numberOfTouchesRequired
        case let press as UILongPressGestureRecognizer
        where !isPrivate(name, "UILongPressGestureRecognizer"):
          attributes.append(".longPress")
          if press.minimumPressDuration != 0.5 {
            attributes.append("minimumPressDuration \(number(CGFloat(press.minimumPressDuration)))s")
          }
          if press.allowableMovement != 10 {
            attributes.append("allowableMovement \(number(press.allowableMovement))")
          }
          touches = press.numberOfTouchesRequired
        case let swipe as UISwipeGestureRecognizer where !isPrivate(name, "UISwipeGestureRecognizer"):
          attributes.append(".swipe")
          if swipe.direction.contains(.left) { attributes.append(".left") }
          if swipe.direction.contains(.right) { attributes.append(".right") }
          if swipe.direction.contains(.up) { attributes.append(".up") }
          if swipe.direction.contains(.down) { attributes.append(".down") }
          touches = swipe.numberOfTouchesRequired
        case let pan as UIScreenEdgePanGestureRecognizer
        where !isPrivate(name, "UIScreenEdgePanGestureRecognizer"):
          let edges: [(UIRectEdge, String)] = [
            (.left, ".left"), (.right, ".right"), (.top, ".top"), (.bottom, ".bottom"),
          ]
          guard let edge = edges.first(where: { pan.edges.contains($0.0) }) else { return }
          attributes.append(".screenEdgePan \(edge.1)")
        case let pan as UIPanGestureRecognizer where !isPrivate(name, "UIPanGestureRecognizer"):
          attributes.append(".pan")
          touches = pan.minimumNumberOfTouches
        case is UIPinchGestureRecognizer where !isPrivate(name, "UIPinchGestureRecognizer"):
          attributes.append(".pinch")
        case is UIRotationGestureRecognizer where !isPrivate(name, "UIRotationGestureRecognizer"):
          attributes.append(".rotation")
        default:
          if !isUIKit(name) { lines.append(indent(depth) + "// a recognizer of the class \(name)") }
          return
        }
        if touches > 1 { attributes.append("numberOfTouchesRequired \(touches)") }
        if !recognizer.cancelsTouchesInView { attributes.append("cancelsTouchesInView .off") }
        if recognizer.delaysTouchesBegan { attributes.append("delaysTouchesBegan") }
        if !recognizer.delaysTouchesEnded { attributes.append("delaysTouchesEnded .off") }
        if !recognizer.isEnabled { attributes.append("enabled .off") }
        if !isUIKit(name) { lines.append(indent(depth) + "// of the class \(name)") }
        let written = WrittenRecognizer(
          recognizer: recognizer, line: lines.count, indent: indent(depth), attributes: attributes)
        recognizers.append(written)
        lines.append(written.text)
      }

      /// Whether a recognizer is one of UIKit's own, such as the one that scrolls: its class is a private subclass.
      private func isPrivate(_ name: String, _ usual: String) -> Bool { isUIKit(name) && name != usual }

      // MARK: Relations between recognizers

      /// A recognizer that is written.
      private struct WrittenRecognizer {
        let recognizer: UIGestureRecognizer
        /// The index of its line.
        let line: Int
        let indent: String
        var attributes: [String]
        /// The Name that a relation needs.
        var name: String?
        var simultaneous: [String] = []
        var requirements: [String] = []
        /// What only its delegate knows.
        var remarks: [String] = []

        var text: String {
          var words = [indent + "recognizer"] + (name.map { [$0] } ?? []) + attributes
          if !simultaneous.isEmpty {
            words.append("simultaneous -> \(simultaneous.joined(separator: ", "))")
          }
          if !requirements.isEmpty {
            words.append("requireToFail -> \(requirements.joined(separator: ", "))")
          }
          if !remarks.isEmpty { words.append(" // \(remarks.joined(separator: "; "))") }
          return words.joined(separator: " ")
        }
      }

      /// A recognizer that can get the same touch as another one.
      private enum Competitor {
        /// One that is written, by its index.
        case written(Int)
        /// The drag of a scroll view.
        case drag(UIGestureRecognizer, of: String)
      }

      /// Adds what delegates say of two recognizers one of which is in the view of the other. What code has set with
      /// `require(toFail:)` isn't public.
      private func addRelations() {
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, written) in recognizers.enumerated() {
          indices[ObjectIdentifier(written.recognizer)] = index
        }
        for index in recognizers.indices {
          let recognizer = recognizers[index].recognizer
          for competitor in competitors(of: index, indices) {
            let other: UIGestureRecognizer
            switch competitor {
            case .written(let otherIndex): other = recognizers[otherIndex].recognizer
            case .drag(let drag, _): other = drag
            }
            if recognize(recognizer, togetherWith: other) {
              recognizers[index].simultaneous.append(reference(to: competitor, from: index))
            }
            if wait(recognizer, for: other) {
              recognizers[index].requirements.append(reference(to: competitor, from: index))
            }
            guard wait(other, for: recognizer) else { continue }
            switch competitor {
            case .written(let otherIndex):
              let own = reference(to: .written(index), from: otherIndex)
              recognizers[otherIndex].requirements.append(own)
            case .drag(_, let scrollView):
              recognizers[index].remarks.append("the drag of \(scrollView) waits until it fails")
            }
          }
          if decides(recognizer, "gestureRecognizer:shouldReceiveTouch:") {
            recognizers[index].remarks.append("its delegate decides which touches it gets")
          }
          if decides(recognizer, "gestureRecognizerShouldBegin:") {
            recognizers[index].remarks.append("its delegate decides whether it begins")
          }
        }
        for written in recognizers { lines[written.line] = written.text }
      }

      /// Returns the recognizers of the view of a recognizer, except those before it, and of its superviews.
      private func competitors(of index: Int, _ indices: [ObjectIdentifier: Int]) -> [Competitor] {
        var competitors: [Competitor] = []
        let own = recognizers[index].recognizer.view
        var next = own
        while let view = next {
          for recognizer in view.gestureRecognizers ?? [] {
            let other = indices[ObjectIdentifier(recognizer)]
            if let other, view !== own || other > index { competitors.append(.written(other)) }
          }
          if let scrollView = view as? UIScrollView, let path = paths[ObjectIdentifier(view)],
            indices[ObjectIdentifier(scrollView.panGestureRecognizer)] == nil
          {
            competitors.append(.drag(scrollView.panGestureRecognizer, of: path))
          }
          next = view.superview
        }
        return competitors
      }

      private func recognize(
        _ one: UIGestureRecognizer, togetherWith other: UIGestureRecognizer
      ) -> Bool {
        one.delegate?.gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) == true
          || other.delegate?.gestureRecognizer?(other, shouldRecognizeSimultaneouslyWith: one) == true
      }

      private func wait(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        one.delegate?.gestureRecognizer?(one, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer?(other, shouldBeRequiredToFailBy: one) == true
      }

      private func decides(_ recognizer: UIGestureRecognizer, _ selector: String) -> Bool {
        recognizer.delegate?.responds(to: NSSelectorFromString(selector)) == true
      }

      /// Returns how a relation of the recognizer `user` names another one: with the path of its cell, unless both are in
      /// the same one.
      private func reference(to competitor: Competitor, from user: Int) -> String {
        switch competitor {
        case .drag(_, let scrollView): return scrollView
        case .written(let index):
          let own = recognizers[index]
          let view = own.recognizer.view.flatMap { paths[ObjectIdentifier($0)] } ?? ""
          let words = "\(view.split(separator: ".").last ?? "") \(own.attributes[0])"
          let name = own.name ?? uniqueName(plainName(words) ?? "Recognizer")
          recognizers[index].name = name
          let base = base(ofRecognizer: index)
          return base == self.base(ofRecognizer: user) ? name : base + name
        }
      }

      /// Returns the path of the cell around a recognizer with a dot, or nothing.
      private func base(ofRecognizer index: Int) -> String {
        guard let view = recognizers[index].recognizer.view, let path = paths[ObjectIdentifier(view)],
          let end = path.lastIndex(of: "]")
        else { return "" }
        return path[...end] + "."
      }
    }

    """#
