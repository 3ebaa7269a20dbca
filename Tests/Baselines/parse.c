#include "baselines.h"

#include <stdlib.h>
#include <string.h>

// A plain recursive-descent parser of the scene language, without messages and recovery. The tokens are the leaves of
// the tree. It follows grammar/scene.ebnf rule by rule.

typedef enum {
    END, WORD, NAME, NUMBER, STRING, STRING_HEAD, STRING_MIDDLE, STRING_TAIL, COLOUR, TIMES, ARROW, LESS_OR_EQUAL,
    GREATER_OR_EQUAL, EQUAL, NOT_EQUAL, AND, OR, UNKNOWN,
    // A sign of one character has that character as its kind.
    FILE_NODE = 128, SCENE, IMPORT, COMPONENT, PARAMETER, LET, IF, ITEM, ATTRIBUTE, BLOCK, EXPECT, GESTURE, STEP, OUTCOME,
    LENGTHS, LENGTH, TEXT,
    CASE, LINK, PATH, INDEX, PARENTHESIZED, EXPRESSION, CALL, UNARY, EDGE, DEVICE, DEVICES
} Kind;

typedef struct {
    uint32_t start, end;
    /// The index after the last descendant.
    uint32_t subtreeEnd;
    uint8_t kind;
} Node;

typedef struct {
    const uint8_t *bytes;
    uint32_t count, offset;
    /// The current token.
    uint32_t start, end;
    uint8_t kind, startsLine, isGlued, failed;
    /// The number of open parentheses in the current interpolation; -1 outside interpolations.
    int32_t interpolation;
    uint32_t depth;
    Node *nodes;
    uint32_t nodeCount, nodeCapacity;
} Parser;

// MARK: Tokens

static uint8_t at(const Parser *p, uint32_t offset) { return offset < p->count ? p->bytes[offset] : 0; }
static int isDigit(uint8_t c) { return c >= '0' && c <= '9'; }
static int isLower(uint8_t c) { return c >= 'a' && c <= 'z'; }
static int isUpper(uint8_t c) { return c >= 'A' && c <= 'Z'; }
static int isWordPart(uint8_t c) { return isLower(c) || isUpper(c) || isDigit(c) || c == '_'; }

static void scanNumber(Parser *p) {
    uint32_t end = p->offset;
    while (isDigit(at(p, end))) end++;
    if (at(p, end) == '.' && isDigit(at(p, end + 1))) {
        end++;
        while (isDigit(at(p, end))) end++;
    }
    uint8_t e = at(p, end);
    if (e == 'e' || e == 'E') {
        uint32_t digits = end + 1;
        if (at(p, digits) == '+' || at(p, digits) == '-') digits++;
        if (isDigit(at(p, digits))) {
            end = digits;
            while (isDigit(at(p, end))) end++;
        }
    }
    p->kind = NUMBER;
    p->offset = end;
}

static void scanText(Parser *p, int continues) {
    uint32_t end = p->offset + 1;
    for (;; end++) {
        uint8_t c = at(p, end);
        if (c == '"') {
            p->kind = continues ? STRING_TAIL : STRING;
            p->interpolation = -1;
            p->offset = end + 1;
            return;
        }
        if (c == 0 || c == '\n') {
            p->failed = 1;
            p->kind = UNKNOWN;
            p->offset = end;
            return;
        }
        if (c != '\\') continue;
        end++;
        if (at(p, end) == '(') {
            p->kind = continues ? STRING_MIDDLE : STRING_HEAD;
            p->interpolation = 0;
            p->offset = end + 1;
            return;
        }
    }
}

static void scanSign(Parser *p, uint8_t c) {
    uint8_t next = at(p, p->offset + 1);
    uint8_t kind = c, length = 1;
    switch (c) {
    case '(': if (p->interpolation >= 0) p->interpolation++; break;
    case ')':
        if (p->interpolation == 0) { scanText(p, 1); return; }
        if (p->interpolation > 0) p->interpolation--;
        break;
    case '-': if (next == '>') { kind = ARROW; length = 2; } break;
    case '<': if (next == '=') { kind = LESS_OR_EQUAL; length = 2; } break;
    case '>': if (next == '=') { kind = GREATER_OR_EQUAL; length = 2; } break;
    case '=': if (next == '=') { kind = EQUAL; length = 2; } break;
    case '!': if (next == '=') { kind = NOT_EQUAL; length = 2; } break;
    case '&': kind = next == '&' ? AND : UNKNOWN; length = 2; break;
    case '|': kind = next == '|' ? OR : UNKNOWN; length = 2; break;
    case '{': case '}': case '[': case ']': case ',': case ';': case '.': case '+': case '*': case '/': case '%':
    case '?': case ':': break;
    default: kind = UNKNOWN;
    }
    p->kind = kind;
    p->offset += length;
}

