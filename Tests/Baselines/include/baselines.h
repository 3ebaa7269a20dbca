#ifndef BASELINES_H
#define BASELINES_H

#include <stddef.h>
#include <stdint.h>

/// A view of a plain tree: its frame and its links. A link is -1 if there is no such view.
typedef struct {
    double x, y, width, height;
    int32_t lastSubview;
    int32_t previousSibling;
} BaselineView;

/// Returns the index of the hit view, found by recursion like in UIView, or -1.
int32_t baseline_hit_test(const BaselineView *views, int32_t view, double x, double y);

/// Parses a file into an array of nodes, which include the tokens, by recursive descent. Returns the number of nodes,
/// or -1 if the text isn't in the language. Skips line ends and comments, and reports nothing.
int64_t baseline_parse(const uint8_t *bytes, int64_t count);

#endif
