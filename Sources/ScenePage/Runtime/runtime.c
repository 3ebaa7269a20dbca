// What compiled Swift calls and a browser's WebAssembly doesn't have: a heap, memory functions, and some mathematics.
// There is no C library here, and one thread.

typedef unsigned char byte;
typedef unsigned long size_t;
typedef unsigned long long u64;
typedef long long i64;

// MARK: The heap

// Blocks come in classes of sizes: four to each power of two. A freed block waits for the next request of its class, so
// memory doesn't grow when the same work is done again. A block has a header of 8 bytes before its contents, which are
// aligned to 16 bytes.
enum { classes = 112, header = 8, page = 65536 };
typedef struct block {
    struct block *next;
} block;
static block *waiting[classes];
extern byte __heap_base;
static size_t top, end;

// The payload of a class is 16n + 8 bytes, so that header and payload are a multiple of 16.
static size_t payload(int class) {
    size_t step = class & 3, power = class >> 2;
    return ((((4 + step) << power) * 4 + 15) & ~(size_t)15) + 8;
}

static int class_of(size_t size) {
    int low = 0, high = classes - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (payload(middle) < size) low = middle + 1; else high = middle;
    }
    return low;
}

void *malloc(size_t size) {
    if (size > 0x70000000) return 0;
    int class = class_of(size);
    block *found = waiting[class];
    if (found) {
        waiting[class] = found->next;
        return found;
    }
    // The last 8 bytes of the contents are before the next block's header.
    size_t whole = payload(class) + header;
    if (!top) {
        top = ((size_t)&__heap_base + 15) & ~(size_t)15;
        end = __builtin_wasm_memory_size(0) * page;
    }
    if (whole > 0xFFFE0000 - top) return 0;
    if (top + whole + header > end) {
        // Memory that grows in small steps is copied often by some engines.
        size_t missing = (top + whole + header - end + page - 1) / page, more = missing < 16 ? 16 : missing;
        if (__builtin_wasm_memory_grow(0, more) == (size_t)-1) {
            if (__builtin_wasm_memory_grow(0, missing) == (size_t)-1) return 0;
            more = missing;
        }
        end += more * page;
    }
    byte *contents = (byte *)top + 16;
    top += whole;
    *(int *)(contents - header) = class;
    return contents;
}

void free(void *contents) {
    if (!contents) return;
    int class = *(int *)((byte *)contents - header);
    // An aligned block has its distance from its real block there.
    if (class < 0) {
        contents = (byte *)contents + class;
        class = *(int *)((byte *)contents - header);
    }
    ((block *)contents)->next = waiting[class];
    waiting[class] = contents;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    byte *contents = malloc(alignment <= 16 ? size : size + alignment);
    *result = contents;
    if (!contents) return 12;  // ENOMEM
    if (alignment <= 16) return 0;
    size_t distance = -(size_t)contents & (alignment - 1);
    if (distance) *(int *)(contents + distance - header) = -(int)distance;
    *result = contents + distance;
    return 0;
}

// MARK: Memory

void *memset(void *target, int value, size_t count) {
    __builtin_memset(target, value, count);
    return target;
}

void *memcpy(void *target, const void *source, size_t count) {
    __builtin_memcpy(target, source, count);
    return target;
}

void *memmove(void *target, const void *source, size_t count) {
    __builtin_memmove(target, source, count);
    return target;
}

int memcmp(const void *left, const void *right, size_t count) {
    const byte *a = left, *b = right;
    for (; count; count--, a++, b++) if (*a != *b) return *a - *b;
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

// MARK: The process

// The seed of hashing. Nothing outside can choose what a page hashes but its user, so it may be the same every time.
void arc4random_buf(void *target, size_t count) {
    static u64 state = 0x9E3779B97F4A7C15;
    for (byte *next = target; count; count--) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        *next++ = state >> 32;
    }
}

u64 __stack_chk_guard = 0x595e9fbd94fda766;
void __stack_chk_fail(void) { __builtin_trap(); }
void exit(int status) { __builtin_trap(); }
int putchar(int character) { return character; }

// MARK: Arithmetic

void __multi3(u64 *result, u64 a, u64 ahigh, u64 b, u64 bhigh) {
    u64 low = 0xFFFFFFFF;
    u64 bottom = (a & low) * (b & low), left = (a >> 32) * (b & low), right = (a & low) * (b >> 32);
    u64 middle = (bottom >> 32) + (left & low) + (right & low);
    result[0] = middle << 32 | (bottom & low);
    result[1] = (a >> 32) * (b >> 32) + (left >> 32) + (right >> 32) + (middle >> 32) + a * bhigh + ahigh * b;
}

double rint(double x) { return __builtin_rint(x); }