/// Reads the next token.
static void scan(Parser *p) {
    uint32_t before = p->offset;
    p->startsLine = before == 0;
    for (;;) {
        uint8_t c = at(p, p->offset);
        if (c == ' ' || c == '\t' || c == '\r') {
            p->offset++;
        } else if (c == '\n') {
            p->offset++;
            p->startsLine = 1;
        } else if (c == '/' && at(p, p->offset + 1) == '/') {
            const uint8_t *end = memchr(p->bytes + p->offset, '\n', p->count - p->offset);
            p->offset = end ? (uint32_t)(end - p->bytes) : p->count;
        } else {
            break;
        }
    }
    p->isGlued = p->offset == before;
    p->start = p->offset;
    uint8_t c = at(p, p->offset);
    if (p->offset >= p->count) {
        p->kind = END;
    } else if (isLower(c) || isUpper(c)) {
        uint8_t previous = p->start > 0 ? at(p, p->start - 1) : 0, next = at(p, p->start + 1);
        if (c == 'x' && (isDigit(previous) || previous == ')')
            && (isDigit(next) || next == '.' || next == '-' || next == '(')) {
            p->kind = TIMES;
            p->offset++;
        } else {
            p->kind = isLower(c) ? WORD : NAME;
            while (isWordPart(at(p, p->offset))) p->offset++;
        }
    } else if (isDigit(c) || (c == '.' && isDigit(at(p, p->offset + 1)))) {
        scanNumber(p);
    } else if (c == '"') {
        scanText(p, 0);
    } else if (c == '#') {
        p->kind = COLOUR;
        p->offset++;
        while (isWordPart(at(p, p->offset))) p->offset++;
    } else {
        scanSign(p, c);
    }
    p->end = p->offset;
}

// MARK: The tree

static uint32_t push(Parser *p, uint8_t kind) {
    if (p->nodeCount == p->nodeCapacity) {
        uint32_t capacity = p->nodeCapacity * 2;
        Node *nodes = realloc(p->nodes, sizeof(Node) * (size_t)capacity);
        if (!nodes) abort();
        p->nodes = nodes;
        p->nodeCapacity = capacity;
    }
    p->nodes[p->nodeCount] = (Node){p->start, p->end, p->nodeCount + 1, kind};
    return p->nodeCount++;
}

static uint32_t open(Parser *p, Kind kind) { return push(p, (uint8_t)kind); }

static void close(Parser *p, uint32_t node) {
    p->nodes[node].end = p->nodes[p->nodeCount - 1].end;
    p->nodes[node].subtreeEnd = p->nodeCount;
}

static void take(Parser *p) {
    push(p, p->kind);
    scan(p);
}

static void expectKind(Parser *p, uint8_t kind) {
    if (p->kind == kind) take(p); else p->failed = 1;
}

static int isWord(const Parser *p, const char *word, uint32_t length) {
    return p->kind == WORD && p->end - p->start == length && memcmp(p->bytes + p->start, word, length) == 0;
}
#define IS_WORD(p, word) isWord(p, word, sizeof(word) - 1)

// MARK: Expressions

static void parseExpression(Parser *p);

static void parseParenthesized(Parser *p) {
    uint32_t node = open(p, PARENTHESIZED);
    take(p);
    parseExpression(p);
    expectKind(p, ')');
    close(p, node);
}

