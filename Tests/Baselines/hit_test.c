#include "baselines.h"

int32_t baseline_hit_test(const BaselineView *views, int32_t view, double x, double y) {
    const BaselineView *here = &views[view];
    double ownX = x - here->x;
    double ownY = y - here->y;
    if (!(ownX >= 0 && ownX < here->width && ownY >= 0 && ownY < here->height)) return -1;
    for (int32_t next = here->lastSubview; next >= 0; next = views[next].previousSibling) {
        int32_t found = baseline_hit_test(views, next, ownX, ownY);
        if (found >= 0) return found;
    }
    return view;
}