double round(double x) {
    double whole = __builtin_trunc(x), rest = __builtin_fabs(x - whole);
    return rest < 0.5 ? whole : whole + __builtin_copysign(1, x);
}

static u64 bits(double x) { return *(u64 *)&x; }
static double number(u64 bits) { return *(double *)&bits; }

// The remainder is exact: a long division in binary.
double fmod(double x, double y) {
    u64 sign = bits(x) & (u64)1 << 63, a = bits(x) ^ sign, b = bits(y) & ~((u64)1 << 63);
    if (!b || b > (u64)0x7FF << 52 || a >= (u64)0x7FF << 52) return (x * y) / (x * y);
    if (a < b) return x;
    int aexponent = a >> 52, bexponent = b >> 52;
    u64 hidden = (u64)1 << 52, m = a & (hidden - 1), n = b & (hidden - 1);
    if (aexponent) m |= hidden; else aexponent = 1;
    if (bexponent) n |= hidden; else bexponent = 1;
    while (n < hidden) n <<= 1, bexponent--;
    while (m < hidden) m <<= 1, aexponent--;
    for (; aexponent > bexponent; aexponent--) {
        if (m >= n) m -= n;
        m <<= 1;
    }
    if (m >= n) m -= n;
    if (!m) return number(sign);
    while (m < hidden) m <<= 1, bexponent--;
    // What is below the least exponent has no hidden bit.
    if (bexponent < 1) return number(sign | m >> (1 - bexponent));
    return number(sign | (m ^ hidden) | (u64)bexponent << 52);
}

// MARK: Sine and cosine

// The results are the nearest doubles in practice, as those of C libraries are: they are computed as sums of two
// doubles, by Taylor's series.
typedef struct { double high, low; } pair;

static pair sum(double a, double b) {
    double s = a + b, t = s - a;
    return (pair){s, (a - (s - t)) + (b - t)};
}