static void parsePrimary(Parser *p) {
    if (p->kind == NUMBER) {
        take(p);
    } else if (p->kind == '(') {
        parseParenthesized(p);
    } else if (p->kind == NAME || (IS_WORD(p, "self") && at(p, p->end) == '.')) {
        uint32_t node = open(p, EDGE);
        take(p);
        if (p->kind == '.' && p->isGlued) take(p); else p->failed = 1;
        if (p->kind == WORD && p->isGlued) take(p); else p->failed = 1;
        close(p, node);
    } else if (p->kind == WORD) {
        uint32_t node = open(p, CALL);
        take(p);
        if (p->kind == '(' && p->isGlued) {
            do { take(p); parseExpression(p); } while (p->kind == ',' && !p->failed);
            expectKind(p, ')');
        }
        close(p, node);
    } else {
        p->failed = 1;
    }
}

static void parseUnary(Parser *p) {
    if (p->kind != '-' && p->kind != '!') { parsePrimary(p); return; }
    uint32_t node = open(p, UNARY);
    while (p->kind == '-' || p->kind == '!') take(p);
    parsePrimary(p);
    close(p, node);
}

static int rank(uint8_t kind) {
    switch (kind) {
    case OR: return 1;
    case AND: return 2;
    case '<': case '>': case LESS_OR_EQUAL: case GREATER_OR_EQUAL: case EQUAL: case NOT_EQUAL: return 3;
    case '+': case '-': return 4;
    case '*': case '/': case '%': return 5;
    default: return 0;
    }
}

static void parseOperands(Parser *p, int lowest) {
    parseUnary(p);
    for (int found; (found = rank(p->kind)) >= lowest && !p->failed;) {
        take(p);
        parseOperands(p, found + 1);
    }
}

static void parseExpression(Parser *p) {
    if (++p->depth > 256) { p->failed = 1; return; }
    uint32_t node = open(p, EXPRESSION);
    parseOperands(p, 1);
    if (p->kind == '?') {
        take(p);
        parseExpression(p);
        expectKind(p, ':');
        parseExpression(p);
    }
    close(p, node);
    p->depth--;
}

// MARK: Values

static void parsePath(Parser *p) {
    uint32_t node = open(p, PATH);
    if (p->kind == WORD) { take(p); close(p, node); return; }
    expectKind(p, NAME);
    for (;;) {
        if (p->kind == '[') {
            uint32_t index = open(p, INDEX);
            do { take(p); parseExpression(p); } while (p->kind == ',' && !p->failed);
            expectKind(p, ']');
            close(p, index);
        } else if (p->kind == '.' && p->isGlued) {
            take(p);
            if (p->kind == NAME || p->kind == WORD) take(p); else p->failed = 1;
        } else {
            break;
        }
        if (p->failed) break;
    }
    close(p, node);
}

static void parseLink(Parser *p) {
    uint32_t node = open(p, LINK);
    do { take(p); parsePath(p); } while (p->kind == ',' && !p->failed);
    close(p, node);
}

static void parseLength(Parser *p) {
    uint32_t node = open(p, LENGTH);
    if (p->kind == '-') take(p);
    if (p->kind == NUMBER) take(p); else if (p->kind == '(') parseParenthesized(p); else p->failed = 1;
    if (p->isGlued && (p->kind == WORD || p->kind == '%')) take(p);
    close(p, node);
}

static void parseLengths(Parser *p) {
    uint32_t node = open(p, LENGTHS);
    parseLength(p);
    if (p->kind == TIMES) {
        take(p);
        parseLength(p);
    } else {
        while (p->kind == ',' && !p->failed) { take(p); parseLength(p); }
    }
    close(p, node);
}

static void parseScreens(Parser *p) {
    for (;;) {
        if (p->kind == '.') {
            uint32_t node = open(p, DEVICE);
            take(p);
            if (p->isGlued && (p->kind == WORD || p->kind == NAME)) take(p); else p->failed = 1;
            if (p->isGlued && p->kind == '.') {
                take(p);
                if (p->isGlued && IS_WORD(p, "landscape")) take(p); else p->failed = 1;
            }
            close(p, node);
        } else {
            uint32_t node = open(p, LENGTHS);
            parseLength(p);
            expectKind(p, TIMES);
            if (!p->failed) parseLength(p);
            close(p, node);
        }
        if (p->kind != ',' || p->failed) return;
        take(p);
    }
}

