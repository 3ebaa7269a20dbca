#ifndef BASELINES_H
#define BASELINES_H

#include <stddef.h>
#include <stdint.h>

/// A view of a plain tree: its frame in its superview, and its links; -1 where there is none.
typedef struct {
    double x, y, width, height;
    int32_t lastSubview;
    int32_t previousSibling;
} BaselineView;

/// The index of the view that a touch hits, found by recursion as UIView does; -1 where there is none.
int32_t baseline_hit_test(const BaselineView *views, int32_t view, double x, double y);

/// Parses a file of scenes into an array of nodes, the tokens among them, by recursive descent; the number of nodes, or
/// -1 where the text is no sentence of the language. Line ends and comments are passed over, nothing is reported.
int64_t baseline_parse(const uint8_t *bytes, int64_t count);

#endif