static pair product(double a, double b) {
    double split = 134217729, ta = a * split, tb = b * split;
    double ah = ta - (ta - a), al = a - ah, bh = tb - (tb - b), bl = b - bh, p = a * b;
    return (pair){p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}

static pair add(pair a, pair b) {
    pair s = sum(a.high, b.high);
    return sum(s.high, s.low + a.low + b.low);
}

static pair multiply(pair a, pair b) {
    pair p = product(a.high, b.high);
    return sum(p.high, p.low + a.high * b.low + a.low * b.high);
}

static pair divide(pair a, double b) {
    double q = a.high / b;
    pair p = product(q, b);
    return sum(q, ((a.high - p.high) - p.low + a.low) / b);
}

// A quarter turn as a sum of four doubles; products of the first three with numbers below 2^26 are exact.
static const double quarter[4] = {
    0x1.921fb5p+0, 0x1.110b46p-26, 0x1.1a62633p-54, 0x1.45c06e0e68948p-86};

// Returns the sine or, one quarter ahead, the cosine.
static double wave(double x, int ahead) {
    if (!(__builtin_fabs(x) < 1e8)) return x - x == 0 ? wave(fmod(x, 0x1.921fb54442d18p+2), ahead) : x - x;
    double turns = __builtin_rint(x / 0x1.921fb54442d18p+0);
    pair rest = sum(x, -turns * quarter[0]);
    for (int part = 1; part < 4; part++) rest = add(rest, product(-turns, quarter[part]));
    int phase = ((int)turns + ahead) & 3;
    pair square = multiply(rest, rest);
    square.high = -square.high, square.low = -square.low;
    pair term = phase & 1 ? (pair){1, 0} : rest, result = term;
    for (int n = phase & 1 ? 1 : 2; n < 30; n += 2) {
        term = divide(multiply(term, square), n * (n + 1));
        result = add(result, term);
    }
    double value = result.high + result.low;
    return phase & 2 ? -value : value;
}

double sin(double x) { return x == 0 ? x : wave(x, 0); }
double cos(double x) { return wave(x, 1); }

// MARK: Numbers from text

// A decimal number with all its digits: 0.d0d1d2… times ten to the power of `point`. It is multiplied and divided by powers
// of two until its whole part is the 53 bits of a double.
enum { most_digits = 800 };
typedef struct {
    int count, point;
    byte digits[most_digits + 24];
} decimal;

static void trim(decimal *a) {
    if (a->count > most_digits) {
        // What is dropped still decides whether the rest is more than half.
        int rest = 0;
        while (a->count > most_digits) rest |= a->digits[--a->count];
        if (rest) a->digits[most_digits - 1] |= 1;
    }
    while (a->count && !a->digits[a->count - 1]) a->count--;
    if (!a->count) a->point = 0;
}

static void double_times(decimal *a, int power) {
    u64 carry = 0;
    byte front[24];
    int count = 0;
    for (int at = a->count - 1; at >= 0; at--) {
        carry += (u64)a->digits[at] << power;
        a->digits[at] = carry % 10;
        carry /= 10;
    }
    for (; carry; carry /= 10) front[count++] = carry % 10;
    __builtin_memmove(a->digits + count, a->digits, a->count);
    for (int at = 0; at < count; at++) a->digits[at] = front[count - 1 - at];
    a->count += count;
    a->point += count;
    trim(a);
}

static void halve_times(decimal *a, int power) {
    u64 rest = 0, mask = ((u64)1 << power) - 1;
    int from = 0, to = 0;
    for (; !(rest >> power); from++) {
        if (from >= a->count && !rest) { a->count = a->point = 0; return; }
        rest = rest * 10 + (from < a->count ? a->digits[from] : 0);
    }
    a->point -= from - 1;
    for (; from < a->count || rest; from++) {
        if (to < most_digits) a->digits[to++] = rest >> power; else if (rest >> power) a->digits[most_digits - 1] |= 1;
        rest = (rest & mask) * 10 + (from < a->count ? a->digits[from] : 0);
        if (from >= a->count && to >= most_digits) { if (rest) a->digits[most_digits - 1] |= 1; break; }
    }
    a->count = to;
    trim(a);
}

static u64 whole_part(const decimal *a) {
    u64 whole = 0;
    for (int at = 0; at < a->point; at++) whole = whole * 10 + (at < a->count ? a->digits[at] : 0);
    if (a->point < 0 || a->point >= a->count) return whole;
    int next = a->digits[a->point];
    if (next == 5 && a->point + 1 == a->count) return whole + (whole & 1);
    return whole + (next >= 5);
}

static double nearest(decimal *a) {
    static const byte bits_of[] = {1, 3, 6, 9, 13, 16, 19, 23, 26};
    if (!a->count || a->point < -330) return 0;
    if (a->point > 310) return __builtin_inf();
    int exponent = 0;
    while (a->point > 0) {
        int power = a->point > 8 ? 27 : bits_of[a->point];
        halve_times(a, power);
        exponent += power;
    }
    while (a->point < 0 || a->digits[0] < 5) {
        int power = -a->point > 8 ? 27 : bits_of[-a->point];
        double_times(a, power);
        exponent -= power;
    }
    exponent--;
    if (exponent < -1022) {
        for (int missing = -1022 - exponent; missing > 0; missing -= 59) halve_times(a, missing < 59 ? missing : 59);
        exponent = -1022;
    }
    if (exponent > 1023) return __builtin_inf();
    double_times(a, 53);
    u64 mantissa = whole_part(a), hidden = (u64)1 << 52;
    if (mantissa == hidden << 1) mantissa >>= 1, exponent++;
    if (exponent > 1023) return __builtin_inf();
    return number(mantissa & hidden ? (mantissa ^ hidden) | (u64)(exponent + 1023) << 52 : mantissa);
}

// Reads a number at the start of `text` and returns its end, or null if there is none.
// Returns the end of `word` if `text` begins with it, in capital or small letters, and otherwise null.
static const char *after(const char *text, const char *word) {
    for (; *word; text++, word++) if ((*text | 0x20) != *word) return 0;
    return text;
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    decimal value = {0, 0, {0}};
    int is_negative = *text == '-', has_point = 0, has_digits = 0, exponent = 0;
    if (*text == '-' || *text == '+') text++;
    const char *end = after(text, "nan");
    if (end) {
        *result = __builtin_nan("");
        return end;
    }
    end = after(text, "infinity");
    if (!end) end = after(text, "inf");
    if (end) {
        *result = is_negative ? -__builtin_inf() : __builtin_inf();
        return end;
    }
    for (;; text++) {
        if (*text == '.' && !has_point) { has_point = 1; continue; }
        if (*text < '0' || *text > '9') break;
        has_digits = 1;
        if (value.count || *text != '0') {
            if (value.count < most_digits) value.digits[value.count++] = *text - '0';
            else if (*text != '0') value.digits[most_digits - 1] |= 1;
            value.point += !has_point;
        } else if (has_point) {
            value.point--;
        }
    }
    if (!has_digits) return 0;
    if (*text == 'e' || *text == 'E') {
        const char *start = text++;
        int sign = *text == '-' ? -1 : 1;
        if (*text == '-' || *text == '+') text++;
        if (*text < '0' || *text > '9') text = start;
        else for (; *text >= '0' && *text <= '9'; text++) if (exponent < 100000) exponent = exponent * 10 + *text - '0';
        exponent *= sign;
    }
    value.point += exponent;
    trim(&value);
    *result = is_negative ? -nearest(&value) : nearest(&value);
    return text;
}