/// Parses the devices that an expectation is about, if there are any.
static void parseOn(Parser *p) {
    if (!IS_WORD(p, "on") || p->startsLine) return;
    uint32_t node = open(p, DEVICES);
    take(p);
    parseScreens(p);
    close(p, node);
}

static void parseText(Parser *p) {
    uint32_t node = open(p, TEXT);
    if (p->kind == STRING_HEAD) {
        do { take(p); parseExpression(p); } while (p->kind == STRING_MIDDLE && !p->failed);
        expectKind(p, STRING_TAIL);
    } else {
        take(p);
    }
    close(p, node);
}

static void parseCase(Parser *p) {
    uint32_t node = open(p, CASE);
    take(p);
    if (p->isGlued && (p->kind == WORD || p->kind == NAME)) take(p); else p->failed = 1;
    close(p, node);
}

/// Parses a value if there is one.
static int parseValue(Parser *p) {
    if (p->kind == ARROW) { parseLink(p); return 1; }
    if (p->startsLine) return 0;
    switch (p->kind) {
    case NUMBER: case '(': case '-': parseLengths(p); return 1;
    case STRING: case STRING_HEAD: parseText(p); return 1;
    case '.': parseCase(p); return 1;
    case COLOUR: {
        uint32_t node = open(p, COLOUR);
        take(p);
        close(p, node);
        return 1;
    }
    default: return 0;
    }
}

static void parseAttributes(Parser *p) {
    while (p->kind == WORD && !p->startsLine && !p->failed) {
        uint32_t node = open(p, ATTRIBUTE);
        take(p);
        while (!p->failed && parseValue(p)) {}
        close(p, node);
    }
}

// MARK: Expectations

static void parsePlace(Parser *p) {
    if (p->kind == NAME) parsePath(p); else parseLengths(p);
}

static void parseSteps(Parser *p);

/// Parses what follows the words of a gesture or a step.
static void parseWords(Parser *p) {
    while (p->kind == WORD && !p->startsLine && !p->failed) {
        if (IS_WORD(p, "not") || IS_WORD(p, "fires") || IS_WORD(p, "cancels") || IS_WORD(p, "selects")
            || IS_WORD(p, "highlights") || IS_WORD(p, "scrolls") || IS_WORD(p, "drags") || IS_WORD(p, "zooms")
            || IS_WORD(p, "recognizes") || IS_WORD(p, "touches") || IS_WORD(p, "sends") || IS_WORD(p, "nothing")
            || IS_WORD(p, "on")) {
            return;
        }
        take(p);
        while (!p->startsLine && !p->failed
            && (p->kind == NAME || p->kind == NUMBER || p->kind == '(' || p->kind == '-')) {
            parsePlace(p);
        }
        if (p->kind == '{' && !p->startsLine) parseSteps(p);
    }
}

static void parseSteps(Parser *p) {
    if (++p->depth > 256) { p->failed = 1; return; }
    uint32_t block = open(p, BLOCK);
    take(p);
    while (p->kind != '}' && !p->failed) {
        if (p->kind == ';') { take(p); continue; }
        if (p->kind != WORD) { p->failed = 1; break; }
        p->startsLine = 0;
        uint32_t node = open(p, STEP);
        parseWords(p);
        close(p, node);
    }
    expectKind(p, '}');
    close(p, block);
    p->depth--;
}

static void parseOutcome(Parser *p) {
    uint32_t node = open(p, OUTCOME);
    if (IS_WORD(p, "nothing")) {
        take(p);
    } else {
        if (IS_WORD(p, "not")) take(p);
        if (IS_WORD(p, "sends")) take(p);
        expectKind(p, WORD);
        if (p->kind == ARROW) { take(p); parsePath(p); } else p->failed = 1;
    }
    close(p, node);
}

static void parseExpect(Parser *p) {
    uint32_t node = open(p, EXPECT);
    take(p);
    if (IS_WORD(p, "hit")) {
        take(p);
        parsePlace(p);
        parseOn(p);
        if (!parseValue(p)) p->failed = 1;
    } else if (IS_WORD(p, "reachable") || IS_WORD(p, "unreachable")) {
        take(p);
        while (!p->failed && parseValue(p)) {}
        parseOn(p);
    } else {
        uint32_t gesture = open(p, GESTURE);
        parseWords(p);
        close(p, gesture);
        parseOn(p);
        parseOutcome(p);
        while (p->kind == ',' && !p->failed) { take(p); parseOutcome(p); }
    }
    close(p, node);
}

// MARK: Statements

static void parseBlock(Parser *p);

static void parseLet(Parser *p) {
    uint32_t node = open(p, LET);
    take(p);
    expectKind(p, WORD);
    expectKind(p, '=');
    if (!parseValue(p)) p->failed = 1;
    close(p, node);
}

static void parseImport(Parser *p) {
    uint32_t node = open(p, IMPORT);
    take(p);
    expectKind(p, STRING);
    close(p, node);
}

static void parseIf(Parser *p) {
    uint32_t node = open(p, IF);
    for (;;) {
        take(p);
        if (p->kind != '(') { p->failed = 1; break; }
        parseParenthesized(p);
        parseBlock(p);
        if (!IS_WORD(p, "else")) break;
        take(p);
        if (IS_WORD(p, "if")) continue;
        parseBlock(p);
        break;
    }
    close(p, node);
}

static void parseItem(Parser *p) {
    uint32_t node = open(p, ITEM);
    if (IS_WORD(p, "subview")) take(p);
    expectKind(p, WORD);
    if (p->kind == NAME && !p->startsLine) take(p);
    while (!p->failed && parseValue(p)) {}
    parseAttributes(p);
    if (p->kind == '{' && !p->startsLine) parseBlock(p);
    close(p, node);
}

static void parseStatement(Parser *p) {
    if (IS_WORD(p, "let")) parseLet(p);
    else if (IS_WORD(p, "if")) parseIf(p);
    else if (IS_WORD(p, "expect")) parseExpect(p);
    else parseItem(p);
    if (p->kind != '}' && p->kind != ';' && p->kind != END && !p->startsLine) p->failed = 1;
}

static void parseBlock(Parser *p) {
    if (p->kind != '{' || ++p->depth > 256) { p->failed = 1; return; }
    uint32_t node = open(p, BLOCK);
    take(p);
    while (p->kind != '}' && !p->failed) {
        if (p->kind == ';') take(p); else parseStatement(p);
    }
    expectKind(p, '}');
    close(p, node);
    p->depth--;
}

static void parseComponent(Parser *p) {
    uint32_t node = open(p, COMPONENT);
    take(p);
    expectKind(p, WORD);
    if (p->kind == '(') {
        do {
            take(p);
            uint32_t parameter = open(p, PARAMETER);
            expectKind(p, WORD);
            if (p->kind == '=') {
                take(p);
                if (p->kind == STRING) take(p); else parseExpression(p);
            } else {
                expectKind(p, ARROW);
            }
            close(p, parameter);
        } while (p->kind == ',' && !p->failed);
        expectKind(p, ')');
    }
    if (p->kind != WORD) p->failed = 1;
    parseItem(p);
    close(p, node);
}

static void parseDefinition(Parser *p) {
    if (IS_WORD(p, "let")) { parseLet(p); return; }
    if (IS_WORD(p, "import")) { parseImport(p); return; }
    if (IS_WORD(p, "component")) { parseComponent(p); return; }
    if (!IS_WORD(p, "scene")) { p->failed = 1; return; }
    uint32_t node = open(p, SCENE);
    take(p);
    expectKind(p, NAME);
    parseScreens(p);
    parseAttributes(p);
    parseBlock(p);
    close(p, node);
}

int64_t baseline_parse(const uint8_t *bytes, int64_t count) {
    if (count < 0 || count >= UINT32_MAX / 2) return -1;
    Parser parser = {.bytes = bytes, .count = (uint32_t)count, .interpolation = -1};
    parser.nodeCapacity = 1024;
    parser.nodes = malloc(sizeof(Node) * parser.nodeCapacity);
    if (!parser.nodes) return -1;
    scan(&parser);
    uint32_t file = open(&parser, FILE_NODE);
    while (parser.kind != END && !parser.failed) {
        if (parser.kind == ';') take(&parser); else parseDefinition(&parser);
    }
    close(&parser, file);
    int64_t result = parser.failed ? -1 : (int64_t)parser.nodeCount;
    free(parser.nodes);
    return result;
}
